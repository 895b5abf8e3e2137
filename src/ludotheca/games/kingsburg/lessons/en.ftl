### The lessons: `lesson-1` names lesson 1, `lesson-1-steps` its steps, one a line. `lesson-1-3` is what step 3 says, and on a line of its own
### what it asks for; `lesson-1-3-wrong-2` answers the second likely other try there, `lesson-1-learned` is what is known after it, three lines.
### Ada, Bruno and Clara sit in the other seats, from the left.

lesson-1 = Dice, gifts, buildings
lesson-1-steps =
    A first good
    A die for an advisor
    Two dice together
    Gifts
    A first building
    A summer of your own
    The heart of it
lesson-1-1 =
    You govern a province. After five years the most victory points win, and most come from buildings. Buildings cost goods: gold, wood and stone. The King gives you one good.
    Take gold.
lesson-1-1-wrong-1 = Allowed. But most buildings need gold, and wood is coming soon. Take gold.
lesson-1-1-wrong-2 = Allowed. But stone is coming soon. Take gold.
lesson-1-2 =
    A new season: everybody has rolled three dice, and the lowest total goes first. Dice visit the King’s advisors, numbered 1 to 18, by their exact sum. Number 3, the Architect, gives 1 wood.
    Send your 3 to the Architect.
lesson-1-2-wrong-1 = Ada is with the Treasurer: an advisor who has a visitor is occupied for the season.
lesson-1-2-wrong-2 = All three dice for one visit and two goods. Two visits give three: divide your dice.
lesson-1-2-wrong-3 = Passing ends your season, and you still have dice to send.
lesson-1-3 =
    Everybody sends one group of dice in turn. Your 4 and 5 make a group of 9: the Master Hunter gives 1 wood, and a gold or a stone.
    Send 4 and 5 to the Master Hunter.
lesson-1-3-wrong-1 = The Merchant gives one good, the Master Hunter two. Send 4 and 5 together.
lesson-1-3-wrong-2 = Bruno is with the Sergeant already. Add 4 and 5.
lesson-1-4 =
    All dice are placed, so the advisors give their gifts, from 1 to 18. The Architect’s wood is yours. With your gold, a stone pays for a Guard Tower.
    From the Master Hunter take wood and stone.
lesson-1-4-wrong-1 = Gold is useful too. But a Guard Tower needs a stone, and you have none.
lesson-1-5 =
    Now everybody may build once, each row from left to right. A Guard Tower costs a gold and a stone, scores a point and helps every winter. A Palisade, two wood, helps in winter only.
    Build either of them.
lesson-1-5-wrong-1 = The Inn gives something once a year and scores nothing. Tower and Palisade help every winter.
lesson-1-5-wrong-2 = The Blacksmith stands behind the Guard Tower: each row is built from the left.
lesson-1-5-wrong-3 = You can pay for a building: build one.
lesson-1-6 =
    You and Bruno have the most buildings: the King’s Reward, 1 point each. Now summer: your total is the lowest, so you go first and every advisor is free.
    Send a group wherever you like.
lesson-1-6-wrong-1 = Your dice earn goods. Send at least one group.
lesson-1-7 = That is the heart of it: roll, visit, receive, build, three seasons a year. Every winter an enemy comes, and you need soldiers: that is the next lesson.
lesson-1-learned =
    Dice visit advisors by their exact sum.
    An advisor receives one visitor a season.
    Goods become buildings, row by row.

lesson-2 = Autumn and winter
lesson-2-steps =
    An enemy comes
    The others’ dice
    A token that adds two
    Goods for next year
    Against the winter
    A soldier, or not
    The battle
    Help for the last
    One thing more
lesson-2-1 = Autumn of the first year. Next comes winter, and an enemy: a card face down, of strength 2 to 4. If you are weaker, you lose goods or a building.
lesson-2-2 =
    Look at the others’ dice first. Bruno occupies the Treasurer (8). Ada is next and has a 4, as you do: whoever goes first gets the Merchant.
    Send one 4 to the Merchant.
