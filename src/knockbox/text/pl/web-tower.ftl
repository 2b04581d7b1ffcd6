# Wieża w Teście Knockdownu: budowa, wynik, ćwiczenie i kości zamiast niej.

## Na stole

tower-region = Wieża: { $name }
tower-field = Stół do budowania: najwyższa kolumna ma { $height ->
    [one] jedną kostkę
    [few] { $height } kostki
   *[many] { $height } kostek
} z { $cubes }
tower-field-own = Twój stół do budowania. Strzałki przesuwają dłoń, spacja chwyta i puszcza. Najwyższa kolumna ma { $height ->
    [one] jedną kostkę
    [few] { $height } kostki
   *[many] { $height } kostek
} z { $cubes }.
tower-title = Test Knockdownu
tower-builds = buduje
tower-counts = liczy
tower-wait-builder = { $attacker } włącza zegar. Potem masz { $seconds } s, by ułożyć { $cubes ->
    [one] swoją kostkę
    [few] wszystkie { $cubes } kostki w jedną kolumnę
   *[many] wszystkie { $cubes } kostek w jedną kolumnę
}.
tower-wait-attacker = Ty włączasz zegar. Potem { $builder } ma { $seconds } s, by ułożyć { $cubes ->
    [one] kostkę
    [few] wszystkie { $cubes } kostki w jedną kolumnę
   *[many] wszystkie { $cubes } kostek w jedną kolumnę
}.
tower-wait-shared = { $attacker } włącza zegar, potem { $builder } ma { $seconds } s, by ułożyć { $cubes ->
    [one] kostkę
    [few] wszystkie { $cubes } kostki w jedną kolumnę
   *[many] wszystkie { $cubes } kostek w jedną kolumnę
}.
tower-wait-other = { $attacker } zaraz włączy zegar, potem buduje { $builder }.
tower-wait-practice = { $seconds } s, by ułożyć { $cubes ->
    [one] kostkę
    [few] wszystkie { $cubes } kostki w jedną kolumnę
   *[many] wszystkie { $cubes } kostek w jedną kolumnę
}. Zegar rusza, gdy go włączysz.
tower-how-drag = Przeciągnij kostkę i puść ją na szczycie kolumny.
tower-how-keys = Albo użyj klawiatury: strzałki przesuwają dłoń, spacja chwyta i puszcza.
tower-odds = Upada około { $odds }% wież z { $cubes ->
    [one] jednej kostki
   *[other] { $cubes } kostek
}.
tower-start = Włącz zegar
tower-start-soon = automatyczny start za { $seconds } s
tower-building = { $name } buduje…
tower-hands-off = Ręce precz od wieży!
tower-settling = Czas! Wieża ma sekundę, by znieruchomieć, i musi stać przez następną.
tower-restarted = Serwer uruchomiono ponownie: test zaczyna się od nowa, z kostkami w dotychczasowym położeniu.
tower-stands = Stoi!
tower-ko = K.O.
tower-missed = Nie tym razem
tower-go-on = Dalej
tower-pad = Budowanie klawiszami
tower-key-left = Następna kolumna w lewo
tower-key-right = Następna kolumna w prawo
tower-key-up = W górę, ponad wszystko
tower-key-down = W dół, na to, co jest niżej
tower-key-grab = Chwyć
tower-key-release = Puść
tower-space = spacja

## Wynik

tower-outcome-stands = { $cubes ->
    [one] Kostka leży jak należy.
    [few] Wszystkie { $cubes } kostki stoją w jednej kolumnie.
   *[many] Wszystkie { $cubes } kostek stoi w jednej kolumnie.
}
tower-outcome-held = Na koniec kostka była jeszcze w dłoni.
tower-outcome-table = { $count ->
    [0] Żadna kostka nie stała na stole.
    [one] Na stole leżała jedna kostka za dużo.
    [few] Na stole leżały { $count } kostki, a może tylko jedna.
   *[many] Na stole leżało { $count } kostek, a może tylko jedna.
}
tower-outcome-crowded = Kostka dotykała więcej niż dwóch innych.
tower-outcome-chain = Nie wszystkie kostki były w jednej kolumnie.

