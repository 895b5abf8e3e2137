"""Running a public server: who may, what they did, who may not play here, and what is kept about people."""
