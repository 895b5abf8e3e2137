### The lessons: `lesson-1` names lesson 1, `lesson-1-steps` its steps, one a line. `lesson-1-3` is what step 3 says, and on a line of its own
### what it asks for; `lesson-1-3-wrong-2` answers the second likely other try there, `lesson-1-learned` is what is known after it, three lines.
### Ada, Bruno and Clara sit in the other seats, from the left.

lesson-1 = Bid, build, earn
lesson-1-steps =
    Cards for buildings
    Your bid
    The cards are yours
    A first building
    A first wall
    One card kept
    Income
    A second building
lesson-1-1 =
    You lead the town of Lucca. Buildings score most of the points, and the most points win. You build with project cards, which lie in columns. Column 1 has three cards.
    Send an envoy to column 1.
lesson-1-1-wrong-1 = That earns from buildings, and you have none yet. First get cards.
lesson-1-1-wrong-2 = Only one card lies there. Column 1 has three.
lesson-1-1-wrong-3 = Allowed, but column 1 has the most cards. Try it.
lesson-1-2 =
    Your bid lies with your envoy. Others outbid you with more: your envoy must go, and the gold comes back to you.
    Bid as much gold as you like, even none.
lesson-1-3 =
    Nobody outbid you. Whoever claims a column takes all its cards and pays the bid. New cards take their place.
    Claim the column.
lesson-1-3-wrong-1 = A second envoy is possible. But cards on the board build nothing: claim.
lesson-1-3-wrong-2 = There is nothing to earn yet. Claim your cards.
lesson-1-4 =
    Each turn, one building storey and one wall storey are free. A military building scores 1 point, and the military category becomes active. It will earn armies, and enemies will come.
    Play the military card as a new building.
lesson-1-4-wrong-1 = Your free storeys would be lost. Play the military card first.
lesson-1-4-wrong-2 = In the wall it scores nothing. Make it a building.
lesson-1-5 =
    Now the free wall storey. Walls take any card; they score nothing but hold enemies off. Keep the religion card: its level 2 builds higher.
    Use the culture card for the wall.
lesson-1-5-wrong-1 = Level 2 builds higher later. Use the other card for the wall.
lesson-1-5-wrong-2 = One wall storey is free every turn: build it.
lesson-1-5-wrong-3 = A second building in one turn is not free. The wall is.
lesson-1-6 =
    One more storey would cost your craftsman. If you finish, the card stays in your hand.
    Finish your turn.
lesson-1-6-wrong-1 = You could pay the craftsman. Keep them: next turn a storey is free again.
lesson-1-7 =
    Income is 1 resource per storey of your tallest building in each active category, and what your town gives, a pilgrim and a resource of your choice. Afterwards all categories are inactive.
    Take income.
lesson-1-7-wrong-1 = Possible. But take income first: your military is active now.
lesson-1-7-wrong-2 = None of your envoys stands on a column.
lesson-1-8 =
    Any card of a category starts a building there, whatever its level. This turn a storey is free again.
    Play the religion card as a building.
lesson-1-8-wrong-1 = A new building scores a point and earns pilgrims. Build it.
lesson-1-8-wrong-2 = A free storey, and a point: play the card.
lesson-1-learned =
    Bid in one turn, claim in a later one.
    Any card can be a wall.
    Income pays for what is active.

lesson-2 = Outbid, build higher, hold the walls
lesson-2-steps =
    More gold
    A pilgrim helps
    Claim it
    A second storey
    Along the wall
    A guild master
    The enemy attacks
    On the walls
    You held
lesson-2-1 =
    Bruno’s envoy stands on column 1 with a bid of nothing. Outbid it: 1 gold is enough.
    Go to column 1 and bid 1.
