## Das Phantom

role-phantom = Phantom
a-phantom = ein Phantom
set-phantom = Das Phantom
set-phantom-about = Ein zweiter Gefolgsmann für alle, gesetzt nach der Aktion des Zugs oder stattdessen.
act-phantom = Phantom
reject-phantom-princess = Das Burgfräulein hat in diesem Zug jemanden weggeschickt: Das Phantom bleibt im Vorrat.
reject-phantom-portal = Durch das Portal ist in diesem Zug schon eine Figur gegangen. Wähle einen Teil des gerade gelegten Plättchens.
now-phantom = Und das Phantom von { $name }?
pass-phantom = Kein Phantom
asked-phantom-about = Nach deiner Aktion oder stattdessen, in ein anderes Gebiet.
