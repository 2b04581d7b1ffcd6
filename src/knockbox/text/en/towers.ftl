# What is said of towers that bots have built, and of those that are built again from a record.

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
built-fault-table = it was not one cube alone that touched the table
built-fault-crowded = a cube touched more than two others
built-fault-chain = not all cubes were in one column
built-fault-none = nobody builds of so many cubes
