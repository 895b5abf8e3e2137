"""What tools/screenshots.py is made of: a camera, the pages, a game of each title, and contact sheets."""
