"""How a title looks on a text screen."""
