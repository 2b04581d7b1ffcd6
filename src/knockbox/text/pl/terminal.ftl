# Gra w terminalu: wszystko dookoła stołu.

terminal-log = Dziennik
terminal-more = … i jeszcze { $count }, zob. „l”
terminal-keys = nr: odpowiedź · hint · ? czemu nie · c KARTA · r ZASADA · h pomoc · s zapis
terminal-prompt = Twoja odpowiedź

## Krótkie formy na mały ekran

terminal-next = … jeszcze { $count }: n

## Początek i koniec

terminal-welcome-type = Odpowiadaj numerem albo wpisz to, co widzisz. „hint” podpowiada ruch, „?” mówi, dlaczego czegoś nie można zrobić, a „h” objaśnia symbole.
terminal-level = Jak dobrze ma grać komputer?
terminal-level-easy = łatwy (easy): dopiero się uczy i wiele przeocza
terminal-level-normal = normalny (normal): grywa od czasu do czasu
terminal-level-hard = trudny (hard): myśli z wyprzedzeniem, ale krótko
terminal-level-expert = ekspert (expert): dobrze się zastanawia, najwyżej kilka sekund
terminal-begin = Naciśnij Enter, aby zacząć.
terminal-resumed = { $inputs ->
    [0] Wznawiasz rozgrywkę; nie było jeszcze odpowiedzi.
   *[other] Wznawiasz rozgrywkę po odpowiedzi nr { $inputs }.
}
terminal-torn = Ostatni wiersz zapisu jest niepełny i został pominięty.
terminal-replay = Obejrzyj powtórkę: { $command }
terminal-analyse = Zobacz, co dało się zagrać lepiej: { $command }
terminal-verify = Sprawdź zapis: { $command }
terminal-recount = Poznaj plany komputera: { $command }
terminal-recount-offer = Enter: wyjście · t: poznaj plany komputera
terminal-remembering = Komputer wspomina…
terminal-saved = Rozgrywka zapisana. Aby grać dalej: { $command }

## Dwie osoby, jedna klawiatura

terminal-curtain = Przy klawiaturze siada teraz { $name }
terminal-curtain-look-away = Następny ekran może zobaczyć tylko { $name }. Naciśnij Enter, gdy nikt inny nie patrzy.

## Odpowiedzi na wpisany tekst

terminal-forced = { $name } ma tylko jedną możliwość: { $answer }
terminal-nothing-typed = Wpisz numer od 1 do { $count } albo h, aby zobaczyć pomoc.
terminal-not-understood = „{ $typed }” nie jest tu odpowiedzią. Wpisz numer od 1 do { $count }, odpowiedź taką jak „{ $example }” albo h, aby zobaczyć pomoc.
terminal-not-a-number = Nie ma odpowiedzi { $typed }: wybierz od 1 do { $count }.
terminal-refused = „{ $choice }” nie jest teraz możliwe:
terminal-ambiguous = „{ $typed }” pasuje do kilku odpowiedzi: { $answers }
terminal-own-screen = To może zobaczyć tylko { $name }, gdy inni nie patrzą na ekran.
terminal-offers = Oprócz odpowiedzi możesz:
terminal-no-offers = Teraz możesz tylko odpowiedzieć.
terminal-talk = Możesz powiedzieć lub pokazać:
terminal-no-talk = Nie ma z kim rozmawiać albo nie ma teraz nic do powiedzenia.
terminal-about-to-play = { $name } zaraz zagra.
terminal-thinking = { $name } myśli…
terminal-you-think = Chwileczkę…
terminal-no-hint = Nie ma pytania, do którego można podpowiedzieć.
terminal-prompt-pause = Enter: niech zagra
terminal-pause-on = Boty czekają teraz na ciebie przed każdym ruchem; p pozwala im grać dalej.
terminal-pause-off = Boty znów grają same.
terminal-all-open = Nic nie jest tu wykluczone: wszystko, czego można spróbować, jest na liście.
terminal-closed = Teraz niemożliwe:
terminal-closed-more = … i jeszcze { $count } z tego samego powodu
terminal-read-on = Aby czytać dalej, wpisz „r ID”: { $rules }
terminal-no-rule = Żadna zasada nie nazywa się „{ $typed }” ani o tym nie wspomina.

## Pomoc

terminal-help-answer = odpowiedź na pytanie; można ją też wpisać: „{ $example }”
terminal-help-why = czego nie można zrobić, dlaczego i według której zasady
terminal-help-rule = pokaż zasadę o tym identyfikatorze albo zasady z tym słowem
terminal-help-log = wszystko, co się dotąd wydarzyło
terminal-help-view = więcej albo mniej szczegółów na ekranie
terminal-help-next = dalsze odpowiedzi, gdy nie mieszczą się wszystkie
terminal-help-offers = co jeszcze możesz zrobić; „o 2” wybiera drugą możliwość
terminal-help-talk = co możesz powiedzieć lub pokazać; „t 2” wybiera drugą możliwość
terminal-help-hint = podpowiedź: najlepsza odpowiedź, druga w kolejności i twoje szanse
terminal-help-pause = włącz albo wyłącz pauzę przed każdym ruchem bota
terminal-help-save = zapisz i wyjdź; Ctrl-C robi to samo
terminal-help-help = ta strona
terminal-help-signs = Symbole
