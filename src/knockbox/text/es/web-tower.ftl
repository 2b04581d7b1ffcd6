# La torre de una prueba de derribo: construirla, cómo resultó, la práctica, y dados en su lugar.

## En la mesa

tower-region = La torre de { $name }
tower-field = La mesa de construir: la columna más alta tiene { $height ->
    [one] un cubo
   *[other] { $height } cubos
} de { $cubes }
tower-field-own = Tu mesa de construir. Las flechas llevan la mano, el espacio coge y suelta. La columna más alta tiene { $height ->
    [one] un cubo
   *[other] { $height } cubos
} de { $cubes }.
tower-title = Prueba de derribo
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
tower-how-keys = O bien: las flechas llevan la mano, el espacio coge y suelta.
tower-odds = Cae alrededor del { $odds } % de las torres de { $cubes ->
    [one] un cubo
   *[other] { $cubes } cubos
}.
tower-start = ¡En marcha!
tower-start-soon = empieza solo en { $seconds } s
tower-building = { $name } está construyendo…
tower-hands-off = ¡Manos fuera!
tower-settling = Ha sonado la campana. La torre tiene un segundo para asentarse y debe aguantar el siguiente.
tower-restarted = El servidor se ha reiniciado: la prueba vuelve a empezar, con los cubos como estaban.
tower-stands = Sigue en pie
tower-ko = K.O.
tower-missed = Esta vez no
tower-go-on = Seguir
tower-pad = Construir con teclas
tower-key-left = A la columna siguiente de la izquierda
tower-key-right = A la columna siguiente de la derecha
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
tower-outcome-held = Al sonar la campana aún había un cubo en la mano.
tower-outcome-table = { $count ->
    [0] Ningún cubo estaba sobre la mesa.
    [one] Había un cubo de más sobre la mesa.
   *[other] Había { $count } cubos sobre la mesa y solo puede haber uno.
}
tower-outcome-crowded = Un cubo tocaba a más de otros dos.
tower-outcome-chain = No todos los cubos estaban en una sola columna.

## Para quien escucha

tower-heard-waiting = Prueba de derribo: { $name } construye una torre de { $light ->
    [one] un cubo leve
   *[other] { $light } cubos leves
} y { $heavy ->
    [one] uno grave
   *[other] { $heavy } graves
}.
tower-heard-you-start = Tú pones en marcha el reloj.
tower-heard-start = El reloj corre: { $seconds } segundos para { $cubes ->
    [one] un cubo
   *[other] { $cubes } cubos
}.
tower-heard-left = Quedan { $seconds } segundos; columna más alta: { $height }.
tower-heard-light = Un cubo leve en tu mano.
tower-heard-heavy = Un cubo grave en tu mano.
tower-heard-let-go = Soltado. Columna más alta: { $height }.

## Dados en su lugar

tower-ready-title = Aquí las pruebas de derribo son torres
tower-ready-text = Quien se somete a la prueba tiene { $seconds } segundos para apilar todos sus cubos de herida en una sola columna, con ratón, dedo o teclas.
tower-ready-dice = Prefiero tirar dados
tower-ready-dice-text = Para quien no puede o no quiere construir a mano. Tu rival sigue construyendo, y ve que tú tiras dados.
tower-ready = Adelante
tower-rolls = tira dados

## Práctica

tower-practice = Practicar la torre
tower-practice-text = Diez segundos, una columna: pruébalo antes de que alguien cuente.
tower-practice-you = Tú
tower-practice-cubes = Cubos
tower-practice-light = Cubos leves
tower-practice-heavy = Cubos graves
tower-practice-fewer = Un cubo { $kind ->
    [heavy] grave
   *[light] leve
} menos
tower-practice-more = Un cubo { $kind ->
    [heavy] grave
   *[light] leve
} más
tower-practice-clock = Reloj
tower-practice-seconds = { $seconds } s
tower-practice-scatter = Esparcir de nuevo
tower-practice-again = Otra vez
tower-practice-another = Con un cubo más
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
tower-practice-rates-text = «Una mano normal» es un modelo, no se midió a nadie; «tres dados» son las mismas heridas tiradas. Las tuyas se guardan en este dispositivo, para el reloj elegido.
tower-practice-forget = Olvidar las mías
tower-practice-loading = Se está poniendo la mesa…
tower-practice-lost = Se ha perdido la conexión; probando otra vez…
tower-practice-refused = Ahora mismo no hay sitio para otra mesa de práctica. Prueba dentro de un momento.

## Mirar atrás

tower-replay = Ver la torre
tower-replay-doubt = Torre no confirmada aquí: construida otra vez en esta máquina, resulta distinta de lo que dice el registro, que es lo que vale.
tower-replay-refused = Torre no confirmada aquí: esta máquina no puede volver a construirla. Vale el veredicto del registro.

## En el inicio

tower-mode = Prueba de derribo
tower-mode-dice = Dados
tower-mode-tower = Torre
tower-mode-dice-text = Tres dados contra las heridas.
tower-mode-tower-text = Apila todas las heridas en una columna en diez segundos.
tower-mode-rolls = Yo tiro dados
tower-mode-rolls-text = Para quien no pueda o prefiera no construir a mano: en este dispositivo se tiran dados, los demás construyen.
