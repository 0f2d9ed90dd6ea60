### Secret: 秘密のオークション / Secret Auction House.

game-secret = Geheimes Auktionshaus
game-secret-line = Gleiche Höchstgebote heben sich auf; dann freut sich, wer als Nächstes kommt.
game-secret-goal = Sterne gewinnen, und die Steine für deinen geheimen Auftrag. Vorsicht bei Gleichstand: Dann gewinnt das nächste Gebot.
secret-title = 秘密のオークション / Secret Auction House
secret-feel = Geheime Gebote um achtzehn Steine; sind die höchsten gleich, gewinnt das nächste.

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
secret-request-many-types = Die Sammlerin
secret-request-fewest-three = Die Bescheidene
secret-request-most-one = Der Schnäppchenjäger
secret-request-multiple-of-four = Viererschritte
secret-request-no-chips = Die Sparsame
secret-request-two-twos = Die Zwillinge
secret-request-pairs = Paarweise
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
secret-request-few-types-about-types-need-an-item = Deine Steine sind von höchstens drei Arten, und du hast mindestens einen.
secret-request-most-one-about-no-ones = Niemand hat mehr ★-Steine als du; Gleichstand genügt, auch wenn niemand einen hat.
secret-request-multiple-of-four-about-no-stars = Deine Sterne ergeben 0, 4, 8, 12 oder ein anderes Vielfaches von vier.
secret-request-two-twos-about-twos-or-more = Du hast mindestens zwei ★★-Steine.
secret-request-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Einstellungen

secret-option-money = Geld
secret-option-money-about = Die Werte der zehn Karten, mit denen alle beginnen.
secret-option-money-one = Karte
secret-option-asks = Preise
secret-option-asks-about = Wie viele Karten ein Stein kostet, nach Art und Sternen.
secret-option-readings = Andere Lesarten
secret-option-readings-about = Wo die gedruckten Regeln etwas offenlassen: anders spielen als wir.
secret-option-readings-one-chip = Höchstens ein Chip für einen Stein
secret-option-readings-twos-or-more = Zwillinge: zwei ★★-Steine oder mehr
secret-option-readings-no-stars = Viererschritte: auch gar keine Sterne zählen
secret-option-readings-no-ones = Schnäppchenjäger: ohne ★-Stein, wenn niemand einen hat
secret-option-readings-types-need-an-item = Kennerin: mindestens ein Stein

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
   *[other] {" "}oder zahle 1 Chip, um zu passen.
}

