# Co robi każda opcja rozgrywki, dla tego, kto otwiera stół.

option-knockdown-fighters = Gracze wybierają, decyduje los albo obaj wojownicy są ustaleni, najpierw wojownik A.
option-knockdown-arena = Pudełko, z którego pochodzi arena wraz z własną talią, albo `draw`, czyli losowanie żetonu; domyślnie jedyne pudełko.
option-knockdown-skills = Pudełko, z którego pochodzi dwanaście umiejętności, albo `draw`, czyli losowanie żetonu; domyślnie jedyne pudełko.
option-knockdown-ko-test = W teście nokautu rzuca się trzema kośćmi albo buduje wieżę, którą ocenia sędzia.
option-knockdown-dice-always = Przy `ko_test=tower`: ci gracze mimo to rzucają kośćmi.
option-knockdown-tower-seconds = Przy `ko_test=tower`: ile sekund jest na budowę, tyle samo dla obu graczy.
option-knockdown-decision-time = Sekundy na każdą odpowiedź; stół ogłasza, że minęły. Trzy takie przypadki z rzędu oznaczają przegraną w pojedynku.
option-knockdown-ko-relief = Które rany zmniejszają się o połowę po zdanym teście.
option-knockdown-edge-wound = Jaką ranę dodaje niebezpieczna krawędź. Tylko na arenach z niebezpiecznymi krawędziami.
option-knockdown-candle-wound = Jaką ranę zadaje świeca. Tylko na arenach ze świecami.
option-knockdown-range-through-corridors = Korytarze skracają odległość. Tylko na arenach z korytarzami.
option-knockdown-stall-guard = Po sześciu turach, w których nikt nie wziął karty, odrzuca się najstarszą kartę rzędu.
option-knockdown-allow-empty-combo = Kombo można zacząć, nie mając w nim nic do zagrania.
option-knockdown-block-windows = Jedna deklaracja wobec ran i efektu albo osobna przed każdą z tych części.
option-knockdown-redraft = Także kolejne rundy zaczynają się od doboru kart.
option-knockdown-memory = Na planszy widać znane karty na ręce albo tylko ich liczbę. To, co gracz może wiedzieć, jest takie samo.

option-dungeon-timer = Minuty na cały loch; stół pilnuje zegara i ogłasza, że czas minął.
option-dungeon-level = Do którego z czterech lochów wchodzicie; w późniejszych są karty poziomów.
option-dungeon-adventure = Loch jest częścią Przygody: są żetony księgi czarów, a po wygranej losuje się jeden z nich.
option-dungeon-tokens = Żetony księgi czarów posiadane na początku. Tylko w Przygodzie.
option-dungeon-level-cards = Karty wszystkich poziomów aż do tego albo tylko tego jednego. Tylko od lochu 2 albo w Przygodzie.
option-dungeon-adventure-loss = Po przegranej próbuje się w tym samym lochu albo wszystko zaczyna się od nowa. Tylko w Przygodzie.
option-dungeon-chest-hunt = Po wygranej skrzynie najlepszego łańcucha są punktami.
option-dungeon-solo-silence-ball = Kula ciszy nie wchodzi do gry albo pozwala dobrać kartę. Tylko w jednoosobowej Przygodzie.
option-dungeon-first-player = Los decyduje, kto zaczyna, albo jest to ustalone.
