# Der Trainer: eine Auswertung als Text.

coach-thinks = Der Trainer denkt nach
coach-title = { $game }. Gewonnen hat: { $winners }.
coach-luck-about = Gewinnchancen: von dem, was jeder Platz vor dem Austeilen erwarten konnte, bis zu dem, was er bekam. Glück ist, was die Karten gaben und wie verdeckte Gebote aufeinandertrafen; Können ist, was die Entscheidungen gaben, die eigenen und die der anderen.
coach-seat-line = { $who }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: Glück { $luck } (± { $luck-error }), Können { $skill } (± { $skill-error }). { $verdict ->
    [chance] Das Können liegt in dem, was in einer Partie auch Zufall sein kann.
   *[skill] Das Können ist mehr, als in einer Partie Zufall sein kann.
}
coach-column-seat = Platz
coach-column-start = Anfang
coach-column-cards = Karten
coach-column-met = Verdeckt
coach-column-own = Eigene Züge
coach-column-others = Fremde Züge
coach-column-end = Bekommen
coach-costly = Die teuersten Züge
coach-costly-none = Kein Zug war sicher schlechter als der beste.
coach-cost-line = Zug { $number }, { $who }: { $played }. Besser: { $best }. Das kostete { $win } der Gewinnchance (± { $error }) und { $points } Punkte (± { $points-error }).
coach-best = Der beste Zug
coach-best-line = Zug { $number }, { $who }: { $played }. Mit dem nächstbesten wäre die Gewinnchance um { $gain } kleiner gewesen (± { $error }).
coach-turns = Wo es sich entschied
coach-turn-cards = Nach Zug { $number } änderten die Karten die Chance von { $who } um { $change } (± { $error }).
coach-turn-met = Nach Zug { $number } änderte das Aufeinandertreffen der verdeckten Gebote die Chance von { $who } um { $change } (± { $error }).
coach-turn-decision = Nach Zug { $number } änderte die Entscheidung von { $mover } die Chance von { $who } um { $change } (± { $error }).
coach-lots = Die Lose
coach-lots-about = Neben dem Preis steht, was das Los seinem Käufer wert war, in Punkten; bei einem Los, das niemand kaufte, der höchste Wert für einen Platz.
coach-column-lot = Los
coach-column-what = Was
coach-column-buyer = Käufer
coach-column-price = Preis
coach-column-worth = Wert
coach-column-verdict = Im Nachhinein
coach-lot-equal = Ungefähr richtig.
coach-lot-overpaid = Um { $points } Punkte zu teuer (± { $error }).
coach-lot-gained = Brachte { $points } Punkte mehr, als es gehen zu lassen (± { $error }).
coach-lot-curse = Der Fluch des Gewinners: um { $points } Punkte zu teuer (± { $error }) und niemandem den Preis wert.
coach-lot-missed = Verpasst von { $who }: { $points } Punkte (± { $error }).
coach-decisions = Entscheidungen von { $who }
coach-decisions-about = { $number ->
    [one] Eine Entscheidung
   *[other] { $number } Entscheidungen
}, davon { $best } die beste und { $equal } ungefähr ebenso gut. Die übrigen:
coach-sureness = Wie sicher das ist
coach-sureness-about = ± ist ein Standardfehler. Besser oder schlechter heißt nur, was mehr als zweieinhalb davon auseinanderliegt; alles andere ist ungefähr gleich. Jeder Zug wurde nach dem beurteilt, was sein Platz damals wissen konnte, mit der Tiefe { $depth ->
    [quick] schnell
    [deep] tief
   *[standard] normal
}, aus { $iterations } Versuchen und { $playouts } weitergespielten Partien.
