"""Monte Carlo search over samples of what a seat cannot see. Compiled with the rules."""
