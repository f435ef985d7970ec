## De veerponten

tile-ferry = meer met veerpont
set-ferries = De veerponten
set-ferries-about = Drie of vier wegen eindigen bij een meer; de veerpont verbindt er twee en gaat ergens anders heen als haar weg wordt verlengd.
act-ferry = De veerpont leggen
act-move-ferry = Een veerpont verplaatsen
asked-ferry-about = Welke twee wegen verbindt de veerpont? Daarna wordt niemand meer gezet.
asked-move-ferry-about = Elke eerste veerpont op een weg die jouw tegel verlengt, mag twee andere wegen verbinden.
ferry-shores = { $one } – { $other }
ferry-lake = het meer: { $way }
pass-move-ferry = De veerponten blijven
outcome-ferry-laid = Een veerpont verbindt twee wegen: { $shores }.
outcome-ferry-moved = Een veerpont gaat ergens anders heen: { $shores }.
move-place-ferry = de veerpont wordt gelegd
move-move-ferry = een veerpont wordt verplaatst
reject-ferry-first = Eerst de veerpont van het nieuwe meer: kies de twee wegen die zij verbindt.
reject-no-ferry = De tegel die net is gelegd, heeft geen meer zonder veerpont.
reject-ferry-roads = Een veerpont verbindt twee verschillende wegen van haar meer, en andere dan daarvoor.
reject-ferry-there = Alleen de eerste veerpont op een weg die de tegel verlengt, wordt verplaatst, één keer per beurt.
switch-ferry-laid = De veerpont van een nieuw meer
switch-ferry-laid-always = Wordt altijd gelegd
switch-ferry-laid-with-thief = Vraagt een eigen struikrover op een weg van de tegel
now-ferry = { $name } legt de veerpont
now-move-ferry = { $name } mag een veerpont verplaatsen
now-ferry-how = Kies wat, dan waar; de veerpont van het nieuwe meer komt het laatst.
