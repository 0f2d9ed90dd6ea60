# Die Lernpartien: eine Nachricht für jede Entscheidung, dazu allgemeine nach der Phase des Spiels.
# Links sitzt der nächste Platz im Uhrzeigersinn, rechts der vorige.

lesson-waiting = Die anderen überlegen noch. Sieh ihnen zu: Du wirst es brauchen.

## Antiques

lesson-antiques-1 = Drei Karten werden zusammen verkauft: Zwei siehst du, die dritte kennt niemand (A3). Zwei Briefmarken sind ein guter Anfang, denn jede weitere zählt mehr als die vorige (A11). Eröffne mit 3 Münzen.
lesson-antiques-2 = Ein Gebot nennt immer die ganze Summe und muss höher sein als das höchste bisher (A4). Du hast 20 Münzen, und zwei Briefmarken sind schon 8 Punkte wert: Erhöhe auf 6.
lesson-antiques-3 = Unter dem Tuch lag die dritte Briefmarke! Deine 6 Münzen gingen an die anderen, je 3 (A7). Jetzt bietet links jemand 2. Passe: Wer nicht kauft, bekommt seinen Anteil.
lesson-antiques-4 = Eine Replik kann als Briefmarke, Schmuck, Möbel oder Skulptur durchgehen (A8). Biete 1: Eine einzelne Münze lässt sich nicht durch zwei teilen, also geht sie an die Bank, und niemand verdient daran (A7).
lesson-antiques-5 = Der Posten gehört dir, mit einer Skulptur unter dem Tuch. Wähle die Gruppe, zu der die Replik für immer kommt (A8): Die vierte Briefmarke macht aus 17 Punkten 28.
lesson-antiques-6 = Nur wer rechts von dir sitzt, hat noch nichts gekauft und bekam darum die Münze aus der Bank (A9). Jetzt sieh her: Eine Sammlung zählt 20, wenn du alle fünf Arten hast (A13). Dir fehlen Gemälde und Möbel, und das Gemälde liegt schon da: Biete 4.
lesson-antiques-7 = Ohne ihre fünf Arten kostet eine Sammlung 10 Punkte (A13), aber es kommen noch sechzehn Posten, Zeit genug für das fehlende Möbel. Das ist 8 Münzen wert, 4 für jeden der anderen.
lesson-antiques-8 = Auch das Möbel war dabei: Deine Sammlung ist vollständig! Skulpturen zählen nach Rang, 20, 15 und 10, und wer keine hat, verliert 5 (A12). Eine hast du schon, also lass die anderen 9 oder 10 zahlen: Die Hälfte davon bekommst du.
lesson-antiques-9 = Ein zweites Möbel ergibt ein Paar, 12 Punkte; ein einzelnes zählt nichts (A11). Ein Gemälde bringt sofort 5. Biete 5.
lesson-antiques-10 = Jetzt kennst du das ganze Spiel: Sieh nach, was ein Posten zu deinen Karten beiträgt, und hör auf, wenn die Münzen mehr wert sind; auch sie zählen am Ende je einen Punkt (A11). Eine Skulptur sichert deinen Rang, Schmuck setzt deine Reihe fort: Biete deine 6 Münzen.
lesson-antiques-phase-bidding = Zähle, was die zwei offenen Karten dir bringen, und ein wenig für die verdeckte. Biete, solange der Preis deutlich darunter liegt; sonst passe und nimm deinen Anteil am Kaufpreis (A7).
lesson-antiques-phase-trick = Nach einem eigenen Gebot darfst du einen Chip einsetzen (A10): Der Stopp kauft den Posten sofort, der Bann schickt jemanden aus der Runde, der Tausch bietet Karte gegen Karte. Jeder Chip wirkt einmal in der Partie.
lesson-antiques-phase-answer = Dir wird ein Tausch angeboten (A10). Nimm an, wenn die neue Karte dir mehr Punkte bringt als die, die du gibst.
lesson-antiques-phase-placing = Die Replik kommt zu einer deiner Gruppen und zählt wie eine Karte dieser Art (A8). Wähle die Gruppe, der eine Karte mehr am meisten bringt, meist die Briefmarken.
lesson-antiques-phase-over = Abgerechnet werden Gemälde, Paare, Reihen, Skulpturen, Sammlungen und Münzen (A11 bis A13). Bei Gleichstand gewinnen weniger Repliken (A14).

## Luxury

