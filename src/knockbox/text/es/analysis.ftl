# El análisis de una partida jugada, en la terminal y en su página.

analysis-title = Análisis de una partida: { $players }
analysis-versus = { $first } contra { $second }
analysis-together = { $names }
analysis-result-won = Ganó { $name }.
analysis-result-drawn = No ganó nadie.
analysis-result-group-won = Ganó el grupo.
analysis-result-group-lost = Perdió el grupo.
analysis-result-open = La partida no ha terminado; así ha ido hasta ahora.
analysis-referee = Árbitro

## Marcas

analysis-mark-blunder = Error grave
analysis-mark-mistake = Error
analysis-mark-inaccuracy = Imprecisión
analysis-mark-unlucky = Mala suerte
analysis-mark-lucky = Suerte

## Un momento

analysis-choice = { $name }: { $choice }
analysis-verdict = { $mark }: { $points ->
    [one] { $points } punto perdido
   *[other] { $points } puntos perdidos
}, del { $before } % al { $after } %.
analysis-better = { $sureness ->
    [sure] Seguro que era mejor
    [likely] Probablemente era mejor
   *[maybe] Quizá era mejor
}: { $choice } ({ $chance } %, ± { $doubt }).
analysis-plan = Podría haber seguido así: { $steps }.
analysis-opened = Con todas las manos a la vista, lo mejor era: { $choice } ({ $chance } %).
analysis-unlucky = Correcto según lo que se podía saber. Solo quien viera las cartas ocultas habría elegido otra cosa: { $choice }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} mejor.
analysis-lucky = Las cartas ocultas lo arreglaron: con todas las manos a la vista no costó nada.
analysis-left = Se rindió con una probabilidad del { $before } %.

## Un resumen

analysis-player = Jugador
analysis-choices = Decisiones
analysis-lost = Pérdida por decisión
analysis-points = { $points } puntos
analysis-inaccuracies = Imprecisiones
analysis-mistakes = Errores
analysis-blunders = Errores graves
analysis-unlucky-ones = Mala suerte
analysis-no-moments = Ninguna decisión perdió { $points } puntos o más.
analysis-moments = Momentos importantes
analysis-wrote = Escrito: { $file }

## La página

analysis-plot = Probabilidad de ganar
analysis-plot-text = Después de cada paso, en tanto por ciento. La tabla de abajo dice lo mismo con palabras y números.
analysis-plot-scroll = Gráfico de la probabilidad de ganar; en una pantalla pequeña se desplaza hacia los lados
analysis-axis = paso
analysis-round = Asalto { $number }
analysis-point = Paso { $input }, { $name }: { $mark }
analysis-every = Todos los pasos
analysis-input = Paso
analysis-what = Decisión
analysis-chance-of = { $name }, probabilidad
analysis-loss = Pérdida
analysis-mark = Marca
analysis-forced = única respuesta
analysis-summary = Resumen
analysis-skip = Saltar a los momentos
analysis-reading = Cómo leer esto
analysis-reading-chance = La probabilidad es la que podía conocer quien decidía en ese momento, si ambas partes siguen jugando bien; cuenta la decisión tomada, no las cartas que llegaron después.
analysis-reading-marks = Frente a la mejor decisión, una imprecisión pierde al menos { $inaccuracy } puntos de la probabilidad de ganar, un error { $mistake } y un error grave { $blunder }, y solo si la diferencia supera la duda sobre ella.
analysis-reading-luck = Mala suerte es una decisión correcta según lo que se podía saber que, con todas las manos a la vista, era al menos un error. Suerte es lo contrario.
analysis-reading-made = Hecho por { $made } con { $budget } para cada primera mirada, semilla { $seed }, a partir de { $record }.
analysis-simulations = { $count } simulaciones
analysis-seconds = { $count } segundos
