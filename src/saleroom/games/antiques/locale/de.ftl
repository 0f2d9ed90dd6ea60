### Antiques: «Аукцион».

game-antiques = Antiquitäten
game-antiques-line = Zwei Karten offen, eine verdeckt: Geboten wird laut, und wer das Los bekommt, bezahlt die anderen.
game-antiques-goal = Die meisten Punkte nach zwanzig Losen. Kartensätze zählen, und jede Münze, die du behältst.
antiques-title = «Аукцион»
antiques-feel = Offenes Bieten um drei Stücke, eines davon unter dem Tuch; was du zahlst, bekommen die anderen.

## Karten

antiques-kind-painting = Gemälde
antiques-kind-sculpture = Skulptur
antiques-kind-furniture = Möbel
antiques-kind-stamp = Briefmarke
antiques-kind-jewellery = Schmuck
antiques-kind-collection = Sammlung
antiques-kind-replica = Replik
antiques-kind-none = eine verdeckte Karte
antiques-kind-painting-about = je 5 Punkte
antiques-kind-sculpture-about = 20, 15 und 10 Punkte für die meisten; wer keine hat, verliert 5
antiques-kind-furniture-about = 12 Punkte pro Paar
antiques-kind-stamp-about = 1, 8, 17, 28, 41, 56 Punkte für eine bis sechs
antiques-kind-jewellery-about = 4, 10, 17, 25, 34, 44 Punkte für ein bis sechs Stücke
antiques-kind-collection-about = 20 Punkte mit je einer Karte aller anderen Arten, sonst −10
antiques-kind-replica-about = geht als Briefmarke, Schmuck, Möbel oder Skulptur durch
antiques-group-stamp = Briefmarken
antiques-group-jewellery = Schmuck
antiques-group-furniture = Möbel
antiques-group-sculpture = Skulpturen
antiques-group-loose = ohne Gruppe
antiques-card-painting = Gemälde
antiques-card-sculpture = Skulptur
antiques-card-furniture = Möbel
antiques-card-stamp = Briefmarke
antiques-card-jewellery = Schmuck
antiques-card-collection = Sammlung
antiques-card-replica-stamp = Replik bei den Briefmarken
antiques-card-replica-jewellery = Replik beim Schmuck
antiques-card-replica-furniture = Replik bei den Möbeln
antiques-card-replica-sculpture = Replik bei den Skulpturen
antiques-card-replica-loose = Replik ohne Gruppe
antiques-token-stop = Stopp
antiques-token-ban = Sperre
antiques-token-swap = Tausch

## Einstellungen

antiques-option-tricks = Kniffe
antiques-option-tricks-about = Alle bekommen für jeden Kniff einen Chip, einmal einsetzbar, gleich nach einem eigenen Gebot. Wähle beliebige der drei oder keinen.
antiques-option-tricks-stop = Stopp: Das Bieten endet sofort
antiques-option-tricks-ban = Sperre: Jemand ist bei diesem Los draußen
antiques-option-tricks-swap = Tausch: Mit jemandem eine Karte tauschen
antiques-option-sculpture-ties = Gleichstand bei Skulpturen
antiques-option-sculpture-ties-about = Wie man sich die Preise bei gleich vielen Skulpturen teilt.
antiques-option-sculpture-ties-two-places = Den gemeinsamen Rang und den nächsten teilen, wie gedruckt
antiques-option-sculpture-ties-places = So viele Ränge teilen, wie Personen gleichauf sind
antiques-option-open-purses = Offene Beutel
antiques-option-open-purses-about = Alle sehen die Münzen von allen. Sonst musst du mitrechnen.
antiques-option-scales = Briefmarken und Schmuck
antiques-option-scales-about = Was eine bis sechs Briefmarken und ein bis sechs Schmuckstücke zählen.
antiques-option-readings = Andere Lesarten
antiques-option-readings-about = Wo die gedruckten Regeln etwas offenlassen: anders spielen als wir.
antiques-option-readings-stop-above = Ein Stopp braucht ein Gebot über der Summe in den Regeln
antiques-option-readings-last-buys = Haben alle anderen gepasst, muss die letzte Person für 1 Münze kaufen
antiques-option-readings-swap-again = Nach einem abgelehnten Tausch darf man noch einmal einen Kniff wählen

## Ablauf

antiques-phase-bidding = Bieten
antiques-phase-trick = Kniff
antiques-phase-answer = Tauschangebot
antiques-phase-placing = Replik einordnen
antiques-phase-over = Die Auktion ist vorbei

