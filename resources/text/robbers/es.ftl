## Los ladrones

set-robbers = Los ladrones
set-robbers-about = Un bandolero en el marcador roba la mitad de lo que se puntúa a su lado. La app no conoce las ocho losetas: roba una, elige su lugar, pulsa «Bolsa» y descríbela.
source-robbers = Ladrones
tile-bag = bolsa
describe-bag = Describe la loseta con bolsa
label-bandit = el bandolero en la casilla { $count }
label-bandit-home = el bandolero en la reserva
label-robbed = la mitad de lo que alguien ha puntuado
tiles-bags = { $count ->
    [one] Entre ellas hay { $count } loseta con bolsa: al robarla, elige su lugar y pulsa «Bolsa».
   *[other] Entre ellas hay { $count } losetas con bolsa: al robar una, elige su lugar y pulsa «Bolsa».
}
outcome-bandit = El bandolero de { $name } espera en la casilla { $space }, junto a { $beside }.
outcome-robbed = El bandolero de { $name } roba a { $from }: { $points }. Vuelve a la reserva.
reject-bandit-first = Primero el bandolero de { $name } se coloca o se queda.
reject-rob-first = Primero { $name } dice a quién roba el bandolero.
reject-no-bandit = Ninguna loseta con bolsa mueve ahora un bandolero.
reject-bandit-nobody = La casilla { $space } no sirve para el bandolero: debe haber en ella una figura ajena.
reject-bandit-must = Quien tiene el bandolero en la reserva debe colocarlo.
reject-no-robbery = Ahora no se puede robar nada así.
move-place-bandit = { $name } coloca el bandolero
move-keep-bandit = el bandolero de { $name } se queda
move-rob = { $name } dice a quién se roba
bandit-space = en la casilla { $space }
ask-bandit = ¿Junto a quién espera el bandolero de { $name }?
ask-bandit-about = Roba la mitad de la próxima zona que se puntúe a su lado.
pass-bandit = El bandolero se queda
asked-bandit = ¿Junto a quién espera tu bandolero?
asked-bandit-about = Roba la mitad de la próxima zona que se puntúe a su lado.
ask-rob = ¿A quién roba el bandolero de { $name }?
ask-rob-about = Varios han puntuado a su lado; roba a uno.
asked-rob = ¿A quién roba tu bandolero?
asked-rob-about = Varios han puntuado a su lado; roba a uno.
switch-robber-round = Colocar bandoleros ante una bolsa
switch-robber-round-next = Después el siguiente que lo tenga en la reserva
switch-robber-round-everybody-before = Todos por turno
