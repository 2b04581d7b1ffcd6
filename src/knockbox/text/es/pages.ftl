# Lo que el propio servidor dice a un navegador cuando la aplicación web no puede.
pages-lost = En esta dirección no hay nada.
pages-none = Este servidor no tiene página para navegadores. Ofrece mesas a programas, o se inició sin la aplicación web.
pages-home = Knockbox empieza aquí.
