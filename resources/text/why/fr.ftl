# Pourquoi : les règles telles qu’on les dit aux joueurs. Ce qui est demandé a un exemple ; ce que valent des points a le calcul à côté.

why-title = Comment on joue ici
why-about = Les règles que suit cette application, pour les extensions de cette table et avec ses règles maison.
why-now = Cette question
why-of-base = Toutes les parties
why-of-orders = Ordres du roi
why-of-pad = Carnet de score
why-place = { $set }, { $heading }
why-head-placing = Poser les tuiles
why-head-followers = Poser les meeples
why-head-majority = La majorité
why-head-scoring = Décompte
why-head-end = Fin de la partie
why-head-deal = La distribution
why-head-track = Piste de score
why-head-draw = Tirer des ordres
why-head-discard = Défausser des ordres
why-head-fulfil = Accomplir les ordres
why-head-dragon = Le dragon
why-head-enter = Entrer dans Carcassonne
why-head-count = Le comte
why-head-leave = Quitter Carcassonne
why-head-abbey = L’abbaye
why-head-throw = La foire
why-head-siege = Le siège
why-head-escape = L’évasion
why-house = Règles maison de cette table
why-dead-one = La seule tuile qui reste ne va pas ici.
why-dead = Aucune des { $count } tuiles qui restent ne va ici. Les voisines demandent : { $sides }.
why-dead-abbey = Un monastère comble n’importe quel trou.
why-scored = { $name } : { $points } au tour { $turn }.
why-scored-nobody = Personne n’a marqué.
why-if-completes = Cela compléterait : { $list }.
why-if-for = { $feature } ({ $gains })
why-if-nobody = { $feature } (personne n’y est)
why-if-king = Le Roi irait à { $name }.
why-if-robber = Le Chevalier-brigand irait à { $name }.
why-if-nothing = Cela ne compléterait rien.
why-corrected = tour { $turn }, corrigé
why-inserted = un tour oublié, inséré

