"""Lessons and puzzles, asked and answered."""
