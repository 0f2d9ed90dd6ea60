### Luxury: «Аукціонъ».

game-luxury = Luxus
game-luxury-line = Neun Lose, neun Karten, für jedes ein verdecktes Gebot. Und der Erpresser ist dabei.
game-luxury-goal = Die wertvollsten Lose gewinnen. Du hast neun Karten für neun Lose, und jede wirkt einmal.
luxury-title = «Аукціонъ»
luxury-feel = Neun edle Lose, neun Karten für alle, jedes Gebot verdeckt; und die meisten Karten sind Figuren mit einer Fähigkeit.

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
luxury-card-20-about = Eine einfache Karte; wer erpresst wird, muss sie bieten.
luxury-card-30-about = Zählt 95, wenn eine 90 unter den Geboten liegt.
luxury-card-40-about = Dein nächstes Gebot zählt doppelt.
luxury-card-50-about = Du darfst jemand anderen zwingen, stattdessen die 20 zu bieten.
luxury-card-60-about = Rowdy, Erpresser und Schwindler verlieren ihre Fähigkeit.
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
luxury-lot-none = zurückgezogenes Los

## Einstellungen

luxury-option-lots = Lose
luxury-option-lots-about = Punkte und Zeichen der neun Lose. Die Punkte dürfen gleich sein, und jedes Zeichen darf beliebig oft vorkommen.
luxury-option-lots-one = Los
luxury-option-lots-points = Punkte
luxury-option-lots-sign = Zeichen
luxury-option-memory = Frühere Gebote zeigen
luxury-option-memory-about = Alle sehen, welche Karten schon geboten und welche Lose zurückgezogen wurden. Sonst musst du sie dir merken, wie in den gedruckten Regeln.
luxury-option-readings = Andere Lesarten
luxury-option-readings-about = Wo die gedruckten Regeln etwas offenlassen: anders spielen als wir.
luxury-option-readings-banker-next-lot = Der Bankier verdoppelt das erste Gebot für das nächste Los, nicht das im Stechen
luxury-option-readings-must-blackmail = Ein Erpresser muss jemanden nennen
luxury-option-readings-doubling-lasts = Ein verdoppeltes Gebot, das in einen Gleichstand gerät, bleibt im Stechen verdoppelt
luxury-preset-as-printed = Wie gedruckt
luxury-preset-as-printed-about = Frühere Gebote, abgelegte Karten und zurückgezogene Lose lassen sich nicht nachsehen, wie in den gedruckten Regeln.

## Ablauf

luxury-phase-bidding = Bieten
luxury-phase-blackmailing = Erpressung
luxury-phase-over = Die Auktion ist vorbei

luxury-ask-bidding = { $rebid ->
    [none] Welche Karte bietest du?
   *[other] Gleichstand: Biete noch einmal. Welche Karte?
}
luxury-ask-blackmailing = Dein Erpresser darf jemanden nennen. Wen?

luxury-move-bid = { $card } bieten
luxury-move-bid-about = Die Karte ist verbraucht, egal, wer gewinnt.
luxury-move-blackmail = { $target ->
    [none] Niemanden erpressen
   *[whom] { $whom } erpressen
}
luxury-move-blackmail-about = { $target ->
    [none] Alles bleibt, wie es liegt.
   *[whom] Wer die 20 noch hat, muss sie bieten und nimmt die andere Karte zurück.
}

## Protokoll

