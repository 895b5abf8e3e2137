"""A finished game looked over: where it was won, how much was luck, what would have been better.

`format` is what comes of it, whole and in the parts in which it arrives.
"""
