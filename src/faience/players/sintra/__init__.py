"""What players know of Stained Glass of Sintra."""
