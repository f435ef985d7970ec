## Het fantoom

role-phantom = fantoom
a-phantom = een fantoom
set-phantom = Het fantoom
set-phantom-about = Een tweede meeple voor iedereen, gezet na de actie van de beurt of in plaats daarvan.
act-phantom = Fantoom
reject-phantom-princess = De jonkvrouw heeft in deze beurt iemand teruggestuurd: het fantoom blijft in de voorraad.
reject-phantom-portal = Door de poort is deze beurt al een andere figuur gegaan. Kies een deel van de net gelegde tegel.
now-phantom = En het fantoom van { $name }?
pass-phantom = Geen fantoom
asked-phantom-about = Na je actie of in plaats daarvan, op een ander project.
