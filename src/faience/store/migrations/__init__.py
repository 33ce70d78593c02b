"""How the schema came about, step by step; Alembic runs them."""
