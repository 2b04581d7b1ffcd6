# Gra w terminalu: wszystko dookoła stołu.

terminal-log = Dziennik
terminal-more = … i jeszcze { $count }, zob. „l”
terminal-keys = nr: odpowiedź · hint · ? czemu nie · c KARTA · r ZASADA · h pomoc · s zapis
terminal-prompt = Twoja odpowiedź

## W skrócie, na mały ekran

terminal-next = … jeszcze { $count }: n

## Początek i koniec

terminal-welcome-type = Odpowiadaj numerem albo wpisz to, co widzisz. „hint” daje podpowiedź, „?” mówi, dlaczego czegoś nie można zrobić, a „h” objaśnia znaki.
terminal-level = Jak dobrze ma grać komputer?
terminal-level-easy = łatwy (easy): początkujący, któremu wiele umyka
terminal-level-normal = normalny (normal): ktoś, kto grywa od czasu do czasu
terminal-level-hard = trudny (hard): myśli naprzód, ale krótko
terminal-level-expert = ekspert (expert): namyśla się, najwyżej kilka sekund
terminal-begin = Naciśnij Enter, aby zacząć.
terminal-resumed = { $inputs ->
    [0] Pojedynek trwa dalej; nie było jeszcze odpowiedzi.
   *[other] Pojedynek trwa dalej po odpowiedzi nr { $inputs }.
}
terminal-torn = Ostatni wiersz zapisu jest niepełny i został pominięty.
terminal-replay = Obejrzyj jeszcze raz: { $command }
terminal-analyse = Zobacz, co dało się zagrać lepiej: { $command }
terminal-verify = Sprawdź zapis: { $command }
terminal-recount = Dowiedz się, co zamierzał komputer: { $command }
terminal-recount-offer = Enter: wyjście · t: komputer opowie, co zamierzał
terminal-remembering = Komputer wspomina…
terminal-saved = Pojedynek jest zapisany. Dalszy ciąg: { $command }

## Dwie osoby, jedna klawiatura

terminal-curtain = Przy klawiaturze siada teraz { $name }
terminal-curtain-look-away = Następny ekran może zobaczyć tylko { $name }. Naciśnij Enter, gdy nikt inny nie patrzy.

## Co wpisano

terminal-forced = { $name } ma tylko jedną możliwość: { $answer }
terminal-nothing-typed = Wpisz numer od 1 do { $count } albo h, aby zobaczyć pomoc.
terminal-not-understood = „{ $typed }” nie jest tu odpowiedzią. Wpisz numer od 1 do { $count }, odpowiedź taką jak „{ $example }” albo h, aby zobaczyć pomoc.
terminal-not-a-number = Nie ma odpowiedzi { $typed }: wybierz od 1 do { $count }.
terminal-refused = „{ $choice }” nie jest teraz możliwe:
terminal-ambiguous = „{ $typed }” pasuje do kilku odpowiedzi: { $answers }
terminal-own-screen = To może zrobić tylko { $name }, gdy nikt inny nie patrzy na ekran.
terminal-offers = Poza odpowiedzią możesz:
terminal-no-offers = Teraz możesz tylko odpowiedzieć.
terminal-talk = Możesz powiedzieć lub pokazać:
terminal-no-talk = Nie ma z kim rozmawiać albo nie ma teraz nic do powiedzenia.
terminal-about-to-play = { $name } zaraz zagra.
terminal-thinking = { $name } myśli…
terminal-you-think = Chwileczkę…
terminal-no-hint = Teraz nie ma nic, do czego przydałaby się podpowiedź.
terminal-prompt-pause = Enter: niech zagra
terminal-pause-on = Boty czekają teraz na ciebie przed każdym ruchem; po wpisaniu p znów grają same.
terminal-pause-off = Boty znów grają same.
terminal-all-open = Tu nic nie jest zabronione: wszystko, czego można spróbować, jest na liście.
terminal-closed = Teraz niemożliwe:
terminal-closed-more = … i jeszcze { $count } z tego samego powodu
terminal-read-on = Więcej po wpisaniu „r ID”: { $rules }
terminal-no-rule = Żadna zasada nie nazywa się „{ $typed }” ani o tym nie mówi.

## Pomoc

terminal-help-answer = odpowiedź na pytanie; można ją też wpisać: „{ $example }”
terminal-help-why = czego nie można zrobić, dlaczego i według której zasady
terminal-help-rule = pokaż zasadę o tym identyfikatorze albo zasady z tym słowem
terminal-help-log = wszystko, co się dotąd wydarzyło
terminal-help-view = więcej albo mniej szczegółów na ekranie
terminal-help-next = dalsze odpowiedzi, gdy nie mieszczą się wszystkie
terminal-help-offers = co możesz zrobić poza odpowiedzią; „o 2” wybiera drugą możliwość
terminal-help-talk = co możesz powiedzieć lub pokazać; „t 2” wybiera drugą możliwość
terminal-help-hint = co możesz zrobić: najlepsza odpowiedź, następna po niej i twoje szanse
terminal-help-pause = czekaj przed każdym ruchem bota albo już nie
terminal-help-save = zapisz i wyjdź; Ctrl-C robi to samo
terminal-help-help = ta strona
terminal-help-signs = Znaki
