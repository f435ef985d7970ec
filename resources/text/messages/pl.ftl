## Wiadomości

set-messages = Wiadomości
set-messages-about = Każdy ma na torze punktacji drugi pionek, posłańca. Czyj pionek zatrzyma się we własnej turze na ciemnym polu, ten dobiera wiadomość.
source-messages = Wiadomości
label-messenger = posłaniec na { $count }, podwładny na reszcie
label-knights = { $count ->
    [one] { $count } własny rycerz
    [few] { $count } własnych rycerzy
   *[other] { $count } własnych rycerzy
}
label-farmers = { $count ->
    [one] { $count } własny chłop
    [few] { $count } własnych chłopów
   *[other] { $count } własnych chłopów
}
label-message = zamiast wiadomości
outcome-walked = { $name }: { $figure } idzie na { $points }.
outcome-message = { $name } zatrzymuje się na ciemnym polu i dobiera wiadomość.
outcome-message-tile = { $name } dobiera i dokłada potem jeszcze jedną płytkę.
outcome-message-home = { $whom } wraca do zasobu: { $feature }.
reject-walk-first = Najpierw { $name } mówi, który pionek idzie po torze punktacji.
reject-message-first = Najpierw { $name } mówi, co jest na wiadomości.
reject-no-walk = Żaden pionek nie idzie teraz po torze punktacji.
reject-no-message = Nikt nie dobiera teraz wiadomości.
reject-message-nothing = Ta wiadomość nic by nie dała: weź zamiast niej 2 punkty.
reject-message-meant = Wiadomość nie dotyczy tam niczego ani nikogo.
track-follower = podwładny
track-messenger = posłaniec
walk-from-to = z { $from } na { $to }
message-brings = daje { $points }
message-road = Najmniejsza droga
message-city = Najmniejsze miasto
message-monastery = Najmniejszy klasztor
message-pennants = Proporce jednego miasta
message-knights = Wszyscy własni rycerze
message-farmers = Wszyscy własni chłopi
message-tile = Jeszcze jedna płytka
message-follower = Podlicz podwładnego i zabierz go
message-points = Zamiast tego 2 punkty
move-score-figure = { $name } mówi, który pionek idzie
move-read-message = odczytano wiadomość
move-score-pennants = podliczono proporce miasta
move-score-follower = podliczono podwładnego, który wraca do zasobu
ask-walk = { $name }: który pionek idzie po torze punktacji?
ask-walk-about = Jeśli we własnej turze zatrzyma się na 0, 5, 10…, przynosi wiadomość.
asked-walk = Który z twoich pionków idzie?
asked-walk-about = Jeśli w twojej turze zatrzyma się na 0, 5, 10…, przynosi wiadomość.
ask-message = { $name } dobiera wiadomość z wierzchu: co na niej jest?
ask-message-about = To, co na niej jest, albo 2 punkty; potem idzie pod stos. Brakuje tych, które nic by nie dały.
asked-message = Co jest na twojej wiadomości?
asked-message-about = To, co na niej jest, albo 2 punkty. Brakuje tych, które nic by nie dały.
ask-pennants = Proporce którego miasta podlicza { $name }?
ask-pennants-about = Kliknij złote miasto; każdy proporzec daje 2.
asked-pennants = Proporce którego miasta?
asked-pennants-about = Każdy daje 2.
ask-score-follower = Kogo podlicza i zabiera { $name }?
ask-score-follower-about = Kliknij złoty pionek. Przewaga nie ma znaczenia.
asked-score-follower = Kogo podliczasz i zabierasz?
asked-score-follower-about = Przewaga nie ma znaczenia.
switch-message-figure = Pionek, który idzie po torze punktacji
switch-message-figure-each-time = Którykolwiek, za każdym razem
switch-message-figure-one-a-turn = Tylko jeden z nich w turze
