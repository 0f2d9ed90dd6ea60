### Secret: 秘密のオークション / Secret Auction House.

secret-title = 秘密のオークション / Secret Auction House
secret-feel = Geheime Gebote um achtzehn Steine; sind die besten gleich, bekommt ihn der Nächste in der Reihe.

## Steine und Aufträge

secret-gem-amber = Bernstein
secret-gem-beryl = Beryll
secret-gem-coral = Koralle
secret-gem-diamond = Diamant
secret-gem-emerald = Smaragd
secret-gem-feldspar = Feldspat
secret-item = { $gem ->
    [amber] Bernstein
    [beryl] Beryll
    [coral] Koralle
    [diamond] Diamant
    [emerald] Smaragd
   *[feldspar] Feldspat
} { $stars ->
    [1] ★
    [2] ★★
   *[3] ★★★
}
secret-request-most-money = Der volle Beutel
secret-request-few-types = Die Kennerin
secret-request-many-types = Der Sammler
secret-request-fewest-three = Die Bescheidene
secret-request-most-one = Der Schnäppchenjäger
secret-request-multiple-of-four = Viererschritte
secret-request-no-chips = Die Sparsame
secret-request-two-twos = Die Zwillinge
secret-request-pairs = Der Kuppler
secret-request-one-of-each = Die Treppe
secret-request-most-money-about = Niemand hat auf der Hand und im Stapel zusammen mehr Karten als du; Gleichstand genügt.
secret-request-few-types-about = Deine Steine sind von höchstens drei Arten; gar keine gehen auch.
secret-request-many-types-about = Deine Steine sind von mindestens vier Arten.
secret-request-fewest-three-about = Niemand hat weniger ★★★-Steine als du; Gleichstand genügt.
secret-request-most-one-about = Du hast einen ★-Stein, und niemand hat mehr davon; Gleichstand genügt.
secret-request-multiple-of-four-about = Deine Sterne ergeben 4, 8, 12 oder ein anderes Vielfaches von vier.
secret-request-no-chips-about = Du hast noch alle drei Chips.
secret-request-two-twos-about = Du hast genau zwei ★★-Steine.
secret-request-pairs-about = Von mindestens zwei Arten hast du je mindestens zwei Steine.
secret-request-one-of-each-about = Du hast mindestens je einen Stein mit ★, ★★ und ★★★.
secret-request-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Einstellungen

secret-option-money = Geld
secret-option-money-about = Die Werte der zehn Karten, mit denen alle beginnen.
secret-option-asks = Preise
secret-option-asks-about = Wie viele Karten ein Stein verlangt, nach Art und Sternen.

## Ablauf

secret-phase-keeping = Auftrag wählen
secret-phase-bidding = Bieten
secret-phase-over = Die Auktion ist vorbei

secret-ask-keeping = Welchen Auftrag behältst du?
secret-ask-bidding = { $asks ->
    [one] Biete { $asks } Karte
   *[other] Biete { $asks } Karten
}{ $chips ->
    [0] . Zum Passen fehlt dir ein Chip.
   *[other] {" "}oder gib einen Chip aus.
}

secret-move-keep = Behalten: { $request }
secret-move-keep-about = Der andere Auftrag kommt ungesehen in die Schachtel.
secret-move-bid = { $cards } bieten
secret-move-bid-about = Zusammen { $value }. Gewinnst du, bleiben die Karten für immer unter dem Stein; sonst kommen sie auf deinen Stapel.
secret-move-bid-recover = Stapel zurücknehmen und { $cards } bieten
secret-move-bid-recover-about = Zusammen { $value }, für einen Chip. Gewinnst du, bleiben die Karten für immer unter dem Stein.
secret-move-pass = Passen
secret-move-pass-about = Kostet einen Chip; deine Karten bleiben, wo sie sind.
secret-move-pass-recover = Stapel zurücknehmen und passen
secret-move-pass-recover-about = Kostet zwei Chips; dein Stapel kommt zurück auf die Hand.

## Protokoll

secret-event-choice-sealed = { $you ->
    [who] Du hast gewählt.
   *[no] { $who } hat gewählt.
}
secret-event-choice-sealed-own = Du hast gewählt. { $choice }.
secret-event-requests-kept = Alle haben einen Auftrag behalten. Niemand sagt, welchen.
secret-event-item-turned-up = Der nächste Stein: { $item }, für { $asks ->
    [one] { $asks } Karte
   *[other] { $asks } Karten
}.
secret-event-pile-returned = { $you ->
    [who] Dir fehlen Karten, du nimmst deinen Stapel zurück
   *[no] { $who } fehlen Karten, der Stapel kommt zurück auf die Hand
}: { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}.
secret-event-seat-out = { $you ->
    [who] Du hast zu wenige Karten übrig und bist draußen.
   *[no] { $who } hat zu wenige Karten übrig und ist draußen.
}
secret-event-choices-revealed = Die Angebote sind offen. { $parts }.
secret-event-choices-revealed-part-bid = { $you ->
    [who] Du
   *[no] { $who }
}: { $cards }{ $several ->
    [yes] {" "}= { $value }
   *[no] {""}
}{ $recover ->
    [yes] {" "}(Stapel zurückgenommen)
   *[no] {""}
}
secret-event-choices-revealed-part-pass = { $you ->
    [who] Du passt
   *[no] { $who } passt
}{ $recover ->
    [yes] {" "}(Stapel zurückgenommen)
   *[no] {""}
}
secret-event-item-sold = { $after_tie ->
    [yes] Die besten Angebote blamieren einander, also der Nächste in der Reihe.
   *[no] Verkauft!
} { $you ->
    [who] Der Stein geht an dich: { $item }.
   *[no] Der Stein geht an { $who }: { $item }.
}
secret-event-item-discarded = Niemand bekommt den Stein: { $item }.
secret-event-match-ended = Das Haus schließt seine Türen. Die Aufträge: { $parts }.
secret-event-match-ended-part = { $you ->
    [who] du
   *[no] { $who }
} – „{ $request }“ ({ $fulfilled ->
    [yes] erfüllt
   *[no] nicht erfüllt
})

## Abrechnung

secret-breakdown-stars = Sterne
secret-breakdown-request = Auftrag

## Auf dem Tisch

secret-table-item = Stein { $number } von 18
secret-table-asks = { $asks ->
    [one] verlangt { $asks } Karte
   *[other] verlangt { $asks } Karten
}
secret-table-to-come = Kommt noch
secret-table-hand = Deine Hand
secret-table-pile = Dein Stapel
secret-table-locked = Unter den Steinen
secret-table-request = Dein Auftrag
secret-table-won = Gewonnen
secret-table-discarded = Niemandes
secret-table-chips = { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}
secret-table-out = draußen
secret-table-sealed = hat gewählt
secret-table-choosing = wählt
secret-table-sum = Zusammen { $value }