antiques-ask-bidding = Dein Gebot? Du hast { $purse ->
    [one] { $purse } Münze
   *[other] { $purse } Münzen
}.
antiques-ask-trick = Dein Gebot von { $bid } steht. Dazu ein Kniff?
antiques-ask-answer = { $who } bietet einen Tausch an. Du bekommst: { $give }. Du gibst: { $take }. { $payer ->
    [who] { $who } verbraucht den Chip.
   *[whom] Du verbrauchst den Chip.
} Nimmst du an?
antiques-ask-placing = Wohin kommt die Replik?

antiques-move-bid = { $coins } bieten
antiques-move-bid-about = Bietet niemand mehr, bekommst du alle drei Karten; deine { $coins ->
    [one] { $coins } Münze geht
   *[other] { $coins } Münzen gehen
} zu gleichen Teilen an die anderen.
antiques-move-pass = Passen
antiques-move-pass-about = Du behältst deine Münzen und bist bis zum nächsten Los draußen.
antiques-move-trick = { $use ->
    [none] Kein Kniff
    [stop] „Stopp“ rufen
    [ban] { $whom } sperren
   *[swap] { $whom } einen Tausch anbieten: { $give } gegen { $take }
}
antiques-move-trick-about = { $use ->
    [none] Das Bieten geht weiter.
    [stop] Das Bieten endet sofort, und dein Gebot gewinnt. Der Chip ist verbraucht.
    [ban] { $whom } passt sofort und behält die Münzen. Der Chip ist verbraucht.
   *[swap] { $whom } kann annehmen oder ablehnen. Nur ein angenommener Tausch verbraucht einen Chip: { $payer ->
        [who] deinen
       *[whom] den der anderen Seite
    }.
}
antiques-move-answer = { $accept ->
    [yes] Tausch annehmen
   *[no] Tausch ablehnen
}
antiques-move-answer-about = { $accept ->
    [yes] Die Karten werden getauscht, der Chip ist verbraucht.
   *[no] Alles bleibt, wie es ist.
}
antiques-move-place = Dazulegen: { $group }
antiques-move-place-about = Von nun an zählt sie als eine von ihnen.

## Protokoll

antiques-event-lot-laid-out = Los { $round }, meine Damen und Herren: { $cards-1 }, { $cards-2 } und eine verdeckte Karte. { $you ->
    [who] Du eröffnest das Bieten.
   *[no] { $who } eröffnet das Bieten.
}
antiques-event-bid-made = { $you ->
    [who] Du bietest { $coins }.
   *[no] { $who } bietet { $coins }.
}
antiques-event-seat-passed = { $you ->
    [who] Du passt.
   *[no] { $who } passt.
}
antiques-event-lot-sold = Verkauft für { $price } an { $you ->
    [who] dich
   *[no] { $who }
}! Unter dem Tuch: { $cards-3 }. { $share ->
    [0] Zu wenig zum Teilen
   *[other] Alle anderen bekommen je { $share }
}{ $to_bank ->
    [0] {""}
   *[other] {""}; { $to_bank } in die Bank
}.
antiques-event-lot-unsold = Niemand? Dann geht Los { $round } zurück in die Schachtel, die dritte Karte ungesehen.
antiques-event-bank-taken = { $you ->
    [who] Du hast die wenigsten Karten und nimmst die Bank
   *[no] { $who } hat die wenigsten Karten und nimmt die Bank
}: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
antiques-event-replica-placed = { $you ->
    [who] Du schmuggelst
   *[no] { $who } schmuggelt
} eine Replik ein: { $group }.
antiques-event-bidding-stopped = { $you ->
    [who] Du rufst „Stopp“
   *[no] { $who } ruft „Stopp“
}. Der Hammer fällt sofort.
antiques-event-seat-banned = { $you ->
    [who] Du sperrst { $whom } für dieses Los.
    [whom] { $who } sperrt dich für dieses Los.
   *[no] { $who } sperrt { $whom } für dieses Los.
}
antiques-event-swap-offered = { $you ->
    [who] Du bietest { $whom } einen Tausch an: { $give } gegen { $take }. { $payer ->
        [who] Du verbrauchst den Chip.
       *[whom] { $whom } verbraucht den Chip.
    }
    [whom] { $who } bietet dir einen Tausch an: { $give } gegen { $take } von dir. { $payer ->
        [who] { $who } verbraucht den Chip.
       *[whom] Du verbrauchst den Chip.
    }
   *[no] { $who } bietet { $whom } einen Tausch an: { $give } gegen { $take }. { $payer ->
        [who] { $who } verbraucht den Chip.
       *[whom] { $whom } verbraucht den Chip.
    }
}
antiques-event-swap-accepted = { $you ->
    [who] { $whom } nimmt an. Du gibst: { $give }. Du bekommst: { $take }.
    [whom] Du nimmst an. Du gibst: { $take }. Du bekommst: { $give }.
   *[no] { $whom } nimmt an: { $give } gegen { $take }.
}
antiques-event-swap-declined = { $you ->
    [whom] Du lehnst den Tausch ab.
   *[no] { $whom } lehnt den Tausch ab.
}
antiques-event-match-ended = Das zwanzigste Los ist weg. Die Auktion ist vorbei.

