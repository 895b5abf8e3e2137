"""Kingsburg, for two to five governors: dice buy the favour of the King's advisors, provinces grow, winter attacks."""
