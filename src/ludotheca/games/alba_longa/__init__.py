"""Alba Longa, for two to five kings: house, feed and assign your peasants, raise ten monuments, be sixteen."""
