### Colours: «Стой на своём» / Stick to Colours.

game-colours = Farbe bekennen
game-colours-line = Eine Karte bezahlt man mit den Karten, auf die man für immer verzichtet.
game-colours-goal = Sätze und Reihen sammeln. Eine Karte bezahlst du, indem du auf andere für immer verzichtest.
colours-title = «Стой на своём» / Stick to Colours
colours-feel = Hier gibt es kein Geld: Du bezahlst eine Karte mit denen, auf die du für immer verzichtest.

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

## Einstellungen

colours-option-matching = Erhöhen
colours-option-matching-about = Was man zum Erhöhen außer einer höheren Kartenzahl braucht, und was das eigene X neben einem fremden ? bedeutet.
colours-option-matching-by-hand = Auf jede Karte mit ? ebenfalls verzichten, für jede mit deinem X eine Handkarte
colours-option-matching-same-cards = Auf jede Karte mit ? ebenfalls verzichten, außer auf Karten mit deinem X
colours-option-matching-strict = Auf jede Karte mit ? ebenfalls verzichten, mit deinem X daneben nie erhöhen
colours-option-matching-count = Nur insgesamt auf mehr Karten verzichten
colours-option-sets = Sätze
colours-option-sets-about = Was ein Satz jeder Zahl zählt.
colours-option-sets-one = Zahl
colours-option-run = Reihen
colours-option-run-about = Was jede Karte in einer Reihe zählt.
colours-option-run-one = Punkte je Karte
colours-preset-board-game-arena = Wie auf Board Game Arena
colours-preset-board-game-arena-about = Wessen X auf einer Karte mit Pflichtverzicht liegt, kann nicht erhöhen.

## Ablauf

colours-phase-dealing = Karte anbieten
colours-phase-bidding = Bieten
colours-phase-over = Die Auktion ist vorbei

colours-ask-dealing = Du bist Geber. Welche Karte bietest du an?
colours-ask-bidding = { $total ->
    [0] { $needed ->
        [1] Du eröffnest: Verzichte auf mindestens eine Karte. Auf welche?
       *[other] Verzichte auf mindestens { $needed } Karten. Auf welche?
    }
   *[other] Du hast auf { $total } von mindestens { $needed } Karten verzichtet. Auf welche noch?
}

