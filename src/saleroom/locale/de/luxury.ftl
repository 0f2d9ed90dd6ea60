### Luxury: «Аукціонъ».

luxury-title = «Аукціонъ»
luxury-feel = Neun edle Dinge, neun Karten für jeden, alle Gebote geheim; und die meisten Karten sind jemand, der etwas kann.

## Karten und Lose

luxury-card-0 = 0 (Rowdy)
luxury-card-20 = 20
luxury-card-30 = 30 (Schwindler)
luxury-card-40 = 40 (Bankier)
luxury-card-50 = 50 (Erpresser)
luxury-card-60 = 60 (Wachtmeister)
luxury-card-70 = 70 (Gutachter)
luxury-card-80 = 80
luxury-card-90 = 90
luxury-character-0 = Rowdy
luxury-character-30 = Schwindler
luxury-character-40 = Bankier
luxury-character-50 = Erpresser
luxury-character-60 = Wachtmeister
luxury-character-70 = Gutachter
luxury-card-0-about = Das Los wird zurückgezogen, wenn kein Wachtmeister da ist.
luxury-card-20-about = Eine einfache Karte; und das, was ein Erpresster bieten muss.
luxury-card-30-about = Zählt 95, wenn eine 90 unter den Geboten liegt.
luxury-card-40-about = Dein nächstes Gebot zählt doppelt.
luxury-card-50-about = Du darfst einen anderen zwingen, stattdessen seine 20 zu bieten.
luxury-card-60-about = Rowdy, Erpresser und Schwindler sind machtlos.
luxury-card-70-about = Nur du siehst die nächsten beiden Lose.
luxury-card-80-about = Eine einfache Karte.
luxury-card-90-about = Die höchste Karte, und die Beute des Schwindlers.
luxury-sign-jewel = Juwel
luxury-sign-vehicle = Gefährt
luxury-sign-estate = Anwesen
luxury-lot = { $sign ->
    [jewel] Juwel
    [vehicle] Gefährt
   *[estate] Anwesen
} ({ $points })

## Einstellungen

luxury-option-lots = Lose
luxury-option-lots-about = Punkte und Zeichen jedes der neun Lose: drei von jedem Zeichen, keine zwei gleich viel wert.
luxury-option-memory = Frühere Gebote zeigen
luxury-option-memory-about = Alle sehen, welche Karten schon geboten wurden. Sonst musst du sie dir merken.

## Ablauf

luxury-phase-bidding = Bieten
luxury-phase-blackmailing = Erpressung
luxury-phase-over = Die Auktion ist vorbei

luxury-ask-bidding = Welche Karte bietest du?
luxury-ask-bidding-again = Gleichstand: Du bietest noch einmal. Welche Karte?
luxury-ask-blackmailing = Dein Erpresser darf jemanden nennen. Wen?

luxury-move-bid = { $card } bieten
luxury-move-bid-about = Die Karte ist weg, wer auch immer gewinnt.
luxury-move-blackmail = { $whom } erpressen
luxury-move-blackmail-about = Wer die 20 noch hat, muss sie bieten und nimmt die andere Karte zurück.
luxury-move-blackmail-nobody = Niemanden erpressen
luxury-move-blackmail-nobody-about = Alles bleibt, wie es liegt.

## Protokoll

