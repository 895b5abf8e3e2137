"""`python -m ludotheca`: the command line."""

import sys

from ludotheca.cli import main

if __name__ == "__main__":
    sys.exit(main())