lesson-2-1-wrong-1 = Column 1 has three cards, and nothing was bid for it. Go there.
lesson-2-1-wrong-2 = Income is always possible, and not bad here. But this is about bids: column 1.
lesson-2-1-wrong-3 = One is enough to outbid Bruno. Save your gold.
lesson-2-2 =
    Ada outbids you. Take envoy and gold back, or pay a pilgrim to move both to a free column or a lower bid. On column 4 Bruno bid nothing, and military 2 lies there.
    Move to column 4.
lesson-2-2-wrong-1 = Your turn would be lost. A pilgrim saves it.
lesson-2-2-wrong-2 = Free, but column 4 has what you need: military, level 2.
lesson-2-3 =
    Bruno’s envoy had to go.
    Claim column 4.
lesson-2-3-wrong-1 = First take the cards: somebody may outbid you again.
lesson-2-4 =
    A second storey needs a card of its category, of level 2 or more: your military 2 fits. It scores 2 points, and income will be two armies.
    Build higher with the military card.
lesson-2-4-wrong-1 = The storey is free: build higher.
lesson-2-4-wrong-2 = A second small building scores 1. A second storey scores 2 and earns more.
lesson-2-5 =
    Now the wall. A second storey would need level 2, or a craftsman for the missing level. A second section is free.
    Start a second section.
lesson-2-5-wrong-1 = A second building storey costs your craftsman. The wall is free.
lesson-2-5-wrong-2 = The wall storey is free, and enemies are coming.
lesson-2-6 = Yours is the first two-storey military building, so you take its guild master: 1 more army with each income, 3 points at the end. Next, the enemy.
lesson-2-7 =
    Another game. Venice attacks each town with 4, plus 1 for each point above the lowest score: you face 7. Armies sent to the alliance lower every attack. You have four.
    Send two or three.
lesson-2-7-wrong-1 = Then nobody stands on your walls, and you depend on what the others send.
lesson-2-7-wrong-2 = Safe, but without a reward: that goes to whoever sends most.
lesson-2-7-wrong-3 = Probably too few for a reward. Two still leave you safe.
lesson-2-8 =
    The rest man your walls. An army on a wall card counts 1 plus the height of the card: 2 below, 3 above. Two armies make 5, and 7 less 2 is 5.
    Keep what is left in town.
lesson-2-8-wrong-1 = Armies you hold back do not defend you. Put them on the walls.
lesson-2-9 = You held, and you sent most: the hero tile (3 points) is yours. Where a defence falls short, every missing point is pillage, minus 1 at the end. Three more enemies follow: 8, 12 and 16.
lesson-2-learned =
    A column goes to the highest bid.
    Storeys score 1, 2, 3 and 4.
    Manned walls hold the enemy off.

lesson-3 = How games are won
lesson-3-steps =
    What winners have
    Military first
    Build high
    Higher than Bruno
    How many to send
    None at all
    Strong walls
lesson-3-1 = In 400 games between bots, eight of ten winners scored 38 to 49: 27 from buildings, 9 from hero tiles. Players with ten points of hero tiles won every second game, those without any one in eleven.
lesson-3-2 =
    Your first card serves economy or military. Military earns armies with every income: with five military storeys or more, players won 44 of 100 games, with two or fewer 14.
    Build military.
lesson-3-2-wrong-1 = Gold wins bids, but an army costs two gold. Military first.
lesson-3-2-wrong-2 = A wall without armies is empty. First somebody to stand on it.
lesson-3-3 =
    Another game, near the end, and a culture card of level 4. A new building scores 1; as the fourth storey it scores 4, making ten for that building.
    Build high with the culture card.
lesson-3-3-wrong-1 = One point. The fourth storey scores four.
lesson-3-3-wrong-2 = Level 4 is too rare for a wall: only it makes a fourth storey without craftsmen.
lesson-3-4 =
    Your craftsmen pay for one more storey. Another fourth one scores 4 points and gives you more military points than Bruno, whose guild master joins you: 3 less there, 3 more here.
    Build with military 4.
