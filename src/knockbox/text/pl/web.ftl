# Słowa strony, które nie należą do żadnej z jej części.

web-title = Knockbox
web-home = Strona główna
