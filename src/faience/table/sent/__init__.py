"""What the page and other programs are sent of a table: facts, and no words. The table itself needs none of this."""
