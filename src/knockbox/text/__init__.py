"""The words of Knockbox in English, Spanish and Polish."""
