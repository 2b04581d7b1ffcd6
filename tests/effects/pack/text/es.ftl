token-trap = Trampa
    .object = una trampa
    .own = una de tus trampas
