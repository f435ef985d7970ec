## Machiny latające

tile-flight = machina latająca
set-flying-machines = Machiny latające
set-flying-machines-about = Pionek leci w kierunku strzałki o jedną, dwie lub trzy płytki, jak wskaże kostka, i ląduje na nieukończonej drodze, w mieście lub w klasztorze, także zajętym.
act-fly = Machina latająca
asked-fly-about = Rzuć kostką: kto leci i jak daleko?
fly-by = { $figure }, kostka { $steps }
fly-lost = Nie ma gdzie lądować: do zasobu
outcome-flown = { $name } leci: { $steps }.
outcome-flight-lost = Nikt nie może tam wylądować: pionek wraca do zasobu.
move-fly = pionek leci
reject-no-machine = Na właśnie dołożonej płytce nie ma machiny latającej.
reject-flown = Tą machiną ktoś już leciał w tej turze.
reject-die = Kostka pokazuje 1, 2 lub 3.
reject-landing = Wyląduj na nieukończonej drodze, w mieście lub w klasztorze płytki wskazanej przez strzałkę, tak daleko, jak wskazała kostka.
reject-must-land = Pionek może tam wylądować, więc musi. Wybierz miejsce.
