"""A package, so that it is found before tools/web.py."""
