# Lo que se dice de las torres que han construido los bots y de las que se vuelven a construir a partir de un registro.

built-stands = { $name } construye una torre de { $cubes ->
    [one] un cubo
   *[other] { $cubes } cubos
} y se sostiene.
built-fell = { $name } construye una torre de { $cubes ->
    [one] un cubo
   *[other] { $cubes } cubos
} y no vale: { $why }

built-again-stands = La torre de { $cubes ->
    [one] un cubo
   *[other] { $cubes } cubos
} en { $seconds } segundos, construida de nuevo: se sostiene.
built-again-fell = La torre de { $cubes ->
    [one] un cubo
   *[other] { $cubes } cubos
} en { $seconds } segundos, construida de nuevo: no vale, { $why }

built-fault-held = al sonar la campana aún había un cubo en la mano
built-fault-table = exactamente un cubo debe tocar la mesa
built-fault-crowded = un cubo tocaba más de dos cubos
built-fault-chain = no todos los cubos estaban en una sola columna
built-fault-none = una torre no puede tener tantos cubos