# D’où viennent les points
why-for-road = Une route complétée rapporte 1 point par tuile, 2 avec une auberge. Incomplète, elle rapporte à la fin 1 par tuile, et rien avec une auberge.
why-for-city = Une ville complétée rapporte 2 points par tuile et par blason, 3 avec une cathédrale. Incomplète, elle en rapporte la moitié à la fin, et rien avec une cathédrale.
why-for-city-small = Une ville complétée rapporte 2 points par tuile et par blason, 3 avec une cathédrale ; à cette table, une ville de deux tuiles en rapporte chaque fois 1 de moins. Incomplète, elle en rapporte la moitié à la fin, et rien avec une cathédrale.
why-for-monastery = Une abbaye complétée rapporte 9 points : 1 pour sa tuile et 1 pour chacune des huit autour. Incomplète, elle rapporte à la fin 1 pour elle-même et 1 par tuile autour.
why-for-shrine = Un lieu de culte rapporte autant qu’une abbaye. Dans un défi, quand l’un est complété en premier, l’autre ne rapporte rien.
why-for-garden = Un jardin rapporte autant qu’une abbaye, mais seul un abbé peut y aller.
why-for-field = Les prés ne rapportent qu’à la fin : 3 points par ville complétée que touche le pré. Peu importe la taille de la ville et du pré.
why-for-field-by-city = Les prés ne rapportent qu’à la fin : chaque ville complétée rapporte une fois 4 points à qui a le plus de paysans dans les prés autour. Peu importe la taille de la ville et des prés.
why-for-majority = Qui a le plus de meeples dans une zone en reçoit tous les points. Si plusieurs joueurs en ont autant, chacun reçoit tous les points.
why-for-pigsty = Un troupeau de porcs ajoute 1 point à chaque ville complétée que touche son pré. Plusieurs troupeaux ne rapportent pas plus qu’un seul.
why-for-pig = Qui a son cochon dans le pré marque 1 point de plus par ville complétée. Plusieurs cochons ne rapportent pas plus qu’un seul.
why-for-besieged = Une ville assiégée compte double pour les prés qui la touchent. La ville elle-même rapporte moitié moins, et rien si elle reste incomplète.
why-for-barn = À la fin, une grange rapporte à son joueur 4 points par ville complétée que touche son pré. Quand on l’a posée, les paysans du pré ont été évalués et sont rentrés en réserve.
why-for-fairy-turn = Qui commence un tour avec la fée à côté d’un de ses meeples marque 1 point. Un double tour ne le rapporte qu’une fois.
why-for-fairy = Quand la zone où est le meeple de la fée est évaluée, le joueur de ce meeple marque 3 points de plus. La majorité ne compte pas.
why-for-ransom = Une fois dans son tour, un joueur peut racheter un prisonnier pour 3 points, versés à qui l’a capturé. Le meeple peut resservir aussitôt.
why-for-fair = À une foire, 5 points vont au jeton le plus proche, au lancer que personne n’attrape, ou à qui l’attrape. À égalité pour le plus proche, chacun marque 5.
why-for-goods = À la fin, qui a le plus d’une marchandise marque 10 points, pour chaque marchandise. À égalité, chacun marque 10.
why-for-king = À la fin, le Roi rapporte 1 point par ville complétée sur l’aire de jeu, peu importe à qui elle est. Il appartient à qui a complété la plus grande ville ; l’égaler ne suffit pas.
why-for-robber = À la fin, le Chevalier-brigand rapporte 1 point par route complétée sur l’aire de jeu, peu importe à qui elle est. Il appartient à qui a complété la plus longue route ; l’égaler ne suffit pas.
why-for-titles = À cette table, le Roi et le Chevalier-brigand rapportent ce que disent ses règles maison. La plus grande ville et la plus longue route décident à qui ils sont.
why-order = « { $title } » demande : { $text }
why-for-order = Un ordre du roi rapporte ses points dès que son joueur a fait tout ce qu’il dit. Il reste ensuite face visible jusqu’à la fin.
why-for-unfulfilled-orders = Chaque ordre encore en main à la fin coûte 10 points. Seul l’ordre du dragon en rapporte 10, si le dragon n’a jamais mordu son joueur.
why-for-bitten = Qui a en main l’ordre du dragon et perd un pion à cause de lui paie 10 points, une seule fois. L’ordre est alors face visible, et terminé.
why-for-most-orders = Qui a accompli le plus d’ordres marque 10 points à la fin. Le nombre de cartes compte ; à égalité, chacun marque 10.
why-for-raised-to-zero = À cette table, personne ne finit sous 0. Les points qui manquent sont ajoutés à la fin.
why-for-gold = À la fin, jusqu’à 3 lingots d’or rapportent 1 point chacun, 4 à 6 : 2 chacun, 7 à 9 : 3 chacun, 10 et plus : 4 chacun. Ceux qui restent sur l’aire de jeu ne rapportent rien.
why-for-mage = Le mage ajoute 1 point par tuile à la route ou à la ville où il est. Il le fait même là où une auberge ou une cathédrale ne laisse rien.
why-for-witch = La sorcière divise par deux ce que rapporte sa route ou sa ville, arrondi vers le haut. Puis elle attend à côté de l’aire de jeu.
why-for-sheep = Un troupeau que l’on ramène, ou dont le pré est fermé, rapporte à tous ceux qui y ont un berger un point par mouton du pré. Les moutons encore dehors à la fin ne rapportent rien. Exemple : vos 5 moutons et les 3 de Ben vous rapportent 8 à tous deux.
why-for-bag = Le sac contient 4 jetons avec 1 mouton, 5 avec 2, 5 avec 3, 2 avec 4, et 2 loups. Un loup retourne aussitôt dans le sac, les autres jetons quand leur berger rentre.
why-for-under-hill = Une tuile avec une colline se pose sur une autre tuile de la pioche, que personne ne regarde : celle-ci est hors jeu. S’il n’en reste plus, rien ne va sous la colline.
why-for-hill = Parmi les plus forts d’une zone, qui a un meeple sur une tuile de colline bat les autres. Exemple : Anna et Ben ont chacun un chevalier, mais celui d’Anna est sur une colline. Elle marque seule la ville.
why-for-hill-counted = Parmi les plus forts d’une zone, qui y a le plus de meeples sur des tuiles de colline bat les autres. Exemple : Anna et Ben sont aussi forts, mais Anna a un chevalier sur une colline, et Ben deux. Il marque seul la ville.
why-for-vineyard = Une abbaye, un monastère ou un lieu de culte complété rapporte 3 points de plus par vignoble sur les huit tuiles autour. Exemple : une abbaye avec deux vignobles rapporte 15.
why-for-vineyard-garden = Une abbaye, un monastère, un lieu de culte ou un jardin complété rapporte 3 points de plus par vignoble sur les huit tuiles autour. Exemple : un jardin avec deux vignobles rapporte 15.
why-for-knights = Cette dépêche rapporte 2 points pour chacun de vos chevaliers sur l’aire de jeu. Ils restent où ils sont.
why-for-farmers = Cette dépêche rapporte 3 points pour chacun de vos paysans sur l’aire de jeu. Ils restent où ils sont.
why-for-message = Qui pioche une dépêche peut prendre 2 points au lieu de ce qu’elle dit. Une dépêche qui ne rapporte rien vaut aussi 2 points.
why-for-robbed = Un bandit prend la moitié de la prochaine zone évaluée à côté de lui sur la piste de score, arrondie vers le haut. Sa victime garde tous ses points.
why-for-by-hand = Ces points ont été notés par la table, avec la raison indiquée là. Aucune règle ne les donne.

