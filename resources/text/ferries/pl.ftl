## Promy

tile-ferry = jezioro z promem
set-ferries = Promy
set-ferries-about = Nad jeziorem kończą się trzy lub cztery drogi; prom łączy dwie z nich i przepływa gdzie indziej, gdy jego droga się wydłuża.
act-ferry = Połóż prom
act-move-ferry = Przesuń prom
asked-ferry-about = Które dwie drogi łączy prom? Potem nikt już nie jest umieszczany.
asked-move-ferry-about = Każdy pierwszy prom na drodze, którą wydłuża twoja płytka, może połączyć dwie inne drogi.
ferry-shores = { $one } – { $other }
ferry-lake = jezioro: { $way }
pass-move-ferry = Promy zostają
outcome-ferry-laid = Prom łączy dwie drogi: { $shores }.
outcome-ferry-moved = Prom przepływa gdzie indziej: { $shores }.
move-place-ferry = położenie promu
move-move-ferry = przesunięcie promu
reject-ferry-first = Najpierw prom nowego jeziora: wybierz dwie drogi, które łączy.
reject-no-ferry = Na właśnie dołożonej płytce nie ma jeziora bez promu.
reject-ferry-roads = Prom łączy dwie różne drogi swojego jeziora, i to inne niż przedtem.
reject-ferry-there = Przesuwa się tylko pierwszy prom na drodze, którą wydłuża płytka, raz w turze.
switch-ferry-laid = Prom nowego jeziora
switch-ferry-laid-always = Zawsze się go kładzie
switch-ferry-laid-with-thief = Wymaga własnego zbójcy na drodze płytki
now-ferry = { $name } kładzie prom
now-move-ferry = { $name } może przesunąć prom
now-ferry-how = Wybierz co, potem gdzie; prom nowego jeziora jest na końcu.
