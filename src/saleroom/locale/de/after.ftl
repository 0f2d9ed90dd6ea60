# Nach einer Partie: Plätze und Ehrungen, der Trainer im Browser, die Bedienung der Wiedergabe, das Training.

end-place = Du bist auf Platz { $place }.
end-behind =
    { $points ->
        [0] Punktgleich mit dem ersten Platz.
        [one] { $points } Punkt hinter dem ersten Platz.
       *[other] { $points } Punkte hinter dem ersten Platz.
    }
end-place-nth = Platz { $place }
end-rules = Die Regeln zur Wertung: { $rules }
end-honours = Ehrungen des Abends
honour-dearest = Teuerstes Los
honour-dearest-what = { $lot }, für { $price }
honour-lots = Die meisten Lose
honour-lots-what =
    { $count ->
        [one] { $count } Los
       *[other] { $count } Lose
    }
honour-bargain = Bestes Schnäppchen
honour-bargain-what = { $lot }: { $points } Punkte mehr, als es gekostet hat
honour-move = Zug der Partie
honour-comeback = Größte Aufholjagd
honour-comeback-what =
    { $points ->
        [one] { $points } Punkt zurück und doch auf Platz 1
       *[other] { $points } Punkte zurück und doch auf Platz 1
    }

decided = Wo fiel die Entscheidung?
decided-about = Der Trainer beurteilt jede Entscheidung nach dem, was man in dem Moment wissen konnte, und trennt Glück von Können. Das dauert ein paar Sekunden.
decided-ask = Den Trainer fragen
decided-waiting = Der Trainer hat noch andere Partien vor sich. Deine kommt als Nächstes.
decided-working = Der Trainer geht die Partie durch.
decided-cancel = Abbrechen
decided-failed = Der Trainer konnte diese Partie nicht zu Ende auswerten.
decided-again = Noch einmal versuchen
decided-curve = Gewinnchance, Zug für Zug
decided-after = Nach Zug { $number }
decided-start = Vor dem ersten Zug
decided-chance = { $who } { $chance }
decided-error = ± { $error }
decided-moment = Moment der Partie
decided-show = Diesen Moment zeigen
decided-no-turns = Kein einzelner Moment hat es klar entschieden.
decided-luck = Glück und Können
decided-luck-about = Als Änderung der Gewinnchance. Glück: die Karten und wie verdeckte Gebote aufeinandertrafen. Können: was Entscheidungen brachten, die eigenen und die der anderen.
decided-column-luck = Glück
decided-column-skill = Können
decided-column-result = Insgesamt
decided-chance-skill = kann Zufall sein
decided-lots = Preis und Wert, Los für Los
decided-lots-about = In Punkten, für die Person, die es gekauft hat.
decided-paid = bezahlt
decided-worth = wert
decided-cost-line = { $who }: { $played }. Besser: „{ $best }“. Das kostete { $win } Gewinnchance (± { $error }).
decided-best-line = { $who }: { $played }. Der nächstbeste Zug hätte { $gain } seltener gewonnen (± { $error }).

advice = Der Trainer
advice-none = Hier gab es nichts Wichtiges zu entscheiden.
advice-best = { $who } spielte den besten Zug.
advice-equal = { $who } spielte einen Zug, der etwa so gut ist wie der beste.
advice-inaccuracy = Eine Ungenauigkeit von { $who }: Sie kostete { $win } (± { $error }).
advice-mistake = Ein Fehler von { $who }: Er kostete { $win } (± { $error }).
advice-blunder = Ein grober Fehler von { $who }: Er kostete { $win } (± { $error }).
advice-wins = Gewinnt
advice-points = Punkte
advice-played = gespielt
advice-choice = Wahl des Trainers
advice-about-equal = etwa gleich gut
advice-next = Nächster wichtiger Moment
advice-try = Ab hier selbst versuchen
advice-try-about = Gegen Bots. Alles, was { $who } nicht sehen konnte, wird neu verteilt.
advice-sure = ± ist ein Standardfehler; Unterschiede bis zum Zweieinhalbfachen gelten als etwa gleich gut.
advice-show = Was sagt der Trainer?

tried-from = Das war ein Versuch ab Zug { $number } einer anderen Partie.
tried-again = Noch ein Versuch
tried-back = Zurück zur Partie

replay-speed = Tempo
replay-speed-slow = Langsam
replay-speed-normal = Normal
replay-speed-fast = Schnell
replay-settings = Ansicht und Tempo

training-title = Rate den Preis
training-about = Eine Entscheidung aus einer guten Partie. Mach deinen Zug am Tisch wie sonst auch: Der Trainer bewertet ihn. Was danebenging, kommt an einem anderen Tag wieder.
training-game = Spiel
training-level = Schwierigkeit
training-any = Alle
training-level-1 = Leicht
training-level-2 = Mittel
training-level-3 = Schwer
training-today =
    { $left ->
        [0] Für heute fertig: { $right } von { $done } richtig.
       *[other] Heute { $done } von { $all }
    }
training-due =
    { $count ->
        [one] { $count } frühere Aufgabe kommt heute wieder.
       *[other] { $count } frühere Aufgaben kommen heute wieder.
    }
training-begin = Anfangen
training-question = Was würdest du spielen?
training-how = Mach deinen Zug am Tisch, wie in einer Partie.
training-right = Richtig. Das ist der beste Zug.
training-equal = Richtig. Das ist etwa so gut wie der beste Zug: „{ $best }“.
training-wrong = Nicht ganz. Besser: „{ $best }“. Das gewinnt { $cost } öfter (± { $error }).
training-several = Dein Gebot bestand aus mehreren Zügen; es kostet mindestens so viel wie der teuerste davon.
training-soon =
    { $days ->
        [one] Diese Aufgabe kommt morgen wieder.
       *[other] Diese Aufgabe kommt in { $days } Tagen wieder.
    }
training-found = Schwächere Bots finden es in { $share } ihrer Versuche.
training-next = Weiter
training-enough = Genug für heute. Komm morgen wieder oder mach weiter.
training-more = Weitermachen
training-none = Von dieser Art ist für heute keine Aufgabe mehr übrig.
training-back = Zurück
training-yours = deine Antwort
training-best = bester Zug
training-worth = Was die Züge wert sind
training-score = Bisher { $right } von { $done } richtig
