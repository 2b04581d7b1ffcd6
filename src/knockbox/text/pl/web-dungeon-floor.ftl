# Podłoga lochu: karty, zagrożenie i wykładanie karty.

## Obszary

dungeon-floor-name = { $count ->
    [0] Podłoga: brak kart
    [one] Podłoga: jedna karta
    [few] Podłoga: { $count } karty
    [many] Podłoga: { $count } kart
   *[other] Podłoga: { $count } karty
}
dungeon-floor-cards = Karty na podłodze w kolejności wyłożenia
dungeon-floor-cells = Wolne pola
dungeon-floor-targets = Cele
dungeon-floor-controls = Widok
dungeon-floor-map = Mapa podłogi: strzałki przesuwają, + i - przybliżają i oddalają, Enter pokazuje wszystko
dungeon-floor-all = Pokaż wszystko
dungeon-floor-danger = Pokaż zagrożenie
dungeon-floor-look = Obejrzyj kartę
dungeon-floor-looking = Którą kartę chcesz obejrzeć?
dungeon-floor-looked = Wróć do stołu
dungeon-floor-nearer = Przybliż
dungeon-floor-farther = Oddal

## Miejsca, liczone od karty początkowej

dungeon-floor-right = { $count } w prawo
dungeon-floor-left = { $count } w lewo
dungeon-floor-up = { $count } w górę
dungeon-floor-down = { $count } w dół
dungeon-floor-middle = początek
dungeon-floor-lies = Miejsce: { $place }.

## Zagrożenie

dungeon-floor-danger-calm = Zagrożenie { $danger }: cicho.
dungeon-floor-danger-warm = Zagrożenie { $danger }: bezpiecznie.
dungeon-floor-danger-brim = Zagrożenie { $danger }: jeszcze bezpiecznie, o jeden więcej to przegrana.
dungeon-floor-danger-fight = Zagrożenie { $danger }: walka trwa, aż spadnie do 5 lub mniej.
dungeon-floor-danger-alarm = Zagrożenie { $danger }: alarm.

## Wykładanie karty

dungeon-floor-where = Wybierz wolne pole: 5 jest bezpieczne, 6 to przegrana.
dungeon-floor-turn = Obróć (R)
dungeon-floor-turned = Do góry nogami
dungeon-floor-upright = Prosto
dungeon-floor-lay-here = Wyłóż tutaj
dungeon-floor-put-back = Odłóż na rękę
dungeon-floor-lay-at = Wyłóż: { $place }
dungeon-floor-this-card = ta karta
dungeon-floor-changes = { $count ->
    [0] żadna suma się nie zmienia
    [one] zmienia się jedna suma
    [few] zmieniają się { $count } sumy
    [many] zmienia się { $count } sum
   *[other] zmienia się { $count } sumy
}
dungeon-floor-sum = { $name } z { $before } na { $after }
dungeon-floor-falls = pada { $name }
dungeon-floor-chain = łańcuch skrzyń zmienia się z { $before } na { $after }
dungeon-floor-wins = to wygrana
dungeon-floor-alarm = to przegrana: { $name } ma zagrożenie { $danger }
dungeon-floor-alarm-unsummed = to przegrana: { $name } wszczyna alarm
dungeon-floor-expires = to przegrana: kończy się czas ({ $name })
dungeon-floor-short = to przegrana: w zapasie brakuje żetonów czasu
dungeon-floor-empty-hands = to przegrana: to ostatnia karta, a Czarny Rycerz nie jest pokonany
dungeon-floor-sign-falls = pada!
dungeon-floor-sign-alarm = alarm!
dungeon-floor-sign-expires = koniec czasu!
dungeon-floor-sign-short = brak żetonów!
dungeon-floor-sign-burnt = spalony!
dungeon-floor-sign-frozen = zamrożony!

## Zanim karta przegra

dungeon-floor-loses-title = Ta karta oznacza przegraną
dungeon-floor-doubt = { $kind ->
    [alarm] { $name } ({ $place }): zagrożenie wzrośnie do { $danger }; 5 jest bezpieczne, 6 to przegrana.
    [alarm-unsummed] { $name } ({ $place }): wybuchnie alarm.
    [expires] { $name } ({ $place }): skończy się czas.
    [short] W zapasie brakuje żetonów czasu.
   *[empty-hands] To ostatnia karta, a Czarny Rycerz nie jest pokonany.
}
dungeon-floor-loses-ask = Wyłożyć kartę mimo to?
dungeon-floor-loses-no = Zastanowię się
dungeon-floor-loses-yes = Wyłóż mimo to