lesson-luxury-1 = Neun Lose, und du hast neun Karten: Jedes Los kostet alle eine davon (L3). Los 8 ist wertvoll, das werden alle wollen. Biete den Gutachter, 70: Er zeigt nur dir die nächsten zwei Lose, auch wenn du überboten wirst (L4).
lesson-luxury-2 = Von einer 80 überboten, aber du hast es gesehen: Jetzt kommt Los 1, dann Los 9. Biete den Bankier, 40: Ob er gewinnt oder nicht, dein nächstes Gebot zählt doppelt (L4).
lesson-luxury-3 = Los 9, und dein Gebot zählt doppelt. Eine 80 ist jetzt 160 wert, mehr als jede 90 (L5). Behalte deine 90: Sobald eine 90 auf dem Tisch liegt, zählt ein Schwindler 95 (L4).
lesson-luxury-4 = Los 9 gehört dir! Los 2 ist keine gute Karte wert. Wirf die 20 ab, denn ein Erpresser kann die 20 nur dem aufzwingen, der sie noch hat (L4).
lesson-luxury-5 = Rechts wurde eben ein Bankier geboten, von dort können bis zu 180 kommen. Dann soll Los 5 eben niemand haben: Biete den Rowdy, 0. Kommt kein Wachtmeister, wird das Los zurückgezogen, und alle Gebote sind verloren (L4).
lesson-luxury-6 = Der Rowdy hat rechts eine verdoppelte 80 gekostet. Für Los 6 schick den Erpresser, 50: Liegen die Karten offen, zwingt er einen Bieter, seine Karte durch die 20 zu ersetzen (L4).
lesson-luxury-7 = Die 70 schlägt dich, die 40 nicht. Rechts ist die 20 noch auf der Hand: Nenne diesen Platz, und die 70 geht auf die Hand zurück (L4).
lesson-luxury-8 = Links wurde der Bankier gezeigt, das Gebot dort zählt jetzt doppelt. Der Wachtmeister, 60, nimmt Rowdy, Erpresser und Schwindler die Macht (L4): Mit ihm kann dir niemand Los 4 verderben.
lesson-luxury-9 = Gleichstand: deine 60 und eine verdoppelte 30. Beide nehmen ihre Karten zurück und bieten noch einmal; ein zweiter Gleichstand zöge das Los zurück (L7). Gegenüber stehen 0, 30 und 70, die Verdopplung ist verbraucht: Deine 90 schlägt die 70, nur der Schwindler wäre gefährlich.
lesson-luxury-10 = Die 70 rechts kannst du mit 30 und 60 nicht schlagen. Lass Los 7 ziehen: Wirf die 30 ab und behalte den Wachtmeister für den Schluss.
lesson-luxury-11 = Die letzte Karte spielt sich von selbst. Deine 60 trifft auf höchstens 50, und gegen den Wachtmeister ist ein Rowdy machtlos (L4): Los 3 gehört dir.
lesson-luxury-phase-bidding = Vergleiche dieses Los mit denen, die noch kommen, und deine Karten mit dem, was die anderen noch haben: Alles Aufgedeckte haben alle gesehen (L8). Ein teures Los verdient eine starke Karte, ein billiges eine entbehrliche.
lesson-luxury-phase-blackmailing = Nenne, wer dich schlägt und die 20 noch hat; wer keine 20 hat, dem schadet es nicht (L4). Du darfst auch niemanden nennen.
lesson-luxury-phase-over = Alle zählen ihre Lose zusammen, dazu 3 für alle drei eines Zeichens (L9). Bei Gleichstand entscheidet das wertvollste einzelne Los (L10).

## Colours

