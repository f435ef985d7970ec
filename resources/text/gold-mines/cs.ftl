## Zlaté doly

tile-gold = zlato
set-gold-mines = Zlaté doly
set-gold-mines-about = Kartičky zlata přinášejí cihly; kdo boduje dokončené území, bere ty z jeho kartiček: na konci až 4 body za každou.
source-gold = Zlato
label-gold = { $count ->
    [one] { $count } zlatá cihla
    [few] { $count } zlaté cihly
   *[other] { $count } zlatých cihel
}
outcome-gold-laid = Druhá zlatá cihla leží vedle: { $direction }.
outcome-gold-none = Žádná zlatá cihla už nezbývá: kartička žádnou nedostane.
outcome-gold-taken = { $name } bere: { $bars }.
reject-gold-first = Nejdřív položte druhou zlatou cihlu: na kartičku vedle nové.
reject-no-gold = Teď se žádná zlatá cihla nepokládá.
reject-gold-beside = Druhá cihla patří na jednu z kartiček kolem nové.
reject-gold-shared = Tak cihly rozdělit nejde: všichni, kdo mohou, berou postupně po jedné.
move-gold = položení zlaté cihly
move-share-gold = rozdělení zlatých cihel
ask-gold = { $name } pokládá druhou zlatou cihlu
ask-gold-about = Klikněte na zlatou kartičku vedle nové, nebo použijte šipky.
ask-share-gold = Kdo kolik zlatých cihel dostane?
ask-share-gold-about = Všichni, kdo mohou, berou postupně po jedné; začíná { $name }.
asked-gold = Kam přijde druhá zlatá cihla?
asked-gold-about = Na jednu z kartiček kolem té vaší.
asked-share-gold = Kdo kolik zlatých cihel dostane?
asked-share-gold-about = Všichni, kdo mohou, berou postupně po jedné; začínáte vy.
