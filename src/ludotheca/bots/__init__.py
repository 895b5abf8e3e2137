"""Players that are programs. They see what a person in their seat sees and nothing else."""
