# Warum: Regeln, wie man sie am Tisch erzählt. Wonach gefragt wird, hat ein Beispiel; wofür es Punkte gibt, hat die Rechnung neben sich.

why-title = So wird hier gespielt
why-about = Die Regeln, nach denen diese App spielt, für die Sets auf diesem Tisch und mit seinen Hausregeln.
why-now = Diese Frage
why-of-base = Jedes Spiel
why-of-orders = Befehle des Königs
why-of-pad = Auf dem Wertungsblock
why-place = { $set }, { $heading }
why-head-placing = Plättchen legen
why-head-followers = Gefolgsleute einsetzen
why-head-majority = Die Mehrheit
why-head-scoring = Wertung
why-head-end = Spielende
why-head-deal = Das Austeilen
why-head-track = Leiste
why-head-draw = Befehle ziehen
why-head-discard = Befehle abwerfen
why-head-fulfil = Befehle erfüllen
why-head-dragon = Der Drache
why-head-enter = Nach Carcassonne
why-head-count = Der Graf
why-head-leave = Aus Carcassonne
why-head-abbey = Die Abtei
why-head-throw = Der Jahrmarkt
why-head-siege = Die Belagerung
why-head-escape = Die Flucht
why-house = Hausregeln an diesem Tisch
why-dead-one = Das einzige restliche Plättchen passt hier nicht.
why-dead = Von den { $count } restlichen Plättchen passt hier keines. Die Nachbarn verlangen: { $sides }.
why-dead-abbey = Eine Abtei passt in jede Lücke.
why-scored = { $name } bekam dafür { $points } in Zug { $turn }.
why-scored-nobody = Niemand bekam dafür Punkte.
why-if-completes = Es würde fertigstellen: { $list }.
why-if-for = { $feature } ({ $gains })
why-if-nobody = { $feature } (niemand steht dort)
why-if-king = Der König ginge an { $name }.
why-if-robber = Der Raubritter ginge an { $name }.
why-if-nothing = Es würde nichts fertigstellen.
why-corrected = Zug { $turn }, berichtigt
why-inserted = ein vergessener Zug, eingefügt