secret-move-keep = Behalten: { $request }
secret-move-keep-about = Der andere Auftrag kommt ungesehen in die Schachtel.
secret-move-bid = { $recover ->
    [yes] Stapel zurücknehmen und { $cards-plus } bieten
   *[no] { $cards-plus } bieten
}
secret-move-bid-about = { $recover ->
    [yes] Zusammen { $cards-sum }, für einen Chip. Gewinnst du, bleiben die Karten für immer unter dem Stein.
   *[no] Zusammen { $cards-sum }. Gewinnst du, bleiben die Karten für immer unter dem Stein; sonst kommen sie auf deinen Stapel.
}
secret-move-pass = { $recover ->
    [yes] Stapel zurücknehmen und passen
   *[no] Passen
}
secret-move-pass-about = { $recover ->
    [yes] Kostet zwei Chips; dein Stapel kommt zurück auf die Hand.
   *[no] Kostet einen Chip; deine Karten bleiben, wo sie sind.
}

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
secret-event-choices-revealed = Die Gebote sind aufgedeckt. { $parts }.
secret-event-choices-revealed-part-bid = { $you ->
    [who] Du
   *[no] { $who }
}: { $cards-plus }{ $cards-count ->
    [1] {""}
   *[other] {" "}= { $value }
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
    [yes] Die höchsten Gebote sind gleich und heben sich auf; das nächste gewinnt.
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
secret-tie-break = Gleich viele Punkte: Ein erfüllter Auftrag gewinnt, danach die größere Zahl an Steinen.

## Auf dem Tisch

secret-table-item = Stein { $number } von 18
secret-table-asks = { $asks ->
    [one] kostet { $asks } Karte
   *[other] kostet { $asks } Karten
}
secret-table-cards-short = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
secret-table-worth-short = Punkte
secret-table-asks-short = Kostet Karten
secret-table-hand = Deine Hand
secret-table-chips = { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}
secret-table-chips-about = Mit einem Chip passt du, oder du holst vor dem Bieten deinen Stapel zurück.
secret-table-out = draußen
secret-table-sealed = hat gewählt
secret-table-choosing = wählt noch
secret-table-stars = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}
secret-table-stars-about = Jeder Stern auf deinen Steinen ist am Ende ein Punkt.
secret-table-seat-about = Karten im Stapel lassen sich für einen Chip zurückholen; Karten unter Steinen sind für immer weg.
secret-table-hand-short = Hand
secret-table-pile-short = Stapel
secret-table-locked-short = Unter Steinen
secret-table-pile-word = Stapel
secret-table-locked-word = gezahlt
secret-table-chips-short = Chips
secret-table-card-hand = { $value }, auf deiner Hand
secret-table-card-pile = { $value }, in deinem Stapel
secret-table-card-locked = { $value }, unter einem Stein
secret-table-in-pile-why = Diese Karte liegt in deinem Stapel. Nimm ihn für einen Chip zurück, um mit ihr zu bieten.
secret-table-locked-why = Diese Karte bleibt für immer unter einem Stein.
secret-table-sealed-why = Deine Wahl ist getroffen und lässt sich nicht mehr ändern.
secret-table-out-why = Du hast zu wenige Karten übrig. Deine Steine und dein Auftrag zählen weiterhin.
secret-table-watching-why = Die Gebote werden gerade aufgedeckt.
secret-table-take-back = Stapel zurücknehmen
secret-table-bid = { $value } bieten
secret-table-more = { $count ->
    [one] Wähle noch { $count } Karte
   *[other] Wähle noch { $count } Karten
}
secret-table-keep = Diesen behalten
secret-table-progress-at-least = { $have } von { $need }
secret-table-progress-at-most = { $have }, höchstens { $need }
secret-table-progress-exactly = { $have }, genau { $need } nötig
secret-table-fulfilled = bisher erfüllt
secret-table-not-fulfilled = noch nicht erfüllt
secret-table-if-met = Am Ende, wenn erfüllt
secret-table-fulfils = Dieser Stein würde deinen Auftrag erfüllen: { $points } dazu.
secret-table-breaks = Dieser Stein würde dich deinen Auftrag kosten: { $points }.
secret-table-opening = Achtzehn Steine an diesem Abend
secret-table-opening-gems = Jeder Stein zählt seine Sterne. Du zahlst mit einer, zwei oder drei deiner zehn Geldkarten.
secret-table-opening-bids = Alle bieten geheim, das höchste Gebot gewinnt. Sind aber die höchsten gleich, heben sie sich auf, und das nächsthöchste gewinnt!
secret-table-opening-request = Am Ende bringt dein geheimer Auftrag seine Punkte, wenn du ihn erfüllt hast. Niemand sonst kennt ihn: Wähle den, auf den du hinspielen kannst.
secret-table-waiting-for = Wir warten auf { $names }
secret-table-you-chose = Gewählt: { $choice }
secret-table-passes = passt
secret-table-took-back = Stapel zurückgenommen
secret-table-tied = gleichauf
secret-table-offer-of = { $who }: { $state }
secret-table-tie = { $count ->
    [2] Zwei Gebote von { $value } heben sich auf.
   *[other] { $count } Gebote von { $value } heben sich auf.
}
secret-table-next-in-line = { $you ->
    [yes] Deine { $value } ist das nächsthöchste Gebot: Du bekommst ihn.
   *[no] Die { $value } von { $who } ist das nächsthöchste Gebot und bekommt ihn.
}
secret-table-goes-to = { $you ->
    [yes] Für { $value } an dich verkauft.
   *[no] Für { $value } an { $who } verkauft.
}
secret-verdict-won = Deine { $value } ist das höchste Gebot: Der Stein gehört dir.
secret-verdict-lost = { $who } bekommt ihn: { $value } schlägt deine { $mine }.
secret-table-nobody-bid = Alle passen. Niemand bekommt ihn.
secret-table-nobody-tied = Kein einzelnes Gebot bleibt übrig, also bekommt ihn niemand.
secret-table-catalogue = Die Steine des Abends
secret-table-state-coming = kommt noch
secret-table-state-now = wird gerade verkauft
secret-table-state-nobody = nicht verkauft
secret-table-owner = Gehört: { $who }
secret-table-to-come-count = { $count ->
    [one] { $count } Stein kommt noch
   *[other] { $count } Steine kommen noch
}
secret-table-requests = Die Aufträge
secret-table-score-of = Sterne { $stars }, Auftrag { $request }
secret-table-score-about = Dein Stand, wenn jetzt Schluss wäre, mit deinem Auftrag, soweit er erfüllt ist.

## Verweigerte Züge

