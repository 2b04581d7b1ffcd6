"""The texts of Knockbox in English, Spanish and Polish."""
