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

## Salas, cada una con sus líos domésticos

room-joker = Biblioteca de la siesta
    .scene = El devorador de libros se ha dormido en la última página. ¡Chis!

room-room-1112 = Cocina con vistas
    .scene = La sopa te está mirando.

room-room-1112-chest = Salita con buen diente
    .scene = La mesita tiene dientes y lo toma con azúcar.

room-room-1121 = Dormitorio con inquilino
    .scene = Cama para dos: uno encima y otro debajo.

room-room-1121-chest = Baño del pato de guardia
    .scene = El pato vigila la bañera, y para eso lleva casco.

room-room-0122 = Cuerpo de guardia en flor
    .scene = Los guardias han salido, pero alguien ha regado el yelmo.

room-room-0212 = Armería para días de lluvia
    .scene = Un hacha, una lanza y un paraguas: por si refresca.

room-room-0221 = Pozo para principiantes
    .scene = Quien vive en el pozo todavía no sabe nadar.

room-room-1022 = Comedor del mejor amigo
    .scene = Se acabó la cena, y el que mejor ha comido es el perro.

room-room-1202 = Escalera exprés
    .scene = Otra vez alguien se ha dejado un patín en la escalera.

room-room-2012 = Cripta del trasnochador
    .scene = Mantita, osito y el despertador a medianoche.

room-room-0122-chest = Cámara del cerdito ahorrador
    .scene = El tesoro está ahorrando para algo.

room-room-0212-chest = Bodega del ratón achispado
    .scene = El ratón solo quería probarlo.

room-room-0113 = Vestidor de punta en blanco
    .scene = La doncella de hierro es un armario estupendo.

room-room-0131 = Laboratorio del té de las cinco
    .scene = Una de estas pociones es té.

room-room-0311 = Foso de bienvenida
    .scene = Límpiese los pies antes de caerse, por favor.

room-room-1013 = Trono indiscreto
    .scene = Viva el rey, si mira antes de sentarse.

room-room-1031-chest = Puerto de papel
    .scene = La armada al completo: un barco y un pececillo.

room-room-1112-level-2 = Concierto de costillas
    .scene = El abuelo siempre tuvo oído.

room-room-1121-level-2 = Invernadero mordaz
    .scene = Le dijeron que bebiera, no que mordiera.

room-room-0221-level-2 = Seta en alquiler
    .scene = Se alquila: céntrico, amueblado, algo húmedo.

room-room-1022-level-2 = Lavandería con espíritu
    .scene = Una de las sábanas no es del todo una sábana.

room-room-1112-level-3 = Chimenea ocupada
    .scene = Cuatro calcetines colgados, y los cuatro son del gato.

room-room-1121-level-3 = Cuna pasada por agua
    .scene = De puntillas: cuando haya dormido bastante, romperá el cascarón.

room-room-1202-level-3 = Observatorio quesero
    .scene = Por fin el ratón tiene la prueba: es de queso.

room-room-1112-level-4 = Panadería hasta los huesos
    .scene = Huesos de jengibre recién horneados.

room-room-1121-level-4 = Círculo de llamada equivocada
    .scene = Llamaron a un demonio y vino el gato.
