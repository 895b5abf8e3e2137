"""The titles, one folder each, all with the same file names. `registry` finds them.

LUDOTHECA_GAMES names more folders in which titles lie, separated as in PATH.
"""

import os

__path__ += [folder for folder in os.environ.get("LUDOTHECA_GAMES", "").split(os.pathsep) if folder]
