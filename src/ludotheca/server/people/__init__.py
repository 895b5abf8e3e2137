"""Who somebody is here: guests and members, their names, keys, tokens and letters, and how they are forgotten."""
