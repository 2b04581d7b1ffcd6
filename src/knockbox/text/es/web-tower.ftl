# La torre de una prueba de K.O.: construirla, cómo resultó, la práctica, y dados en su lugar.

## En la mesa

tower-region = La torre de { $name }
tower-field = La mesa de construir: la columna más alta tiene { $height ->
    [one] un cubo
   *[other] { $height } cubos
} de { $cubes }
tower-field-own = Tu mesa de construir. Las flechas mueven la mano, el espacio coge y suelta. La columna más alta tiene { $height ->
    [one] un cubo
   *[other] { $height } cubos
} de { $cubes }.
tower-title = Prueba de K.O.
tower-builds = construye
tower-counts = cuenta
tower-wait-builder = { $attacker } pone en marcha el reloj. Entonces tienes { $seconds } segundos para apilar { $cubes ->
    [one] tu cubo
   *[other] los { $cubes } cubos
} en una sola columna.
tower-wait-attacker = Tú pones en marcha el reloj. Entonces { $builder } tiene { $seconds } segundos para apilar { $cubes ->
    [one] el cubo
   *[other] los { $cubes } cubos
} en una sola columna.
tower-wait-shared = { $attacker } pone en marcha el reloj y { $builder } tiene { $seconds } segundos para apilar { $cubes ->
    [one] el cubo
   *[other] los { $cubes } cubos
} en una sola columna.
tower-wait-other = { $attacker } está a punto de poner en marcha el reloj; después construye { $builder }.
tower-wait-practice = { $seconds } segundos para apilar { $cubes ->
    [one] el cubo
   *[other] los { $cubes } cubos
} en una sola columna. El reloj corre cuando tú lo pongas en marcha.
tower-how-drag = Arrastra un cubo y suéltalo sobre la columna.
tower-how-keys = O usa el teclado: las flechas mueven la mano, el espacio coge y suelta.
tower-odds = Cae alrededor del { $odds } % de las torres de { $cubes ->
    [one] un cubo
   *[other] { $cubes } cubos
}.
tower-start = ¡En marcha!
tower-start-soon = empieza automáticamente en { $seconds } s
tower-building = { $name } está construyendo…
tower-hands-off = ¡Manos fuera!
tower-settling = ¡Tiempo! La torre tiene un segundo para asentarse y debe aguantar otro.
tower-restarted = El servidor se ha reiniciado: la prueba empieza de nuevo, con los cubos como estaban.
tower-stands = Sigue en pie
tower-ko = K.O.
tower-missed = Esta vez no
tower-go-on = Continuar
tower-pad = Construir con teclas
tower-key-left = Columna siguiente a la izquierda
tower-key-right = Columna siguiente a la derecha
tower-key-up = Arriba, por encima de todo
tower-key-down = Abajo, hasta lo que haya debajo
tower-key-grab = Coger
tower-key-release = Soltar
tower-space = espacio

## Cómo resultó

tower-outcome-stands = { $cubes ->
    [one] El cubo está en su sitio.
   *[other] Los { $cubes } cubos forman una sola columna.
}
tower-outcome-held = Al final aún había un cubo en la mano.
tower-outcome-table = { $count ->
    [0] Ningún cubo estaba sobre la mesa.
    [one] Había un cubo de más sobre la mesa.
   *[other] Había { $count } cubos sobre la mesa y solo puede haber uno.
}
tower-outcome-crowded = Un cubo tocaba a más de otros dos.
tower-outcome-chain = No todos los cubos estaban en una sola columna.

## Para quien escucha

tower-heard-waiting = Prueba de K.O.: { $name } construye una torre de { $light ->
    [one] un cubo de Herida Leve
   *[other] { $light } cubos de Herida Leve
} y { $heavy ->
    [one] uno de Herida Grave
   *[other] { $heavy } de Herida Grave
}.
tower-heard-you-start = Tú pones en marcha el reloj.
tower-heard-start = El reloj corre: { $seconds } segundos para { $cubes ->
    [one] un cubo
   *[other] { $cubes } cubos
}.
tower-heard-left = Quedan { $seconds } segundos; columna más alta: { $height }.
tower-heard-light = Un cubo de Herida Leve en tu mano.
tower-heard-heavy = Un cubo de Herida Grave en tu mano.
tower-heard-let-go = Soltado. Columna más alta: { $height }.

## Dados en su lugar

tower-ready-title = Aquí las pruebas de K.O. son torres
tower-ready-text = Quien se somete a la prueba tiene { $seconds } segundos para apilar todos sus cubos de Herida en una sola columna, con ratón, dedo o teclas.
tower-ready-dice = Prefiero tirar dados
tower-ready-dice-text = Si no puedes o prefieres no construir. Tu oponente sigue construyendo, y ve que tú tiras dados.
tower-ready = Adelante
tower-rolls = tira dados

## Práctica

tower-practice = Practicar la torre
tower-practice-text = Diez segundos, una columna: practica antes de que cuente.
tower-practice-you = Tú
tower-practice-cubes = Cubos
tower-practice-light = Cubos de Herida Leve
tower-practice-heavy = Cubos de Herida Grave
tower-practice-fewer = Un cubo { $kind ->
    [heavy] de Herida Grave
   *[light] de Herida Leve
} menos
tower-practice-more = Un cubo { $kind ->
    [heavy] de Herida Grave
   *[light] de Herida Leve
} más
tower-practice-clock = Reloj
tower-practice-seconds = { $seconds } s
tower-practice-scatter = Esparcir otra vez
tower-practice-again = Otra vez
tower-practice-another = Un cubo más
tower-practice-best = Tu torre más alta en { $seconds } segundos
tower-practice-best-none = todavía ninguna
tower-practice-best-cubes = { $cubes ->
    [one] un cubo
   *[other] { $cubes } cubos
}
tower-practice-rates = Con qué frecuencia aguanta una torre
tower-practice-own = las tuyas
tower-practice-model = una mano normal
tower-practice-dice = tres dados
tower-practice-share = { $percent } %
tower-practice-tries = { $percent } % de { $tries }
tower-practice-nothing = sin intentos
tower-practice-rates-text = «Una mano normal» es un modelo, no jugadores reales; «tres dados» es tirar por las mismas Heridas. Las tuyas se guardan en este dispositivo para el reloj elegido.
tower-practice-forget = Borrar las mías
tower-practice-loading = Preparando la mesa…
tower-practice-lost = Se ha perdido la conexión. Reconectando…
tower-practice-refused = Ahora no hay ninguna mesa de práctica libre. Inténtalo de nuevo en un momento.

## Mirar atrás

tower-replay = Ver la torre
tower-replay-doubt = Torre no confirmada aquí: reconstruida en este ordenador, da otro resultado. Vale el resultado grabado.
tower-replay-refused = Torre no confirmada aquí: este ordenador no puede reconstruirla. Vale el resultado grabado.

## En el inicio

tower-mode = Prueba de K.O.
tower-mode-dice = Dados
tower-mode-tower = Torre
tower-mode-dice-text = Tres dados contra las Heridas.
tower-mode-tower-text = Apila todas las Heridas en una columna en diez segundos.
tower-mode-rolls = Tirar dados por mí
tower-mode-rolls-text = Si no puedes o prefieres no construir: en este dispositivo se tiran dados, los demás construyen.
