### Colours: «Стой на своём» / Stick to Colours.

game-colours = Farbe bekennen
game-colours-line = Eine Karte bezahlt man mit den Karten, auf die man für immer verzichtet.
colours-title = «Стой на своём» / Stick to Colours
colours-feel = Kein Geld im Raum: Du bezahlst eine Karte mit denen, auf die du für immer verzichtest.

## Karten

colours-colour-R = Rot
colours-colour-B = Blau
colours-colour-G = Grün
colours-joker = Joker
colours-card = { $face ->
    [joker] { $colour ->
        [R] roter Joker
        [B] blauer Joker
       *[G] grüner Joker
    }
   *[other] { $colour ->
        [R] Rot { $face }
        [B] Blau { $face }
       *[G] Grün { $face }
    }
}
colours-marker-asked = ? – Verzicht für diese Auktion
colours-marker-crossed = X – Verzicht für immer
colours-house = Das Haus

## Einstellungen

colours-option-matching = Überbieten
colours-option-matching-about = Was man tun muss, um höher zu gehen.
colours-option-matching-same-cards = Auf jedes ? antworten und insgesamt auf mehr Karten verzichten
colours-option-matching-count = Nur insgesamt auf mehr Karten verzichten

## Ablauf

colours-phase-dealing = Karte anbieten
colours-phase-bidding = Bieten
colours-phase-over = Die Auktion ist vorbei

colours-ask-dealing = Du bist Geber. Welche Karte bietest du an?
colours-ask-bidding = { $needed ->
    [1] { $total ->
        [0] Du eröffnest: Worauf verzichtest du?
       *[other] Du hast { $total } und brauchst mindestens { $needed }. Worauf verzichtest du?
    }
   *[other] Du hast { $total } und brauchst mindestens { $needed }. Worauf verzichtest du?
}

colours-move-offer = Anbieten: { $slot }
colours-move-offer-about = Sie kommt zum Verkauf, und du musst eröffnen, indem du auf mindestens eine andere verzichtest.
colours-move-pass = { $phase ->
    [dealing] Weitergeben
   *[bidding] Passen
}
colours-move-pass-about = { $phase ->
    [dealing] Der nächste Platz ist Geber.
   *[bidding] Du bist aus dieser Auktion, deine ? kommen zurück.
}
colours-move-renounce = { $slot ->
    [none] Abwerfen: { $card }
   *[other] Verzichten: { $slot }
}
colours-move-renounce-about = { $slot ->
    [none] Sie verlässt das Spiel verdeckt, wer auch immer gewinnt, und zählt eins.
   *[other] Dein ? kommt darauf. Gewinnst du, wird es zum X, und die Karte wird nie dir gehören.
}
colours-move-stand = Dabei bleiben
colours-move-stand-about = Dein Gebot steht, und dein Zug endet; die anderen müssen auf mehr verzichten als du oder passen.

## Protokoll

colours-event-deal-begun = { $you ->
    [who] Du bist Geber.
   *[no] { $who } ist Geber.
}
colours-event-card-put-up = { $you ->
    [who] Du bietest eine Karte an
   *[no] { $who } bietet eine Karte an
}: { $card }.{ $out-count ->
    [0] {""}
   *[other] {" "}Wegen eines X nicht dabei: { $out }.
}
colours-event-deal-passed = { $you ->
    [who] Du gibst weiter.
   *[no] { $who } gibt weiter.
}
colours-event-market-discarded = Alle Geber haben gepasst: Der ganze Markt wird abgeräumt.
colours-event-card-renounced = { $you ->
    [who] Du verzichtest: { $card }.
   *[no] { $who } verzichtet: { $card }.
}
colours-event-hand-card-discarded = { $you ->
    [who] Du wirfst eine Handkarte ab.
   *[no] { $who } wirft eine Handkarte verdeckt ab.
}
colours-event-hand-card-discarded-own = Du wirfst eine Handkarte ab: { $card }.
colours-event-bid-stands = { $you ->
    [who] Du bleibst bei { $total }.
   *[no] { $who } bleibt bei { $total }.
}
colours-event-seat-passed = { $you ->
    [who] Du passt.
   *[no] { $who } passt.
}
colours-event-card-sold = Verkauft! { $you ->
    [who] Die Karte geht an dich: { $card }.
   *[no] Die Karte geht an { $who }: { $card }.
}
colours-event-leftover-taken = Alle anderen haben verzichtet: { $card } fällt { $you ->
    [who] dir zu.
    [house] dem Haus zu.
   *[no] { $who } zu.
}
colours-event-match-ended = Deck und Markt sind leer. Die Auktion ist geschlossen.

