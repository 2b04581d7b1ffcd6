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
