### The lessons: `lesson-1` names lesson 1, `lesson-1-steps` its steps, one a line. `lesson-1-3` is what step 3 says, and on a line of its own
### what it asks for; `lesson-1-3-wrong-2` answers the second likely other try there, `lesson-1-learned` is what is known after it, three lines.
### Ada, Bruno and Clara sit in the other seats, from the left.

lesson-1 = Peasants, dice, monuments
lesson-1-steps =
    A city to rule
    A die sends peasants
    A die left over
    Staying at home
    Enough for now
    The season is over
    What comes next
lesson-1-1 =
    You rule a city. Ten monuments and sixteen peasants at the end of a year win; after seven years without a winner, all lose. You have eight peasants.
    Hold court to send them to work.
lesson-1-1-wrong-1 = Passing here puts you out for a long while. The first court is free: hold it.
lesson-1-2 =
    Four dice, four jobs: soldiers 2, merchants 3, quarry 4, priests 1. A die sends up to that many peasants. Every two in the quarry raise a monument.
    Take the quarry die and send four.
lesson-1-2-wrong-1 = Three raise only one monument; the third works for nothing. Send an even number.
lesson-1-2-wrong-2 = Merchants are useful. But a 4 for the quarry is rare: two monuments at once.
lesson-1-2-wrong-3 = Soldiers must attack somebody. Not now: the quarry shows 4.
lesson-1-3 =
    Ada holds court and takes the quarry die. For 1 silver you may buy one of the dice left over. Merchants earn silver; your coin goes to a market stall you choose.
    Buy the merchants’ die and send two.
lesson-1-3-wrong-1 = Passing does no harm. But then nobody earns silver for you, and courts will cost some.
lesson-1-3-wrong-2 = Soldiers have their time later. Merchants pay you back now.
lesson-1-4 =
    Bruno holds court. Two of your peasants are at home, and there they stay. Passing on a die costs nothing.
    Pass: leave the dice.
lesson-1-4-wrong-1 = You could. But courts cost more each time round: keep your silver and peasants for once.
lesson-1-5 =
    Second time round: a court costs 1 silver now, then 2, 3 and 4. When all have passed, everybody works.
    Pass: you have done enough.
lesson-1-5-wrong-1 = Possible for 1 silver, with two peasants left. Save it this time.
lesson-1-6 =
    Two monuments stand, your merchants earned silver, and everybody is home again: the season is over. You were King of Kings, first in turn and first in ties.
    Name another king.
lesson-1-7 = You still need eight monuments and eight peasants. Peasants come at the end of the year, for wheat; farmers grow wheat in the second season, the harvest. That is the next lesson.
lesson-1-learned =
    Dice send peasants to work.
    Two in the quarry raise a monument.
    A court costs more each time round.

lesson-2 = The harvest
lesson-2-steps =
    Bread for everybody
    Two merchants
    Any die sends farmers
    The last two
    A hero defends
    What they earned
    New peasants
    Without a die
lesson-2-1 = The harvest season. At the end of the year each peasant eats 1 wheat, and those who get none leave. This year is moderate: each farmer yields 3 wheat. What is left over welcomes new peasants.
lesson-2-2 =
    Bruno is King of Kings and sent farmers. A merchants’ die of 3 is left. Two merchants earn more than the 1 silver it costs; six peasants remain as farmers.
    Buy the die, send two, then choose a stall.
lesson-2-2-wrong-1 = Silver pays for courts. Two merchants for 1 silver are a good trade.
lesson-2-2-wrong-2 = A monument can wait. This season you need silver and, above all, farmers.
lesson-2-2-wrong-3 = This time merchants, and two of them: silver now, monuments later.
lesson-2-3 =
    Your turn to hold court. In the harvest, and only in your own court, any die may send farmers. The highest is the soldiers’ 4.
    Hold court, then send four farmers with that die.
lesson-2-3-wrong-1 = As soldiers they yield no wheat. Use the same die for farmers.
lesson-2-3-wrong-2 = Three farmers. The 4 sends one more.
lesson-2-3-wrong-3 = Without farmers your peasants starve. Hold court.
lesson-2-4 =
    Two peasants are left. The next court has nothing for you; your own costs 1 silver and sends both.
    Pass on the dice, then hold court and send both as farmers.