lesson-2-2-wrong-1 = The Treasurer is occupied: nobody else may come this season.
lesson-2-2-wrong-2 = Two soldiers and a look at the enemy, but then the Merchant is gone. First the one that others want.
lesson-2-2-wrong-3 = Three goods for a point and all your dice. You can have as much for less.
lesson-2-2-wrong-4 = You still have three dice. Send a group.
lesson-2-3 =
    4 and 6 make 10. Your +2 token raises one group by two: 12 reaches the Duchess, who gives two goods and a new token.
    Send both dice with the token.
lesson-2-3-wrong-1 = Not bad before winter. But goods build, and the Duchess gives your token back.
lesson-2-3-wrong-2 = Possible. But 4, 6 and the token reach the Duchess: two goods and a new token.
lesson-2-3-wrong-3 = Dice you do not send give nothing.
lesson-2-4 =
    Now the gifts: a good from the Merchant, any two from the Duchess. What you do not need now builds next year.
    Take gold from the Merchant, then any two goods.
lesson-2-4-wrong-1 = You have wood. The Blacksmith needs a gold as well.
lesson-2-5 =
    In battle your soldiers, the King’s die and your buildings add up. Your Guard Tower adds 1. A Palisade, or the Blacksmith behind the Tower, adds 1 more every winter.
    Build the Palisade or the Blacksmith.
lesson-2-5-wrong-1 = Possible. But a battle is next: the Palisade and the Blacksmith count in every one.
lesson-2-5-wrong-2 = You can pay for a building, and a battle is next.
lesson-2-6 =
    Before the battle, two goods buy a soldier. Count first: 2 from buildings, and the King’s die adds 1 to 6. At least 3, against 2 to 4: a small risk.
    Keep your goods and finish.
lesson-2-6-wrong-1 = Two goods against a small risk, and all soldiers go home afterwards. Keep your goods.
lesson-2-7 = Goblins, strength 3. The King’s die shows 1; your Barricade adds 1 against Goblins: 4 in all, you win a stone. Bruno, strongest with 5, scores an extra point. Below 3 you lose a gold and a building.
lesson-2-8 =
    A new year, and stronger enemies each time. Ada has the fewest buildings, so the King’s Aid lends Ada a white die. You go first with 1, 3 and 4.
    Visit any advisor you like.
lesson-2-8-wrong-1 = Passing would waste the whole spring. Send a group.
lesson-2-9 = You have seen the year: aid for the last, three seasons, a battle. One thing more: after summer, the player furthest behind gets the King’s Envoy, to visit an occupied advisor or build twice.
lesson-2-learned =
    A +2 token raises a group.
    Soldiers, buildings and the King’s die fight the winter.
    Two goods buy a soldier.

lesson-3 = How games are won
lesson-3-steps =
    What winners build
    Early points
    Small visits
    Cheap help in winter
    Goods before soldiers
    One soldier, late
    Build, then defend
lesson-3-1 = In 400 games between bots, eight of ten winners scored 39 to 55, half of it from buildings. Nearly everybody finished the lowest row: Barricade, Crane, Town Hall, Embassy. Here is why.
lesson-3-2 =
    Third summer, and you are last with 7 points. The Embassy scores 4 at once and 1 at the end of each season. Eight seasons are left: 12 in all.
    Build the Embassy.
lesson-3-2-wrong-1 = 2 points and 1 in battle: good some day. The Embassy pays eight times if you build it now.
lesson-3-2-wrong-2 = 3 points, once. The Embassy scores 12 by the end.
lesson-3-2-wrong-3 = Waiting costs a point every season.
lesson-3-3 =
    Another game: dice 2, 3 and 4, and three tokens. One strong visit or several small ones? Winners made 25 visits in fifteen seasons, mostly with one die or two.
    Begin with a single die.
