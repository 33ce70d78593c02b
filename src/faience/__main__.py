"""`python -m faience` is the same as `faience`."""

from faience.cli import main

main()
