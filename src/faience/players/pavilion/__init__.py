"""What players know of Summer Pavilion."""