# Questions : les ordres
why-ask-deal = Avant la partie, chacun reçoit trois ordres du roi et les regarde en secret. Exemple : l’appareil passe de main en main, et vous seul voyez vos trois ordres.
why-ask-dealt = Avant la partie, chacun reçoit trois ordres du roi et les regarde en secret. Dites ici quelles cartes imprimées ont été distribuées. Exemple : vous avez reçu les numéros 4, 17 et 52, vous choisissez donc ces trois-là.
why-ask-keep = Vous pouvez rendre exactement un de vos trois premiers ordres, et en garder deux. Il va sous la pioche et n’est pas remplacé. Exemple : vous avez trois ordres de paysan, vous rendez donc le plus difficile.
why-ask-fulfil = Une même occasion accomplit au plus un de vos ordres ; si plusieurs conviennent, vous choisissez. Les autres restent en main pour une autre occasion. Exemple : votre ville de 8 convient à un ordre de 6 tuiles et à un de 8 ; vous en montrez un.
why-ask-declare = Certains ordres ne peuvent être jugés que par vous, car l’application ne voit pas ce qu’ils demandent. Dites qu’un ordre est accompli quand tout y est. Exemple : le vôtre demande une ville avec trois chevaliers, et le carnet de score ne connaît pas les chevaliers.
why-ask-claims = Avant l’évaluation finale, on demande une fois à tous, quoi qu’ils aient en main : ensuite, un ordre en main coûte 10 points. Exemple : la dernière tuile a fait rire toute la table, comme le demande votre ordre.
why-ask-draw = Au début de votre tour, avant la tuile, vous pouvez piocher un ordre si vous en avez quatre ou moins. Un ordre encore en main à la fin coûte 10 points. Exemple : avec cinq en main, on ne pioche pas.
why-ask-discard = Qui a eu en main trois ordres de paysan ou plus en même temps peut en défausser au début d’un tour, face visible et sans rien payer. Ce droit reste si leur nombre baisse. Exemple : vous en avez quatre et en défaussez deux ; vous pouvez alors de nouveau piocher.

# Questions : le tour
why-ask-tile = La tuile piochée doit toucher l’aire de jeu par un côté entier, et tous les côtés en contact doivent correspondre. Si elle ne va nulle part, elle quitte la partie et on en pioche une autre. Exemple : route à route, ville à ville, pré à pré.
why-ask-abbey = Au lieu de piocher une tuile, vous pouvez placer votre monastère dans un trou entouré de tuiles sur ses quatre côtés ; les côtés n’ont pas besoin de correspondre. Il ferme les quatre côtés. Exemple : il complète la route et la ville qui mènent au trou.
why-ask-ransom = Une fois dans votre tour, vous pouvez racheter un prisonnier pour 3 points, versés à qui l’a capturé ; il vous en faut au moins 3. Le meeple peut resservir aussitôt. Exemple : vous payez 3 points à Ben et posez le meeple dans le même tour.
why-ask-escape = Après votre tour, vous pouvez reprendre un chevalier d’une ville assiégée si une abbaye ou un lieu de culte est à côté d’une de ses tuiles de siège. Il ne rapporte rien. Exemple : une abbaye touche le coin de la tuile de siège.
why-ask-skip = On ne passe sans tuile que s’il n’en reste aucune qui va, ou si la table le veut. C’est ensuite au joueur suivant. Exemple : on saute une manche de lancers, car le jeton est perdu.
why-ask-end = La partie finit quand le tour de la dernière tuile est terminé. La table peut la finir plus tôt ; tout est alors évalué en l’état. Exemple : il est tard, et vous décidez d’arrêter après ce tour de table.
why-ask-adjust = La table peut donner ou retirer des points à la main, avec une raison, pour ce que l’application ne connaît pas. Exemple : 5 points pour la meilleure blague.

