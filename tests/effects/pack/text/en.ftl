token-trap = Trap
    .object = a trap
    .own = one of your traps
