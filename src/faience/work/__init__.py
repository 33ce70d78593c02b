"""Work that servers give away: what is said about it, and workers that pull it from servers and answer."""
