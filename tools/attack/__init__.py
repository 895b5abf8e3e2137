"""A standing attack on real servers: `make attack`. Each part is a module; `__main__` runs them and prints one table."""
