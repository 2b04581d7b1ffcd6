# Ogólne teksty aplikacji.

web-title = Knockbox
web-home = Strona główna
