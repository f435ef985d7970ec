## El fantasma

role-phantom = fantasma
a-phantom = un fantasma
set-phantom = El fantasma
set-phantom-about = Un segundo seguidor para cada uno, colocado después de la acción del turno o en su lugar.
act-phantom = Fantasma
reject-phantom-princess = La princesa ha retirado a alguien en este turno: el fantasma se queda en la reserva.
reject-phantom-portal = Otra figura ya ha pasado por el portal en este turno. Elige una parte de la loseta recién colocada.
now-phantom = ¿Y el fantasma de { $name }?
pass-phantom = Ningún fantasma
asked-phantom-about = Después de tu acción o en su lugar, en otra zona.
