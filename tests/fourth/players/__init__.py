"""What players know of Garland."""
