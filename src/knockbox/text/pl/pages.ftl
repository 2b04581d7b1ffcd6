# Strony wysyłane przez sam serwer, bez aplikacji.
pages-lost = Nie znaleziono strony.
pages-none = Ten serwer nie ma aplikacji webowej. Udostępnia stoły programom albo uruchomiono go bez niej.
pages-home = Knockbox zaczyna się tutaj.
