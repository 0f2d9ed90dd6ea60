### Emblems: Auktion mit Combi-Cards.

game-emblems = Symbole
game-emblems-line = Alle zahlen, das höchste Gebot gewinnt, und nur du weißt, was du sammelst.
game-emblems-goal = Die Karten gewinnen, die zu deiner Geheimniskarte passen. Alle zahlen ihr Gebot, egal, wer gewinnt.
emblems-title = Auktion (Combi-Cards)
emblems-feel = Alle zahlen, das höchste Gebot bekommt die Karte, und nur du weißt, welche Symbole du sammelst.

## Karten

emblems-emblem-star = Stern
emblems-emblem-moon = Mond
emblems-emblem-pillar = Säule
emblems-emblem-key = Schlüssel
emblems-emblem-crown = Krone
emblems-joker = Joker
emblems-rank = zählt { $rank }
emblems-worth-both = { $points ->
    [one] Deine beiden Symbole: { $points } Punkt
   *[other] Deine beiden Symbole: { $points } Punkte
}
emblems-worth-one = { $points ->
    [one] Eines deiner Symbole: { $points } Punkt
   *[other] Eines deiner Symbole: { $points } Punkte
}
emblems-worth-none = { $points ->
    [one] Keines deiner Symbole: { $points } Punkt
   *[other] Keines deiner Symbole: { $points } Punkte
}

## Einstellungen

emblems-option-points = Punkte
emblems-option-points-about = Was eine gewonnene Karte zählt, je nachdem, wie viele deiner Symbole sie zeigt.

## Ablauf

emblems-phase-bidding = Bieten
emblems-phase-over = Die Auktion ist vorbei

emblems-ask-bidding = { $tied ->
    [none] Welche Karten bietest du? Du verlierst sie, auch wenn du nicht gewinnst.
   *[other] Gleichstand: Biete noch einmal mit den Karten, die du noch hast.
}

emblems-move-bid = { $cards-count ->
    [1] { $cards-sum } mit einer Karte bieten
   *[other] { $cards-plus } = { $cards-sum } bieten
}
emblems-move-bid-about = Du verlierst diese Karten, auch wenn du nicht gewinnst.

## Protokoll

emblems-event-card-turned-up = Die nächste Karte: { $card }.
emblems-event-bid-sealed = { $you ->
    [who] Du hast gewählt.
   *[no] { $who } hat gewählt.
}
emblems-event-bid-sealed-own = { $cards-count ->
    [1] Du bietest eine Karte, sie zählt { $cards-sum }.
   *[other] Du bietest { $cards-plus } = { $cards-sum }.
}
emblems-event-bids-revealed = Die Gebote sind aufgedeckt. { $parts }.
emblems-event-bids-revealed-part = { $you ->
    [who] Du
   *[no] { $who }
}: { $value }{ $from_deck ->
    [yes] {" "}(oberste Karte des Decks)
   *[no] {""}
}
emblems-event-bids-tied = Gleichstand bei { $value }: { $seats }.
emblems-event-card-sold = Verkauft! { $you ->
    [who] Die Karte geht an dich: { $card }.
   *[no] Die Karte geht an { $who }: { $card }.
}
emblems-event-card-removed = Niemand kann mehr bieten: Die Karte kommt aus dem Spiel ({ $card }).
emblems-event-cards-drawn = { $you ->
    [who] Du ziehst
   *[no] { $who } zieht
} { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}.
emblems-event-cards-drawn-own = Du ziehst { $number ->
    [one] { $number } Karte, sie zählt
   *[other] { $number } Karten, sie zählen
} { $cards }.
emblems-event-match-ended = Die Auktion ist vorbei. Die Geheimniskarten: { $parts }.
emblems-event-match-ended-part = { $you ->
    [who] du – { $card }
   *[no] { $who } – { $card }
}

## Abrechnung

emblems-breakdown-both = Beide Symbole
emblems-breakdown-one = Ein Symbol
emblems-breakdown-none = Kein Symbol

## Auf dem Tisch

