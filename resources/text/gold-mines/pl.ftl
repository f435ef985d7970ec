## Kopalnie złota

tile-gold = złoto
set-gold-mines = Kopalnie złota
set-gold-mines-about = Płytki złota dają sztabki; kto punktuje ukończony obszar, bierze te z jego płytek: na koniec do 4 punktów za każdą.
source-gold = Złoto
label-gold = { $count ->
    [one] { $count } sztabka złota
    [few] { $count } sztabki złota
   *[many] { $count } sztabek złota
}
outcome-gold-laid = Druga sztabka złota leży obok: { $direction }.
outcome-gold-none = Nie ma już żadnej sztabki złota: płytka żadnej nie dostaje.
outcome-gold-taken = { $name } bierze: { $bars }.
reject-gold-first = Najpierw połóż drugą sztabkę złota: na płytce obok nowej.
reject-no-gold = Teraz nie kładzie się żadnej sztabki złota.
reject-gold-beside = Druga sztabka trafia na jedną z płytek wokół nowej.
reject-gold-shared = Tak nie można podzielić sztabek: wszyscy, którzy mogą, biorą kolejno po jednej.
move-gold = położenie sztabki złota
move-share-gold = podział sztabek złota
ask-gold = { $name } kładzie drugą sztabkę złota
ask-gold-about = Kliknij złotą płytkę obok nowej albo użyj strzałek.
ask-share-gold = Kto ile sztabek złota dostaje?
ask-share-gold-about = Wszyscy, którzy mogą, biorą kolejno po jednej; zaczyna { $name }.
asked-gold = Gdzie trafia druga sztabka złota?
asked-gold-about = Na jedną z płytek wokół twojej.
asked-share-gold = Kto ile sztabek złota dostaje?
asked-share-gold-about = Wszyscy, którzy mogą, biorą kolejno po jednej; zaczynasz ty.
