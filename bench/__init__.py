"""Measurements and campaigns that need a running server; `docs/performance.md` has what they found."""
