"""Every text that people read: one Fluent file for each language."""
