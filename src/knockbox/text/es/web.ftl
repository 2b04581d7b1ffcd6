# Palabras de la página que no pertenecen a ninguna de sus partes.

web-title = Knockbox
web-home = Inicio