# Wofür es Punkte gibt
why-for-road = Eine fertige Straße bringt 1 Punkt je Plättchen, mit Wirtshaus 2. Eine unfertige bringt am Ende 1 je Plättchen, mit Wirtshaus nichts.
why-for-city = Eine fertige Stadt bringt 2 Punkte je Plättchen und je Wappen, mit Kathedrale 3. Eine unfertige bringt am Ende halb so viel, mit Kathedrale nichts.
why-for-city-small = Eine fertige Stadt bringt 2 Punkte je Plättchen und je Wappen, mit Kathedrale 3; an diesem Tisch bringt eine aus zwei Plättchen jeweils 1 weniger. Eine unfertige bringt am Ende halb so viel, mit Kathedrale nichts.
why-for-monastery = Ein fertiges Kloster bringt 9 Punkte: 1 für sein Plättchen und je 1 für die acht ringsum. Ein unfertiges bringt am Ende 1 für sich selbst und 1 für jedes Plättchen ringsum.
why-for-shrine = Eine Kultstätte bringt Punkte wie ein Kloster. Was in einer Herausforderung zuerst fertig ist, bringt Punkte, das andere nichts.
why-for-garden = Ein Garten bringt Punkte wie ein Kloster, aber nur ein Abt darf dort stehen.
why-for-field = Wiesen bringen nur am Ende Punkte: 3 für jede angrenzende fertige Stadt. Wie groß Stadt und Wiese sind, ist gleich.
why-for-field-by-city = Wiesen bringen nur am Ende Punkte: Jede fertige Stadt bringt einmal 4 an alle, die auf den Wiesen ringsum die meisten Bauern haben. Wie groß Stadt und Wiesen sind, ist gleich.
why-for-majority = Wer in einem Gebiet die meisten Gefolgsleute hat, bekommt alle Punkte. Haben mehrere gleich viele, bekommen sie alle die vollen Punkte.
why-for-pigsty = Ein Schweinestall macht jede fertige Stadt an seiner Wiese 1 Punkt mehr wert. Mehrere Schweineställe bringen nicht mehr als einer.
why-for-pig = Wer ein eigenes Schwein auf der Wiese hat, bekommt für jede fertige Stadt 1 Punkt mehr. Mehrere Schweine bringen nicht mehr als eines.
why-for-besieged = Eine belagerte Stadt zählt für angrenzende Wiesen doppelt. Die Stadt selbst bringt halb so viel, und nichts, wenn sie unfertig bleibt.
why-for-barn = Wer eine Scheune hat, bekommt am Ende 4 Punkte für jede fertige Stadt an ihrer Wiese. Als sie gesetzt wurde, wurden die Bauern dort gewertet und gingen nach Hause.
why-for-fairy-turn = Wer einen Zug mit der Fee bei einem eigenen Gefolgsmann beginnt, bekommt 1 Punkt. In einem Doppelzug gibt es ihn nur einmal.
why-for-fairy = Wer die Fee bei einem eigenen Gefolgsmann hat, bekommt 3 Punkte mehr, wenn dessen Gebiet gewertet wird. Die Mehrheit zählt dabei nicht.
why-for-ransom = Einmal im eigenen Zug darf man einen Gefangenen für 3 Punkte freikaufen; wer ihn gefangen hielt, bekommt sie. Der Gefolgsmann ist sofort verfügbar.
why-for-fair = Auf dem Jahrmarkt gibt es 5 Punkte für den kleinsten Abstand, für einen Wurf, den niemand fängt, oder fürs Fangen. Wer gleich nah liegt, bekommt auch 5.
why-for-goods = Am Ende gibt es für jede Ware 10 Punkte: Wer am meisten davon hat, bekommt sie. Wer gleich viel hat, bekommt auch 10.
why-for-king = Am Ende bringt der König 1 Punkt für jede fertige Stadt auf dem Spielfeld, wem sie auch gehört. Ihn hat, wer die größte Stadt fertiggestellt hat; wer nur gleichzieht, bekommt ihn nicht.
why-for-robber = Am Ende bringt der Raubritter 1 Punkt für jede fertige Straße auf dem Spielfeld, wem sie auch gehört. Ihn hat, wer die längste Straße fertiggestellt hat; wer nur gleichzieht, bekommt ihn nicht.
why-for-titles = An diesem Tisch bringen König und Raubritter Punkte, wie es die Hausregeln sagen. Wer sie hat, entscheiden die größte Stadt und die längste Straße.
why-order = „{ $title }“ verlangt: { $text }
why-for-order = Wer alles tut, was ein Befehl des Königs verlangt, bekommt sofort die Punkte, die darauf stehen. Danach liegt er bis zum Ende offen.
why-for-unfulfilled-orders = Jeder Befehl, der am Ende noch auf der Hand ist, kostet 10 Punkte. Nur wer den vom Drachen hat und nie erwischt wurde, bekommt dafür 10.
why-for-bitten = Wer den Befehl über den Drachen hält und eine Figur an ihn verliert, zahlt einmal 10 Punkte. Der Befehl liegt dann offen und ist erledigt.
why-for-most-orders = Wer die meisten Befehle erfüllt hat, bekommt am Ende 10 Punkte. Es zählt die Zahl der Karten; wer gleich viele hat, bekommt auch 10.
why-for-raised-to-zero = An diesem Tisch endet niemand unter 0. Die fehlenden Punkte kommen am Ende dazu.
why-for-gold = Am Ende bringen bis zu 3 Goldbarren je 1 Punkt, 4 bis 6 je 2, 7 bis 9 je 3, 10 und mehr je 4. Barren, die noch auf dem Spielfeld liegen, bringen nichts.
why-for-mage = Der Magier bringt 1 Punkt mehr für jedes Plättchen seiner Straße oder Stadt. Das gilt auch dann, wenn sie mit Wirtshaus oder Kathedrale sonst nichts bringt.
why-for-witch = Die Hexe halbiert, was ihre Straße oder Stadt bringt, aufgerundet. Danach wartet sie neben dem Spielfeld.
why-for-sheep = Eine Herde, die heimgeführt wird oder deren Wiese geschlossen ist, bringt allen mit einem Schäfer dort einen Punkt für jedes Schaf auf der Wiese. Schafe, die am Ende noch draußen sind, bringen nichts. Beispiel: Deine 5 Schafe und Bens 3 bringen euch beiden 8.
why-for-bag = Im Beutel sind 4 Schafplättchen mit 1 Schaf, 5 mit 2, 5 mit 3, 2 mit 4 und 2 Wölfe. Ein Wolf kommt sofort zurück in den Beutel, alle anderen, wenn ihr Schäfer heimgeht.
why-for-under-hill = Ein Plättchen mit Hügel wird auf ein weiteres vom Stapel gelegt, das niemand ansieht: Das ist aus dem Spiel. Ist keines mehr da, liegt nichts unter dem Hügel.
why-for-hill = Von allen, die in einem Gebiet am stärksten sind, schlägt die anderen, wer dort einen Gefolgsmann auf einem Hügelplättchen hat. Beispiel: Anna und Ben haben je einen Ritter, aber der von Anna steht auf einem Hügel. Sie wertet die Stadt allein.
why-for-hill-counted = Von allen, die in einem Gebiet am stärksten sind, schlägt die anderen, wer dort die meisten Gefolgsleute auf Hügelplättchen hat. Beispiel: Anna und Ben sind gleich stark, aber von Anna steht ein Ritter auf einem Hügel, von Ben zwei. Er wertet die Stadt allein.
why-for-vineyard = Ein fertiges Kloster, eine fertige Abtei und eine fertige Kultstätte bringen 3 Punkte mehr für jeden Weinberg auf den acht Plättchen ringsum. Beispiel: Ein Kloster mit zwei Weinbergen bringt 15.
why-for-vineyard-garden = Ein fertiges Kloster, eine fertige Abtei, eine fertige Kultstätte und ein fertiger Garten bringen 3 Punkte mehr für jeden Weinberg auf den acht Plättchen ringsum. Beispiel: Ein Garten mit zwei Weinbergen bringt 15.
why-for-knights = Diese Depesche bringt 2 Punkte für jeden eigenen Ritter auf dem Spielfeld. Sie alle bleiben, wo sie sind.
why-for-farmers = Diese Depesche bringt 3 Punkte für jeden eigenen Bauern auf dem Spielfeld. Sie alle bleiben, wo sie sind.
why-for-message = Wer eine Depesche zieht, darf stattdessen 2 Punkte nehmen. Eine Depesche, die nichts bringt, ist auch 2 Punkte wert.
why-for-robbed = Ein Bandit bekommt die Hälfte des nächsten Gebiets, das neben ihm auf der Zählleiste gewertet wird, aufgerundet. Wer beraubt wurde, behält alle Punkte.
why-for-by-hand = Diese Punkte hat der Tisch aufgeschrieben, mit dem Grund, der dort steht. Sie kommen aus keiner Regel.

