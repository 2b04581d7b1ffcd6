# El análisis de una partida jugada, en la terminal y en su página.

analysis-title = Análisis de una partida: { $players }
analysis-versus = { $first } contra { $second }
analysis-together = { $names }
analysis-result-won = Ganó { $name }.
analysis-result-drawn = La partida termina en empate.
analysis-result-group-won = Ganaron los aventureros.
analysis-result-group-lost = Perdieron los aventureros.
analysis-result-open = La partida no ha terminado; así ha ido hasta ahora.
analysis-referee = Árbitro

## Valoraciones

analysis-mark-blunder = Error grave
analysis-mark-mistake = Error
analysis-mark-inaccuracy = Imprecisión
analysis-mark-unlucky = Mala suerte
analysis-mark-lucky = Suerte

## Un momento

analysis-choice = { $name }: { $choice }
analysis-verdict = Costó { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} (±{ $doubt }): una probabilidad de ganar del { $after } % en lugar del { $before } %.
analysis-better = { $sureness ->
    [sure] Seguro que era mejor
    [likely] Probablemente era mejor
   *[maybe] Quizá era mejor
}: { $choice } ({ $chance } %).
analysis-plan = Podría haber seguido así: { $steps }.
analysis-opened = Con todas las manos a la vista, la mejor decisión era: { $choice } ({ $chance } %).
analysis-unlucky = Correcto según lo que se sabía. Solo quien viera las cartas ocultas habría elegido otra cosa: { $choice }, que valía { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} más.
analysis-lucky = Las cartas ocultas lo salvaron: con todas las manos a la vista costó poco o nada.
analysis-left = Se rindió con una probabilidad de ganar del { $before } %.

## Un resumen

analysis-player = Jugador
analysis-choices = Decisiones
analysis-lost = Pérdida media (puntos)
analysis-inaccuracies = Imprecisiones
analysis-mistakes = Errores
analysis-blunders = Errores graves
analysis-unlucky-ones = Mala suerte
analysis-no-moments = Ninguna decisión costó claramente { $points } puntos o más.
analysis-moments = Momentos clave
analysis-wrote = Escrito: { $file }

## La página

analysis-plot = Probabilidad de ganar
analysis-plot-text = Después de cada paso, en tanto por ciento. La tabla de abajo dice lo mismo con palabras y números.
analysis-axis = paso
analysis-round = Ronda { $number }
analysis-point = Paso { $input }, { $name }: { $mark }
analysis-every = Paso a paso
analysis-input = Paso
analysis-what = Decisión
analysis-chance-of = { $name }, probabilidad
analysis-loss = Pérdida
analysis-mark = Valoración
analysis-forced = única respuesta
analysis-summary = Resumen
analysis-skip = Saltar a los momentos clave
analysis-reading = Cómo leer esto
analysis-reading-chance = Lo probable que era la victoria tras la decisión, según lo que sabía entonces quien la tomó y si todos siguen jugando bien. Las cartas que llegaron después no cuentan.
analysis-term-marks = Imprecisión, error, error grave
analysis-reading-marks = Un punto es un uno por ciento de la probabilidad de ganar. Frente a la mejor decisión, una imprecisión costó al menos { $inaccuracy } puntos; un error, { $mistake }; un error grave, { $blunder }.
analysis-term-sure = Hasta qué punto es seguro
analysis-reading-sure = Las estimaciones del ordenador nunca son seguras; el número tras ± dice cuántos puntos puede desviarse el coste. Una decisión solo se marca si costó al menos eso: entonces otra era probablemente mejor. A partir del doble, seguro que lo era.
analysis-term-luck = Mala suerte, suerte: lo que no se podía saber
analysis-reading-luck = Nadie sabe qué cartas tienen los demás; por eso cada decisión se examina otra vez con todas las manos a la vista. Mala suerte: correcta según lo que se sabía, pero al menos un error frente a esas manos. Suerte: al menos un error según lo que se sabía, pero esas manos la salvaron. Las cartas por robar y los dados siguen sin conocerse en ambos casos.
analysis-reading-made = Hecho por { $made } con { $budget } para cada primer examen, semilla { $seed }, a partir de { $record }.
analysis-simulations = { $count ->
    [one] { $count } simulación
   *[other] { $count } simulaciones
}
analysis-seconds = { $count } s
analysis-percent = { $number } %
analysis-least = { $mark }: { $points } puntos o más
