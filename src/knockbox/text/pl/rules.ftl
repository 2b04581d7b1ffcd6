# Podpisy wokół zasad: polecenie `rules` i strony w docs/rules.
rules-house = zasada domowa
rules-kind-rule = zasada
rules-kind-component = element gry
rules-kind-advice = porada
rules-intro = Każda zasada ma identyfikator, na który gra się powołuje, gdy czegoś odmawia lub zapisuje coś w dzienniku. Dopisek po identyfikatorze oznacza to, co nie jest zwykłą zasadą: element gry opisuje pudełko, porada o niczym nie rozstrzyga, a zasada domowa to nasz dodatek.
rules-options = Opcje rozgrywki
rules-option = opcja
rules-option-values = wartości, najpierw domyślna
rules-option-rules = zobacz
rules-versions = Wersje
rules-versions-intro = Numer wersji zasad rośnie zawsze, gdy zapisana rozgrywka mogłaby zostać odtworzona inaczej.
rules-version-knockdown-1 = Wersja 1: zasady wspólne i Siege Storm.
rules-version-knockdown-2 = Wersja 2: Nemesis, Tainted Grail i łączenie pudełek; żetony czekające jednocześnie ustawia się w kolejności jak Umiejętności.
rules-version-knockdown-3 = Wersja 3: z opcją `redraft` liczniki tur i tur bez wzięcia karty są zerowane przed doborem w każdej rundzie.
rules-version-dungeon-1 = Wersja 1: loch dla jednego do sześciu graczy, polowanie na skrzynie i Przygoda.