# Questions : ce qu’apporte la tuile
why-ask-gold = Une tuile d’or reçoit un lingot et en apporte un à une tuile voisine, même en diagonale. Vous choisissez celle-ci avant de poser un pion. Exemple : une tuile de votre ville, qui vous donne les deux lingots quand elle est complétée.
why-ask-share-gold = Qui marque avec une zone complétée prend les lingots de ses tuiles. Si plusieurs marquent, tous ceux qui le peuvent en prennent un à tour de rôle, d’abord le joueur dont c’est le tour. Exemple : trois lingots pour Anna et Ben : Anna 2, Ben 1.
why-ask-magic = Qui place une tuile avec ce signe doit envoyer le mage ou la sorcière sur une route ou dans une ville incomplète où n’est aucun des deux. Le mage ajoute 1 point par tuile, la sorcière prend la moitié. Exemple : la sorcière va dans la grande ville d’un adversaire.
why-ask-circle = Qui a placé le cercle choisit pour tous : chacun peut ajouter un meeple à côté d’un des siens, ou chacun doit en reprendre un. Un bouclier désigne les chevaliers, un gourdin les brigands, une fourche les paysans. Exemple : vous n’avez pas de chevalier, vous en faites donc reprendre un à chacun.
why-ask-crop-add = Vous pouvez poser un meeple de votre réserve à un endroit où est déjà l’un des vôtres. Seule la sorte que montre le cercle peut être choisie. Exemple : un second chevalier à côté du premier vous en fait deux dans cette ville.
why-ask-crop-take-home = Vous devez reprendre un de vos meeples de la sorte que montre le cercle. Il ne rapporte rien. Exemple : prenez le chevalier dont la ville ne peut plus être complétée.
why-ask-dragon = Le dragon fait six pas ; chacun à son tour le mène d’un pas, d’abord le joueur dont c’est le tour. Il ne va jamais deux fois sur une tuile, ni sur celle de la fée, et dévore tous les meeples sur son chemin. Exemple : Ben le mène sur l’abbaye d’Anna, et son moine rentre en réserve sans points.
why-ask-token = Après le tour d’une tuile avec foire, chacun lance une fois un jeton, d’abord le joueur dont c’est le tour. C’est lui qui choisit lequel. Exemple : pour « attrape-jeton », le joueur suivant essaie d’attraper votre lancer.
why-ask-target = Qui arrive le plus près de la foire marque 5 points : on mesure du centre de sa tuile au bord le plus proche du jeton. Les jetons à côté des tuiles ne concourent pas. Exemple : 42 mm battent 45 mm ; deux à 42 mm marquent 5 chacun.
why-ask-catch = Vous lancez par-dessus la règle vers le joueur suivant. Si le jeton n’est pas attrapé, vous marquez 5 points ; s’il l’est, c’est l’attrapeur qui les marque. Exemple : Ben le laisse tomber, vous marquez donc 5.
why-ask-knock-out = Chaque meeple que le jeton touche ou déplace rentre en réserve sans points. Personne ne marque pour ce lancer. Exemple : il roule sur deux chevaliers, et tous deux rentrent.
why-ask-seduction = Si le jeton s’arrête sur une tuile, vous pouvez remplacer le meeple le plus proche par un des vôtres de la réserve. Personne ne marque pour cela. Exemple : c’était le chevalier de Ben ; le vôtre est maintenant dans cette ville.