## Dla czytników ekranu

tower-heard-waiting = Test Knockdownu: { $name } buduje wieżę. Kostki Obrażeń lekkich: { $light }, ciężkich: { $heavy }.
tower-heard-you-start = Ty włączasz zegar.
tower-heard-start = Zegar ruszył: { $seconds } s, kostek: { $cubes }.
tower-heard-left = Zostało { $seconds } s, najwyższa kolumna: { $height }.
tower-heard-light = W dłoni kostka Obrażenia lekkiego.
tower-heard-heavy = W dłoni kostka Obrażenia ciężkiego.
tower-heard-let-go = Puszczona. Najwyższa kolumna: { $height }.

## Kości zamiast wieży

tower-ready-title = Test Knockdownu to tutaj wieża
tower-ready-text = Broniący się gracz ma { $seconds } s, by ułożyć wszystkie kostki Obrażeń w jedną kolumnę: myszą, palcem lub klawiszami.
tower-ready-dice = Rzucaj kośćmi zamiast budować
tower-ready-dice-text = Jeśli nie możesz albo wolisz nie budować. Przeciwnik nadal buduje i widzi, że rzucasz.
tower-ready = Zaczynajmy
tower-rolls = rzuca kośćmi

## Ćwiczenie

tower-practice = Poćwicz wieżę
tower-practice-text = Dziesięć sekund, jedna kolumna: poćwicz, zanim zacznie się liczyć.
tower-practice-you = Ty
tower-practice-cubes = Kostki
tower-practice-light = Obrażenia lekkie
tower-practice-heavy = Obrażenia ciężkie
tower-practice-fewer = O jedną kostkę mniej: { $kind ->
    [heavy] Obrażenie ciężkie
   *[light] Obrażenie lekkie
}
tower-practice-more = O jedną kostkę więcej: { $kind ->
    [heavy] Obrażenie ciężkie
   *[light] Obrażenie lekkie
}
tower-practice-clock = Zegar
tower-practice-seconds = { $seconds } s
tower-practice-scatter = Rozsyp ponownie
tower-practice-again = Jeszcze raz
tower-practice-another = O jedną kostkę więcej
tower-practice-best = Twoja najwyższa wieża w { $seconds } s
tower-practice-best-none = jeszcze żadna
tower-practice-best-cubes = { $cubes ->
    [one] jedna kostka
    [few] { $cubes } kostki
   *[many] { $cubes } kostek
}
tower-practice-rates = Jak często wieża stoi
tower-practice-own = twoje
tower-practice-model = zwykła dłoń
tower-practice-dice = trzy kości
tower-practice-share = { $percent }%
tower-practice-tries = { $percent }% z { $tries }
tower-practice-nothing = bez prób
tower-practice-rates-text = „Zwykła dłoń” to model, nie pomiary na graczach; „trzy kości” to rzut przy tych samych Obrażeniach. Twoje są zapisane na tym urządzeniu dla wybranego zegara.
tower-practice-forget = Wyczyść moje
tower-practice-loading = Przygotowywanie stołu…
tower-practice-lost = Utracono połączenie. Ponowne łączenie…
tower-practice-refused = Żaden stół do ćwiczeń nie jest teraz wolny. Spróbuj za chwilę.

## Powtórka

tower-replay = Zobacz wieżę
tower-replay-doubt = Wieża tutaj niepotwierdzona: odtworzona na tej maszynie daje inny wynik. Liczy się wynik z zapisu.
tower-replay-refused = Wieża tutaj niepotwierdzona: ta maszyna nie może jej odtworzyć. Liczy się wynik z zapisu.

## Na stronie głównej

tower-mode = Test Knockdownu
tower-mode-dice = Kości
tower-mode-tower = Wieża
tower-mode-dice-text = Trzy kości przeciw Obrażeniom.
tower-mode-tower-text = Ułóż wszystkie kostki Obrażeń w jedną kolumnę w dziesięć sekund.
tower-mode-rolls = Rzucaj za mnie kośćmi
tower-mode-rolls-text = Jeśli nie możesz albo wolisz nie budować: gracze na tym urządzeniu rzucają, pozostali budują.
