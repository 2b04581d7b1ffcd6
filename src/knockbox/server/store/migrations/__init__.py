"""How the schema came to be, step by step; run by Alembic when the program starts."""
