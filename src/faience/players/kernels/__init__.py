"""What players calculate in machine code: evaluations and searches."""
