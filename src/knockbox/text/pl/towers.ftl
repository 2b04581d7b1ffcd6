# Wpisy dziennika o wieżach zbudowanych przez boty albo odtworzonych z zapisu.

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
} w { $seconds } s, odtworzona: stoi.
built-again-fell = Wieża z { $cubes ->
    [one] jednej kostki
   *[other] { $cubes } kostek
} w { $seconds } s, odtworzona: test niezdany, { $why }

built-fault-held = na koniec jedna kostka była jeszcze w ręce
built-fault-table = stołu musi dotykać dokładnie jedna kostka
built-fault-crowded = jedna z kostek dotykała więcej niż dwóch innych
built-fault-chain = nie wszystkie kostki stały w jednej kolumnie
built-fault-none = wieża nie może mieć tylu kostek
