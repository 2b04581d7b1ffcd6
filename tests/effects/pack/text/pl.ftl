token-trap = Pułapka
    .object = pułapkę
    .own = jedną ze swoich pułapek
