## De abt en de tuinen

tile-garden = tuin
feature-garden = tuin
role-garden = tuinman
a-garden = een tuinman
role-abbot = abt
a-abbot = een abt
source-gardens = Tuinen
record-garden = tuin met { $tiles } van de 9 tegels
evening-gardens = { $count ->
    [one] { $count } tuin
   *[other] { $count } tuinen
}
set-abbot = De abt en de tuinen
set-abbot-about = Tuinen op tegels van de tweede editie, en voor iedereen een abt, die daar of op een klooster wacht en voor de punten tot dan toe eerder naar huis mag.
act-abbot = Abt
act-recall = Abt naar huis
answer-recall = De abt naar huis halen
move-recall-abbot = abt naar huis gehaald
outcome-abbot-home = { $name } haalt de abt naar huis ({ $feature }).
reject-abbot-not-out = Je abt staat in geen tuin en op geen klooster: er is niemand om naar huis te halen.
reject-abbot-complete = Het project is afgebouwd: de abt komt aan het eind van de beurt vanzelf naar huis.