# Questions : Carcassonne
why-ask-enter = Si votre tuile a fait marquer un adversaire et pas vous, vous pouvez envoyer un meeple de votre réserve dans un quartier de Carcassonne. De là, il pourra rejoindre une zone plus tard. Exemple : vous complétez la route d’Anna et envoyez un meeple à la forge.
why-ask-count = Qui vient d’envoyer un meeple à Carcassonne peut mettre le comte dans n’importe quel quartier. Personne ne sort du quartier où il est. Exemple : mettez-le au château, où attendent les chevaliers de Ben.
why-ask-begin-leaving = Avant l’évaluation d’une zone, chacun a une occasion d’y amener des meeples de Carcassonne. Le joueur dont c’est le tour dit qui commence : lui-même ou le joueur à sa gauche. Exemple : passez en dernier si vous voulez voir qui vient.
why-ask-leave = Du château, les meeples vont dans une ville tout juste complétée, de la forge sur une route, de la cathédrale dans une abbaye ou un lieu de culte ; du marché dans les prés, à la fin. Ils comptent aussitôt pour la majorité. Exemple : deux du château battent un chevalier.
why-ask-wagon = Après l’évaluation de sa zone, un chariot peut aller dans une zone incomplète qui y est reliée et n’a pas de meeple, au lieu de rentrer en réserve. Exemple : d’une route complétée à la ville ouverte où elle finit.

# Questions : sur la piste de score
why-ask-walk = Qui marque choisit qui avance avec tous les points, le meeple ou le messager. À son propre tour, un pion qui s’arrête sur 0, 5, 10… apporte une dépêche. Exemple : le messager est sur 12, et 3 points le mènent à 15.
why-ask-message = Qui pioche une dépêche fait ce qu’elle dit ou prend 2 points. Puis elle passe sous la pioche. Exemple : « 2 points pour chacun de vos chevaliers », avec trois chevaliers : 6 points.
why-ask-pennants = Cette dépêche rapporte 2 points par blason d’une ville où vous avez un chevalier. La majorité ne compte pas, et il y reste. Exemple : trois blasons rapportent 6.
why-ask-score-follower = Cette dépêche évalue un de vos meeples comme à la fin, et vous le reprenez. La majorité ne compte pas. Exemple : un paysan près de deux villes complétées rapporte 6.
why-ask-bandit = Avec une tuile qui montre un sac, vous pouvez poser votre bandit à côté d’un pion sur la piste de score. Il prend la moitié de ce que rapporte à ce pion la prochaine zone. Exemple : à côté de Ben, qui va compléter sa ville.
why-ask-rob = Si plusieurs ont marqué à côté de votre bandit, vous choisissez sa victime. Il prend la moitié, arrondie vers le haut ; elle garde tous ses points. Exemple : la moitié de 9 fait 5.

# Questions : le carnet de score
why-ask-note = Sur le carnet de score, vous notez ce qu’une tuile a complété : quoi, de quelle taille, et qui y a combien de meeples. L’application fait le calcul. Exemple : une ville de 5 tuiles avec 1 blason et le chevalier d’Anna : 12 points pour Anna.
why-ask-remain = À la fin, vous notez ce qui reste inachevé sur la table et qui y est. L’application fait les calculs. Exemple : une route de 3 tuiles avec le brigand de Ben : 3 points pour Ben.
why-ask-deed = Des ordres demandent parfois plus que des zones complétées ; on note donc aussi ces actions. Ce qu’aucun ordre en jeu ne demande n’a pas à être dit. Exemple : Anna a déplacé la fée vers son moine.
why-ask-turn = Ici, vous dites à l’application à qui est vraiment le tour. Rien d’autre ne change. Exemple : un tour n’a pas été noté, car rien n’a été complété.
why-ask-completed = Le Roi et le Chevalier-brigand rapportent 1 point par ville ou route complétée sur la table. Comptez-les toutes, peu importe à qui elles sont. Exemple : 9 villes complétées rapportent 9 points à qui a le Roi.