# Fragen: die Befehle
why-ask-deal = Vor dem Spiel bekommen alle drei Befehle des Königs und sehen sie heimlich an. Beispiel: Ihr reicht das Gerät weiter, und nur du siehst deine drei.
why-ask-dealt = Vor dem Spiel bekommen alle drei Befehle des Königs und sehen sie heimlich an. Hier wird eingegeben, welche gedruckten Karten es sind. Beispiel: Du hast die Nummern 4, 17 und 52, also wählst du diese drei.
why-ask-keep = Von deinen ersten drei Befehlen darfst du genau einen zurückgeben und zwei behalten. Er kommt unter den Stapel, Ersatz gibt es nicht. Beispiel: Du hast drei Bauernbefehle, also gibst du den schwersten zurück.
why-ask-fulfil = Ein Anlass erfüllt höchstens einen deiner Befehle; passen mehrere, wählst du. Die anderen bleiben für einen anderen Anlass auf der Hand. Beispiel: Deine 8er-Stadt passt zu einem Befehl für 6 Plättchen und zu einem für 8; du zeigst einen davon.
why-ask-declare = Manche Befehle kannst nur du beurteilen, denn die App sieht nicht, was sie verlangen. Sag, dass einer erfüllt ist, wenn alles zutrifft. Beispiel: Dein Befehl verlangt eine Stadt mit drei Rittern, und der Wertungsblock kennt keine Ritter.
why-ask-claims = Vor der Schlusswertung werden alle einmal gefragt, was immer sie auf der Hand haben: ein Befehl auf der Hand kostet danach 10 Punkte. Beispiel: das letzte Plättchen hat alle zum Lachen gebracht, wie dein Befehl es verlangt.
why-ask-draw = Am Anfang deines Zugs, vor dem Plättchen, darfst du einen Befehl ziehen, wenn du höchstens vier hast. Ein Befehl, der am Ende noch auf der Hand ist, kostet 10. Beispiel: Mit fünf auf der Hand zieht niemand.
why-ask-discard = Wer irgendwann drei oder mehr Bauernbefehle hatte, darf solche am Anfang eines Zugs abwerfen, offen und kostenlos. Das Recht bleibt, auch wenn es weniger werden. Beispiel: Du hast vier und wirfst zwei ab; dann darfst du wieder ziehen.

