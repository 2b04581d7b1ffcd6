"""The effect language without any game's meaning: grammar, check, compiler, printer, prose."""