lesson-3-3-wrong-1 = Two goods for two dice and a token. Sent alone, the same dice earn as much, and the token stays.
lesson-3-3-wrong-2 = All your dice for two goods. Single visits give you three things.
lesson-3-3-wrong-3 = You still have dice, and advisors are free. Send a die.
lesson-3-4 =
    Another game, spring of the second year. A Palisade costs two wood: no points, but 1 in every battle to come, 2 against Zombies. Four winters for two wood: no soldier is that cheap.
    Build the Palisade.
lesson-3-4-wrong-1 = A useful building, but it can wait a season. The Palisade counts from this winter on.
lesson-3-4-wrong-2 = A token each summer is useful. The Palisade helps in four winters.
lesson-3-4-wrong-3 = A season without a building is a season lost.
lesson-3-5 =
    Second winter, strength 3 to 5, and you have no soldier. Two goods buy one. But goods become buildings, and an early defeat costs less than the soldiers that prevent it.
    Keep your goods.
lesson-3-5-wrong-1 = That soldier goes home in spring, and half a building is gone.
lesson-3-6 =
    Fourth winter, strength 5 to 7. You lead with 31, and a defeat may destroy a building with its points. Your Barracks hire a soldier for one good.
    Recruit one soldier, then stop.
lesson-3-6-wrong-1 = You have 3 and the King’s die: against 7, a roll of 1, 2 or 3 loses. Recruit one.
lesson-3-6-wrong-2 = One soldier gives you a fair chance. The rest builds in spring.
lesson-3-7 = Zombies, strength 7, and the King’s die shows 3: your 7 holds exactly, nothing is lost. Players with ten buildings won 45 of 100 games, with eight or fewer 9: build every season, defend late.
lesson-3-learned =
    The lowest row scores most: start early.
    Several small visits beat one strong one.
    Build every season, defend late.

# What a step points at, by name: of you or of another, where it is somebody’s.

point-goods =
    { $you ->
        [seat] your goods
       *[other] { $seat }’s goods
    }
point-province =
    { $you ->
        [seat] your province
       *[other] { $seat }’s province
    }
point-score =
    { $you ->
        [seat] your score
       *[other] { $seat }’s score
    }
point-dice =
    { $you ->
        [seat] your dice
       *[other] { $seat }’s dice
    }
point-advisor = { $name }
point-order = the turn order
point-building = { $name }
point-court = the court
point-calendar = the calendar
point-enemy = the enemy’s card
point-token =
    { $you ->
        [seat] your +2 tokens
       *[other] { $seat }’s +2 tokens
    }
point-soldiers =
    { $you ->
        [seat] your soldiers
       *[other] { $seat }’s soldiers
    }
point-envoy = the King’s Envoy

# What wins, for somebody who plays a first game; and what each kind of decision is for.

goal = Most points after five years, most of them from buildings. You have { $mine }, the best of the others { $best }.
purpose-aid = A good for the one who is behind: take what your next building still lacks.
purpose-reroll = Many small dice make many small visits. Reroll only when hardly anything can be reached.
purpose-influence = One die for a small gift, two for a larger. What others can reach too should come first.
purpose-either = Take what your next building lacks, not what sounds like more.
purpose-goods = Take the goods of the building you want this season.
purpose-swap = One good for two: worth it when the two build something now.
purpose-smuggle = A point now for goods that build more points: good early, seldom at the end.
purpose-build = Buildings are points and powers for all years to come. A season without one is lost.
purpose-build-again = Two buildings in one season, if you can pay both. The Envoy comes back to the one behind.
purpose-town-hall = Goods you cannot build with become points here.
purpose-recruit = Winter takes goods and buildings from whoever is weaker. Count buildings and the King’s die first; soldiers are the dear part.
purpose-spoils = Take what next spring’s building lacks.
purpose-losses = Give up what your next building can do without.
