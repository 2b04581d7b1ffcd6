"""The effect language without the meaning of any game: grammar, check, compiler, printer, prose."""
