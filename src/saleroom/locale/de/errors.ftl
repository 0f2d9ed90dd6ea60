### Was der Server ablehnt, und warum.

## Ablehnungen des Servers

problem-all-connections = Der Server ist voll ({ $limit ->
    [one] { $limit } Verbindung
   *[other] { $limit } Verbindungen
}): Komm später wieder.
problem-bad-address = Das ist keine E-Mail-Adresse.
problem-bad-clock = Dieses Zeitlimit geht nicht. Grund: { $detail }.
problem-clock-of-several = Eine Partie mit mehreren Menschen braucht ein Zeitlimit.
problem-bad-link = Das ist kein persönlicher Link.
problem-bad-message = Diese Nachricht ist nicht lesbar. Grund: { $detail }.
problem-bad-network = Das ist weder eine IPv4- noch eine IPv6-Adresse noch ein IPv6-Netz mit 64 Bit.
problem-bad-record = Das ist keine Aufzeichnung einer Partie. Grund: { $detail }.
problem-bad-request = Die Anfrage lässt sich nicht ausführen. Grund: { $detail }.
problem-bad-subscription = Das ist keine Push-Anmeldung: { $detail }.
problem-bad-table = So einen Tisch kann es nicht geben. Grund: { $detail }.
problem-bad-text = { $what ->
    [nickname] Ein Name
   *[message] Eine Nachricht
} muss ein Text sein.
problem-bad-token = Dieser Zugangsschlüssel ist hier nicht bekannt.
problem-banned = Du bist von diesem Server ausgeschlossen: { $why }.
problem-busy = Gerade laufen zu viele Berechnungen: Versuch es gleich noch einmal.
problem-cannot-leave = Die Partie läuft schon: Solange du weg bist, spielt ein Bot für dich.
problem-character-taken = { $name } sitzt schon an diesem Tisch.
problem-changed = Am Tisch hat sich gerade etwas geändert: Schau noch einmal hin.
problem-closing = Der Server startet neu: Komm in einem Moment wieder.
problem-conceded = Du hast aufgegeben: Ein Bot spielt deinen Platz zu Ende.
problem-empty-text = { $what ->
    [nickname] Ein Name
   *[message] Eine Nachricht
} darf nicht leer sein.
problem-full = Alle Plätze sind besetzt; du kannst zuschauen.
problem-large-message = Eine Nachricht hat höchstens { $limit } Zeichen.
problem-late-bots = Die Bots lassen sich nur vor dem Beginn ändern.
problem-late-entropy = Die Karten sind verteilt: Eigene Wörter zählen nur vorher.
problem-late-kick = Vom Tisch entfernen lässt sich jemand nur vor dem Beginn.
problem-long-record = Eine Aufzeichnung hat höchstens { $limit ->
    [one] { $limit } Zug
   *[other] { $limit } Züge
}.
problem-long-text = { $what ->
    [nickname] Ein Name
   *[message] Eine Nachricht
} hat höchstens { $limit } Zeichen.
problem-muted = Du bist stummgeschaltet und kannst nicht chatten.
problem-network-connections = Aus deinem Netz sind { $limit ->
    [one] { $limit } Verbindung
   *[other] { $limit } Verbindungen
} offen, mehr sind nicht erlaubt.
problem-no-bot-there = An diesem Platz sitzt kein Bot.
problem-no-id = Ein Zug braucht deine eigene Kennung, damit er auch doppelt gesendet nur einmal gespielt wird.
problem-no-mail = Dieser Server verschickt keine Mails.
problem-no-record-yet = Die Aufzeichnung ist zu sehen, wenn die Partie vorbei ist.
problem-no-seat = Du hast keinen Platz an diesem Tisch; du kannst zuschauen.
problem-no-such-bot = Diesen Bot gibt es nicht. Stufen: { $levels }.
problem-no-such-character = Diese Figur gibt es nicht. Figuren: { $characters }.
problem-no-such-game = Dieses Spiel gibt es nicht. Spiele: { $games }.
problem-no-such-operator = Es gibt keinen Betreiber mit diesem Namen.
problem-no-such-person = Es gibt niemanden mit dieser Kennung.
problem-no-such-restriction = Es gibt keine solche Sperre oder Stummschaltung.
problem-no-such-table = Diesen Tisch gibt es nicht. Ist der Link vollständig kopiert?
problem-nobody = Man kennt dich hier noch nicht: Setz dich an einen Tisch oder eröffne einen.
problem-nobody-there = An diesem Platz sitzt kein Mensch.
problem-not-dealt = Es ist noch nichts ausgeteilt.
problem-not-found = Hier ist nichts.
problem-not-host = Solange Plätze frei sind, kann nur der Gastgeber beginnen.
problem-not-host-of-bots = Nur der Gastgeber kann die Bots ändern.
problem-not-json = Sende JSON, als application/json.
problem-not-over = Die Partie ist noch nicht vorbei.
problem-not-played-out = Diese Partie wurde nicht zu Ende gespielt, also gibt es nichts auszuwerten.
problem-older-rules = Diese Partie wurde nach älteren Regeln gespielt, die der Trainer nicht kennt.
problem-tried = Diese Partie wurde aus der Mitte einer anderen heraus ausprobiert, daher gibt es von ihr weder Aufzeichnung noch Auswertung.
problem-not-paused = Die Partie ist nicht unterbrochen.
problem-not-playing = An diesem Tisch wird gerade nicht gespielt.
problem-not-welcome = Der Gastgeber möchte dich nicht an diesem Tisch haben.
problem-old-rules = Diese Partie wurde nach älteren Regeln begonnen und kann hier nicht weitergehen: Eröffne einen neuen Tisch oder bitte um eine Revanche.
problem-opened-under-old-rules = Die Regeln dieses Spiels haben sich geändert, seit der Tisch eröffnet wurde: Eröffne einen neuen Tisch.
problem-only-host = Das kann nur der Gastgeber.
problem-operator-exists = Es gibt schon einen Betreiber mit diesem Namen: Widerrufe erst dessen Zugangsschlüssel.
problem-our-mistake = Bei uns ist etwas schiefgegangen.
problem-over = Dieser Tisch ist geschlossen: Eröffne einen neuen.
problem-own-block = Du kannst dich nicht selbst blockieren.
problem-own-place = Das ist dein eigener Platz: Verlass stattdessen den Tisch.
problem-paused = Die Partie ist unterbrochen: Sie geht weiter, wenn alle zustimmen.
problem-private = Dieser Tisch ist privat: Nur wer dort sitzt, kann ihn sehen.
problem-stale = Das galt einer früheren Entscheidung: Schau noch einmal auf den Tisch.
problem-started = Die Partie läuft schon; du kannst zuschauen.
problem-storage = Es wurde nichts gespeichert: { $reason ->
    [the-disk-is-full] Der Speicher ist voll
    [the-database-cannot-be-written] In die Datenbank kann nicht geschrieben werden
   *[the-database-does-not-answer] Die Datenbank antwortet nicht
}. Versuch es gleich noch einmal.
problem-outcome-unknown = Niemand weiß, ob das gespeichert wurde: { $reason ->
    [the-disk-is-full] Der Speicher ist voll
    [the-database-cannot-be-written] In die Datenbank kann nicht geschrieben werden
   *[the-database-does-not-answer] Die Datenbank antwortet nicht
}. Schick es noch einmal: Es wird nur einmal ausgeführt.
problem-too-deep = Das ist zu tief verschachtelt.
problem-too-large = Eine Anfrage hat höchstens { $limit } Bytes.
problem-too-many = Das war zu schnell: Warte { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
problem-too-many-blocks = Du hast { $limit } Personen blockiert, mehr geht nicht: Gib erst einige wieder frei.
problem-too-many-bots = Der Tisch hat { $seats } Plätze: höchstens { $most ->
    [one] { $most } Bot
   *[other] { $most } Bots
}.
problem-too-many-connections = Du hast { $limit ->
    [one] { $limit } offene Verbindung
   *[other] { $limit } offene Verbindungen
}, mehr sind nicht erlaubt: Schließ erst welche.
problem-too-many-spectators = An diesem Tisch schauen schon { $limit } Leute zu, mehr sind nicht erlaubt: Komm später wieder.
problem-too-many-tables = Du sitzt an { $limit ->
    [one] { $limit } Tisch, der
   *[other] { $limit } Tischen, die
} noch nicht fertig gespielt { $limit ->
    [one] ist
   *[other] sind
}: Spiel erst welche zu Ende oder steh auf.
problem-used-link = Dieser persönliche Link ist verbraucht oder zu alt: Erstelle einen neuen.
problem-wrong-method = Das geht hier nicht.
problem-wrong-origin = Seiten von dieser Adresse dürfen das nicht.

## Hinweise

note-older-rules = Diese Partie wurde nach älteren Regeln gespielt: Nur das Ergebnis ist zu sehen.
unfair = { $reason ->
    [the-deal-with-its-words-and-seats-is-not-the-one-that-was-committed-to] die Karten mit Wörtern und Plätzen sind nicht die, die vorher festgelegt waren
    [the-seed-or-the-terms-of-the-match-are-not-those-that-were-committed-to] der Startwert oder die Bedingungen der Partie sind nicht die, die vorher festgelegt waren
    [the-seats-do-not-follow-from-the-seed-and-the-entropy] die Plätze folgen nicht aus dem Startwert und den Wörtern aller
   *[the-deal-does-not-follow-from-the-seed-and-the-entropy] die Karten folgen nicht aus dem Startwert und den Wörtern aller
}

## Züge: jedes Spiel

refused-seat-no-number = Ein Platz ist eine ganze Zahl, nicht { $value }.
refused-move-no-object = Ein Zug ist ein Objekt mit einem Typ, nicht { $value }.
refused-record-move-no-object = Ein Zug ist ein Objekt mit Platz und Typ, nicht { $value }.
refused-move-no-type = Ein Zug braucht einen Typ, und der ist ein Text.
refused-no-such-seat = Platz { $seat } gibt es nicht; die Plätze sind 0 bis { $last }.
refused-match-over = Die Partie ist vorbei.
refused-not-to-act = Platz { $seat } ist jetzt nicht an der Reihe; { $number ->
    [one] dran ist Platz { $acting }
   *[other] dran sind die Plätze { $acting }
}.
refused-not-asked = { $move } wird von Platz { $seat } gerade nicht verlangt; möglich ist: { $asked ->
    [bid] bieten
    [bid-or-pass] bieten oder passen
    [trick] einen Kniff einsetzen oder darauf verzichten
    [answer] auf das Tauschangebot antworten
    [place] die Replik einordnen
    [blackmail] erpressen
    [offer-or-pass] eine Karte anbieten oder weitergeben
    [renounce-or-stand-or-pass] verzichten, dabei bleiben oder passen
    [keep] einen Auftrag behalten
   *[other] { $asked }
}.
refused-not-legal = Das gehört nicht zu den Zügen, die jetzt erlaubt sind.
refused-no-such-field = Der Zug { $move } hat kein Feld { $field }.
refused-field-missing = Das Feld { $field } fehlt; hinein gehört { $kind ->
    [a-whole-number] eine ganze Zahl
    [a-whole-number-or-null] eine ganze Zahl oder null
    [true-or-false] true oder false
    [a-list-of-whole-numbers] eine Liste ganzer Zahlen
    [a-text] ein Text
   *[other] { $kind }
}.
refused-field-of-wrong-kind = In das Feld { $field } gehört { $kind ->
    [a-whole-number] eine ganze Zahl
    [a-whole-number-or-null] eine ganze Zahl oder null
    [true-or-false] true oder false
    [a-list-of-whole-numbers] eine Liste ganzer Zahlen
    [a-text] ein Text
   *[other] { $kind }
}, nicht { $value }.