luxury-event-lot-turned-up = Das nächste Los: { $lot }.
luxury-event-bid-sealed = { $you ->
    [who] Du hast gewählt.
   *[no] { $who } hat gewählt.
}
luxury-event-bid-sealed-own = Du bietest { $card }.
luxury-event-bids-revealed = Die Gebote sind aufgedeckt. { $parts }.
luxury-event-bids-revealed-part = { $you ->
    [who] Du: { $card }
   *[no] { $who }: { $card }
}
luxury-event-banker-doubled = { $you ->
    [who] Bankier: Dein nächstes Gebot zählt doppelt.
   *[no] Bankier: Das nächste Gebot von { $who } zählt doppelt.
}
luxury-event-lots-appraised = { $you ->
    [who] Gutachter: Du siehst dir
   *[no] Gutachter: { $who } sieht sich
} { $number ->
    [one] das nächste Los an
   *[other] die nächsten { $number } Lose an
}.
luxury-event-lots-appraised-own = Gutachter: Du siehst, was als Nächstes kommt: { $lots }.
luxury-event-constable-called = { $you ->
    [who] Dein Wachtmeister
   *[no] Der Wachtmeister von { $who }
} sorgt für Ordnung: Rowdy, Erpresser und Schwindler sind machtlos.
luxury-event-hooligan-came = { $you ->
    [who] Dein Rowdy
   *[no] Der Rowdy von { $who }
} räumt den Saal.
luxury-event-blackmail-sealed = { $you ->
    [who] Du hast entschieden, wen du erpresst.
   *[no] { $who } hat entschieden, wer erpresst wird.
}
luxury-event-blackmail-sealed-own = { $target ->
    [none] Du willst niemanden erpressen.
   *[whom] Du willst { $whom } erpressen.
}
luxury-event-nobody-blackmailed = { $you ->
    [who] Du erpresst niemanden.
   *[no] { $who } erpresst niemanden.
}
luxury-event-seat-blackmailed = { $you ->
    [who] Du erpresst { $whom }: { $forced ->
        [yes] Statt der eigenen Karte liegt dort nun die 20. Zurück auf die Hand: { $returned }.
       *[no] Ohne 20 auf der Hand geschieht nichts.
    }
    [whom] { $who } erpresst dich: { $forced ->
        [yes] Du musst die 20 bieten. Zurück auf die Hand: { $returned }.
       *[no] Ohne 20 auf der Hand geschieht nichts.
    }
   *[no] { $who } erpresst { $whom }: { $forced ->
        [yes] Statt der eigenen Karte liegt dort nun die 20. Zurück auf die Hand: { $returned }.
       *[no] Ohne 20 auf der Hand geschieht nichts.
    }
}
luxury-event-swindler-counted = { $you ->
    [who] Dein Schwindler
   *[no] Der Schwindler von { $who }
} zählt neben einer 90 als 95.
luxury-event-bids-tied = Gleichstand bei { $value }: { $seats }. { $rebid ->
    [yes] Wer gleichauf liegt, bietet noch einmal.
   *[no] Zum zweiten Mal gleich: Niemand gewinnt.
}
luxury-event-doubling-lasted = { $you ->
    [who] Die Verdopplung bleibt: Auch dein Gebot im Stechen zählt doppelt.
   *[no] Die Verdopplung bleibt: Auch das Gebot von { $who } im Stechen zählt doppelt.
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
luxury-tie-break = Gleich viele Punkte: Wer das wertvollste einzelne Los besitzt, gewinnt.

## Auf dem Tisch

luxury-table-lot = Los { $number } von 9
luxury-table-to-come = Kommt noch
luxury-table-come-or-gone = kommt noch oder ist zurückgezogen
luxury-table-known-ahead = Nur du weißt, was als Nächstes kommt
luxury-table-hand = Deine Hand
luxury-table-spent = Verbraucht
luxury-table-withdrawn = Zurückgezogen
luxury-table-sealed = hat gewählt
luxury-table-choosing = wählt noch
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
luxury-table-deck-about = Ihre Reihenfolge ist geheim. Sie kommen nacheinander unter den Hammer.
luxury-table-known-place =
    { $place ->
        [1] kommt als Nächstes; das weißt nur du
       *[other] kommt danach; das weißt nur du
    }
luxury-table-turning = Die Gebote werden aufgedeckt …
luxury-lot-about =
    { $count ->
        [1] Kein anderes Los hat dieses Zeichen.
        [2] Zwei Lose haben dieses Zeichen; sie sind { $lots } wert.
        [3] Drei Lose haben dieses Zeichen; sie sind { $lots } wert. Alle drei zusammen bringen 3 Punkte mehr.
       *[other] { $count } Lose haben dieses Zeichen; sie sind { $lots } wert. Drei oder mehr davon bringen 3 Punkte mehr.
    }
luxury-verdict-won = Es gehört dir: Deine { $value } war das höchste Gebot.
luxury-verdict-lost = Nicht für dich: { $who } bot { $value }, du hast { $card } geboten.
luxury-verdict-blackmailed = Nicht für dich: { $by } hat dich erpresst, du musstest die 20 bieten, und { $who } bekam es mit { $value }.
luxury-verdict-other = { $who } bekommt es mit { $value }.
luxury-verdict-hooligan =
    { $you ->
        [who] Niemand bekommt es: Dein Rowdy hat den Saal geräumt.
       *[no] Niemand bekommt es: { $who } hat den Rowdy geschickt.
    }
luxury-verdict-tied = Niemand bekommt es: zum zweiten Mal Gleichstand, bei { $value }.
luxury-table-powers = Fähigkeiten wirken in dieser Reihenfolge
luxury-table-power-fired = wirkt
luxury-table-power-silent = ohne Wirkung
luxury-table-forced = durch Erpressung
luxury-table-out = nicht im Stechen
luxury-table-holdings = Übrige Karten
luxury-table-no-memory = Frühere Gebote und zurückgezogene Lose werden an diesem Tisch nicht gezeigt (L8): Merk sie dir.
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
luxury-table-have-three = Drei hast du schon
luxury-table-completes = Dreier: { $points }
luxury-table-none-won = Keine Lose
luxury-table-on-table = liegt auf dem Tisch
luxury-table-pick = Wähle eine Karte; sie ist so oder so verbraucht.
luxury-table-choose-first = Wähle zuerst eine Karte: Ein Gebot ist immer genau eine.
luxury-table-why-sealed = Du hast gewählt: Eine Karte, die liegt, bleibt liegen.
luxury-table-why-not-tied = Nur wer gleichauf liegt, bietet noch einmal.
luxury-table-why-open = Die Gebote für dieses Los sind aufgedeckt. Das nächste kommt, wenn der Erpresser jemanden genannt hat.
luxury-table-laid = Deine Karte: { $card }. Noch sieht sie niemand.
luxury-table-decided = Du hast entschieden.
luxury-table-waiting = Wir warten auf { $seats }.
luxury-table-rebid-waiting = Stechen: Wir warten auf { $seats }.
luxury-table-waiting-blackmail = Erpressung: Wir warten auf { $seats }.
luxury-table-holds-20 = hat die 20 noch
luxury-table-no-20 = hat keine 20: ohne Wirkung
luxury-table-score-of = Lose { $lots }, Dreier { $signs }
luxury-table-score-about = Dein Stand, wenn jetzt Schluss wäre. Drei Lose mit demselben Zeichen bringen Zusatzpunkte.
luxury-table-worth-about = So viel brächte dir dieses Los.

## Verweigerte Züge

refused-luxury-no-such-card = Eine Karte mit dieser Zahl gibt es nicht; die Karten sind { $cards }.
refused-luxury-not-in-hand = Die Karte { $card ->
    [0] 0 (Rowdy)
    [30] 30 (Schwindler)
    [40] 40 (Bankier)
    [50] 50 (Erpresser)
    [60] 60 (Wachtmeister)
    [70] 70 (Gutachter)
   *[other] { $card }
} hast du nicht mehr auf der Hand.
refused-luxury-no-bidder = Erpressen lässt sich nur, wer in dieser Runde mitgeboten hat.
refused-luxury-must-name = An diesem Tisch muss ein Erpresser jemanden nennen.
refused-luxury-own-seat = Du kannst dich nicht selbst erpressen.
refused-luxury-safe-card = Wer die { $card ->
    [50] 50 (Erpresser)
   *[other] { $card }
} geboten hat, lässt sich nicht erpressen.

## Die begleitete erste Partie

lesson-luxury-1 = Neun Lose, und du hast neun Karten: Jedes Los kostet alle eine davon (L3). Dieses hier bringt 8 Punkte, das werden alle wollen. Biete den Gutachter, 70: Er zeigt nur dir die nächsten zwei Lose, auch wenn du überboten wirst (L4).
lesson-luxury-2 = Von einer 80 überboten, aber du hast es gesehen: Jetzt kommt das Los mit 1 Punkt, dann das Los mit 9 Punkten. Biete den Bankier, 40: Ob er gewinnt oder nicht, dein nächstes Gebot zählt doppelt (L4).
lesson-luxury-3 = Das Los mit 9 Punkten, und dein Gebot zählt doppelt. Eine 80 ist jetzt 160 wert, mehr als jede 90 (L5). Behalte deine 90: Sobald eine 90 auf dem Tisch liegt, zählt ein Schwindler 95 (L4).
lesson-luxury-4 = Das Los mit 9 Punkten gehört dir! Das Los mit 2 Punkten ist keine gute Karte wert. Biete die 20, denn ein Erpresser kann die 20 nur denen aufzwingen, die sie noch haben (L4).
lesson-luxury-5 = { $right } hat eben einen Bankier geboten, von dort können bis zu 180 kommen. Dann soll das Los mit 5 Punkten eben niemand haben: Biete den Rowdy, 0. Kommt kein Wachtmeister, wird das Los zurückgezogen, und alle Gebote sind verloren (L4).
lesson-luxury-6 = Der Rowdy hat { $right } eine verdoppelte 80 gekostet. Für das Los mit 6 Punkten schick den Erpresser, 50: Sind die Gebote aufgedeckt, zwingt er jemanden, die gebotene Karte durch die 20 zu ersetzen (L4).
lesson-luxury-7 = Die 70 schlägt dich, die 40 nicht. { $right } hat die 20 noch auf der Hand: Nenne { $right }, und die 70 geht auf die Hand zurück (L4).
lesson-luxury-8 = { $left } hat den Bankier gezeigt, das Gebot dort zählt jetzt doppelt. Der Wachtmeister, 60, nimmt Rowdy, Erpresser und Schwindler ihre Fähigkeit (L4): Mit ihm kann dir niemand das Los mit 4 Punkten verderben.
lesson-luxury-9 = Gleichstand: deine 60 und eine verdoppelte 30. Beide nehmen ihre Karten zurück und bieten noch einmal; nach einem zweiten Gleichstand wird das Los zurückgezogen (L7). Gegenüber stehen 0, 30 und 70, die Verdopplung ist verbraucht: Deine 90 schlägt die 70, nur der Schwindler wäre gefährlich.
lesson-luxury-10 = Die 70 von { $right } kannst du mit 30 und 60 nicht schlagen. Lass das Los mit 7 Punkten ziehen: Biete die 30 und behalte den Wachtmeister für den Schluss.
lesson-luxury-11 = Die letzte Karte spielt sich von selbst. Deine 60 trifft auf höchstens 50, und gegen den Wachtmeister ist ein Rowdy machtlos (L4): Das Los mit 3 Punkten gehört dir.
lesson-luxury-phase-bidding = Vergleiche dieses Los mit denen, die noch kommen, und deine Karten mit dem, was die anderen noch haben: Alles Aufgedeckte haben alle gesehen (L8). Ein teures Los verdient eine starke Karte, ein billiges eine entbehrliche.
lesson-luxury-phase-blackmailing = Nenne, wer dich schlägt und die 20 noch hat; wer keine 20 hat, dem schadet es nicht (L4). Du darfst auch niemanden nennen.
lesson-luxury-phase-over = Alle zählen ihre Lose zusammen, dazu 3 für alle drei eines Zeichens (L9). Bei Gleichstand entscheidet das wertvollste einzelne Los (L10).