# Fragen: der Zug
why-ask-tile = Das gezogene Plättchen muss mit einer ganzen Seite anliegen, und alle Seiten, die sich berühren, müssen passen. Passt es nirgends, kommt es aus dem Spiel, und ein neues wird gezogen. Beispiel: Straße an Straße, Stadt an Stadt, Wiese an Wiese.
why-ask-abbey = Statt ein Plättchen zu ziehen, darfst du deine Abtei in eine Lücke mit Plättchen auf allen vier Seiten legen; passen muss nichts. Sie schließt alle vier Seiten ab. Beispiel: Sie stellt die Straße und die Stadt fertig, die in die Lücke führen.
why-ask-ransom = Einmal in deinem Zug darfst du einen Gefangenen für 3 Punkte freikaufen; wer ihn gefangen hielt, bekommt sie. Du brauchst mindestens 3. Der Gefolgsmann ist sofort verfügbar. Beispiel: Du zahlst Ben 3 und setzt den Gefolgsmann im selben Zug.
why-ask-escape = Nach deinem Zug darfst du einen Ritter aus einer belagerten Stadt heimholen, wenn neben einem ihrer Belagerungsplättchen ein Kloster oder eine Kultstätte steht. Er bringt keine Punkte. Beispiel: Ein Kloster liegt an der Ecke dieses Plättchens.
why-ask-skip = Ein Zug vergeht nur dann ohne Plättchen, wenn keines mehr passt oder der Tisch es so will. Weiter geht es mit dem Nächsten. Beispiel: Eine Runde Würfe entfällt, weil die Scheibe verloren ging.
why-ask-end = Das Spiel endet, wenn der Zug mit dem letzten Plättchen vorbei ist. Der Tisch darf es früher beenden; dann wird alles gewertet, wie es liegt. Beispiel: Es ist spät, und ihr wollt nach dieser Runde aufhören.
why-ask-adjust = Der Tisch darf von Hand Punkte geben oder nehmen, mit einem Grund. Das ist für alles, was die App nicht kennt. Beispiel: 5 Punkte für den besten Witz.

