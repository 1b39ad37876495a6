"""What the cues are made of: means, instruments, and a module of recipes a family."""
