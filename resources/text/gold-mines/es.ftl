## Las minas de oro

tile-gold = oro
set-gold-mines = Las minas de oro
set-gold-mines-about = Las losetas de oro traen lingotes; quien puntúa una zona completada toma los de sus losetas: hasta 4 puntos cada uno al final.
source-gold = Oro
label-gold = { $count ->
    [one] { $count } lingote de oro
   *[other] { $count } lingotes de oro
}
outcome-gold-laid = El segundo lingote de oro está al lado: { $direction }.
outcome-gold-none = No queda ningún lingote de oro: la loseta no recibe ninguno.
outcome-gold-taken = { $name } toma { $bars }.
reject-gold-first = Coloca primero el segundo lingote de oro: en una loseta junto a la nueva.
reject-no-gold = Ahora no hay que colocar ningún lingote de oro.
reject-gold-beside = El segundo lingote va en una de las losetas que rodean a la nueva.
reject-gold-shared = Los lingotes no se pueden repartir así: quienes tienen derecho los toman por orden, de uno en uno.
move-gold = se coloca un lingote de oro
move-share-gold = se reparten los lingotes de oro
ask-gold = { $name } coloca el segundo lingote de oro
ask-gold-about = Haz clic en una loseta dorada junto a la nueva o usa las flechas.
ask-share-gold = ¿Quién recibe cuántos lingotes de oro?
ask-share-gold-about = Quienes tienen derecho los toman por orden, de uno en uno; empieza { $name }.
asked-gold = ¿Dónde va el segundo lingote de oro?
asked-gold-about = En una de las losetas que rodean a la tuya.
asked-share-gold = ¿Quién recibe cuántos lingotes de oro?
asked-share-gold-about = Quienes tienen derecho los toman por orden, de uno en uno; empiezas tú.
