### The lessons: `lesson-1` names lesson 1, `lesson-1-steps` its steps, one a line. `lesson-1-3` is what step 3 says, and on a line of its own
### what it asks for; `lesson-1-3-wrong-2` answers the second likely other try there, `lesson-1-learned` is what is known after it, three lines.
### Ada, Bruno and Clara sit in the other seats, from the left.

lesson-1 = Divide, take, lay
lesson-1-steps =
    What you build
    You divide
    You take
    The first land
    A region grows
    A second cellar
    What scores
lesson-1-1 = You are building a domain of hexagonal lands: vineyards, olive groves, fields, quarries, town quarters. Buildings score: each counts one of these kinds around it. Five lands are yours; your card puts buildings on the first two.
lesson-1-2 =
    Divide your lands into two sets: Ada takes one, you keep the other. A gem goes with the small set. The wine cellar stays with both vineyards.
    Put the oil press and the olive grove into the small set.
lesson-1-2-wrong-1 = All five lands against one gem: allowed, but Ada would take the five lands.
lesson-1-2-wrong-2 = A press without olives and a cellar without vineyards score nothing. Keep each building with its land.
lesson-1-2-wrong-3 = Every division is allowed. For this one, put the press and the grove on one side and the rest on the other.
lesson-1-3 =
    Both divisions are open. Ada’s small set has two vineyards, a cellar and a gem, the large set a mill, a field and a quarry. Ada is choosing from yours at the same time.
    Take Ada’s small set.
lesson-1-3-wrong-1 = Not a bad choice. But the small set fits the vineyards you may keep, and its gem scores at the end. Try that one.
lesson-1-4 =
    Ada took the press and the grove. You keep the rest, and now lay all your lands. A cellar counts the vineyard it stands on, 1 point.
    Start with the vineyard that carries a cellar.
lesson-1-4-wrong-1 = That land comes later. First lay the vineyard that carries a cellar.
lesson-1-4-wrong-2 = That vineyard is bare. First lay the one that carries a cellar.
lesson-1-5 =
    Lands of one kind that touch form a region, and the cellar counts the whole region. The figures on the free places say what each would score.
    Lay the three bare vineyards, edge to edge.
lesson-1-5-wrong-1 = Soon. First let the region grow: lay a bare vineyard.
lesson-1-6 =
    Last comes the field with the second cellar. Along the region, it counts all four vineyards once more: 4 points for one land. Once laid, a land never moves.
    Lay the field along the region.
lesson-1-7 = That was one round of four. At the end all buildings score, then the gems: four gems make 9 points, five make 13. The most points win.
lesson-1-learned =
    You divide, a neighbour chooses.
    The small set carries a gem.
    A building counts the region it touches.

lesson-2 = A whole round
lesson-2-steps =
    Left and right
    With the taker’s eyes
    What suits you
    Two regions become one
    Another cellar
    The rest, your way
    What gems score
    Your own division
lesson-2-1 = Three players, round two. In odd rounds you take from your left neighbour, Ada; in even rounds from your right neighbour, Bruno. So now Ada takes from you. Their domains show what each of them needs.
lesson-2-2 =
    Ada’s two mills and three fields want your field. You do not need the town quarter; the cellar should stay, and the workshop on its quarry.
    Divide with Ada’s eyes: offer the field together with the town quarter.
lesson-2-2-wrong-1 = Cellar, vineyard and gem in one set: Ada would hardly refuse, and your vineyards would stop growing.
lesson-2-2-wrong-2 = Then vineyard and workshop leave with a gem. Give away what helps you least: the field and the town quarter.
lesson-2-2-wrong-3 = Five lands against one gem: Ada would take them all.
lesson-2-3 =
    Your turn to take, from Bruno: a theatre, a town quarter and a gem, or a cellar with two vineyards and an olive grove?
    Look at your own cellars, then choose.
lesson-2-3-wrong-1 = A gem, and a theatre beside two quarters: about 5 points. Two vineyards raise every cellar you have, and a new cellar comes with them.
lesson-2-4 =
    Your vineyards form two regions, of two and of one. The cellar on the field touches both and counts 3. A vineyard in the gap joins them: both cellars count 4.
    Lay a vineyard in the gap.
lesson-2-4-wrong-1 = Later. One vineyard in the right place scores more now.
lesson-2-4-wrong-2 = The vineyards grow there too, but the gap is better: there they join.
lesson-2-5 =
    Next, an olive grove: along the great region, its cellar counts all four vineyards again.
    Lay the olive grove that carries the cellar.
