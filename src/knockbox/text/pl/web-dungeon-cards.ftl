# Opisy kart i żetonów lochu dla czytników ekranu. (Stałe części karty są w dungeon-cards.ftl.)

dungeon-face-name = { $name }.
dungeon-face-back = Rewers karty.
dungeon-face-said-corners = Rogi: u góry { $nw } i { $ne }, u dołu { $sw } i { $se }.
dungeon-face-said-sum = Zagrożenie { $sum }.
dungeon-face-said-time = Stwór, który dostaje { $time } { $time ->
    [one] żeton
    [few] żetony
   *[many] żetonów
} czasu.
dungeon-face-said-left = Stwór, któremu { $time ->
    [one] został { $time } żeton
    [few] zostały { $time } żetony
   *[many] zostało { $time } żetonów
} czasu.
dungeon-face-said-beaten = Stwór pokonany.
dungeon-face-said-frozen = Stwór zamrożony.
dungeon-face-said-held = Pochwycony, aż padnie ostatni zamrożony stwór.
dungeon-face-said-silence = Ikona ciszy.
dungeon-face-said-chests = { $chests } { $chests ->
    [one] skrzynia
    [few] skrzynie
   *[many] skrzyń
}.
dungeon-face-said-level = Od lochu { $level }.
dungeon-face-said-turned = Do góry nogami.

## Żetony

dungeon-face-token-fireball = Kula ognia
dungeon-face-token-ice = Błysk lodu
dungeon-face-token-poison = Trucizna
dungeon-face-token-silence = Kula ciszy
dungeon-face-token-other = Żeton księgi czarów { $token }
dungeon-face-time-tokens = { $count } { $count ->
    [one] żeton
    [few] żetony
   *[many] żetonów
} czasu
dungeon-face-talk = Strona rozmowy: wolno mówić.
dungeon-face-silent = Strona ciszy: nikomu nie wolno mówić.
dungeon-face-hourglass = Klepsydra: zostało { $percent } procent piasku.
dungeon-face-poisoned = Zatruty róg: wart 0.