# Fragen: was das Plättchen mitbringt
why-ask-gold = Ein Goldplättchen bringt einen Barren auf sich selbst und einen auf ein Plättchen daneben, auch über Eck. Welches, wählst du, bevor du jemanden setzt. Beispiel: Lege ihn auf ein Plättchen deiner eigenen Stadt; ist sie fertig, bekommst du beide.
why-ask-share-gold = Wer ein fertiges Gebiet wertet, nimmt die Barren auf dessen Plättchen. Werten mehrere, nehmen alle, die welche nehmen dürfen, reihum je einen, zuerst wer am Zug ist. Beispiel: Drei Barren für Anna und Ben: Anna 2, Ben 1.
why-ask-magic = Wer ein Zauberzeichen legt, muss Magier oder Hexe zu einer unfertigen Straße oder Stadt schicken, wo keiner von beiden steht. Der Magier bringt 1 Punkt mehr je Plättchen, die Hexe nimmt die Hälfte. Beispiel: Die Hexe geht in die große Stadt deines Gegners.
why-ask-circle = Wer den Kornkreis gelegt hat, wählt für alle: Alle dürfen zu einem eigenen Gefolgsmann einen dazustellen, oder alle müssen einen nach Hause nehmen. Ein Schild meint Ritter, eine Keule Wegelagerer, eine Mistgabel Bauern. Beispiel: Du hast keinen Ritter, also lässt du alle einen nach Hause nehmen.
why-ask-crop-add = Du darfst einen Gefolgsmann aus deinem Vorrat auf einen Platz stellen, auf dem schon einer von dir steht. Nur die Art, die der Kornkreis zeigt, steht zur Wahl. Beispiel: Ein zweiter Ritter neben deinem ersten, und du hast zwei in dieser Stadt.
why-ask-crop-take-home = Du musst einen deiner Gefolgsleute von der Art, die der Kornkreis zeigt, nach Hause nehmen. Das bringt keine Punkte. Beispiel: Nimm den Ritter, dessen Stadt nicht mehr fertig werden kann.
why-ask-dragon = Der Drache macht sechs Schritte; reihum führen ihn alle je einen Schritt, zuerst wer am Zug ist. Er betritt kein Plättchen zweimal und nie das der Fee; wo er hinkommt, frisst er alle Gefolgsleute. Beispiel: Ben führt ihn auf Annas Kloster, und ihr Mönch geht ohne Punkte nach Hause.
why-ask-token = Nach dem Zug mit einem Jahrmarktplättchen schleudern alle einmal dieselbe Scheibe. Wer am Zug ist, wählt sie und beginnt. Beispiel: Bei „Fangen“ versucht der Nächste, deinen Wurf zu fangen.
why-ask-target = Wer dem Jahrmarkt am nächsten kommt, bekommt 5 Punkte, gemessen von der Mitte seines Plättchens bis zum nächsten Rand der Scheibe. Scheiben neben den Plättchen zählen nicht mit. Beispiel: 42 mm schlagen 45 mm; zwei mit 42 mm bekommen je 5.
why-ask-catch = Du schleuderst über das Lineal zum Nächsten. Wird die Scheibe nicht gefangen, bekommst du 5 Punkte; sonst bekommt sie, wer gefangen hat. Beispiel: Ben lässt sie fallen, also bekommst du 5.
why-ask-knock-out = Jeder Gefolgsmann, den die Scheibe trifft oder verschiebt, geht ohne Punkte nach Hause. Für den Wurf gibt es keine Punkte. Beispiel: Sie rollt über zwei Ritter, und beide gehen nach Hause.
why-ask-seduction = Bleibt die Scheibe auf einem Plättchen liegen, darfst du den nächststehenden Gefolgsmann durch einen aus deinem Vorrat ersetzen. Punkte gibt es dafür nicht. Beispiel: Am nächsten steht Bens Ritter; jetzt steht deiner in dieser Stadt.

# Fragen: die Stadt Carcassonne
why-ask-enter = Bringt dein Plättchen einem Gegner Punkte und dir nicht, darfst du einen Gefolgsmann aus dem Vorrat in ein Viertel von Carcassonne schicken. Von dort kann er später in ein Gebiet wechseln. Beispiel: Du stellst Annas Straße fertig und schickst einen Gefolgsmann in die Schmiede.
why-ask-count = Wer gerade einen Gefolgsmann nach Carcassonne geschickt hat, darf den Grafen in ein beliebiges Viertel stellen. Aus dem Viertel, wo er ist, kommt niemand heraus. Beispiel: Stelle ihn ins Schloss, wo Bens Ritter warten.
why-ask-begin-leaving = Bevor ein Gebiet gewertet wird, dürfen alle einmal Gefolgsleute aus Carcassonne dorthin holen. Wer am Zug ist, sagt, wer beginnt: selbst oder wer links davon sitzt. Beispiel: Sei zuletzt dran, wenn du sehen willst, wer kommt.
why-ask-leave = Aus dem Schloss gehen Gefolgsleute in eine eben fertige Stadt, aus der Schmiede auf eine Straße, aus der Kathedrale in ein Kloster oder eine Kultstätte; vom Markt am Ende auf Wiesen. Sie zählen sofort für die Mehrheit. Beispiel: Zwei aus dem Schloss schlagen einen Ritter.
why-ask-wagon = Nach der Wertung seines Gebiets darf ein Wagen in ein verbundenes unfertiges Gebiet ohne Gefolgsmann weiterfahren, statt nach Hause zu kommen. Beispiel: von einer fertigen Straße in die offene Stadt an ihrem Ende.

