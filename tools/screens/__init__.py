"""What tools/screenshots.py is made of: a lens, the pages, a game of each title, and contact sheets."""
