"""Nets that learn from games against themselves: `plan` says how, `play` plays, `fit` learns, `rounds` does it all."""
