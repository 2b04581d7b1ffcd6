# Log lines about towers built by bots, or rebuilt from a record.

built-stands = { $name } builds a tower of { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
}, and it stands.
built-fell = { $name } builds a tower of { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
}, and it fails: { $why }

built-again-stands = The tower of { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
} in { $seconds } seconds, built again: it stands.
built-again-fell = The tower of { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
} in { $seconds } seconds, built again: it fails, { $why }

built-fault-held = a cube was still held at the bell
built-fault-table = exactly one cube must touch the table
built-fault-crowded = a cube touched more than two others
built-fault-chain = not all cubes were in one column
built-fault-none = a tower cannot have that many cubes
