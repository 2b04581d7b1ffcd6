# Los nombres de la primera mazmorra en español.

pack-first-dungeon = La primera mazmorra

## Criaturas, cada una sorprendida en su casa

creature-skeleton-in-a-hurry = Esqueleto con prisas
    .scene = Se ha montado a oscuras y le ha sobrado una costilla.

creature-peckish-goblin = Trasgo goloso
    .scene = Se le ha atascado la mano en el bote de galletas y culpa al gato.

creature-timid-ghost = Fantasma miedoso
    .scene = No se duerme sin una lucecita y un cuento sin fantasmas.

creature-laundry-day-mummy = Momia en día de colada
    .scene = Tiene las vendas tendidas y, mientras, se apaña con el mantel.

creature-vain-vampire = Vampiro presumido
    .scene = Como no se refleja, le pregunta al murciélago qué tal va peinado.

creature-absent-minded-cyclops = Cíclope despistado
    .scene = Busca el monóculo por toda la cueva y lo lleva puesto.

creature-ironing-ogre = Ogro planchador
    .scene = Le plancha la raya al taparrabos, como le enseñó su madre.

creature-spider-in-slippers = Araña en zapatillas
    .scene = Ha encontrado siete, y sin la octava no se levanta de la cama.

creature-waltzing-witch = Bruja bailona
    .scene = Se marca un pasodoble con la escoba, y es la escoba quien la lleva.

creature-troll-at-the-spa = Trol en remojo
    .scene = Pepino en los ojos y pies en el barreño: hoy el puente no abre.

creature-lost-minotaur = Minotauro en apuros
    .scene = Lleva una hora buscando el baño en su propio laberinto.

creature-black-knight = Caballero Negro
    .scene = Galopa en un caballito de madera y los relinchos los pone él.

creature-werewolf-in-curlers = Hombre lobo con rulos
    .scene = Esta noche hay luna llena y quiere estrenar permanente.

creature-smiling-basilisk = Basilisco risueño
    .scene = Ensaya sonrisas ante el espejo, con los ojos cerrados por si acaso.

creature-singing-harpy = Arpía cantarina
    .scene = Canta ópera en la ducha, y hasta el jabón ha salido por patas.

creature-shivering-demon = Demonio friolero
    .scene = Tres pares de calcetines, bolsa de agua caliente y sigue tiritando.

creature-dishevelled-gorgon = Gorgona despeinada
    .scene = Medio pelo quiere trenzas y el otro medio ha mordido el peine.

creature-lovesick-golem = Gólem enamorado
    .scene = Escribe una carta de amor y ya va por el noveno cincel.

creature-gardening-necromancer = Nigromante jardinero
    .scene = Resucita a cualquiera, menos a su maceta de perejil.

creature-knitting-dragon = Dragona tejedora
    .scene = Un estornudo en la última vuelta, y otra bufanda chamuscada.

creature-kraken-in-the-bath = Kraken en la bañera
    .scene = Ocho brazos, y con ninguno llega a frotarse la espalda.

creature-hydra-at-the-basin = Hidra en el lavabo
    .scene = Siete cabezas, un solo cepillo de dientes y muchísima cola.
