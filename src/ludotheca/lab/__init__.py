"""Many games at once, for whoever wants numbers: simulation, later tournaments and research."""