# L’action du tour
why-act-follower = Après avoir placé la tuile, vous pouvez y poser un meeple : sur une route, une ville, une abbaye ou un pré, s’il n’y a aucun meeple dans toute cette zone. Exemple : la route de votre tuile a déjà un brigand, vous prenez donc la ville.
why-act-big-follower = Le grand meeple compte pour deux quand on juge la majorité, et pour un meeple sinon. Exemple : à lui seul, il égale deux chevaliers ordinaires.
why-act-mayor = Le maire ne va que dans les villes, et compte autant que la ville a de blasons. Sans blason, il ne rapporte rien. Exemple : avec deux blasons, il compte pour deux.
why-act-wagon = Le chariot va sur les routes, dans les villes et les abbayes, pas dans les prés. Après son évaluation, il peut repartir. Exemple : d’une route complétée à la ville ouverte où elle finit.
why-act-builder = Le bâtisseur va sur une route ou dans une ville où vous avez un meeple. Une tuile suivante qui la prolonge vous en donne une deuxième dans ce tour. Exemple : vous ajoutez une tuile à sa ville et en piochez une autre.
why-act-pig = Le cochon va dans un pré où vous avez un paysan. Si vous marquez avec ce pré, chaque ville complétée rapporte 4 au lieu de 3. Exemple : trois villes rapportent 12.
why-act-barn = La grange va là où les coins de quatre tuiles se rejoignent dans un même pré sans grange, l’une tout juste placée. Les paysans du pré sont alors évalués et rentrent ; à la fin, elle rapporte 4 par ville complétée. Exemple : deux villes complétées rapportent 8.
why-act-abbot = L’abbé va dans les abbayes et, lui seul, dans les jardins. Plus tard, vous pouvez le rappeler pour les points acquis. Exemple : dans un jardin avec cinq tuiles autour, il rapporte 6.
why-act-recall = Au lieu de poser quelqu’un, vous pouvez rappeler votre abbé. Il rapporte 1 point pour sa tuile et 1 pour chaque tuile autour. Exemple : avec cinq tuiles autour de lui, vous marquez 6.
why-act-phantom = Après l’action du tour, vous pouvez poser votre fantôme sur une autre zone de la tuile. Il compte pour un meeple. Exemple : un meeple prend la ville, et le fantôme la route.
why-act-shepherd = Le berger va dans un pré de la nouvelle tuile où il n’y a pas de berger, et y rassemble des moutons. Ce n’est pas un meeple : les paysans ne le gênent pas, et il ne les gêne pas. Exemple : il va dans le pré du paysan de votre adversaire.
why-act-flock = Après une tuile qui agrandit le pré de votre berger, vous tirez un jeton de plus pour le troupeau, ou vous le ramenez. Un berger qui vient d’arriver tire aussitôt. Les moutons se couchent près de lui ; un loup renvoie tous les bergers du pré sans rien. Exemple : à 7 moutons, vous vous arrêtez et prenez 7 points.
why-act-princess = Si la tuile avec la princesse rejoint une ville, vous pouvez en renvoyer un chevalier au lieu de poser quelqu’un, peu importe à qui il est. Il ne rapporte rien. Exemple : le seul chevalier de Ben part, et la ville est libre.
why-act-fairy = Au lieu de poser quelqu’un, vous pouvez mettre la fée à côté d’un de vos meeples. Le dragon ne peut pas y venir, vous marquez 1 point au début de chacun de vos tours, et 3 quand ce meeple est évalué. Exemple : à côté du moine dont l’abbaye est presque complétée.
why-act-raise = Au lieu de poser quelqu’un, vous pouvez mettre un de vos étages sur une fondation ou une tour ouverte. Puis vous pouvez capturer un meeple aussi loin que la tour est haute. Exemple : à une hauteur de 2, à deux tuiles en ligne droite.
why-act-man = Au lieu de poser quelqu’un sur la tuile, vous pouvez mettre un meeple en haut d’une tour. Tant qu’il y reste, personne ne peut ajouter d’étage. Exemple : vous sauvez votre chevalier d’une tour voisine.
why-act-capture = La tour tout juste élevée peut capturer un meeple sur sa tuile ou en ligne droite, aussi loin qu’elle est haute. Les meeples adverses deviennent prisonniers ; si leur joueur en a un des vôtres, on échange les deux. Exemple : une hauteur de 1 atteint la tuile voisine.
why-act-fly = Au lieu de poser quelqu’un sur la tuile, la machine fait voler un meeple d’une à trois tuiles dans le sens de la flèche, selon le dé. Il doit s’y poser sur une route, une ville ou une abbaye incomplète, même occupée. Exemple : le dé montre 2, et vous voilà dans la ville d’Anna.
why-act-ferry = Après l’action, vous posez un bac sur le nouveau lac : il relie deux des routes qui y finissent, et les autres s’arrêtent au lac. Exemple : la route de votre brigand continue sur l’autre rive.
why-act-move-ferry = Qui prolonge une route peut tourner le premier bac sur celle-ci pour qu’il relie deux autres routes de son lac. Exemple : la longue route de Ben finit maintenant au lac.
why-act-site = Pour certains ordres, il importe dans quelle ville est la fondation d’une tour. Si l’image ne le montre pas clairement, la table le dit. Exemple : la plus grande partie est dans la ville de gauche.
