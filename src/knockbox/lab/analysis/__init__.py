"""What a played match was worth to its seats, decision by decision."""