## Abrechnung

antiques-breakdown-painting = Gemälde
antiques-breakdown-furniture = Möbel
antiques-breakdown-jewellery = Schmuck
antiques-breakdown-stamp = Briefmarken
antiques-breakdown-sculpture = Skulpturen
antiques-breakdown-collection = Sammlungen
antiques-breakdown-coins = Münzen
antiques-tie-break = Gleich viele Punkte: Wer weniger Repliken besitzt, gewinnt.

## Auf dem Tisch

antiques-table-round = Los { $round } von { $rounds }
antiques-table-bank = Bank
antiques-table-purse = Beutel
antiques-table-passed = gepasst
antiques-table-tokens = Kniffe
antiques-table-face-down = Verdeckt
antiques-table-first = bietet zuerst: { $who }
antiques-table-leads = höchstes Gebot
antiques-table-nothing = noch keine Karten
antiques-table-loose = Repliken ohne Gruppe
antiques-table-held = { $group }: { $count }{ $replicas ->
    [0] {""}
    [one] {""}, davon { $replicas } Replik
   *[other] {""}, davon { $replicas } Repliken
}
antiques-table-mine = Deine Karten
antiques-table-worth = jetzt { $now } Punkte, { $next } mit einer mehr
antiques-table-have = du hast { $count }
antiques-table-points = { $points } P.
antiques-table-opens = { $you ->
    [who] Du eröffnest das Bieten.
   *[no] { $who } eröffnet das Bieten.
}
antiques-table-sold = { $you ->
    [who] Verkauft an dich für { $price }!
   *[no] Verkauft an { $who } für { $price }!
}
antiques-table-under-cloth = Unter dem Tuch: { $card }
antiques-table-places = { $who } ordnet eine Replik ein.
antiques-table-stands = { $you ->
    [who] { $coins } von dir.
   *[no] { $coins } von { $who }.
}
antiques-table-why-yours = Es gehört dir: Niemand bot mehr als deine { $price }.
antiques-table-why-outbid = { $who } bot { $price }, du bist bei { $mine } ausgestiegen.{ $share ->
    [0] {""}
   *[other] {" "}Du bekommst { $share }.
}
antiques-table-why-let-go = Du hast nicht geboten; { $who } zahlt { $price }.{ $share ->
    [0] {""}
   *[other] {" "}Du bekommst { $share }.
}
antiques-table-won = { $points } Punkte für { $price }
antiques-table-score-of = { $cards } in Karten, { $coins } in Münzen
antiques-table-score-about = So viele Punkte hättest du, wenn die Auktion jetzt endete. Jede Münze ist ein Punkt.
antiques-table-worth-about = So viel brächte dieses Los deinen Karten. Der Preis ist nicht abgezogen.
antiques-table-worth-shown = Die zwei offenen Karten
antiques-table-worth-least = Mit der schlechtesten dritten Karte
antiques-table-worth-most = Mit der besten dritten Karte
antiques-table-worth-mean = Im Mittel
antiques-table-cloth-about = Niemand hat sie gesehen. Sie wird aufgedeckt, sobald das Los verkauft ist. Karten, die noch niemand gesehen hat:
antiques-table-seat-points-about = So viel zählen diese Karten jetzt. Auch Münzen sind Punkte, aber sie bleiben bis zum Ende geheim.
antiques-table-purse-about = Die Münzen, die diese Person noch hat.
antiques-table-bid-about = Die Münzen, die diese Person für das Los bietet. Wer passt, nimmt sie zurück.
antiques-table-bank-about = Münzen, die sich nicht gleichmäßig teilen ließen. Nach jedem Los bekommt sie, wer allein die wenigsten Karten hat.
antiques-table-you-own = Du besitzt
antiques-table-count-now = Punkte jetzt
antiques-table-count-next = Punkte mit einer mehr
antiques-table-go-on = Weiter
antiques-table-who-has-what = Wer was hat und was noch kommt
antiques-table-unseen = kommt noch
antiques-table-points-open = Punkte ohne Münzen
antiques-table-deck = { $cards ->
    [0] Das Deck ist leer.
    [one] { $cards } Karte im Deck.
   *[other] { $cards } Karten im Deck.
}
antiques-table-boxed = { $cards ->
    [one] { $cards } Karte liegt ungesehen in der Schachtel und kommt nicht mehr.
   *[other] { $cards } Karten liegen ungesehen in der Schachtel und kommen nicht mehr.
}
antiques-table-why-turn = { $who } ist am Zug.
antiques-table-why-passed = Du hast gepasst und bist bis zum nächsten Los draußen.
antiques-table-why-leading = Dein Gebot ist das höchste. Jetzt sind die anderen dran.
antiques-table-trick-after-bid = Ein Kniff kommt gleich nach einem eigenen Gebot.
antiques-table-stop-least = Ein Stopp braucht ein Gebot von mindestens { $seats ->
    [3] 15
    [4] 10
    [5] 8
   *[6] 6
}.
antiques-table-no-ban = Es ist niemand mehr da, den man sperren könnte.
antiques-table-no-swap = Es gibt nichts zu tauschen: Du brauchst eine Karte und jemand anderes eine mit anderem Namen.
antiques-table-all-declined = Alle, mit denen du tauschen könntest, haben nach diesem Gebot schon abgelehnt.
antiques-table-ask-tricks = Nach jedem meiner Gebote nach einem Kniff fragen
antiques-table-ask-short = fragen
antiques-table-swap-open = Tausch …
antiques-table-swap-title = Einen Tausch anbieten
antiques-table-swap-whom = Mit wem?
antiques-table-you-give = Du gibst
antiques-table-you-get = Du bekommst
antiques-table-gives = { $who } gibt
antiques-table-swap-payer = Wessen Chip, wenn der Tausch angenommen wird?
antiques-table-swap-mine = Meiner
antiques-table-swap-theirs = Der von { $who }
antiques-table-swap-choose = Wähle auf jeder Seite eine Karte.
antiques-table-swap-back = Zurück
antiques-table-swap-send = Anbieten
antiques-table-no-cards = { $who } hat keine Karte zum Tauschen mit dir.
antiques-table-asked-already = { $who } hat nach diesem Gebot schon einen Tausch abgelehnt.
antiques-table-partner-cannot-pay = { $who } hat keinen unbenutzten Tausch-Chip.
antiques-table-token-mine = Es würde dich deinen Tausch-Chip kosten.
antiques-table-token-of = Es würde { $who } den Tausch-Chip kosten.