# Fragen: auf der Zählleiste
why-ask-walk = Wer Punkte bekommt, wählt, ob Gefolgsmann oder Bote zieht, mit allen Punkten. Bleibt eine Figur im eigenen Zug auf 0, 5, 10 … stehen, bringt sie eine Depesche. Beispiel: Der Bote steht auf 12, und 3 Punkte bringen ihn auf 15.
why-ask-message = Wer eine Depesche zieht, tut, was darauf steht, oder nimmt 2 Punkte. Dann kommt sie unter den Stapel. Beispiel: „2 Punkte für jeden deiner Ritter“, bei drei Rittern: 6 Punkte.
why-ask-pennants = Diese Depesche bringt 2 Punkte für jedes Wappen in einer Stadt mit einem Ritter von dir. Die Mehrheit zählt nicht, und der Ritter bleibt. Beispiel: Drei Wappen bringen 6.
why-ask-score-follower = Diese Depesche wertet einen deiner Gefolgsleute wie am Ende und nimmt ihn heim. Die Mehrheit zählt nicht. Beispiel: Ein Bauer an zwei fertigen Städten bringt 6.
why-ask-bandit = Zeigt dein Plättchen einen Beutel, darfst du deinen Banditen neben eine Figur auf der Zählleiste stellen. Er bekommt die Hälfte des nächsten Gebiets, das für sie gewertet wird. Beispiel: neben Ben, der gleich seine Stadt fertigstellt.
why-ask-rob = Haben mehrere neben deinem Banditen gewertet, wählst du, wen er beraubt. Er bekommt die Hälfte, aufgerundet; Beraubte behalten alle Punkte. Beispiel: Die Hälfte von 9 ist 5.

# Fragen: der Wertungsblock
why-ask-note = Auf dem Wertungsblock schreibst du auf, was ein Plättchen fertiggestellt hat: was es ist, wie groß, und wer dort wie viele Gefolgsleute hat. Die App rechnet. Beispiel: eine Stadt aus 5 Plättchen mit 1 Wappen und Annas Ritter: 12 Punkte für Anna.
why-ask-remain = Am Ende schreibst du auf, was unfertig auf dem Tisch liegt und wer dort steht. Die App rechnet. Beispiel: eine Straße aus 3 Plättchen mit Bens Wegelagerer: 3 Punkte für Ben.
why-ask-deed = Befehle können mehr verlangen als fertige Gebiete, darum werden auch solche Taten aufgeschrieben. Was kein Befehl im Spiel verlangt, kann wegbleiben. Beispiel: Anna hat die Fee zu ihrem Mönch gestellt.
why-ask-turn = Hier sagst du der App, wer wirklich am Zug ist. Sonst ändert sich nichts. Beispiel: Ein Zug wurde nicht aufgeschrieben, weil nichts fertig wurde.
why-ask-completed = König und Raubritter bringen 1 Punkt für jede fertige Stadt und Straße auf dem Tisch. Zähle alle, wem sie auch gehören. Beispiel: Wer den König hat, bekommt für 9 fertige Städte 9 Punkte.

