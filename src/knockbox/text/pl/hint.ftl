# Podpowiedzi: co może zrobić ten, kto ma odpowiedzieć.

hint-best = Najlepiej: { $choice } · szansa na wygraną { $chance }% (±{ $doubt })
hint-next = Na drugim miejscu: { $choice } · { $chance }%
hint-only = Jest tylko jedna odpowiedź: { $choice }
hint-sure = To wyraźnie lepszy wybór.
hint-likely = To prawdopodobnie lepszy wybór.
hint-close = Obie odpowiedzi są mniej więcej równie dobre.
hint-kept = Druga możliwość daje więcej, ale nie dość wiele: żeton lepiej zachować na później.
hint-hasty = W tak krótkim czasie niczego innego nie sprawdzono: dłuższe szukanie da większą pewność.
hint-plan = Dalej może być tak: { $steps }
hint-by = Znalazł to { $bot } na podstawie { $simulations } symulacji.
