## Létající stroje

tile-flight = létající stroj
set-flying-machines = Létající stroje
set-flying-machines-about = Figurka letí ve směru šipky o jednu, dvě nebo tři kartičky, jak určí kostka, a přistane na nedokončené cestě, ve městě nebo v klášteře, i na obsazeném území.
act-fly = Létající stroj
asked-fly-about = Hoďte kostkou: kdo letí a jak daleko?
fly-by = { $figure }, kostka { $steps }
fly-lost = Není kde přistát: zpět do zásoby
outcome-flown = { $name } letí: { $steps }.
outcome-flight-lost = Nikdo tam nemůže přistát: figurka jde zpět do zásoby.
move-fly = figurka letí
reject-no-machine = Na právě přiložené kartičce není létající stroj.
reject-flown = Tímto strojem už v tomto tahu někdo letěl.
reject-die = Kostka ukazuje 1, 2 nebo 3.
reject-landing = Přistaňte na nedokončené cestě, ve městě nebo v klášteře na kartičce, na kterou míří šipka, tak daleko, jak určila kostka.
reject-must-land = Figurka tam přistát může, takže musí. Vyberte místo.