lesson-2-4-wrong-1 = They would be missing as farmers. Pass on this die.
lesson-2-5 =
    Bruno attacks you with two soldiers. Everybody in a fight secretly plays a hero, 0 to 4; heroes 1 to 4 are used up. You have no soldiers, so your hero defends alone.
    Play a strong hero.
lesson-2-5-wrong-1 = The 0 is never used up, but two soldiers beat it, and one of your workers goes home.
lesson-2-5-wrong-2 = Too weak against two soldiers and a hero. Play 3 or 4.
lesson-2-6 = The attack failed. Your merchants earned silver, six farmers yielded 18 wheat. Priests would have earned worship: it buys 1 more wheat per farmer, and then perhaps a blessing of the gods.
lesson-2-7 =
    Eight wheat are eaten, ten are left. One to six new peasants cost 1, 3, 6, 10, 15 or 21 wheat. The twelfth lives in the house with a flag, and that helps you soon.
    Welcome four peasants.
lesson-2-7-wrong-1 = You can afford four. You need sixteen to win, and twelve help you at once.
lesson-2-7-wrong-2 = One more is possible: the twelfth reaches the house with the flag.
lesson-2-7-wrong-3 = Wheat keeps, but peasants work. Welcome four.
lesson-2-8 =
    A new year, and you are King of Kings. A peasant who lives in house 12, 16 or 20 goes to work without a die: you have one.
    Sell nobody, then send that peasant where you like.
lesson-2-8-wrong-1 = Sold peasants never come back, and you need sixteen. Sell only when you have no silver.
lesson-2-8-wrong-2 = A worker without die or silver. Use them.
lesson-2-learned =
    Each peasant eats one wheat.
    Spare wheat welcomes new peasants.
    A hero defends even without soldiers.

lesson-3 = How games are won
lesson-3-steps =
    In time, and many
    The quarry die
    The odd worker
    Soldiers decide
    Whom to attack
    The strongest of all
    Whom to stop
    Too little wheat
    A last blessing
    One more peasant
lesson-3-1 = In 400 games between bots, 397 ended in the third year, and three of four losers had reached the goal too: the most peasants decided. Be in time, and be many.
lesson-3-2 =
    The third harvest, and you need three more monuments: six workers. Any die can send farmers, but only the quarry die sends to the quarry. It shows 4.
    Send four to the quarry.
lesson-3-2-wrong-1 = Any other 4 sends farmers too. Leave this quarry die, and it is gone.
lesson-3-2-wrong-2 = The quarry die, spent on farmers: the worst of both.
lesson-3-2-wrong-3 = Three raise one monument, four raise two.
lesson-3-3 =
    Another game, third harvest. You have six monuments and seven in the quarry: three pairs, and one who works for nothing. Two peasants are at home.
    Take the die that wins the game.
lesson-3-3-wrong-1 = More wheat, but nine monuments. One more in the quarry makes the fourth pair, and ten.
lesson-3-3-wrong-2 = Silver does not win now. Look at the odd worker in your quarry.
lesson-3-4 =
    Another third harvest. Ada leads with two soldiers against your one, and both of you have used your strong heroes: now soldiers decide.
    Buy one or two with the soldiers’ die, for 1 silver.
lesson-3-4-wrong-1 = Then attacks on you succeed and yours fail. One silver is cheap.
lesson-3-4-wrong-2 = One more priest hardly counts. One soldier may stop two workers.
lesson-3-5 =
    Another game: you have three soldiers and must attack. Ada leads with six monuments and has only weak heroes left.
    Attack Ada.
lesson-3-5-wrong-1 = Clara’s city is the weakest: stopping it gains you nothing.
lesson-3-5-wrong-2 = Bruno is third and can wait. Ada is close to the goal.
lesson-3-6 =
    Bruno and Clara attack Ada too: your strengths add up. The strongest attacker commits the first sabotage. Ada attacks you as well, so your hero also defends.
    Choose your hero.
lesson-3-6-wrong-1 = Then another attacker is stronger than you and goes first.
lesson-3-6-wrong-2 = Bruno would be as strong as you and goes first. One more is needed.
lesson-3-7 =
    Three sabotages, and you begin: each stops one of Ada’s workers this season. Four in the quarry are two pairs, three are only one.
    Choose whom to stop.
