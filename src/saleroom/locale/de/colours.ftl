### Colours: «Стой на своём» / Stick to Colours.

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
colours-ask-bidding = Du hast { $total } und brauchst mindestens { $needed }. Worauf verzichtest du?
colours-ask-opening = Du eröffnest: Worauf verzichtest du?

colours-move-offer = Anbieten: { $card }
colours-move-offer-about = Sie kommt zum Verkauf, und du musst eröffnen, indem du auf mindestens eine andere verzichtest.
colours-move-pass = Passen
colours-move-pass-about = Du bist aus dieser Auktion, deine ? kommen zurück.
colours-move-pass-deal = Weitergeben
colours-move-pass-deal-about = Der nächste Platz ist Geber.
colours-move-renounce = Verzichten: { $card }
colours-move-renounce-about = Dein ? kommt darauf. Gewinnst du, wird es zum X, und die Karte wird nie dir gehören.
colours-move-discard = Abwerfen: { $card }
colours-move-discard-about = Sie verlässt das Spiel verdeckt, wer auch immer gewinnt, und zählt eins.
colours-move-stand = Dabei bleiben
colours-move-stand-about = Dein Zug endet mit { $total }; die anderen müssen auf mehr verzichten oder passen.

## Protokoll

colours-event-deal-begun = { $you ->
    [who] Du bist Geber.
   *[no] { $who } ist Geber.
}
colours-event-card-put-up = { $you ->
    [who] Du bietest eine Karte an
   *[no] { $who } bietet eine Karte an
}: { $card }.{ $outs ->
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
