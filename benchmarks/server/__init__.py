"""What the table server bears: scripted people and bots at many tables, in processes of their own."""
