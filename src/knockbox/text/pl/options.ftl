# Co robi każda opcja rozgrywki; widać to przy otwieraniu stołu.

option-knockdown-fighters = Zawodników wybierają gracze, losuje się ich albo są ustaleni z góry, najpierw dla gracza A.
option-knockdown-arena = Pudełko, z którego pochodzi Arena wraz z własną talią, albo `draw`, czyli losowanie żetonu; domyślnie jedyne pudełko.
option-knockdown-skills = Pudełko, z którego pochodzi dwanaście Umiejętności, albo `draw`, czyli losowanie żetonu; domyślnie jedyne pudełko.
option-knockdown-ko-test = W Teście Knockdownu rzuca się trzema kośćmi albo buduje wieżę, którą ocenia sędzia.
option-knockdown-dice-always = Przy `ko_test=tower`: ci gracze rzucają kośćmi zamiast budować.
option-knockdown-tower-seconds = Przy `ko_test=tower`: liczba sekund na budowę, taka sama dla obu graczy.
option-knockdown-decision-time = Sekundy na każdą odpowiedź; koniec czasu ogłasza sędzia. Trzy przekroczenia czasu pod rząd oznaczają przegraną rozgrywkę.
option-knockdown-ko-relief = Rodzaj Obrażeń, które po zdanym teście zmniejsza się o połowę.
option-knockdown-edge-wound = Obrażenie, które dodaje Niebezpieczna Krawędź. Tylko na Arenach z Niebezpiecznymi Krawędziami.
option-knockdown-candle-wound = Obrażenie, które zadaje Świeca. Tylko na Arenach ze Świecami.
option-knockdown-range-through-corridors = Korytarze Techniczne skracają odległość. Tylko na Arenach z korytarzami.
option-knockdown-stall-guard = Po sześciu turach bez wzięcia karty odrzuca się najstarszą kartę Rzędu.
option-knockdown-allow-empty-combo = Combo można rozpocząć, nawet gdy nie ma czego w nim zagrać.
option-knockdown-block-windows = Jedna deklaracja bloku wobec Obrażeń i efektu albo osobna przed każdą z tych części.
option-knockdown-redraft = Także kolejne rundy zaczynają się od początkowego doboru.
option-knockdown-memory = Plansza pokazuje znane karty na ręce albo tylko ich liczbę. Gracz może wiedzieć tyle samo.

option-dungeon-timer = Minuty na cały loch; sędzia pilnuje zegara i ogłasza koniec czasu.
option-dungeon-level = Do którego z czterech lochów wchodzicie; w późniejszych są karty poziomów.
option-dungeon-adventure = Loch jest częścią Przygody: są żetony księgi czarów, a po wygranej losuje się jeden z nich.
option-dungeon-tokens = Żetony księgi czarów na początku. Tylko w Przygodzie.
option-dungeon-level-cards = Karty wszystkich poziomów aż do tego albo tylko tego jednego. Tylko od lochu 2 albo w Przygodzie.
option-dungeon-adventure-loss = Po przegranej próbuje się ponownie w tym samym lochu albo zaczyna Przygodę od początku. Tylko w Przygodzie.
option-dungeon-chest-hunt = Po wygranej skrzynie najlepszego łańcucha dają punkty.
option-dungeon-solo-silence-ball = Kula ciszy nie wchodzi do gry albo pozwala dobrać kartę. Tylko w jednoosobowej Przygodzie.
option-dungeon-first-player = Los decyduje, kto zaczyna, albo jest to ustalone.