## Abrechnung

colours-breakdown-sets = Sätze
colours-breakdown-runs = Reihen

## Auf dem Tisch

colours-table-market = Markt
colours-table-for-sale = Zum Verkauf
colours-table-dealer = Geber
colours-table-out = draußen
colours-table-demanded = Muss beantwortet werden
colours-table-hand = Deine Hand
colours-table-hand-empty = Deine Hand ist leer: du bezahlst mit Karten vom Markt.
colours-table-hand-size = { $cards ->
    [one] { $cards } Handkarte
   *[other] { $cards } Handkarten
}
colours-table-empty-slot = leerer Platz
colours-table-planned = du verzichtest darauf
colours-table-asked-by = ? von { $who }
colours-table-crossed-by = X von { $who }
colours-table-adds = brächte { $points }
colours-table-costs = ohne sie { $points }
colours-table-twice = zwei davon
colours-table-in-set = in drei Farben
colours-table-in-run = in einer Reihe
colours-table-counter = { $have } von { $need } nötigen
colours-table-stand = Bei { $total } bleiben
colours-table-take-back = Zurück
colours-table-why-turn = { $who } ist am Zug.
colours-table-you-are-out = Du bist aus dieser Auktion ausgestiegen.
colours-table-choose-market = Wer gibt, bietet eine Karte vom Markt an, keine aus der Hand.
colours-table-passes = { $count ->
    [one] { $count } von { $seats } Gebern hat hintereinander gepasst
   *[other] { $count } von { $seats } Gebern haben hintereinander gepasst
}
colours-table-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
colours-table-my-points = Deine Punkte: { $points }
colours-table-my-discards = Du hast abgeworfen:
colours-table-pile-deck = im Stapel
colours-table-pile-gone = aus dem Spiel
colours-table-unseen = Kann noch kommen
colours-table-unseen-about = { $cards ->
    [one] { $cards } Karte hast du noch nicht gesehen: im Stapel oder in einer ersten Hand. Umrahmt: Du hältst eine.
   *[other] { $cards } Karten hast du noch nicht gesehen: im Stapel oder in einer ersten Hand. Umrahmt: Du hältst eine.
}
colours-table-lap = Niemand sonst darf sie haben: { $card } gehört dir.
colours-table-lot = Los { $number }
colours-table-of-it-demanded = { $count ->
    [one] { $count } als Antwort auf ein ?
   *[other] { $count } als Antwort auf ?
}
colours-table-markers = Marker

## Verweigerte Züge

refused-colours-empty-slot = Auf Feld { $slot } liegt keine Karte.
refused-colours-crossed = Auf dieser Karte liegt dein X: Du hast für immer auf sie verzichtet.
refused-colours-nothing-to-renounce = Du hast nichts mehr, worauf du verzichten könntest; darum kannst du keine Karte anbieten.
refused-colours-not-in-hand = Die Karte { $card } hast du nicht auf der Hand.
refused-colours-for-sale = Das ist die Karte, die gerade verkauft wird.
refused-colours-marked = Auf dieser Karte liegt schon ein Marker von dir.
refused-colours-demanded = Diese Karte ist ohnehin verlangt und wird von selbst belegt; nenne eine andere.
refused-colours-cannot-reach = Auf { $total } kommst du nicht mehr, also musst du passen.
refused-colours-dealer-opens = Der Geber muss eröffnen und auf mindestens eine Karte verzichten.
refused-colours-no-way-back = Wer zu verzichten begonnen hat, kann nicht mehr zurück.
refused-colours-total-too-low = Um dabei zu bleiben, brauchst du mindestens { $total }.

## Die begleitete erste Partie

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