lesson-colours-1 = Du bist Geber und bestimmst, was verkauft wird (C1). Du hast die rote 4, und drei oder mehr Nachbarn einer Farbe sind eine Reihe, 1 Punkt je Karte (C11). Biete die rote 5 an.
lesson-colours-2 = Geld gibt es nicht: Man bezahlt mit Verzicht. Leg dein ? auf eine Karte, die du nicht willst; gewinnst du, kannst du sie nie mehr bekommen (C4, C6). Die rote 1 ist weit weg von deiner Reihe.
lesson-colours-3 = Auf eine Karte verzichtet: Damit ist eröffnet (C2). Du dürftest auf mehr verzichten, aber warum mehr zahlen als nötig? Bleib dabei.
lesson-colours-4 = Rechts wurde die rote 1 mitgegangen und die grüne 2 dazugelegt. Um drinzubleiben, musst du jedes ? mitgehen und eine Karte weiter sein (C5): Die grüne 2 wird für dich belegt, und du legst die blaue 3 dazu.
lesson-colours-5 = Drei gegen zwei. Bleib dabei und sieh, ob jemand mitgeht.
lesson-colours-6 = Die rote 5 gehört dir, aber auf roter 1, grüner 2 und blauer 3 liegen nun für immer deine X (C6). Die grüne 8 würde zu deiner blauen passen, doch du müsstest auf die rote 6 und auf Handkarten verzichten. Passe.
lesson-colours-7 = Auf der roten 1 und der grünen 2 lagen die X von zweien, also gingen sie umsonst an den letzten Platz ohne X (C7). Auch das gehört zum Preis. Jetzt gibst du: Biete die rote 6 an.
lesson-colours-8 = Verzichten kann man auch auf eine Handkarte; sie ist verloren, selbst wenn du nicht gewinnst (C4). Die grüne 8 gibt es nur einmal, und sie ist weg, ein Satz Achten geht also nicht mehr: Wirf die blaue 8 ab.
lesson-colours-9 = Eine abgeworfene Handkarte muss niemand mitgehen, nur überbieten (C5). Bleib dabei.
lesson-colours-10 = Du hast eine Reihe, 4–5–6; die rote 3 macht sie länger. Die blaue 5 wird für dich mitgegangen, leg die blaue 1 dazu.
lesson-colours-11 = Zwei gegen eins: Bleib dabei.
lesson-colours-12 = Im Markt passt nichts zu deinen roten Karten. Ein Geber darf passen (C1); passen alle drei nacheinander, wird der Markt abgeräumt und neu ausgelegt.
lesson-colours-13 = Ein frischer Markt mit einer roten 7! Die blaue 4 ist nichts für dich: Passe, halte dir die Hände frei und gib als Nächstes.
lesson-colours-14 = Ein roter Joker: Am Ende ist er die rote Zahl, die dir am meisten bringt, in Satz und Reihe dieselbe (C12). Biete ihn an.
lesson-colours-phase-dealing = Such eine Karte, die mit deiner Hand einen Satz (eine Zahl in drei Farben) oder eine Reihe (ab drei Karten einer Farbe) ergibt (C11). Gibt es keine, passe.
lesson-colours-phase-bidding = Frag dich, was die Karte deiner Hand bringt und was du dafür für immer aufgibst. Verzichte auf das Entbehrlichste und bleib dabei, sobald du darfst; ist es zu teuer, passe.
lesson-colours-phase-over = Alle Hände liegen offen: Sätze bringen 3 oder 6 Punkte, Reihen 1 Punkt je Karte, und jede Karte zählt höchstens einmal im Satz und einmal in der Reihe (C11).

## Emblems

lesson-emblems-1 = Deine geheime Karte zeigt Stern und Mond. Eine Tischkarte mit beiden bringt dir 3, mit einem 1, mit keinem sogar 5 (E9). Hier ist nur der Stern, und Gebote sind weg, ob sie gewinnen oder nicht (E4): Biete eine einzige Karte vom Rang 1.
lesson-emblems-2 = Stern, Mond und Säule: deine beiden Zeichen, 3 Punkte. Im Gebot zählt nur, wie viele Zeichen die Karten zeigen (E3): Rang 4 und Rang 1 ergeben 5.
lesson-emblems-3 = Säule, Schlüssel und Krone: keines von deinen, und damit die einzige Karte, die dir 5 bringt (E9). Der Joker zählt 6 (E3), mit einer Karte vom Rang 2 sind das 8.
lesson-emblems-4 = Stern, Mond und Schlüssel: wieder 3 Punkte. Aber nach jedem Verkauf ziehst du nur auf sechs nach, und dein Deck füllt sich nie wieder (E6). Versuch es mit einer Karte vom Rang 3.
lesson-emblems-5 = Gleichstand bei 3. Die Gleichen bieten noch einmal mit anderen Handkarten, und vorher zieht niemand nach (E5). Rang 2 sollte genügen.
lesson-emblems-6 = Mond, Säule und Krone: ein Punkt für dich. Biete dein Kleinstes. Und pass auf: Wer viel zahlt, verrät etwas über seine geheime Karte (E8).
lesson-emblems-7 = Jemand hat 5 für eine Karte ohne Stern und Schlüssel bezahlt: Vermutlich sind genau die geheim. Diese Karte zeigt alle fünf Zeichen und bringt allen 3. Lass die anderen ihre Karten daran verbrauchen.
lesson-emblems-8 = Deine 32 Karten sind zusammen 86 wert, und es gibt sechzehn Verkäufe (E9): Spare bei den billigen und sei stark, wo es zählt. Stern und Mond mit Krone sind 3 Punkte, also biete vier Karten, zusammen 13.
lesson-emblems-phase-bidding = Zähle deine zwei Zeichen auf der Tischkarte: beide 3 Punkte, eines 1 Punkt, keines 5 (E9). Biete kräftig um 3 und 5 und sonst nur eine niedrige Karte; alles Gebotene ist weg (E4).
lesson-emblems-phase-over = Die geheimen Karten werden umgedreht, und jede gekaufte Karte wird mit deiner verglichen (E9). Die höchste Summe gewinnt (E10).