refused-secret-not-dealt = Behalte einen der beiden Aufträge, die du bekommen hast.
refused-secret-empty-pile = Dein Stapel ist leer: Es gibt nichts zurückzunehmen.
refused-secret-one-chip = An diesem Tisch darfst du für einen Stein einen Chip einsetzen, nicht zwei.
refused-secret-too-few-chips = Das kostet { $needed ->
    [one] { $needed } Chip
   *[other] { $needed } Chips
}; du hast { $chips }.
refused-secret-wrong-number = Dieser Stein kostet genau { $asked ->
    [one] { $asked } Karte
   *[other] { $asked } Karten
}.
refused-secret-not-in-hand = Diese Karten – { $cards } – hast du nicht { $recover ->
    [yes] auf der Hand und im Stapel
   *[no] auf der Hand
}.

## Die begleitete erste Partie

lesson-secret-1 = Du bietest für jemanden, der ungenannt bleibt, und behältst einen von zwei Aufträgen (S4). Je zwei Steine von zwei Arten sind schwer; „Die Treppe“, je ein Stein mit ★, ★★ und ★★★, bringt 3 Punkte und lässt sich planen. Behalte sie.
lesson-secret-2 = Diese Koralle hat zwei Sterne und kostet genau 1 Karte (S6). Sind die höchsten Gebote gleich, gewinnt das nächste (S7). Andere beginnen gern mit der 10: Biete die 7.
lesson-secret-3 = Die beiden anderen boten je 10, das hebt sich auf, und die Koralle gehört dir. Deine 7 bleibt darunter liegen, die Zehnen kamen auf die Stapel der anderen (S8). Drei Karten für einen Stern sind teuer: Biete deine drei niedrigsten. Verlorene Gebote sind nicht weg, sie liegen in deinem Stapel.
lesson-secret-4 = Ein Bernstein mit einem Stern für nur 1 Karte, und einen ★-Stein brauchst du. Die Zehnen und Neunen der anderen liegen in Stapeln oder unter Steinen, deine 8 schlägt alles, was sie auf der Hand haben.
lesson-secret-5 = Drei Sterne, aber auch drei Karten, und { $right } kann für einen Chip einen starken Stapel zurücknehmen. Auch Passen kostet einen Chip (S6): Passe jetzt und behalte deine hohen Karten auf der Hand.
lesson-secret-6 = Ein ★★★-Stein für 1 Karte! Niemand hat mehr als eine 7 auf der Hand. Biete die 9 und behalte die 10.
lesson-secret-7 = Du hast ★, ★★ und ★★★: Der Auftrag ist erfüllt. { $left } hatte zu wenige Karten auf der Hand, darum kam der Stapel kostenlos zurück (S5). Biete nun 10, 6 und 5 für zwei weitere Sterne.
lesson-secret-8 = Zweimal 21, also gewann die 15 (S7). Deine starken Karten liegen im Stapel. Zahl einen Chip, nimm ihn zurück und biete aus Hand und Stapel zusammen (S6): Die 6 ist höher als alles, was die anderen auf der Hand haben.
lesson-secret-9 = Drei Karten für einen Stern: Biete deine drei niedrigsten und lass ihn ziehen.
lesson-secret-10 = Geld unter Steinen kommt nie zurück (S8), also gib es nicht für alles aus. Biete 4 und 5 und heb die 10 auf.
lesson-secret-11 = Dir fehlten Karten, darum kam dein Stapel von selbst zurück (S5). Drei Sterne für 2 Karten: Niemand sonst hat noch eine 10, also biete 10 und 5.
lesson-secret-12 = { $left } kann keine drei Karten zahlen und scheidet aus (S5). { $right } hat eine 7, die schlägst du nicht. Biete deine drei niedrigsten: Können weniger als zwei noch zahlen, endet die Partie.
lesson-secret-phase-keeping = Wähle den Auftrag, auf den du vom ersten Stein an hinarbeiten kannst (S4). Seine Punkte zählen am Ende nur, wenn er erfüllt ist (S11).
lesson-secret-phase-bidding = Ist der Stein so viele Karten wert, und hilft er deinem Auftrag? Wenn nicht, biete niedrig oder passe für einen Chip (S6), und denk daran: Bei gleichen Höchstgeboten bekommt das nächste Gebot den Stein (S7).
lesson-secret-phase-over = Die Aufträge werden aufgedeckt: Es zählen die Sterne und die Punkte jedes erfüllten Auftrags (S11). Bei Gleichstand gewinnt ein erfüllter Auftrag, dann die größere Zahl an Steinen (S12).
