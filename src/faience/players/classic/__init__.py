"""What players know of the classic game."""
