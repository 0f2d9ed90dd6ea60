### Bots als Gegner: was die Stufen bedeuten, wer sie sind und was sie sagen.

## Stufen

bot-novice-about = Sieht nur das Los, das gerade auf dem Tisch liegt.
bot-club-about = Denkt ein wenig voraus und übersieht manchmal den besten Zug.
bot-expert-about = Denkt voraus und wägt ab, was die anderen tun werden.
bot-master-about = Expertenstufe, geschult an vielen tausend Partien.
bot-own-about = Nach deinen bisherigen Partien; am Anfang Gegner der Einstiegs- und der Vereinsstufe.
bot-random-about = Macht irgendeinen erlaubten Zug.
bot-simple-about = Folgt festen Faustregeln.

## Spielweisen

character-vera-about = Zählt jede Münze und lässt Teures ziehen.
character-otto-about = Zahlt, was nötig ist, und noch etwas mehr.
character-magda-about = Sieht lieber andere fallen, als selbst zu steigen.
character-leon-about = Hält sich anfangs zurück und ist am Ende stark.
character-bruno-about = Gibt früh alles aus und bereut nichts.
character-nora-about = Spielt für ihre Sammlung, egal, wer gewinnt.
character-felix-about = Tut ab und zu, womit niemand rechnet.
character-ada-about = Meidet jedes Risiko, das sie meiden kann.
character-stella-about = Alles oder nichts, und am liebsten alles.

## Was sie am Tisch über das sagen, was alle gesehen haben

line-vera-hello = Guten Abend. Ich habe nur einen kleinen Beutel dabei.
line-vera-dear = O weh. Das war der Einkauf für eine Woche.
line-vera-bargain = Das nenne ich einen Preis.
line-vera-missed = Lass es ziehen, Vera. Lass es ziehen.
line-vera-tie = Ein Gleichstand kostet nichts. Das gefällt mir.
line-vera-last = Das letzte? Dafür habe ich gespart.
line-vera-won = Seht ihr? Wer den Pfennig nicht ehrt …
line-vera-lost = Wenigstens habe ich alle Quittungen.
line-vera-reply = Wie nett. Und es kostet nichts.

line-otto-hello = Prächtig! Wo soll ich unterschreiben?
line-otto-dear = Jede Münze wert. Und noch ein paar dazu.
line-otto-bargain = So billig? Fast schäme ich mich.
line-otto-missed = Verflixt! Ein Schritt mehr, und es wäre meins gewesen.
line-otto-tie = Gleichstand? Dann erhöhen wir!
line-otto-last = Das letzte gehört mir. Selbstverständlich.
line-otto-won = Ha! Das Glück liebt die Großzügigen.
line-otto-lost = Ein großartiger Abend. Ich bereue nichts.
line-otto-reply = Zu gütig! Die nächste Runde geht auf mich.

line-magda-hello = Nur zu. Ich will euch nur verlieren sehen.
line-magda-dear = Teuer? Eure Gesichter waren es wert.
line-magda-bargain = Wollte keiner? Jetzt schon.
line-magda-missed = Viel Freude damit. Das merke ich mir.
line-magda-tie = Dann eben keiner. Wunderbar.
line-magda-last = Noch eins. Wer führt denn? Ich frage nur.
line-magda-won = Ich hatte euch gewarnt.
line-magda-lost = Nun, lange wird die Freude nicht währen.
line-magda-reply = Schmeichelei? Die kommt auf deine Rechnung.

line-leon-hello = Wir haben Zeit. Wir haben immer Zeit.
line-leon-dear = Hm. Auch Geduld hat ihren Preis.
line-leon-bargain = Man muss nur warten können.
line-leon-missed = Es kommt ein anderes.
line-leon-tie = Das Los hat es auch nicht eilig.
line-leon-last = Jetzt werde ich langsam wach.
line-leon-won = Auch der langsame Bach erreicht das Meer.
line-leon-lost = Ein schöner Abend. Fast hätte ich ihn verschlafen.
line-leon-reply = Gleichfalls. Nur keine Eile.

line-bruno-hello = Na, bieten wir oder plaudern wir?
line-bruno-dear = Meins! Was hab ich bezahlt?
line-bruno-bargain = Für fast nichts! Weiter!
line-bruno-missed = So knapp! Los, das nächste.
line-bruno-tie = Och, nicht schon wieder. Schneller!
line-bruno-last = Was, schon vorbei?
line-bruno-won = Sag ich doch: Wer zuerst kommt!
line-bruno-lost = Revanche? Jetzt gleich?
line-bruno-reply = Danke! Wer ist dran?

line-nora-hello = Was für schöne Dinge ihr hier habt.
line-nora-dear = Es musste sein. Jetzt ist das Regal voll.
line-nora-bargain = Ach, du kleiner Schatz. Und keiner hat dich gesehen!
line-nora-missed = Neben den anderen hätte es so hübsch ausgesehen.
line-nora-tie = Dann nimmt es niemand mit. Das arme Ding.
line-nora-last = Das letzte Stück. Haltet mal meine Lupe.
line-nora-won = Gewonnen? Ich habe gerade den Stempel studiert.
line-nora-lost = Ihr habt den Sieg. Ich habe die Sammlung.
line-nora-reply = Wie reizend. Das kommt in meine Vitrine.

line-felix-hello = Ihr dürft mir jedes Wort glauben.
line-felix-dear = Wollte ich das? Wir werden es nie erfahren.
line-felix-bargain = Ihr habt alle weggesehen. Danke.
line-felix-missed = Genau wie geplant. Oder?
line-felix-tie = Zwei Köpfe, ein Gedanke. Oder abgeschrieben?
line-felix-last = Achtet auf meine linke Hand.
line-felix-won = Und ihr dachtet, ich bluffe.
line-felix-lost = Das war von Anfang an der Plan. Beinahe.
line-felix-reply = Ernst gemeint? Von mir auch. Vielleicht.

line-ada-hello = Guten Abend. Haben alle die Regeln gelesen?
line-ada-dear = Das lag am oberen Rand meiner Liste.
line-ada-bargain = Im Rahmen. Wie beruhigend.
line-ada-missed = Ich hatte eine Grenze und habe sie gehalten.
line-ada-tie = Ich würde sagen: ohne Ergebnis.
line-ada-last = Noch eins, dann wird gerechnet.
line-ada-won = Die Rechnung ist aufgegangen.
line-ada-lost = Eine knappe Sache. Ich sehe meine Notizen durch.
line-ada-reply = Mit Dank notiert.

line-stella-hello = Ihr Lieben! Wer wagt etwas?
line-stella-dear = Höher, höher! Ist das nicht aufregend?
line-stella-bargain = Dafür? Die Sterne waren gnädig.
line-stella-missed = Um ein Haar! Mein Herz!
line-stella-tie = Noch einmal! Doppelt oder nichts!
line-stella-last = Alles auf das letzte!
line-stella-won = Ich wusste es! Ich weiß es nie, aber ich wusste es!
line-stella-lost = Was für ein Nervenkitzel! Wen kümmert schon, wer gewonnen hat?
line-stella-reply = Ach, ihr Lieben! Ich werde ja rot.