## Verweigerte Züge

refused-antiques-at-least-one = Biete mindestens 1 Münze.
refused-antiques-more-than-purse = Das ist mehr, als du hast: In deinem Beutel { $purse ->
    [one] ist { $purse } Münze
   *[other] sind { $purse } Münzen
}.
refused-antiques-not-higher = Biete mehr als das höchste Gebot, { $high }.
refused-antiques-no-such-group = Eine Replik kommt nur zu Briefmarken, Schmuck, Möbeln oder Skulpturen.
refused-antiques-no-group = Du hast { $group ->
    [stamp] keine Briefmarken, zu denen
    [jewellery] keinen Schmuck, zu dem
    [furniture] keine Möbel, zu denen
   *[sculpture] keine Skulpturen, zu denen
} eine Replik passen würde.
refused-antiques-no-such-trick = Ein Kniff ist einer von diesen: { $tricks }.
refused-antiques-no-token = Du hast keinen unbenutzten { $trick ->
    [stop] Stopp-Chip
    [ban] Sperr-Chip
   *[swap] Tausch-Chip
}.
refused-antiques-stop-too-low = Ein Stopp braucht ein Gebot von mindestens { $least }.
refused-antiques-name-an-opponent = Nenne den Platz einer anderen Person.
refused-antiques-passed-already = Platz { $seat } hat schon gepasst.
refused-antiques-asked-already = Platz { $seat } hat nach diesem Gebot schon einen Tausch abgelehnt; alle werden nur einmal gefragt.
refused-antiques-no-such-card = Die Karte, die du { $side ->
    [give] geben
   *[take] nehmen
} willst, ist eine von diesen: { $cards }.
refused-antiques-has-no-card = Diese Karte hat Platz { $seat } nicht: { $card ->
    [painting] Gemälde
    [sculpture] Skulptur
    [furniture] Möbel
    [stamp] Briefmarke
    [jewellery] Schmuck
    [collection] Sammlung
    [replica-stamp] Replik bei den Briefmarken
    [replica-jewellery] Replik beim Schmuck
    [replica-furniture] Replik bei den Möbeln
    [replica-sculpture] Replik bei den Skulpturen
   *[replica-loose] Replik ohne Gruppe
}.
refused-antiques-same-name = Zwei Karten desselben Namens lassen sich nicht tauschen.
refused-antiques-payer = Den Chip verbraucht eine der beiden Personen, die tauschen.
refused-antiques-partner-cannot-pay = Platz { $seat } hat keinen unbenutzten Tausch-Chip.