lesson-3-8 =
    Third year. Ten monuments, seventeen peasants, but too little wheat, and the hungry leave. Your priests earned 7 worship. An upgrade costs 5 and gives 1 more wheat for each standing farmer.
    Pay for the upgrade.
lesson-3-8-wrong-1 = Then several peasants leave and you fall below sixteen. Worship is for this moment.
lesson-3-9 =
    Fifteen wheat for seventeen peasants: two would leave, and fifteen are one too few. A blessing costs your last 2 worship, and three of the seven cards give 3 wheat.
    Ask for the blessing.
lesson-3-9-wrong-1 = Unspent worship wins nothing, and without wheat you fall to fifteen.
lesson-3-10 =
    The gods give wheat: all seventeen eat, and 1 is left. Ada has ten monuments too and will have sixteen peasants.
    Remember who wins a tie, and welcome one more.
lesson-3-10-wrong-1 = One more peasant is one more step ahead: the larger city wins a tie.
lesson-3-learned =
    Be in time, and be many.
    Attack the leader when only weak heroes are left.
    Worship saves a hungry year.

# What a step points at, by name: of you or of another, where it is somebody’s.

point-city =
    { $you ->
        [seat] your city
       *[other] { $seat }’s city
    }
point-peasants =
    { $you ->
        [seat] your peasants
       *[other] { $seat }’s peasants
    }
point-monuments =
    { $you ->
        [seat] your monuments
       *[other] { $seat }’s monuments
    }
point-dice = the dice
point-die = the { $name }
point-quarry =
    { $you ->
        [seat] your quarry
       *[other] { $seat }’s quarry
    }
point-stalls = the market stalls
point-cost = the price of a court
point-silver =
    { $you ->
        [seat] your silver
       *[other] { $seat }’s silver
    }
point-crown = the crown
point-calendar = the calendar
point-weather = the weather card
point-granary =
    { $you ->
        [seat] your wheat
       *[other] { $seat }’s wheat
    }
point-fields =
    { $you ->
        [seat] your farmers
       *[other] { $seat }’s farmers
    }
point-heroes =
    { $you ->
        [seat] your heroes
       *[other] { $seat }’s heroes
    }
point-army =
    { $you ->
        [seat] your soldiers
       *[other] { $seat }’s soldiers
    }
point-worship =
    { $you ->
        [seat] your worship
       *[other] { $seat }’s worship
    }
point-house = house { $id }
point-priests =
    { $you ->
        [seat] your priests
       *[other] { $seat }’s priests
    }
point-merchants =
    { $you ->
        [seat] your merchants
       *[other] { $seat }’s merchants
    }
point-blessing = the blessing

# What wins, for somebody who plays a first game; and what each kind of decision is for.

goal = Ten monuments and sixteen peasants at the end of a year. You have { $monuments } and { $population }.
purpose-slavery = Sold peasants never come back, and you need sixteen. Sell only when silver would save a season.
purpose-free = Somebody goes to work without a die: send them where the dice seldom help.
purpose-court = Your court rolls four dice, and you take the first. Every further round of courts costs more silver.
purpose-pay = The fullest stall goes to the bank, the next to whoever has most merchants. Pay where it serves you.
purpose-take = Two in the quarry raise a monument. In the harvest farmers feed everybody: count them before the rest.
purpose-buy = Silver for one of the dice left over: merchants pay it back, an even number in the quarry builds.
purpose-army = A strong hero in hand is worth more than one that was used.
purpose-recall = Take back the strongest: somebody will attack again.
purpose-target = Attack whoever is nearest to the goal and has only weak heroes left.
purpose-hero = Heroes 1 to 4 are used up. Play just as much as wins, and keep the strong one for a large attack.
purpose-sabotage = Stop the worker who is missed most: one of a pair in the quarry, or a farmer of a hungry city.
purpose-pillage = Take what your city lacks now.
purpose-stock = Whatever you put there, somebody may take it.
purpose-upgrade = 1 more wheat for each farmer: worth it when it feeds those who would leave.
purpose-blessing = Unspent worship wins nothing. Ask when wheat or peasants are short.
purpose-name = Name somebody who cannot use the first turn well. Being first also decides ties.
purpose-successor = Name somebody who cannot use the first turn well.
purpose-growth = Each peasant works and eats next year. Keep in mind: sixteen are needed, and the larger city wins a tie.
