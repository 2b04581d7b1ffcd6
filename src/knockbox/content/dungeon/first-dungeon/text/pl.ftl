# Nazwy pierwszego lochu po polsku.

pack-first-dungeon = Pierwszy loch

## Stwory, każdy przyłapany w domu

creature-skeleton-in-a-hurry = Szkielet w pośpiechu
    .scene = Składał się po ciemku i zostało mu jedno żebro.

creature-peckish-goblin = Goblin łasuch
    .scene = Łapa utknęła mu w słoju z powidłami, a on zwala winę na kota.

creature-timid-ghost = Strachliwy duch
    .scene = Nie zaśnie bez lampki i bajki, byle nie o duchach.

creature-laundry-day-mummy = Mumia w dniu prania
    .scene = Bandaże schną na sznurze, a ona paraduje w obrusie.

creature-vain-vampire = Wampir elegant
    .scene = Lustro go nie widzi, więc o przedziałek pyta nietoperza.

creature-absent-minded-cyclops = Roztargniony cyklop
    .scene = Szuka monokla po całej jaskini, a cały czas ma go na oku.

creature-ironing-ogre = Ogr z żelazkiem
    .scene = Prasuje przepaskę biodrową w kancik, jak uczyła mamusia.

creature-spider-in-slippers = Pajęczyca w kapciach
    .scene = Znalazła siedem kapci i bez ósmego nie wstanie z łóżka.

creature-waltzing-witch = Wiedźma na parkiecie
    .scene = Tańczy z miotłą walca, ale prowadzi miotła.

creature-troll-at-the-spa = Troll w maseczce
    .scene = Ogórek na oczach, nogi w misce, a most dziś nieczynny.

creature-lost-minotaur = Minotaur w potrzebie
    .scene = Od godziny szuka toalety we własnym labiryncie.

creature-black-knight = Czarny Rycerz
    .scene = Galopuje na koniku na biegunach i sam za niego rży.

creature-werewolf-in-curlers = Wilkołak w papilotach
    .scene = Dziś pełnia, a grzywka za nic nie chce się zakręcić.

creature-smiling-basilisk = Uśmiechnięty bazyliszek
    .scene = Ćwiczy uśmiech przed lustrem, dla pewności z zamkniętymi oczami.

creature-singing-harpy = Rozśpiewana harpia
    .scene = Wyśpiewuje arię pod prysznicem, aż mydło uciekło na korytarz.

creature-shivering-demon = Diabeł zmarzluch
    .scene = Termofor, trzy pary skarpet, a on wciąż szczęka zębami.

creature-dishevelled-gorgon = Rozczochrana gorgona
    .scene = Pół fryzury chce warkoczy, a drugie pół pogryzło grzebień.

creature-lovesick-golem = Zakochany golem
    .scene = Kuje list miłosny i właśnie złamał dziewiąte dłuto.

creature-gardening-necromancer = Nekromanta ogrodnik
    .scene = Wskrzesi każdego, tylko pietruszka w doniczce wciąż mu usycha.

creature-knitting-dragon = Smoczyca dziewiarka
    .scene = Kichnęła w ostatnim rządku i cały szalik znów poszedł z dymem.

creature-kraken-in-the-bath = Kraken w wannie
    .scene = Osiem ramion, a pleców i tak nie ma kto umyć.

creature-hydra-at-the-basin = Hydra przy umywalce
    .scene = Siedem głów, jedna szczoteczka i kolejka aż na schody.

## Komnaty, każda z własnymi kłopotami domowymi

room-joker = Chrapiąca czytelnia
    .scene = Mól książkowy zasnął na ostatniej stronie. Cii!

room-room-1112 = Kuchnia z widokiem
    .scene = Zupa też na ciebie patrzy.

room-room-1112-chest = Salonik z zębem
    .scene = Stolik ma zęby i prosi o cukier.

room-room-1121 = Sypialnia z sublokatorem
    .scene = Łóżko dla dwojga: jedno w nim, drugie pod nim.

room-room-1121-chest = Łazienka pod kaczą strażą
    .scene = Kaczka pilnuje wanny, hełm ma służbowy.

room-room-0122 = Kwitnąca wartownia
    .scene = Strażnicy wyszli, ale ktoś podlał hełm.

room-room-0212 = Zbrojownia na niepogodę
    .scene = Topór, włócznia i parasol: na każdą pogodę.

room-room-0221 = Studnia dla początkujących
    .scene = Ten, kto mieszka w studni, jeszcze nie umie pływać.

room-room-1022 = Jadalnia pod psem
    .scene = Kolacja skończona, a najlepiej zjadł pies.

room-room-1202 = Ekspresowe schody
    .scene = Znowu ktoś zostawił wrotkę na schodach.

room-room-2012 = Krypta nocnego marka
    .scene = Kocyk, miś i budzik na północ.

room-room-0122-chest = Oszczędny skarbiec
    .scene = Skarb na coś oszczędza.

room-room-0212-chest = Piwniczka na rauszu
    .scene = Mysz chciała tylko spróbować.

room-room-0113 = Garderoba na szpilkach
    .scene = Z żelaznej dziewicy wyszła świetna szafa.

room-room-0131 = Laboratorium przy herbatce
    .scene = Jedna z tych mikstur to herbata.

room-room-0311 = Gościnna zapadnia
    .scene = Przed wpadnięciem prosimy wytrzeć nogi.

room-room-1013 = Niedyskretny tron
    .scene = Niech żyje król, o ile spojrzy, gdzie siada.

room-room-1031-chest = Papierowy port
    .scene = Cała flota: jeden okręt i złota rybka.

room-room-1112-level-2 = Kościana kapela
    .scene = Dziadek zawsze miał słuch.

room-room-1121-level-2 = Zgryźliwa oranżeria
    .scene = Miała pić, a nie gryźć.

room-room-0221-level-2 = Grzybek do wynajęcia
    .scene = Do wynajęcia: w centrum, umeblowane, trochę wilgotne.

room-room-1022-level-2 = Pralnia z duchem czasu
    .scene = Jedno z prześcieradeł nie całkiem jest prześcieradłem.

room-room-1112-level-3 = Zajęty kominek
    .scene = Cztery skarpety i wszystkie kota.

room-room-1121-level-3 = Pokoik na miękko
    .scene = Na paluszkach: wykluje się, jak się wyśpi.

room-room-1202-level-3 = Serowe obserwatorium
    .scene = Mysz ma wreszcie dowód: to ser.

room-room-1112-level-4 = Piekarnia do szpiku kości
    .scene = Kości z piernika, prosto z pieca.

room-room-1121-level-4 = Krąg pomyłek
    .scene = Wzywali demona, a przyszedł kot.
