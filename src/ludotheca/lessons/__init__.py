"""Lessons: a title taught on its own rules, with a script for chance and the other seats.

`script` reads the lessons in a title's folder. `course` plays one as far as the learner has come.
"""
