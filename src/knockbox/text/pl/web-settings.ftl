# Co ktoś lubi na tym urządzeniu.

settings-title = Ustawienia
settings-kept = Każda zmiana działa od razu i jest zapamiętywana w tej przeglądarce.
settings-name = Twoje imię
settings-name-text = Widzą je inni przy stole. Może zostać puste.
settings-language = Język
settings-theme = Kolory
settings-theme-system = Jak w systemie
settings-theme-light = Jasne
settings-theme-dark = Ciemne
settings-motion = Animacje
settings-motion-system = Jak w systemie
settings-motion-full = Pełne
settings-motion-reduced = Ograniczone
settings-pace = Tempo botów
settings-pace-slow = Wolne
settings-pace-normal = Normalne
settings-pace-fast = Szybkie
settings-pace-instant = Natychmiastowe
settings-sound = Dźwięk
settings-muted = Wycisz
settings-volume = Głośność
settings-notify = Powiadom, gdy moja kolej
settings-notify-text = Powiadomieniem, gdy ta strona jest w tle.
settings-notify-denied = Przeglądarka nie pozwala tej stronie na powiadomienia. Możesz to zmienić w ustawieniach przeglądarki.
settings-notify-missing = Ta przeglądarka powiadamia tylko na stronach szyfrowanych albo z tego komputera.
settings-language-missing = Nie udało się pobrać tekstów w tym języku. Spróbuj za chwilę.
