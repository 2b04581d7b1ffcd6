# Lo que el propio servidor dice a un navegador cuando la aplicación web no puede.
pages-lost = Página no encontrada.
pages-none = Este servidor no tiene aplicación web. Ofrece mesas a programas, o se inició sin la aplicación.
pages-home = Knockbox empieza aquí.
