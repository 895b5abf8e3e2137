### What a notice says. Never a card, a die, a plan, a score or a typed word: strangers read lock screens.

notice-turn = { $title }: your turn
notice-begin = { $title } begins
notice-invite = { $title }: a seat is kept for you
notice-short = { $title }: time is short
notice-several = { $count } tables wait for you
notice-test = Notices work
notice-with = With { $names }.
notice-alone = Against bots.
notice-until = You have until { $time }.
notice-table-turn = { $title }: it is { $name }’s turn
notice-test-text = This is what a notice looks like. It comes once for each turn, and not at all if you have looked.
notice-time = { $weekday } { $clock }
weekday-0 = Monday
weekday-1 = Tuesday
weekday-2 = Wednesday
weekday-3 = Thursday
weekday-4 = Friday
weekday-5 = Saturday
weekday-6 = Sunday
letter-open = To the table: { $link }
letter-stop = To get no more e-mails: { $link }
letter-confirm = E-mails from Ludotheca
letter-confirm-text =
    Somebody at { $place } asked for e-mails to this address when it is their turn in a game.
    If that was you, open this link and press the button there:

    { $link }

    If it was not you, do nothing: no further e-mail will come.
letter-enter = Your link to Ludotheca
letter-enter-text =
    Somebody asked at { $place } to come in as { $name }.
    If that was you, open this link within a quarter of an hour and press the button there. It works once:

    { $link }

    If it was not you, do nothing: nobody has come in.
