## Fantom

role-phantom = fantom
a-phantom = fantoma
set-phantom = Fantom
set-phantom-about = Drugi podwładny dla każdego, umieszczany po akcji tury lub zamiast niej.
act-phantom = Fantom
reject-phantom-princess = Księżniczka odesłała kogoś w tej turze: fantom zostaje w zasobie.
reject-phantom-portal = Przez portal przeszedł już w tej turze inny pionek. Wybierz część dołożonej płytki.
now-phantom = A fantom: { $name }?
pass-phantom = Bez fantoma
asked-phantom-about = Po twojej akcji lub zamiast niej, na innym obszarze.
