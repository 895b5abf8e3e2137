"""Rome in a Day (in French: Lotta Rome), for two to five players: divide your lands, let a neighbour choose."""
