# Palabras de la página que no pertenecen a ninguna de sus partes.

web-title = Knockbox
web-loading = Un momento…
web-close = Cerrar
web-back = Atrás
web-copy = Copiar
web-copied = Copiado
web-more = Más
web-trouble = Algo ha ido mal
web-trouble-text = La página no ha podido seguir: { $what }. No se ha perdido nada de lo jugado.
web-try-again = Reintentar
web-home = Al inicio
