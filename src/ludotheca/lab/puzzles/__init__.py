"""Puzzles found in games (`mine`) and put to the test again (`check`)."""
