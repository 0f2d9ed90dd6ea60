# Der Trainer: eine Auswertung als Text.

coach-thinks = Der Trainer denkt nach
coach-title = { $game }. Gewonnen hat: { $winners }.
coach-luck-about = Gewinnchancen: von dem, was jede Person vor dem Austeilen erwarten konnte, bis zu dem, was daraus wurde. Glück ist, was die Karten brachten und wie verdeckte Gebote aufeinandertrafen; Können ist, was die Entscheidungen brachten, die eigenen und die der anderen.
coach-seat-line = { $who }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: Glück { $luck } (± { $luck-error }), Können { $skill } (± { $skill-error }). { $verdict ->
    [chance] So viel Können kann in einer einzelnen Partie auch Zufall sein.
   *[skill] So viel Können lässt sich in einer einzelnen Partie nicht mit Zufall erklären.
}
coach-column-seat = Wer
coach-column-start = Anfang
coach-column-cards = Karten
coach-column-met = Verdeckt
coach-column-own = Eigene Züge
coach-column-others = Fremde Züge
coach-column-end = Ergebnis
coach-costly = Die teuersten Züge
coach-costly-none = Kein Zug war sicher schlechter als der beste.
coach-cost-line = Zug { $number }, { $who }: { $played }. Besser: { $best }. Das kostete { $win } der Gewinnchance (± { $error }) und { $points } Punkte (± { $points-error }).
coach-best = Der beste Zug
coach-best-line = Zug { $number }, { $who }: { $played }. Mit dem nächstbesten wäre die Gewinnchance um { $gain } kleiner gewesen (± { $error }).
coach-turns = Wendepunkte
coach-turn-cards = Nach Zug { $number } änderten die Karten die Chance von { $who } um { $change } (± { $error }).
coach-turn-met = Nach Zug { $number } änderte das Aufeinandertreffen der verdeckten Gebote die Chance von { $who } um { $change } (± { $error }).
coach-turn-decision = Nach Zug { $number } änderte die Entscheidung von { $mover } die Chance von { $who } um { $change } (± { $error }).
coach-lots = Die Lose
coach-lots-about = Neben dem Preis steht, wie viele Punkte das Los der Person wert war, die es gekauft hat; bei einem nicht verkauften Los der höchste Wert, den es für jemanden hatte.
coach-column-lot = Los
coach-column-what = Was
coach-column-buyer = Ging an
coach-column-price = Preis
coach-column-worth = Wert
coach-column-verdict = Im Nachhinein
coach-lot-equal = Ungefähr angemessen.
coach-lot-overpaid = Um { $points } Punkte zu teuer (± { $error }).
coach-lot-gained = Brachte { $points } Punkte mehr, als darauf zu verzichten (± { $error }).
coach-lot-curse = Der Fluch des Gewinners: um { $points } Punkte zu teuer (± { $error }) und niemandem den Preis wert.
coach-lot-missed = Verpasst von { $who }: { $points } Punkte (± { $error }).
coach-decisions = Entscheidungen von { $who }
coach-decisions-about = { $number ->
    [one] Eine Entscheidung
   *[other] { $number } Entscheidungen
}, davon { $best } beste und { $equal } ungefähr ebenso gute. Die übrigen:
coach-sureness = Wie sicher das ist
coach-sureness-about = ± ist ein Standardfehler. Besser oder schlechter heißt nur, was mehr als zweieinhalb davon auseinanderliegt; alles andere ist ungefähr gleich. Jeder Zug wurde danach beurteilt, was man in diesem Moment wissen konnte, mit der Tiefe { $depth ->
    [quick] schnell
    [deep] tief
   *[standard] normal
}, aus { $iterations } Versuchen und { $playouts } weitergespielten Partien.