# Die Aktion des Zugs
why-act-follower = Nach dem Legen darfst du einen Gefolgsmann auf das Plättchen setzen: auf Straße, Stadt, Kloster oder Wiese, wenn nirgends in diesem Gebiet ein Gefolgsmann steht. Beispiel: Auf der Straße steht schon ein Wegelagerer, also nimmst du die Stadt.
why-act-big-follower = Der große Gefolgsmann zählt bei der Mehrheit als zwei, sonst als ein Gefolgsmann. Beispiel: Allein schafft er Gleichstand mit zwei gewöhnlichen Rittern.
why-act-mayor = Der Bürgermeister darf nur in Städten stehen und zählt so viel, wie die Stadt Wappen hat. Ohne Wappen bringt er nichts. Beispiel: Bei zwei Wappen zählt er zwei.
why-act-wagon = Der Wagen steht auf Straßen, in Städten und in Klöstern, nicht auf Wiesen. Nach seiner Wertung darf er weiterfahren. Beispiel: von einer fertigen Straße in die offene Stadt an ihrem Ende.
why-act-builder = Der Baumeister kommt auf eine Straße oder in eine Stadt, wo du einen Gefolgsmann hast. Baust du sie später weiter, bekommst du in dem Zug ein zweites Plättchen. Beispiel: Du legst an seine Stadt an und ziehst noch eines.
why-act-pig = Das Schwein kommt auf eine Wiese, auf der du einen Bauern hast. Wertest du die Wiese, bringt jede fertige Stadt 4 statt 3. Beispiel: Drei Städte bringen 12.
why-act-barn = Die Scheune kommt auf eine Ecke, wo vier Plättchen auf einer Wiese ohne Scheune zusammentreffen, eines davon gerade gelegt. Die Bauern dort werden jetzt gewertet und gehen nach Hause; am Ende bringt sie 4 für jede fertige Stadt. Beispiel: Zwei fertige Städte bringen 8.
why-act-abbot = Der Abt steht in Klöstern und als Einziger auch in Gärten. Später darfst du ihn für die Punkte bis dahin heimholen. Beispiel: In einem Garten mit fünf Plättchen ringsum bringt er 6.
why-act-recall = Statt jemanden zu setzen, darfst du deinen Abt heimholen. Er bringt 1 Punkt für sein Plättchen und 1 für jedes Plättchen ringsum. Beispiel: Mit fünf Plättchen ringsum bekommst du 6.
why-act-phantom = Nach der Aktion des Zugs darfst du dein Phantom in ein anderes Gebiet des Plättchens setzen. Es zählt als ein Gefolgsmann. Beispiel: Ein Gefolgsmann nimmt die Stadt und das Phantom die Straße.
why-act-shepherd = Der Schäfer kommt auf eine Wiese des neuen Plättchens, auf der kein Schäfer steht, und sammelt dort Schafe. Er ist kein Gefolgsmann: Bauern stören ihn nicht, und er stört sie nicht. Beispiel: Er kommt auf die Wiese mit dem Bauern deines Gegners.
why-act-flock = Nach einem Plättchen, das die Wiese deines Schäfers verlängert, ziehst du ein weiteres Schafplättchen für die Herde oder führst sie heim. Ein Schäfer, der gerade gekommen ist, zieht sofort. Schafe legen sich zu ihm; ein Wolf schickt alle Schäfer der Wiese mit leeren Händen heim. Beispiel: Bei 7 Schafen hörst du auf und nimmst 7 Punkte.
why-act-princess = Setzt das Plättchen mit dem Burgfräulein eine Stadt fort, darfst du, statt jemanden zu setzen, einen Ritter von dort nach Hause schicken, gleich wem er gehört. Er bringt keine Punkte. Beispiel: Bens einziger Ritter geht, und die Stadt ist frei.
why-act-fairy = Statt jemanden zu setzen, darfst du die Fee zu einem deiner Gefolgsleute stellen. Der Drache kann nicht dorthin, du bekommst am Anfang deiner Züge je 1 Punkt und 3, wenn der Gefolgsmann gewertet wird. Beispiel: zum Mönch im fast fertigen Kloster.
why-act-raise = Statt jemanden zu setzen, darfst du einen deiner Turmbausteine auf ein Turmfundament oder einen offenen Turm legen. Dann darfst du einen Gefolgsmann so weit weg gefangen nehmen, wie der Turm hoch ist. Beispiel: bei Höhe 2 zwei Plättchen weit geradeaus.
why-act-man = Statt jemanden zu setzen, darfst du einen Gefolgsmann oben auf einen Turm stellen. Solange er dort bleibt, kann niemand weiterbauen. Beispiel: Du rettest deinen Ritter vor einem Turm neben ihm.
why-act-capture = Der eben erhöhte Turm darf einen Gefolgsmann gefangen nehmen, auf seinem Plättchen oder geradeaus so viele Plättchen weit, wie er hoch ist. Gegnerische werden Gefangene; hat der Gegner einen von dir, werden die beiden ausgetauscht. Beispiel: Höhe 1 reicht bis zum Plättchen daneben.
why-act-fly = Statt jemanden auf das Plättchen zu setzen, lässt du einen Gefolgsmann ein bis drei Plättchen weit in Pfeilrichtung fliegen, wie der Würfel sagt. Dort muss er in ein unfertiges Gebiet (Straße, Stadt oder Kloster), auch wenn schon jemand da ist. Beispiel: Du würfelst 2 und landest in Annas Stadt.
why-act-ferry = Nach der Aktion legst du eine Fähre auf den neuen See: Sie verbindet zwei der Straßen, die dort enden, und die anderen enden am See. Beispiel: Die Straße deines Wegelagerers geht am anderen Ufer weiter.
why-act-move-ferry = Wer eine Straße verlängert, darf die nächste Fähre an ihr versetzen, sodass sie zwei andere Straßen ihres Sees verbindet. Beispiel: Bens lange Straße endet jetzt am See.
why-act-site = Für manche Befehle ist wichtig, in welcher Stadt das Turmfundament liegt. Lässt das Bild es offen, sagt es der Tisch. Beispiel: Der größere Teil liegt in der linken Stadt.
