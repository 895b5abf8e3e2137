"""Events: pods of 3 to 5 drawn round by round from a seed that anybody can check, and the duplicate challenge with a date."""
