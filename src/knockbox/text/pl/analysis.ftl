# Analiza rozegranej partii, w terminalu i na jej stronie.

analysis-title = Analiza partii: { $players }
analysis-versus = { $first } kontra { $second }
analysis-together = { $names }
analysis-result-won = Wygrywa { $name }.
analysis-result-drawn = Nikt nie wygrał.
analysis-result-group-won = Grupa wygrała.
analysis-result-group-lost = Grupa przegrała.
analysis-result-open = Partia nie jest skończona; oto jej dotychczasowy przebieg.
analysis-referee = Sędzia

## Oceny

analysis-mark-blunder = Gruby błąd
analysis-mark-mistake = Błąd
analysis-mark-inaccuracy = Niedokładność
analysis-mark-unlucky = Pech
analysis-mark-lucky = Szczęście

## Jeden moment

analysis-choice = { $name }: { $choice }
analysis-verdict = Kosztowało to { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} (±{ $doubt }): szansa na wygraną { $after }% zamiast { $before }%.
analysis-better = { $sureness ->
    [sure] Na pewno lepsze
    [likely] Prawdopodobnie lepsze
   *[maybe] Być może lepsze
}: { $choice } ({ $chance }%).
analysis-plan = Dalej mogło być tak: { $steps }.
analysis-opened = Przy odkrytych kartach najlepsze było: { $choice } ({ $chance }%).
analysis-unlucky = Słuszny wybór w świetle tego, co można było wiedzieć. Tylko ktoś, kto widziałby ukryte karty, wybrałby inaczej: { $choice }, lepsze o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
analysis-lucky = Uratowały to ukryte karty: przy odkrytych kartach kosztowało to niewiele albo nic.
analysis-left = Poddanie partii przy szansie na wygraną { $before }%.

## Podsumowanie

analysis-player = Gracz
analysis-choices = Wybory
analysis-lost = Średnia strata (pkt)
analysis-inaccuracies = Niedokładności
analysis-mistakes = Błędy
analysis-blunders = Grube błędy
analysis-unlucky-ones = Pech
analysis-no-moments = Nie było wyboru, który wyraźnie kosztowałby { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} lub więcej.
analysis-moments = Kluczowe momenty
analysis-wrote = Zapisano: { $file }

## Strona

analysis-plot = Szansa na wygraną
analysis-plot-text = Po każdym kroku, w procentach. Tabela niżej mówi to samo słowami i liczbami.
analysis-axis = krok
analysis-round = Runda { $number }
analysis-point = Krok { $input }, { $name }: { $mark }
analysis-every = Krok po kroku
analysis-input = Krok
analysis-what = Wybór
analysis-chance-of = { $name }, szansa
analysis-loss = Strata
analysis-mark = Ocena
analysis-forced = jedyna odpowiedź
analysis-summary = Podsumowanie
analysis-skip = Przejdź do kluczowych momentów
analysis-reading = Jak to czytać
analysis-reading-chance = Na ile prawdopodobna była wygrana po dokonanym wyborze, według tego, co mógł wtedy wiedzieć wybierający, i jeśli wszyscy grają dalej dobrze. Karty, które przyszły później, się nie liczą.
analysis-term-marks = Niedokładność, błąd, gruby błąd
analysis-reading-marks = Punkt to jeden procent szansy na wygraną. W porównaniu z najlepszym wyborem niedokładność kosztowała co najmniej { $inaccuracy } pkt, błąd { $mistake } pkt, a gruby błąd { $blunder } pkt.
analysis-term-sure = Na ile to pewne
analysis-reading-sure = Obliczenia komputera nigdy nie są całkiem pewne; liczba po ± mówi, o ile punktów koszt może odbiegać od prawdziwego. Wybór dostaje ocenę tylko wtedy, gdy kosztował co najmniej tyle: wtedy inny był prawdopodobnie lepszy. Jeśli kosztował co najmniej dwa razy tyle, inny był na pewno lepszy.
analysis-term-luck = Pech, szczęście: czego nie można było wiedzieć
analysis-reading-luck = Nikt nie wie, co inni mają na ręce, dlatego każdy wybór oceniany jest jeszcze raz tak, jakby wszyscy grali w odkryte karty. Pech: wybór słuszny w świetle tego, co można było wiedzieć, ale przy odkrytych kartach co najmniej błąd. Szczęście: w świetle tego, co można było wiedzieć, co najmniej błąd, który jednak przy odkrytych kartach prawie nic nie kosztował. Karty, które dopiero zostaną dobrane, i kości w obu wypadkach pozostają nieznane.
analysis-reading-made = { $made }, pierwsze spojrzenie: { $budget }, ziarno { $seed }, zapis { $record }.
analysis-simulations = { $count ->
    [one] { $count } symulacja
    [few] { $count } symulacje
   *[many] { $count } symulacji
}
analysis-seconds = { $count } s
analysis-percent = { $number }%
analysis-least = { $mark }: { $points } pkt lub więcej
