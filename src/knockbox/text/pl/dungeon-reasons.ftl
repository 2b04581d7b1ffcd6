# Dlaczego wybór jest niedostępny w Knock, Knock! Dungeon!; obok każdego powodu podaje się zasadę.
# `reason-unknown-choice` i `reason-not-your-question` pochodzą z knockdown-reasons.ftl.

## Stół

reason-dungeon-over = Ten loch jest już zakończony.
reason-too-late-for-tokens = Ten loch jest już zakończony: żaden żeton niczego nie zmieni.
reason-only-players = To sprawa graczy; ty tylko patrzysz.
reason-gave-up-already = Twoja zgoda na poddanie się już padła; brakuje zgody pozostałych.
reason-clock-decides = Czas kończy tylko zegar.
reason-no-clock = W tym lochu gra się bez zegara.

## Wybór karty

reason-no-passing = Nie wolno pasować, nawet jeśli każda karta oznacza przegraną.
reason-not-in-your-hand = Nie masz na ręce tej karty: { $card }.
reason-other-than-shown = Jedna z twoich kart jest pokazana i musisz wyłożyć ją najpierw: { $card }.
reason-knight-at-once = Czarnego Rycerza trzeba wyłożyć od razu, przed wszystkim innym.
reason-card-already-chosen = Właśnie wykładasz inną kartę: { $card }. Najpierw odłóż ją na rękę.
reason-choose-card-first = Najpierw wybierz kartę z ręki.
reason-nothing-to-put-back = Nie ma wybranej karty, którą można odłożyć na rękę.
reason-nobody-to-show = Grasz w pojedynkę: nie ma komu pokazać karty.
reason-another-shown = Można pokazać tylko jedną kartę naraz, a ta jest już pokazana: { $card }.

## Wykładanie

reason-cell-occupied = Na polu { $place } leży już karta: { $card }.
reason-beside-a-card = Na polu { $place } karta stykałaby się bokiem z inną i zakrywałaby dwa jej rogi.
reason-touches-no-card = Na polu { $place } karta nie zakrywałaby rogu żadnej innej.
reason-middle-first = Stół jest pusty: następną kartę wykłada się na pole START, a nie { $place }.
reason-quarter-turn = Wszystkie karty leżą w tę samą stronę: kartę można odwrócić do góry nogami, ale nie położyć na boku.
reason-looks-the-same-turned = Ta karta do góry nogami wygląda tak samo, więc wykłada się ją bez obracania: { $card }.

## Żetony księgi czarów

reason-token-not-held = { $token ->
    [fireball] Grupa nie ma kuli ognia.
    [ice] Grupa nie ma błysku lodu.
    [poison] Grupa nie ma trucizny.
   *[silence] Grupa nie ma kuli ciszy.
}
reason-no-card-there = Na polu { $place } nie ma karty.
reason-no-creature-there = Na tej karcie nie ma stwora: { $card }.
reason-beaten-already = Ten stwór jest pokonany i liczy się jako komnata: { $card }.
reason-frozen-already = Na tym stworze leży już żeton lodu: { $card }.
reason-knight-defies-fire = Kula ognia nie działa na Czarnego Rycerza.
reason-knight-defies-ice = Czarnego Rycerza nie da się zamrozić.
reason-no-creature-corner = Żaden niepokonany stwór nie ma tam rogu.
reason-talking-already = Widać stronę rozmowy: nie ma ciszy do przerwania.
reason-nothing-to-draw-with-ball = Kula ciszy pozwala dobrać kartę, a talia jest pusta.
reason-only-a-token-helps = Wszystkie ręce są puste: użyj żetonu przeciw stworowi albo się poddaj.
reason-only-aimed-tokens = Wszystkie ręce są puste: pomóc może tylko kula ognia, błysk lodu albo trucizna.

## Rozmowa i gesty

reason-silence = Widać stronę ciszy: gesty są dozwolone, słowa nie.
reason-alone = Grasz w pojedynkę: nie ma z kim rozmawiać.
reason-no-creature-to-mention = Na polu { $place } nie ma niepokonanego stwora.
reason-no-corner-to-spare = Żadna karta nie ma tam rogu.
reason-no-card-to-point-at = Na polu { $place } nie ma karty do wskazania.
reason-no-open-cell-to-point-at = Na pole { $place } nie można wyłożyć karty.
reason-pointing-at-yourself = Wskaż kogoś innego.
