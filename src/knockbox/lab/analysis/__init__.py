"""Analysis of finished matches, decision by decision."""
