### Emblems: Auktion mit Combi-Cards.

emblems-title = Auktion (Combi-Cards)
emblems-feel = Alle zahlen, das höchste Gebot bekommt die Karte, und nur du weißt, welche Zeichen du sammelst.

## Karten

emblems-emblem-star = Stern
emblems-emblem-moon = Mond
emblems-emblem-pillar = Säule
emblems-emblem-key = Schlüssel
emblems-emblem-crown = Krone
emblems-joker = Joker
emblems-rank = zählt { $rank }
emblems-worth-both = { $points ->
    [one] Beide deiner Zeichen: { $points } Punkt
   *[other] Beide deiner Zeichen: { $points } Punkte
}
emblems-worth-one = { $points ->
    [one] Eines deiner Zeichen: { $points } Punkt
   *[other] Eines deiner Zeichen: { $points } Punkte
}
emblems-worth-none = { $points ->
    [one] Keines deiner Zeichen: { $points } Punkt
   *[other] Keines deiner Zeichen: { $points } Punkte
}

## Ablauf

emblems-phase-bidding = Bieten
emblems-phase-over = Die Auktion ist vorbei

emblems-ask-bidding = Welche Karten bietest du? Sie sind weg, gewonnen oder nicht.
emblems-ask-bidding-again = Gleichstand: Biete noch einmal mit den Karten, die du noch hast.

emblems-move-bid = { $several ->
    [yes] { $cards } bieten: zusammen { $value }
   *[no] { $value } mit einer Karte bieten
}
emblems-move-bid-about = Alle diese Karten sind weg, ob du gewinnst oder nicht.

## Protokoll

emblems-event-card-turned-up = Die nächste Karte: { $card }.
emblems-event-bid-sealed = { $you ->
    [who] Du hast gewählt.
   *[no] { $who } hat gewählt.
}
emblems-event-bid-sealed-own = { $several ->
    [yes] Du legst { $cards } hin, zusammen { $value }.
   *[no] Du legst eine Karte hin, sie zählt { $value }.
}
emblems-event-bids-revealed = Die Gebote sind offen. { $parts }.
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
emblems-event-match-ended = Die Auktion ist geschlossen. Die geheimen Karten: { $parts }.
emblems-event-match-ended-part = { $you ->
    [who] du – { $card }
   *[no] { $who } – { $card }
}

## Abrechnung

emblems-breakdown-both = Beide Zeichen
emblems-breakdown-one = Ein Zeichen
emblems-breakdown-none = Kein Zeichen

## Auf dem Tisch

emblems-table-card = Karte { $number } von 16
emblems-table-hand = Deine Hand
emblems-table-deck = Deck
emblems-table-won = Gewonnen
emblems-table-removed = Aus dem Spiel
emblems-table-to-come = Kommt noch
emblems-table-sealed = entschieden
emblems-table-choosing = Wahl offen
emblems-table-strength = Verbleibende Stärke
emblems-table-sum = Zusammen { $value }
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
emblems-table-bids = Die Gebote
emblems-table-turning = Alle Gebote drehen sich um …
emblems-table-turned = Die Gebote liegen offen.
emblems-table-from-deck = oberste Karte des Decks
emblems-table-out = nicht dabei
emblems-table-sits-out = keine Karten mehr
emblems-table-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
emblems-table-pick = Tippe die Karten an, die du bietest.
emblems-table-pick-again = Gleichstand: noch einmal bieten.
emblems-table-least = Kleinste
emblems-table-after = Stärke { $now } → { $after }
emblems-table-strength-left = Stärke { $value }
emblems-table-laid = Du hast { $value } hingelegt.
emblems-table-waiting = Es fehlt noch: { $seats }.
emblems-table-waiting-many = { $count ->
    [one] Es fehlt noch { $count } Gebot.
   *[other] Es fehlen noch { $count } Gebote.
}
emblems-table-no-cards = Du hast keine Karten mehr und setzt aus.
emblems-table-blind = Deine Hand ist leer: Die oberste Karte deines Decks bietet für dich, ungesehen.
emblems-table-hand-empty = Deine Hand ist leer, bis du wieder ziehst.
emblems-table-why-sealed = Du hast gewählt: Ein Gebot, das liegt, bleibt liegen.
emblems-table-why-not-tied = Nur wer gleichauf liegt, bietet noch einmal.
emblems-table-secret-open = Deine geheime Karte: { $emblems }. Drücken dreht sie um.
emblems-table-secret-closed = Deine geheime Karte liegt verdeckt. Drücken zeigt sie dir.
emblems-table-secret-of = Geheime Karte: { $emblems }
emblems-table-secrets = Die geheimen Karten
emblems-table-each-both = Beide deiner Zeichen, je 3 Punkte
emblems-table-each-one = Eines deiner Zeichen, je 1 Punkt
emblems-table-each-none = Keines deiner Zeichen, 5 Punkte
emblems-table-everybody = Was alle haben
emblems-table-everybody-about = Verbleibende Stärke und Karten nach Rang, Hand und Deck zusammen.