emblems-table-card = Karte { $number } von 16
emblems-table-hand = Deine Hand
emblems-table-deck = Deck
emblems-table-won = Gewonnen
emblems-table-removed = Aus dem Spiel
emblems-table-to-come = Kommt noch
emblems-table-sealed = hat gewählt
emblems-table-choosing = wählt noch
emblems-table-power = Biet­kraft { $value }
emblems-terminal-power = Bietkraft
emblems-table-power-about = Bietkraft übrig: was alle Karten in Hand und Deck zusammen zählen.
emblems-table-of-rank = Karten, die { $rank } zählen
emblems-table-bid-about = Sie zählt 1 für jedes Symbol darauf, egal, welches. Du verlierst sie, auch wenn du nicht gewinnst.
emblems-table-scoring = Punkte einer Karte: { $both } mit beiden Symbolen deiner Geheimniskarte, { $one } mit einem davon, { $none } mit keinem.
emblems-table-deck-about = Sechzehn Tischkarten werden nacheinander verkauft; nach der letzten wird gezählt.
emblems-table-draw-about = Nach jedem Verkauf ziehst du wieder auf sechs Karten. Gebotene Karten kommen nie zurück.
emblems-table-sum = Insgesamt { $value }
emblems-table-tied = Gleichstand: { $seats }
emblems-table-left = { $count ->
    [0] Die letzte Karte
    [one] noch { $count }
   *[other] noch { $count }
}
emblems-table-in-deck = { $count ->
    [one] { $count } Karte in deinem Deck
   *[other] { $count } Karten in deinem Deck
}
emblems-table-turning = Die Gebote werden aufgedeckt …
emblems-table-turned = Die Gebote sind aufgedeckt.
emblems-table-from-deck = oberste Karte des Decks
emblems-table-out = nicht im Stechen
emblems-table-sits-out = keine Karten mehr
emblems-table-least = Niedrigste
emblems-table-all = Alle
emblems-table-after = von { $now }; danach noch { $after }
emblems-table-power-left = Bietkraft übrig: { $value }
emblems-table-laid = Du hast { $value } geboten.
emblems-verdict-won = Deine { $value } ist das höchste Gebot: Die Karte gehört dir.
emblems-verdict-lost = { $who } bekommt sie: { $value } schlägt deine { $mine }.
emblems-verdict-other = { $who } bekommt sie mit { $value }.
emblems-table-waiting = Wir warten auf { $seats }.
emblems-table-waiting-many = { $count ->
    [one] Wir warten auf { $count } Gebot.
   *[other] Wir warten auf { $count } Gebote.
}
emblems-table-no-cards = Du hast keine Karten mehr und setzt aus.
emblems-table-blind = Deine Hand ist leer: Die oberste Karte deines Decks wird ungesehen für dich geboten.
emblems-table-hand-empty = Deine Hand ist leer, bis du wieder ziehst.
emblems-table-why-sealed = Du hast gewählt: Ein Gebot, das liegt, bleibt liegen.
emblems-table-why-not-tied = Nur wer gleichauf liegt, bietet noch einmal.
emblems-table-secret-open = Deine Geheimniskarte: { $emblems }. Drücke, um sie umzudrehen.
emblems-table-secret-closed = Deine Geheimniskarte liegt verdeckt. Drücke, um sie anzusehen.
emblems-table-secret-of = Geheimniskarte: { $emblems }
emblems-table-secrets = Die Geheimniskarten
emblems-table-score-about = So viel zählen die Karten, die du gewonnen hast, für deine zwei Symbole. Nur du siehst es.
emblems-table-score-of = beide { $both }, eins { $one }, keins { $none }

## Verweigerte Züge

refused-emblems-no-card = Ein Gebot braucht mindestens eine Karte.
refused-emblems-card-twice = Eine Karte kann nur einmal geboten werden.
refused-emblems-not-in-hand = Karte { $card } hast du nicht auf der Hand{ $again ->
    [yes] ; du bietest noch einmal mit den Karten, die dir geblieben sind
   *[no] {""}
}.

## Die begleitete erste Partie

lesson-emblems-1 = Deine Geheimniskarte zeigt Stern und Mond. Eine Tischkarte mit beiden bringt dir 3, mit einem 1, mit keinem sogar 5 (E9). Hier ist nur der Stern, und gebotene Karten verlierst du, auch wenn du nicht gewinnst (E4): Biete eine einzige Karte vom Rang 1, also mit nur einem Symbol.
lesson-emblems-2 = Stern, Mond und Säule: deine beiden Symbole, 3 Punkte. Im Gebot zählt nur, wie viele Symbole die Karten zeigen (E3): Biete Rang 4 und Rang 1, zusammen 5.
lesson-emblems-3 = Säule, Schlüssel und Krone: keines von deinen, und damit die einzige Karte, die dir 5 bringt (E9). Biete den Joker, der 6 zählt (E3), und eine Karte vom Rang 2, zusammen 8.
lesson-emblems-4 = Stern, Mond und Schlüssel: wieder 3 Punkte. Aber nach jedem Verkauf ziehst du nur auf sechs nach, und dein Deck füllt sich nie wieder (E6). Versuch es mit einer Karte vom Rang 3.
lesson-emblems-5 = Gleichstand bei 3. Wer gleichauf liegt, bietet noch einmal mit anderen Handkarten, und vorher zieht niemand nach (E5). Rang 2 sollte genügen.
lesson-emblems-6 = Mond, Säule und Krone: ein Punkt für dich. Biete deine niedrigste Karte. Und pass auf: Wer viel zahlt, verrät etwas über die eigene Geheimniskarte (E8).
lesson-emblems-7 = Jemand hat 5 für eine Karte ohne Stern und Schlüssel bezahlt: Vermutlich stehen genau die auf der Geheimniskarte. Diese Karte zeigt alle fünf Symbole und bringt allen 3. Lass die anderen ihre Karten daran verbrauchen.
lesson-emblems-8 = Dein ganzes Deck hat eine Bietkraft von 86, und es gibt sechzehn Verkäufe (E9): Spare bei den billigen und sei stark, wo es zählt. Stern und Mond mit Krone sind 3 Punkte, also biete vier Karten, insgesamt 13.
lesson-emblems-phase-bidding = Zähle deine zwei Symbole auf der Tischkarte: beide 3 Punkte, eines 1 Punkt, keines 5 (E9). Biete kräftig um 3 und 5 und sonst nur eine niedrige Karte; alles Gebotene verlierst du (E4).
lesson-emblems-phase-over = Die Geheimniskarten werden aufgedeckt, und jede gewonnene Karte wird mit deiner verglichen (E9). Die höchste Summe gewinnt (E10).
