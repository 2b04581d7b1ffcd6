# Co się mówi o wieżach, które zbudowały boty, i o tych, które buduje się jeszcze raz z zapisu.

built-stands = { $name } buduje wieżę z { $cubes ->
    [one] jednej kostki
   *[other] { $cubes } kostek
} i wieża stoi.
built-fell = { $name } buduje wieżę z { $cubes ->
    [one] jednej kostki
   *[other] { $cubes } kostek
}, ale nie zdaje testu: { $why }

built-again-stands = Wieża z { $cubes ->
    [one] jednej kostki
   *[other] { $cubes } kostek
} w { $seconds } s, zbudowana jeszcze raz: stoi.
built-again-fell = Wieża z { $cubes ->
    [one] jednej kostki
   *[other] { $cubes } kostek
} w { $seconds } s, zbudowana jeszcze raz: test niezdany, { $why }

built-fault-held = przy gongu jedna kostka była jeszcze w ręce
built-fault-table = stołu nie dotykała tylko jedna kostka
built-fault-crowded = jedna z kostek dotykała więcej niż dwóch innych
built-fault-chain = nie wszystkie kostki stały w jednej kolumnie
built-fault-none = z tylu kostek nikt niczego nie zbuduje
