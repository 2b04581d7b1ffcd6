# Analiza rozgrywki, w terminalu i jako strona HTML.

analysis-title = Analiza rozgrywki: { $players }
analysis-versus = { $first } kontra { $second }
analysis-together = { $names }
analysis-result-won = Wygrywa { $name }.
analysis-result-drawn = Rozgrywka kończy się remisem.
analysis-result-group-won = Grupa wygrała.
analysis-result-group-lost = Grupa przegrała.
analysis-result-open = Rozgrywka nie jest skończona; oto jej dotychczasowy przebieg.
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
analysis-plan = Możliwy dalszy ciąg: { $steps }.
analysis-opened = Przy odkrytych kartach najlepszy wybór to: { $choice } ({ $chance }%).
analysis-unlucky = Słuszny wybór przy tym, co było wiadomo. Dopiero znajomość ukrytych kart przemawia za czymś innym: { $choice }, lepsze o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
analysis-lucky = Pomogły ukryte karty: przy odkrytych kosztowało to niewiele albo nic.
analysis-left = Poddanie rozgrywki przy szansie na wygraną { $before }%.

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
analysis-reading-chance = Prawdopodobieństwo wygranej po wyborze przy tym, co gracz wtedy wie, i jeśli wszyscy grają dalej dobrze. Późniejsze karty się nie liczą.
analysis-term-marks = Niedokładność, błąd, gruby błąd
analysis-reading-marks = Punkt to jeden procent szansy na wygraną. W porównaniu z najlepszym wyborem niedokładność kosztowała co najmniej { $inaccuracy } pkt, błąd { $mistake } pkt, a gruby błąd { $blunder } pkt.
analysis-term-sure = Na ile to pewne
analysis-reading-sure = Szacunki komputera nigdy nie są pewne; liczba po ± mówi, o ile punktów koszt może odbiegać od prawdziwego. Wybór dostaje ocenę tylko wtedy, gdy kosztował co najmniej tyle: wtedy inny był prawdopodobnie lepszy. Przy dwukrotności tej wartości inny był na pewno lepszy.
analysis-term-luck = Pech i szczęście: czego nie można było wiedzieć
analysis-reading-luck = Gracze nie wiedzą, co inni mają na ręce, dlatego każdy wybór sprawdza się jeszcze raz przy odkrytych kartach. Pech: wybór słuszny przy tym, co było wiadomo, ale wobec tych kart co najmniej błąd. Szczęście: przy tym, co było wiadomo, co najmniej błąd, ale te karty go uratowały. Niedobrane karty i kości w obu wypadkach pozostają nieznane.
analysis-reading-made = { $made }, pierwsze spojrzenie: { $budget }, ziarno { $seed }, zapis { $record }.
analysis-simulations = { $count ->
    [one] { $count } symulacja
    [few] { $count } symulacje
   *[many] { $count } symulacji
}
analysis-seconds = { $count } s
analysis-percent = { $number }%
analysis-least = { $mark }: { $points } pkt lub więcej