## Die begleitete erste Partie

lesson-antiques-1 = Drei Karten werden zusammen verkauft: Zwei siehst du, die dritte kennt niemand (A3). Zwei Briefmarken sind ein guter Anfang, denn jede weitere zählt mehr als die vorige (A11). Eröffne mit 3 Münzen.
lesson-antiques-2 = Ein Gebot nennt immer die ganze Summe und muss höher sein als das höchste bisher (A4). Du hast 20 Münzen, und zwei Briefmarken sind schon 8 Punkte wert: Erhöhe auf 6.
lesson-antiques-3 = Unter dem Tuch lag die dritte Briefmarke! Deine 6 Münzen gingen an die anderen, je 3 (A7). Jetzt bietet { $left } 2. Passe: Wer nicht kauft, bekommt einen Anteil.
lesson-antiques-4 = Eine Replik kann als Briefmarke, Schmuck, Möbel oder Skulptur durchgehen (A8). Biete 1: Eine einzelne Münze lässt sich nicht durch zwei teilen, also geht sie an die Bank, und niemand verdient daran (A7).
lesson-antiques-5 = Das Los gehört dir, mit einer Skulptur unter dem Tuch. Wähle die Gruppe, zu der die Replik für immer kommt (A8): Die vierte Briefmarke macht aus 17 Punkten 28.
lesson-antiques-6 = Nur { $right } hat noch nichts gekauft und bekam darum die Münze aus der Bank (A9). Jetzt sieh her: Eine Sammlung zählt 20, wenn du alle fünf Arten hast (A13). Dir fehlen Gemälde und Möbel, und das Gemälde liegt schon da: Biete 4.
lesson-antiques-7 = Ohne ihre fünf Arten kostet eine Sammlung 10 Punkte (A13), aber es kommen noch sechzehn Lose, Zeit genug für das fehlende Möbelstück. Das ist 8 Münzen wert: Je 4 gehen an die beiden anderen.
lesson-antiques-8 = Auch ein Möbelstück war dabei: Deine Sammlung ist vollständig! Skulpturen zählen nach Rang, 20, 15 und 10, und wer keine hat, verliert 5 (A12). Eine hast du schon, also lass die anderen 9 oder 10 zahlen: Die Hälfte davon bekommst du.
lesson-antiques-9 = Ein zweites Möbelstück ergibt ein Paar, 12 Punkte; ein einzelnes zählt nichts (A11). Ein Gemälde bringt sofort 5. Biete 5.
lesson-antiques-10 = Jetzt kennst du das ganze Spiel: Sieh nach, was ein Los zu deinen Karten beiträgt, und hör auf, wenn die Münzen mehr wert sind; auch sie zählen am Ende je einen Punkt (A11). Eine Skulptur sichert deinen Rang, Schmuck setzt deine Reihe fort: Biete deine 6 Münzen.
lesson-antiques-phase-bidding = Zähle, was die zwei offenen Karten dir bringen, und ein wenig für die verdeckte. Biete, solange der Preis deutlich darunter liegt; sonst passe und nimm deinen Anteil am Kaufpreis (A7).
lesson-antiques-phase-trick = Nach einem eigenen Gebot darfst du einen Chip einsetzen (A10): Der Stopp holt das Los sofort, die Sperre nimmt jemanden aus diesem Los, der Tausch bietet Karte gegen Karte. Jeder Chip wirkt einmal in der Partie.
lesson-antiques-phase-answer = Dir wird ein Tausch angeboten (A10). Nimm an, wenn die neue Karte dir mehr Punkte bringt als die, die du gibst.
lesson-antiques-phase-placing = Die Replik kommt zu einer deiner Gruppen und zählt wie eine Karte dieser Art (A8). Wähle die Gruppe, der eine Karte mehr am meisten bringt, meist die Briefmarken.
lesson-antiques-phase-over = Der Endstand: Gemälde, Paare, Reihen, Skulpturen, Sammlungen und Münzen, alles zusammengezählt (A11 bis A13). Bei Gleichstand gewinnt, wer weniger Repliken hat (A14).
