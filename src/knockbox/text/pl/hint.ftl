# Podpowiedzi: proponowana odpowiedź na obecne pytanie.

hint-best = Najlepiej: { $choice } · szansa na wygraną { $chance }% (±{ $doubt })
hint-next = Na drugim miejscu: { $choice } · { $chance }%
hint-only = Jest tylko jedna odpowiedź: { $choice }
hint-sure = To wyraźnie lepszy wybór.
hint-likely = To prawdopodobnie lepszy wybór.
hint-close = Obie odpowiedzi są mniej więcej równie dobre.
hint-kept = Druga daje więcej, ale niewiele: żeton lepiej zachować na później.
hint-hasty = Zabrakło czasu, żeby sprawdzić coś innego: dłuższe szukanie da większą pewność.
hint-plan = Możliwy dalszy ciąg: { $steps }
hint-by = Podpowiada { $bot } na podstawie { $simulations } symulacji.