## Secret

lesson-secret-1 = Du bietest für einen heimlichen Auftraggeber und behältst einen von zwei Aufträgen (S4). Je zwei Steine von zwei Arten sind schwer; „Die Treppe“, je ein Stein mit ★, ★★ und ★★★, bringt 3 Punkte und lässt sich planen. Behalte sie.
lesson-secret-2 = Diese Koralle hat zwei Sterne und verlangt genau 1 Karte (S6). Sind die höchsten Gebote gleich, gewinnt das nächstniedrigere (S7). Andere beginnen gern mit der 10: Biete die 7.
lesson-secret-3 = Beide boten 10, und die Koralle gehört dir. Deine 7 bleibt darunter liegen, die Zehnen kamen auf die Stapel ihrer Besitzer (S8). Drei Karten für einen Stern sind teuer: Biete deine drei niedrigsten. Verlorene Gebote sind nicht weg, sie liegen in deinem Stapel.
lesson-secret-4 = Ein Bernstein mit einem Stern für nur 1 Karte, und ★1 brauchst du. Die Zehnen und Neunen der anderen liegen in Stapeln oder unter Steinen, deine 8 schlägt alles, was sie auf der Hand haben.
lesson-secret-5 = Drei Sterne, aber auch drei Karten, und rechts lässt sich für einen Chip ein starker Stapel zurücknehmen. Auch Passen kostet einen Chip (S6): Passe jetzt und behalte deine hohen Karten auf der Hand.
lesson-secret-6 = Ein ★3 für 1 Karte! Niemand hat mehr als eine 7 auf der Hand. Biete die 9 und behalte die 10.
lesson-secret-7 = Du hast ★1, ★2 und ★3: Der Auftrag ist erfüllt. Links waren zu wenige Karten auf der Hand, darum kam der Stapel kostenlos zurück (S5). Biete nun 10, 6 und 5 für zwei weitere Sterne.
lesson-secret-8 = Zweimal 21, also gewann die 15 (S7). Deine starken Karten liegen im Stapel. Zahl einen Chip, nimm ihn zurück und biete aus Hand und Stapel zusammen (S6): Die 6 ist höher als alles, was die anderen auf der Hand haben.
lesson-secret-9 = Drei Karten für einen Stern: Lass ihn ziehen, mit deinen drei niedrigsten.
lesson-secret-10 = Geld unter Steinen kommt nie zurück (S8), also gib es nicht für alles aus. Biete 4 und 5 und heb die 10 auf.
lesson-secret-11 = Dir fehlten Karten, darum kam dein Stapel von selbst zurück (S5). Drei Sterne für 2 Karten: Niemand sonst hat noch eine 10, also biete 10 und 5.
lesson-secret-12 = Links reichen die Karten nicht für drei, der Platz scheidet aus (S5). Rechts ist eine 7, die schlägst du nicht. Gib deine drei niedrigsten: Können weniger als zwei Plätze zahlen, endet die Partie.
lesson-secret-phase-keeping = Wähle den Auftrag, auf den du vom ersten Stein an hinarbeiten kannst (S4). Seine Punkte zählen am Ende nur, wenn er erfüllt ist (S11).
lesson-secret-phase-bidding = Ist der Stein so viele Karten wert, und hilft er deinem Auftrag? Wenn nicht, biete niedrig oder passe für einen Chip (S6), und denk daran: Bei gleichen Höchstgeboten bekommt der Nächste den Stein (S7).
lesson-secret-phase-over = Die Aufträge werden umgedreht: Es zählen die Sterne und die Punkte jedes erfüllten Auftrags (S11). Bei Gleichstand gewinnt ein erfüllter Auftrag, dann mehr Steine (S12).
