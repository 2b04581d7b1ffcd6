# Karty i żetony lochu: co się o nich mówi. (Stałe części dla wszystkich są w dungeon-cards.ftl.)

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
dungeon-face-said-held = Przytrzymany, póki nie padnie ostatni zamrożony stwór.
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

## Co się dzieje w komnatach

dungeon-face-scene-joker = Mól książkowy zasnął na ostatniej stronie. Cii!
dungeon-face-scene-room-1112 = Zupa też na ciebie patrzy.
dungeon-face-scene-room-1112-chest = Stolik ma zęby i prosi o cukier.
dungeon-face-scene-room-1121 = Łóżko dla dwojga: jedno w nim, drugie pod nim.
dungeon-face-scene-room-1121-chest = Kaczka pilnuje wanny, hełm ma służbowy.
dungeon-face-scene-room-0122 = Strażnicy wyszli, ale ktoś podlał hełm.
dungeon-face-scene-room-0212 = Topór, włócznia i parasol: na każdą pogodę.
dungeon-face-scene-room-0221 = Ten, kto mieszka w studni, jeszcze nie umie pływać.
dungeon-face-scene-room-1022 = Kolacja skończona, a najlepiej zjadł pies.
dungeon-face-scene-room-1202 = Znowu ktoś zostawił wrotkę na schodach.
dungeon-face-scene-room-2012 = Kocyk, miś i budzik na północ.
dungeon-face-scene-room-0122-chest = Skarb na coś oszczędza.
dungeon-face-scene-room-0212-chest = Mysz chciała tylko spróbować.
dungeon-face-scene-room-0113 = Z żelaznej dziewicy wyszła świetna szafa.
dungeon-face-scene-room-0131 = Jedna z tych mikstur to herbata.
dungeon-face-scene-room-0311 = Przed wpadnięciem prosimy wytrzeć nogi.
dungeon-face-scene-room-1013 = Niech żyje król, o ile spojrzy, gdzie siada.
dungeon-face-scene-room-1031-chest = Cała flota: jeden okręt i złota rybka.
dungeon-face-scene-room-1112-level-2 = Dziadek zawsze miał słuch.
dungeon-face-scene-room-1121-level-2 = Miała pić, a nie gryźć.
dungeon-face-scene-room-0221-level-2 = Do wynajęcia: w centrum, umeblowane, trochę wilgotne.
dungeon-face-scene-room-1022-level-2 = Jedno z prześcieradeł nie całkiem jest prześcieradłem.
dungeon-face-scene-room-1112-level-3 = Cztery skarpety i wszystkie kota.
dungeon-face-scene-room-1121-level-3 = Na paluszkach: wykluje się, jak się wyśpi.
dungeon-face-scene-room-1202-level-3 = Mysz ma wreszcie dowód: to ser.
dungeon-face-scene-room-1112-level-4 = Kości z piernika, prosto z pieca.
dungeon-face-scene-room-1121-level-4 = Wzywali demona, a przyszedł kot.
