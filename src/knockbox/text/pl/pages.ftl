# Co sam serwer mówi przeglądarce tam, gdzie aplikacja nie może.
pages-lost = Pod tym adresem nic nie ma.
pages-none = Ten serwer nie ma strony dla przeglądarek. Udostępnia stoły programom albo uruchomiono go bez aplikacji.
pages-home = Knockbox zaczyna się tutaj.
