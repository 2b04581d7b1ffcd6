# Wieża testu nokautu: jej budowa, wynik, ćwiczenie i kości zamiast niej.

## Na stole

tower-region = Wieża gracza { $name }
tower-field = Stół do budowania: najwyższa kolumna ma { $height ->
    [one] jedną kostkę
    [few] { $height } kostki
   *[many] { $height } kostek
} z { $cubes }
tower-field-own = Twój stół do budowania. Strzałki prowadzą dłoń, spacja chwyta i puszcza. Najwyższa kolumna ma { $height ->
    [one] jedną kostkę
    [few] { $height } kostki
   *[many] { $height } kostek
} z { $cubes }.
tower-title = Test nokautu
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
tower-how-keys = Albo: strzałki prowadzą dłoń, spacja chwyta i puszcza.
tower-odds = Upada około { $odds } % wież z { $cubes ->
    [one] jednej kostki
   *[other] { $cubes } kostek
}.
tower-start = Włącz zegar
tower-start-soon = ruszy sam za { $seconds } s
tower-building = { $name } buduje…
tower-hands-off = Ręce od wieży!
tower-settling = Dzwonek. Wieża ma sekundę, by znieruchomieć, i musi stać przez następną.
tower-restarted = Serwer uruchomiono ponownie: test zaczyna się od nowa, z kostkami tak, jak leżały.
tower-stands = Stoi!
tower-ko = K.O.
tower-missed = Nie tym razem
tower-go-on = Dalej
tower-pad = Budowanie klawiszami
tower-key-left = Do następnej kolumny po lewej
tower-key-right = Do następnej kolumny po prawej
tower-key-up = W górę, ponad wszystko
tower-key-down = W dół, do tego, co leży niżej
tower-key-grab = Chwyć
tower-key-release = Puść
tower-space = spacja

## Wynik

tower-outcome-stands = { $cubes ->
    [one] Kostka leży, jak należy.
    [few] Wszystkie { $cubes } kostki stoją w jednej kolumnie.
   *[many] Wszystkie { $cubes } kostek stoi w jednej kolumnie.
}
tower-outcome-held = Gdy zadzwonił dzwonek, kostka była jeszcze w dłoni.
tower-outcome-table = { $count ->
    [0] Żadna kostka nie stała na stole.
    [one] O jedną kostkę za dużo leżało na stole.
    [few] Na stole leżały { $count } kostki, a może tylko jedna.
   *[many] Na stole leżało { $count } kostek, a może tylko jedna.
}
tower-outcome-crowded = Kostka dotykała więcej niż dwóch innych.
tower-outcome-chain = Nie wszystkie kostki były w jednej kolumnie.

## Dla słuchających

tower-heard-waiting = Test nokautu: { $name } buduje wieżę. Lekkich kostek: { $light }, ciężkich: { $heavy }.
tower-heard-you-start = Ty włączasz zegar.
tower-heard-start = Zegar ruszył: { $seconds } s, kostek: { $cubes }.
tower-heard-left = Zostało { $seconds } s, najwyższa kolumna: { $height }.
tower-heard-light = Lekka kostka w dłoni.
tower-heard-heavy = Ciężka kostka w dłoni.
tower-heard-let-go = Puszczona. Najwyższa kolumna: { $height }.

## Kości zamiast wieży

tower-ready-title = Testy nokautu to tutaj wieże
tower-ready-text = Kto przechodzi test, ma { $seconds } s, by ułożyć wszystkie kostki ran w jedną kolumnę: myszą, palcem lub klawiszami.
tower-ready-dice = Wolę rzucać kośćmi
tower-ready-dice-text = Dla kogoś, kto nie może albo nie chce budować ręcznie. Przeciwnik nadal buduje i widzi, że rzucasz.
tower-ready = Zaczynajmy
tower-rolls = rzuca kośćmi

## Ćwiczenie

tower-practice = Poćwicz wieżę
tower-practice-text = Dziesięć sekund, jedna kolumna: spróbuj, zanim ktoś zacznie liczyć.
tower-practice-you = Ty
tower-practice-cubes = Kostki
tower-practice-light = Lekkie kostki
tower-practice-heavy = Ciężkie kostki
tower-practice-fewer = O jedną { $kind ->
    [heavy] ciężką
   *[light] lekką
} mniej
tower-practice-more = O jedną { $kind ->
    [heavy] ciężką
   *[light] lekką
} więcej
tower-practice-clock = Zegar
tower-practice-seconds = { $seconds } s
tower-practice-scatter = Rozsyp od nowa
tower-practice-again = Jeszcze raz
tower-practice-another = Z jedną kostką więcej
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
tower-practice-share = { $percent } %
tower-practice-tries = { $percent } % z { $tries }
tower-practice-nothing = bez prób
tower-practice-rates-text = „Zwykła dłoń” to model, nikogo nie mierzono; „trzy kości” to te same rany rozstrzygnięte rzutem. Twoje są zapisane na tym urządzeniu, dla wybranego zegara.
tower-practice-forget = Zapomnij moje
tower-practice-loading = Rozkładanie kostek…
tower-practice-lost = Połączenie przerwane; ponawiam…
tower-practice-refused = Nie ma teraz miejsca na kolejny stół do ćwiczeń. Spróbuj za chwilę.

## Spojrzenie wstecz

tower-replay = Zobacz wieżę
tower-replay-doubt = Wieża tutaj niepotwierdzona: zbudowana ponownie na tej maszynie, kończy inaczej niż w zapisie, a liczy się zapis.
tower-replay-refused = Wieża tutaj niepotwierdzona: na tej maszynie nie da się jej zbudować ponownie. Liczy się werdykt z zapisu.

## Na starcie

tower-mode = Test nokautu
tower-mode-dice = Kości
tower-mode-tower = Wieża
tower-mode-dice-text = Trzy kości przeciw ranom.
tower-mode-tower-text = Ułóż wszystkie rany w jedną kolumnę w dziesięć sekund.
tower-mode-rolls = Ja rzucam kośćmi
tower-mode-rolls-text = Dla tych, którzy nie mogą albo wolą nie budować ręcznie: na tym urządzeniu rzuca się kośćmi, pozostali budują.
