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

## Oznaczenia

analysis-mark-blunder = Gruby błąd
analysis-mark-mistake = Błąd
analysis-mark-inaccuracy = Niedokładność
analysis-mark-unlucky = Pech
analysis-mark-lucky = Szczęście

## Jedna chwila

analysis-choice = { $name }: { $choice }
analysis-verdict = { $mark }: { $points ->
    [one] stracony { $points } punkt
    [few] stracone { $points } punkty
   *[many] straconych { $points } punktów
}, z { $before } % na { $after } %.
analysis-better = { $sureness ->
    [sure] Na pewno lepsze
    [likely] Prawdopodobnie lepsze
   *[maybe] Być może lepsze
}: { $choice } ({ $chance } %, ± { $doubt }).
analysis-plan = Dalej mogło być tak: { $steps }.
analysis-opened = Przy odkrytych kartach najlepsze było: { $choice } ({ $chance } %).
analysis-unlucky = Słuszne według tego, co można było wiedzieć. Tylko ktoś, kto widziałby ukryte karty, wybrałby inaczej: { $choice }, lepsze o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
analysis-lucky = Ukryte karty to naprawiły: przy odkrytych kartach nic to nie kosztowało.
analysis-left = Poddanie przy szansie { $before } %.

## Podsumowanie

analysis-player = Gracz
analysis-choices = Wybory
analysis-lost = Strata na wybór
analysis-points = { $points } pkt
analysis-inaccuracies = Niedokładności
analysis-mistakes = Błędy
analysis-blunders = Grube błędy
analysis-unlucky-ones = Pech
analysis-no-moments = Żaden wybór nie stracił { $points } punktów ani więcej.
analysis-moments = Ważne chwile
analysis-wrote = Zapisano: { $file }

## Strona

analysis-plot = Szansa na wygraną
analysis-plot-text = Po każdym kroku, w procentach. Tabela niżej mówi to samo słowami i liczbami.
analysis-plot-scroll = Wykres szansy na wygraną; na małym ekranie można go przewijać w bok
analysis-axis = krok
analysis-round = Runda { $number }
analysis-point = Krok { $input }, { $name }: { $mark }
analysis-every = Wszystkie kroki
analysis-input = Krok
analysis-what = Wybór
analysis-chance-of = { $name }, szansa
analysis-loss = Strata
analysis-mark = Oznaczenie
analysis-forced = jedyna odpowiedź
analysis-summary = Podsumowanie
analysis-skip = Przejdź do ważnych chwil
analysis-reading = Jak to czytać
analysis-reading-chance = Szansa mówi, co w danej chwili mógł wiedzieć ten, kto wybierał, jeśli obie strony grają dalej dobrze; liczy się dokonany wybór, a nie karty, które przyszły później.
analysis-reading-marks = W porównaniu z najlepszym wyborem niedokładność traci co najmniej { $inaccuracy } pkt szansy na wygraną, błąd { $mistake }, gruby błąd { $blunder }, i tylko wtedy, gdy różnica jest większa niż wątpliwość co do niej.
analysis-reading-luck = Pech to wybór słuszny według tego, co można było wiedzieć, a przy odkrytych kartach co najmniej błędny. Szczęście to sytuacja odwrotna.
analysis-reading-made = Wykonał { $made }, { $budget } na każde pierwsze spojrzenie, ziarno { $seed }, zapis { $record }.
analysis-simulations = symulacje: { $count }
analysis-seconds = sekundy: { $count }