lesson-3-4-wrong-1 = It could wait a turn, but the guild master is never safer than now.
lesson-3-4-wrong-2 = Seven points beat a wall here.
lesson-3-4-wrong-3 = One point, and no guild master. Build high.
lesson-3-5 =
    Another game: the Pope. Nobody has a higher score, so you face the most, 19. Your walls, four storeys and one, make 16 with five armies.
    Decide how many you send to the alliance.
lesson-3-5-wrong-1 = Five in the alliance lower 19 to 14, and empty walls stop nothing: 14 points of pillage.
lesson-3-5-wrong-2 = Each army you send lowers the attack by 1 and takes 2 to 5 from your walls.
lesson-3-6 =
    None: nobody else sends any either. On the walls, highest first, your five count 5, 4, 3, 2 and 2.
    Keep all five in town.
lesson-3-6-wrong-1 = Four wall cards stay empty, and each costs you 2 to 4.
lesson-3-6-wrong-2 = Every wall card left empty costs you 2 points or more.
lesson-3-7 = Pillage: 3 for you, 11, 5 and 8 for the others. Your walls put you in front. Among the strongest bots, six wall storeys or more won 43 of 100 games, three or fewer 9.
lesson-3-learned =
    Military from the start.
    High buildings beat many small ones.
    Each army on a high wall counts most.

# What a step points at, by name: of you or of another, where it is somebody’s.

point-column = column { $id }
point-envoys =
    { $you ->
        [seat] your envoys
       *[other] { $seat }’s envoys
    }
point-town =
    { $you ->
        [seat] your town
       *[other] { $seat }’s town
    }
point-gold =
    { $you ->
        [seat] your gold
       *[other] { $seat }’s gold
    }
point-hand =
    { $you ->
        [seat] your hand
       *[other] { $seat }’s hand
    }
point-walls =
    { $you ->
        [seat] your walls
       *[other] { $seat }’s walls
    }
point-income =
    { $you ->
        [seat] your income
       *[other] { $seat }’s income
    }
point-pilgrims =
    { $you ->
        [seat] your pilgrims
       *[other] { $seat }’s pilgrims
    }
point-master = { $name }
point-enemy = the enemy
point-facing = the attack on you
point-armies =
    { $you ->
        [seat] your armies
       *[other] { $seat }’s armies
    }
point-heroes = the hero tiles
point-score =
    { $you ->
        [seat] your score
       *[other] { $seat }’s score
    }
point-masters = the guild masters
point-craftsmen =
    { $you ->
        [seat] your craftsmen
       *[other] { $seat }’s craftsmen
    }
point-pillage = the pillage

# What wins, for somebody who plays a first game; and what each kind of decision is for.

goal = Most points when the fourth enemy has attacked. You have { $mine }, the best of the others { $best }.
purpose-project = Bid for cards, claim them next turn, take income when several categories are active. Cards on the board build nothing.
purpose-offer = You pay when you claim. Bid only as much as keeps the others away.
purpose-displaced = A pilgrim saves the turn: move to a column that still has what you need.
purpose-gain = Take what your next storey or your walls lack: craftsmen to build, armies before an enemy.
purpose-build = One building storey and one wall storey are free every turn. Unused, they are lost.
purpose-place = Storeys score 1, 2, 3, 4: build high. Walls score nothing, but enemies come four times.
purpose-discard = Keep high levels: they build higher without craftsmen.
purpose-exchange = Two of a kind for one you need: before an enemy, armies.
purpose-repair = Each pillage costs a point at the end. Pilgrims take it away.
purpose-gold-armies = Armies for gold: only as many as your walls can use or the alliance rewards.
purpose-pilgrim-armies = Armies for pilgrims: only as many as your walls can use or the alliance rewards.
purpose-alliance = Armies in the alliance weaken every attack, and whoever sends most is rewarded. Send only what the walls do not need.
purpose-city = An army on a high wall counts most. Man the walls until the attack is held.
