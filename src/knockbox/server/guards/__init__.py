"""What stands between the open internet and the tables: who calls, how often, from which page, and in which words."""
