"""The rules as small functions over a fixed-size record; numbers only, no text and no objects."""