luxury-event-lot-turned-up = Das nächste Los: { $lot }.
luxury-event-bid-sealed = { $you ->
    [who] Du hast gewählt.
   *[no] { $who } hat gewählt.
}
luxury-event-bid-sealed-own = Du legst { $card } hin.
luxury-event-bids-revealed = Die Karten sind offen. { $parts }.
luxury-event-bids-revealed-part = { $you ->
    [who] Du: { $card }
   *[no] { $who }: { $card }
}
luxury-event-banker-doubled = { $you ->
    [who] Bankier: Dein nächstes Gebot zählt doppelt.
   *[no] Bankier: Das nächste Gebot von { $who } zählt doppelt.
}
luxury-event-lots-appraised = { $you ->
    [who] Gutachter: Du siehst
   *[no] Gutachter: { $who } sieht
} { $number ->
    [one] das nächste Los an
   *[other] die nächsten { $number } Lose an
}.
luxury-event-lots-appraised-own = Gutachter: Du siehst, was als Nächstes kommt: { $lots }.
luxury-event-constable-called = { $you ->
    [who] Dein Wachtmeister
   *[no] Der Wachtmeister von { $who }
} sorgt für Ordnung: kein Rowdy, kein Erpresser, kein Schwindler.
luxury-event-hooligan-came = { $you ->
    [who] Dein Rowdy
   *[no] Der Rowdy von { $who }
} räumt den Saal.
luxury-event-blackmail-sealed = { $you ->
    [who] Du hast entschieden, wen du erpresst.
   *[no] { $who } hat entschieden, wer erpresst wird.
}
luxury-event-blackmail-sealed-own = Du willst { $whom } erpressen.
luxury-event-blackmail-sealed-own-nobody = Du willst niemanden erpressen.
luxury-event-nobody-blackmailed = { $you ->
    [who] Du erpresst niemanden.
   *[no] { $who } erpresst niemanden.
}
luxury-event-seat-blackmailed = { $you ->
    [who] Du erpresst { $whom }: { $forced ->
        [yes] Statt der eigenen Karte liegt dort nun die 20. Zurück auf die Hand: { $card }.
       *[no] Ohne 20 auf der Hand geschieht nichts.
    }
    [whom] { $who } erpresst dich: { $forced ->
        [yes] Du musst die 20 bieten. Zurück auf die Hand: { $card }.
       *[no] Ohne 20 auf der Hand geschieht nichts.
    }
   *[no] { $who } erpresst { $whom }: { $forced ->
        [yes] Statt der eigenen Karte liegt dort nun die 20. Zurück auf die Hand: { $card }.
       *[no] Ohne 20 auf der Hand geschieht nichts.
    }
}
luxury-event-swindler-counted = { $you ->
    [who] Dein Schwindler
   *[no] Der Schwindler von { $who }
} zählt neben einer 90 ganze 95.
luxury-event-bids-tied = Gleichstand bei { $value }: { $seats }. { $rebid ->
    [yes] Bitte noch einmal bieten.
   *[no] Zum zweiten Mal gleich: Niemand gewinnt.
}
luxury-event-bid-highest = { $you ->
    [who] Deine { $value } ist das höchste Gebot.
   *[no] Die { $value } von { $who } ist das höchste Gebot.
}
luxury-event-lot-sold = Verkauft! { $you ->
    [who] Das Los geht an dich: { $lot }.
   *[no] Das Los geht an { $who }: { $lot }.
}
luxury-event-lot-withdrawn = Zurückgezogen, niemand bekommt das Los: { $lot }.
luxury-event-match-ended = Das neunte Los ist weg. Gute Nacht.

## Abrechnung

luxury-breakdown-lots = Lose
luxury-breakdown-signs = Drei eines Zeichens
luxury-tie-break = Gleich viele Punkte: wer das wertvollste einzelne Los besitzt, gewinnt.

## Auf dem Tisch

luxury-table-lot = Los { $number } von 9
luxury-table-to-come = Kommt noch
luxury-table-known-ahead = Nur du weißt, was als Nächstes kommt
luxury-table-hand = Deine Hand
luxury-table-spent = Ausgespielt
luxury-table-withdrawn = Zurückgezogen
luxury-table-sealed = entschieden
luxury-table-choosing = Wahl offen
luxury-table-counts-double = zählt doppelt
luxury-table-next-double = nächstes Gebot zählt doppelt
luxury-table-catalogue = Die neun Lose
luxury-table-left =
    { $count ->
        [0] keines mehr
       *[other] noch { $count }
    }
luxury-table-deck =
    { $count ->
        [one] Noch { $count } Los, verdeckt
       *[other] Noch { $count } Lose, verdeckt
    }
luxury-table-known-place =
    { $place ->
        [1] kommt als Nächstes; das weißt nur du
       *[other] kommt danach; das weißt nur du
    }
luxury-table-bids = Die Karten vor den Plätzen
luxury-table-turning = Die Karten werden aufgedeckt…
luxury-table-powers = Die Fähigkeiten der Reihe nach
luxury-table-power-fired = aufgerufen
luxury-table-power-silent = ohne Wirkung
luxury-table-forced = durch Erpressung
luxury-table-out = nicht im Stechen
luxury-table-holdings = Übrige Karten
luxury-table-no-memory = Frühere Gebote werden an diesem Tisch nicht gezeigt (L8): merk sie dir.
luxury-table-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
luxury-table-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
luxury-table-have = Du hast { $count } von 3
luxury-table-completes = Alle drei: { $points }
luxury-table-none-won = Keine Lose
luxury-table-on-table = liegt auf dem Tisch
luxury-table-pick = Tippe auf eine Karte. Sie ist weg, wer auch gewinnt.
luxury-table-choose-first = Wähle zuerst eine Karte: Ein Gebot ist immer genau eine.
luxury-table-why-sealed = Du hast gewählt: Eine Karte, die liegt, bleibt liegen.
luxury-table-why-not-tied = Nur wer gleichauf liegt, bietet noch einmal.
luxury-table-why-open = Die Karten für dieses Los sind offen. Das nächste Gebot kommt, wenn der Erpresser jemanden genannt hat.
luxury-table-laid = Deine Karte: { $card }. Noch sieht sie niemand.
luxury-table-decided = Du hast entschieden.
luxury-table-waiting = Wir warten auf { $seats }.
luxury-table-rebid-waiting = Neues Gebot: Wir warten auf { $seats }.
luxury-table-waiting-blackmail = Erpressung: { $seats } darf jemanden nennen.
luxury-table-holds-20 = hat die 20 noch
luxury-table-no-20 = hat keine 20: ohne Wirkung