colours-move-offer = Anbieten: { $slot }
colours-move-offer-about = Sie kommt zum Verkauf, und du musst eröffnen, indem du auf mindestens eine andere verzichtest.
colours-move-pass = { $phase ->
    [dealing] Weitergeben
   *[bidding] Passen
}
colours-move-pass-about = { $phase ->
    [dealing] Geber ist dann die nächste Person.
   *[bidding] Du scheidest aus dieser Auktion aus, deine ? kommen zurück.
}
colours-move-renounce = { $slot ->
    [none] Abwerfen: { $card }
   *[other] Verzichten: { $slot }
}
colours-move-renounce-about = { $slot ->
    [none] Sie verlässt das Spiel verdeckt, egal, wer gewinnt, und zählt als eine Karte.
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
colours-event-market-discarded = Alle haben weitergegeben: Der ganze Markt wird abgeräumt.
colours-event-card-renounced = { $you ->
    [who] Du verzichtest: { $card }.
   *[no] { $who } verzichtet: { $card }.
}
colours-event-hand-card-discarded = { $you ->
    [who] Du wirfst eine Handkarte ab.
   *[no] { $who } wirft eine Handkarte verdeckt ab.
}
colours-event-hand-card-discarded-own = Du wirfst eine Handkarte ab: { $card }.
colours-event-hand-card-replaces = { $you ->
    [who] Mit einer Handkarte ersetzt du: { $card }.
   *[no] Mit einer Handkarte ersetzt { $who }: { $card }.
}
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
colours-event-leftover-taken = Alle anderen haben verzichtet: { $card } geht kostenlos { $you ->
    [who] an dich.
    [house] an das Haus.
   *[no] an { $who }.
}
colours-event-match-ended = Deck und Markt sind leer. Die Auktion ist vorbei.

## Abrechnung

colours-breakdown-sets = Sätze
colours-breakdown-runs = Reihen

## Auf dem Tisch

colours-table-market = Markt
colours-table-for-sale = Zum Verkauf
colours-table-dealer = Geber
colours-table-out = draußen
colours-table-demanded = Pflichtverzicht
colours-table-to-replace = { $count ->
    [one] { $count } deiner Handkarten muss die Karte ersetzen, auf die du für immer verzichtet hast
   *[other] { $count } deiner Handkarten müssen die Karten ersetzen, auf die du für immer verzichtet hast
}
colours-table-hand = Deine Hand
colours-table-hand-empty = Deine Hand ist leer: Du bezahlst mit Karten vom Markt.
colours-table-hand-size = { $cards ->
    [one] { $cards } Handkarte
   *[other] { $cards } Handkarten
}
colours-table-empty-slot = leerer Platz
colours-table-planned = du verzichtest darauf
colours-table-asked-by = ? von { $who }
colours-table-crossed-by = X von { $who }
colours-table-replaced-by = Handkarte dafür: { $who }
colours-table-sale-replaced = Handkarten ersetzten: { $cards }.
colours-table-adds = bringt { $points }
colours-table-costs = ohne sie { $points }
colours-table-twice = zwei davon
colours-table-in-set = Satz in drei Farben
colours-table-in-run = Teil einer Reihe
colours-table-counter = auf { $have } von { $need } verzichtet
colours-table-stand = Bei { $total } bleiben
colours-table-take-back = Rückgängig
colours-table-why-turn = { $who } ist am Zug.
colours-table-you-are-out = Du bist aus dieser Auktion ausgestiegen.
colours-table-choose-market = Angeboten wird eine Karte vom Markt, keine von der Hand.
colours-table-passes = { $count ->
    [one] { $count } von { $seats } Personen hat weitergegeben
   *[other] { $count } von { $seats } Personen haben nacheinander weitergegeben
}
colours-table-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
colours-table-my-discards = Du hast abgeworfen:
colours-table-pile-deck = Deck
colours-table-pile-gone = Aus dem Spiel
colours-table-unseen = Kann noch kommen
colours-table-unseen-about = { $cards ->
    [one] { $cards } Karte hast du noch nicht gesehen: im Deck oder in einer Starthand.
   *[other] { $cards } Karten hast du noch nicht gesehen: im Deck oder in einer Starthand.
}
colours-table-unseen-open = { $cards ->
    [one] { $cards } Karte lag noch nicht offen.
   *[other] { $cards } Karten lagen noch nicht offen.
}
colours-table-unseen-framed = Umrahmt: Davon hast du auch eine.
colours-table-only-one = Davon gibt es nur eine.
colours-table-two-of-it = Davon gibt es zwei.
colours-table-wild = Zählt am Ende als jede Zahl ihrer Farbe, die dir am meisten bringt.
colours-table-would-add-about = So viel brächte dir die Karte, die verkauft wird. Worauf du dafür verzichtest, ist nicht abgezogen.
colours-table-would-cost = Ohne sie
colours-table-score-of = Sätze { $sets }, Reihen { $runs }
colours-table-score-about = So viel zählt deine Hand jetzt. Eine Karte kann in einem Satz und in einer Reihe zählen.
colours-table-enough = Das genügt: Bleib dabei oder verzichte auf mehr.
colours-table-put-up = Anbieten
colours-table-choose-lot = Wähle zuerst eine Karte vom Markt.
colours-table-hand-about = Die Hände sind geheim. Vom Markt genommene Karten haben alle gesehen.
colours-table-bid-about = Auf so viele Karten hat diese Person in dieser Auktion verzichtet.
colours-table-pile-house = Das Haus
colours-table-deck-about = Von hier wird der Markt aufgefüllt. Die Auktion endet, wenn Deck und Markt leer sind.
colours-table-gone-about = Abgeworfene Handkarten und Märkte, die niemand wollte: Sie sind aus dem Spiel.
colours-table-house-about = Zu zweit geht eine Karte, auf die beide für immer verzichtet haben, an das Haus. Auch das Haus zählt Punkte und kann gewinnen.
colours-table-scoring = Was zählt
colours-table-scoring-sets = Satz: eine Zahl in allen drei Farben. Punkte: { $parts }.
colours-table-scoring-part = { $points } für { $numbers }
colours-table-scoring-runs = { $points ->
    [one] Reihe: drei oder mehr benachbarte Zahlen einer Farbe, { $points } Punkt je Karte.
   *[other] Reihe: drei oder mehr benachbarte Zahlen einer Farbe, { $points } Punkte je Karte.
}
colours-table-won = { $gain ->
    [0] Sie gehört dir!
   *[other] Sie gehört dir: { $points } Punkte
}
colours-table-why-yours = Du hast auf { $price ->
    [one] { $price } Karte
   *[other] { $price } Karten
} verzichtet, niemand auf mehr.
colours-table-why-outbid = { $who } hat auf { $price ->
    [one] { $price } Karte
   *[other] { $price } Karten
} verzichtet, du hast bei { $mine } aufgehört.
colours-table-why-let-go = { $who } hat auf { $price ->
    [one] { $price } Karte
   *[other] { $price } Karten
} verzichtet, du auf keine.
colours-table-lap = Niemand sonst darf sie haben: { $card } gehört dir.
colours-table-lot = Los { $number }
colours-table-of-it-demanded = { $count ->
    [one] { $count } davon Pflichtverzicht
   *[other] { $count } davon Pflichtverzicht
}
colours-table-markers = Marker

## Verweigerte Züge

refused-colours-empty-slot = Auf Feld { $slot } liegt keine Karte.
refused-colours-crossed = Auf dieser Karte liegt dein X: Du hast für immer auf sie verzichtet.
refused-colours-nothing-to-renounce = Du hast nichts mehr, worauf du verzichten könntest; darum kannst du keine Karte anbieten.
refused-colours-not-in-hand = Die Karte { $card } hast du nicht auf der Hand.
refused-colours-for-sale = Das ist die Karte, die gerade verkauft wird.
refused-colours-marked = Auf dieser Karte liegt schon ein Marker von dir.
refused-colours-demanded = Auf diese Karte musst du ohnehin verzichten, das geschieht von selbst: Wähle eine andere.
refused-colours-cannot-reach = Auf { $total } Karten kannst du nicht mehr verzichten, also musst du passen.
refused-colours-hand-cards-owed = { $count ->
    [one] { $count } deiner Handkarten muss noch die Karte ersetzen, auf die du für immer verzichtet hast.
   *[other] { $count } deiner Handkarten müssen noch die Karten ersetzen, auf die du für immer verzichtet hast.
}
refused-colours-cannot-replace = Du musst passen: { $count ->
    [one] { $count } Karte mit deinem X muss
   *[other] { $count } Karten mit deinem X müssen
} noch ersetzt werden, und du hast { $held ->
    [0] keine Handkarte.
    [one] nur { $held } Handkarte.
   *[other] nur { $held } Handkarten.
}
refused-colours-strict = Du musst passen: An diesem Tisch kann nicht erhöhen, wessen X auf einer Karte mit Pflichtverzicht liegt.
refused-colours-dealer-opens = Wer anbietet, muss eröffnen und auf mindestens eine Karte verzichten.
refused-colours-no-way-back = Wer zu verzichten begonnen hat, kann nicht mehr passen.
refused-colours-total-too-low = Um dabei zu bleiben, musst du auf mindestens { $total } Karten verzichten.

## Die begleitete erste Partie

lesson-colours-1 = Du bist Geber und bestimmst, was verkauft wird (C1). Du hast die rote 4, und drei oder mehr Nachbarn einer Farbe sind eine Reihe, 1 Punkt je Karte (C11). Biete die rote 5 an.
lesson-colours-2 = Geld gibt es nicht: Man bezahlt mit Verzicht. Leg dein ? auf eine Karte, die du nicht willst; gewinnst du, kannst du sie nie mehr bekommen (C4, C6). Die rote 1 ist weit weg von deiner Reihe.
lesson-colours-3 = Auf eine Karte verzichtet: Damit ist eröffnet (C2). Du dürftest auf mehr verzichten, aber warum mehr zahlen als nötig? Bleib dabei.
lesson-colours-4 = { $right } hat ebenfalls auf die rote 1 verzichtet, und dazu auf die grüne 2. Um drinzubleiben, musst du auf jede Karte mit ? ebenfalls verzichten und eine Karte weiter sein (C5): Der Pflichtverzicht auf die grüne 2 geschieht von selbst, und du legst die blaue 3 dazu.
lesson-colours-5 = Drei gegen zwei. Bleib dabei und sieh, ob { $right } mehr bietet.
lesson-colours-6 = Die rote 5 gehört dir, aber auf roter 1, grüner 2 und blauer 3 liegen nun für immer deine X (C6). Die grüne 8 würde zu deiner blauen passen, doch auf der roten 1 liegt ein ?: Eine Handkarte müsste sie ersetzen, und du müsstest auf noch eine Karte verzichten (C5). Passe.
lesson-colours-7 = Auf der roten 1 und der grünen 2 lagen die X von zweien, also gingen sie kostenlos an die letzte Person ohne X (C7). Auch das gehört zum Preis. Jetzt bist du Geber: Biete die rote 6 an.
lesson-colours-8 = Verzichten kann man auch auf eine Handkarte; sie ist verloren, selbst wenn du nicht gewinnst (C4). Die grüne 8 gibt es nur einmal, und sie ist weg, ein Satz Achten geht also nicht mehr: Wirf die blaue 8 ab.
lesson-colours-9 = Auf eine abgeworfene Handkarte muss niemand ebenfalls verzichten, nur auf mehr Karten insgesamt (C5). Bleib dabei.
lesson-colours-10 = Du hast eine Reihe, 4–5–6; die rote 3 macht sie länger. Der Pflichtverzicht auf die blaue 5 geschieht von selbst, leg die blaue 1 dazu.
lesson-colours-11 = Zwei gegen eins: Bleib dabei.
lesson-colours-12 = Im Markt passt nichts zu deinen roten Karten. Ein Geber darf weitergeben (C1); geben alle drei nacheinander weiter, wird der Markt abgeräumt und neu ausgelegt.
lesson-colours-13 = Ein frischer Markt mit einer roten 7! Die blaue 4 ist nichts für dich: Passe und verzichte auf nichts. Als Nächstes bist du Geber.
lesson-colours-14 = Ein roter Joker: Am Ende ist er die rote Zahl, die dir am meisten bringt, in Satz und Reihe dieselbe (C12). Biete ihn an.
lesson-colours-phase-dealing = Such eine Karte, die mit deiner Hand einen Satz (eine Zahl in drei Farben) oder eine Reihe (ab drei Karten einer Farbe) ergibt (C11). Gibt es keine, gib weiter.
lesson-colours-phase-bidding = Frag dich, was die Karte deiner Hand bringt und worauf du dafür für immer verzichtest. Verzichte auf das Entbehrlichste und bleib dabei, sobald du darfst; ist es zu teuer, passe.
lesson-colours-phase-over = Alle Hände liegen offen: Sätze bringen 3 oder 6 Punkte, Reihen 1 Punkt je Karte, und jede Karte zählt höchstens einmal im Satz und einmal in der Reihe (C11).