lesson-2-5-wrong-1 = There the cellar touches no vineyard and counts nothing. Choose a place with a plus.
lesson-2-6 =
    A figure with a plus says what a place scores at once. Your workshop counts quarries: yours is on the right.
    Lay the four lands that are left, in any order.
lesson-2-7 = The round is over. Your gem went with the small set, so three are left. Gems score 0, 3, 5, 6, 9, 13, 18, 24 or 31 for none to eight: few or many pay, the middle hardly.
lesson-2-8 =
    Round three: you take from Ada again, and Bruno takes from you. Two and three, one and four, even none and five: every division is allowed.
    Look at Bruno’s domain, then divide as you like.
lesson-2-learned =
    Divide with the taker’s eyes.
    One land can join two regions.
    Few gems or many pay, the middle hardly.

lesson-3 = How games are won
lesson-3-steps =
    Few kinds win
    No two gifts
    One land or four
    One land, two uses
    Room to grow
    Gems, few or many
    The last lands
    Three mistakes
lesson-3-1 = Few kinds win. In 400 games between bots, winners made 35 of their 55 points with their two best kinds of building: one great region, many buildings along it. You have four cellars by six vineyards.
lesson-3-2 =
    Bruno lives on theatres and town quarters, and takes from you. Never put two things the taker needs into one set.
    Offer the theatre alone, with the gem.
lesson-3-2-wrong-1 = Then the theatre and both quarters lie in one set, and Bruno’s theatres would count them all.
lesson-3-2-wrong-2 = Theatre, quarter and a gem in one set: just what Bruno hopes for.
lesson-3-2-wrong-3 = Then Bruno takes all five lands, or nothing but a gem. Divide what the taker needs.
lesson-3-3 =
    From Ada: one land with a gem, or four lands? The number decides nothing: winners and losers laid twenty lands each. One vineyard raises all four cellars, and this one carries a workshop.
    Take the vineyard.
lesson-3-3-wrong-1 = Four lands, one theatre, no vineyard: about 2 points. The single vineyard scores 4, its workshop 2 more.
lesson-3-4 =
    Make one land do two things. The figures show the place.
    Lay the vineyard where it joins your vineyards and its workshop touches your quarries.
lesson-3-4-wrong-1 = There it misses something it could touch. Look for the highest plus.
lesson-3-5 =
    Two thoughts: keep the edges of your great region free for what is still to come, and put lands that score nothing on the far side.
    Lay the others as you like.
lesson-3-6 =
    Another game, the last round. With two gems or fewer, or with eight, players won every third game; with four or five, every sixth. You have six, and one in your small set.
    Take another gem from Clara.
lesson-3-6-wrong-1 = Four lands and a cellar score about as much on the board. But from the fifth on, each gem is worth more than the one before.
lesson-3-7 =
    After these lands the game ends, and nothing has to grow any more.
    Lay what is left: take the highest plus each time.
lesson-3-8 = Avoid three mistakes: a bit of every kind, two gifts for the taker in one set, gems by halves. In 400 games eight of ten winners scored 50 to 61.
lesson-3-learned =
    One great region, many buildings along it.
    Never two gifts for the taker in one set.
    At the end, take the highest plus.

# What a step points at, by name: of you or of another, where it is somebody’s.

point-row =
    { $you ->
        [seat] your lands
       *[other] { $seat }’s lands
    }
point-card =
    { $you ->
        [seat] your building card
       *[other] { $seat }’s building card
    }
point-gems =
    { $you ->
        [seat] your gems
       *[other] { $seat }’s gems
    }
point-set = { $seat }’s { $name }
point-hand =
    { $you ->
        [seat] your lands in hand
       *[other] { $seat }’s lands in hand
    }
point-domain =
    { $you ->
        [seat] your domain
       *[other] { $seat }’s domain
    }
point-places = the free places
point-score =
    { $you ->
        [seat] your score
       *[other] { $seat }’s score
    }
point-ring = who takes from whom
point-cell = the place { $id }
point-region =
    your { $id ->
        [quarry] quarries
       *[vineyard] vineyards
    }
point-stack = the stack

# What wins, for somebody who plays a first game; and what each kind of decision is for.

goal = Most points after four rounds. You have { $mine }, the best of the others { $best }.
purpose-split = Make both sets good for you: your neighbour picks first, and the other one is yours.
purpose-take = Take what fits your lands, not what is larger: one land in the right region raises every building there.
purpose-choose = Begin with the land that joins regions or carries a building; the rest goes round it.
purpose-place = Lands of one kind that touch form a region, and each building counts the whole of it.
