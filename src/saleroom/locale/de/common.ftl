# Die Oberfläche im Browser.

# -- überall

home = Startseite
lobby = Lobby
menu = Menü
rules = Regeln
settings = Einstellungen
language = Sprache
loading = Einen Moment …
close = Schließen
yes = Ja
no = Nein
you = Du
house = Das Haus
seats = Plätze
seat-nth = Platz { $number }
bot-random = zufällig
bot-simple = normal
bot-novice = Einstiegsstufe
bot-club = Vereinsstufe
bot-expert = Expertenstufe
bot-master = Meisterstufe
bot-own = etwa so stark wie du
bot-lesson = Lehrerin
character-vera = Vera
character-otto = Otto
character-magda = Magda
character-leon = Leon
character-bruno = Bruno
character-nora = Nora
character-felix = Felix
character-ada = Ada
character-stella = Stella
guest = Gast
link = Link
copy = Kopieren
share = Teilen
send = Senden
add = Hinzufügen
try-again = Noch einmal versuchen
link-copied = Link kopiert.
link-select = Der Link ist markiert: Kopiere ihn von dort.
rule-number = Regel { $rule }
more = Mehr
less = Weniger
agree = Einverstanden
still-trying = Wir versuchen es weiter …
not-now = Das geht gerade nicht.
language-offline = { $language } lässt sich ohne Verbindung nicht laden. Versuch es gleich noch einmal.

# -- Einstellungen

theme = Design
theme-system = Wie im System
theme-light = Hell
theme-dark = Dunkel
speed = Tempo
speed-leisurely = Gemütlich
speed-ordinary = Normal
speed-brisk = Zügig
speed-at-once = Ohne Animation
confirm = Vor einem Zug nachfragen
confirm-off = Nie
confirm-costly = Bei teuren Zügen
confirm-always = Immer
card-size = Kartengröße
card-size-small = Klein
card-size-ordinary = Normal
card-size-large = Groß
volume = Lautstärke
sounds-and-notices = Töne und Benachrichtigungen
sounds = Töne
notices = Benachrichtige mich, wenn ich dran bin
remarks = Sprüche der Gegner
notices-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen; das lässt sich in seinen Einstellungen ändern.
notice-turn = { $game }: Du bist dran.
other-device-about = Ein persönlicher Link bringt deine Plätze auf ein anderes Gerät. Er funktioniert einmal, innerhalb eines Tages.
other-device-make = Persönlichen Link erstellen
install = Als App
install-about = Saleroom kann auf diesem Gerät ein eigenes Symbol und ein Fenster ohne Adresszeile haben.
install-do = Installieren

# -- die Startseite

your-tables = Deine Tische
your-turn-short = du bist dran
door-first-title = Bieten, bluffen, rechtzeitig aufhören.
door-first-text =
    { $count ->
        [5] Fünf Kartenspiele rund um Auktionen, von leicht bis anspruchsvoll. Kostenlos und ohne Konto.
        [one] { $count } Kartenspiel rund um Auktionen. Kostenlos und ohne Konto.
       *[other] { $count } Kartenspiele rund um Auktionen, von leicht bis anspruchsvoll. Kostenlos und ohne Konto.
    }
door-first-learn = In fünf Minuten lernen
door-first-learn-about = { $game }, Schritt für Schritt erklärt. Ohne Zeitlimit.
door-first-play = Gegen leichte Gegner spielen
door-first-play-about = { $game }, das leichteste Spiel. Die Regeln sind nur einen Klick entfernt.
door-back-title = Willkommen zurück
door-games = Die Spiele, von leicht bis anspruchsvoll
with-friends = Mit Freunden
opponents-now = Gegner: { $level }
join-code = Mit Code mitspielen
join-code-label = Code oder Link eines Tisches
join-code-bad = Das ist kein Tischcode. Ein Code sieht aus wie kv2ur8crd6a2 und steht am Ende des Links.
join = Mitspielen
table-waits = wartet auf Mitspielende: { $seated } von { $seats }
table-lesson = Eine Lektion, die weitergeht
table-their-turn = wartet auf { $names }
last-matches = Deine letzten Partien
my-matches = Deine Partien
all-matches = Alle deine Partien und Statistiken
profile = Du
match-won = gewonnen
match-shared = geteilter Sieg
match-place = { $place }. von { $of }
points-short =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
play-now = Jetzt spielen
opening = Wird eröffnet …
invite = Freunde einladen
learn = Spielen lernen
learn-short = Lernen
seats-from-to = { $from }–{ $to } Personen
minutes =
    { $minutes ->
        [one] etwa { $minutes } Minute
       *[other] etwa { $minutes } Minuten
    }
difficulty-1 = leicht
difficulty-2 = mittel
difficulty-3 = anspruchsvoll

# -- ein neuer Tisch

nickname = Dein Name am Tisch
new-table-title = Ein neuer Tisch
new-table-game = Welches Spiel?
new-table-company = Mit wem?
new-table-more = Mehr: Personen, Tempo, Regeln
company-friends = Freunde anderswo
company-friends-about = Du bekommst einen Link zum Verschicken.
company-here = Freunde neben dir
company-here-about = Ihr teilt dieses Gerät und reicht es herum.
company-bots = Gegner des Hauses
company-bots-about = Beginnt sofort, ohne Zeitlimit.
company-anybody = Alle in der Lobby
company-anybody-about = Dein Tisch steht in der Liste; andere setzen sich von selbst dazu.
how-many-seats = Mitspielende
bots = Bots
bots-about = Füge jetzt Bots hinzu oder beginne später: Dann übernehmen sie die freien Plätze.
bot-remove = Bot entfernen: { $level }
send-away = { $name } wegschicken
send-away-about = Danach kann sich diese Person nicht mehr an diesen Tisch setzen.
send-away-yes = Wegschicken
sent-away = Am Tisch hat man deinen Platz freigegeben: Hier kannst du dich nicht mehr hinsetzen.
bots-fill = Gegner etwa so stark wie du
bots-level = Wie stark die Gegner sind
bots-who = Wer mitspielt
bots-anybody = Egal wer
pace = Tempo
pace-live = Live
pace-turns = Rundenbasiert
pace-live-about =
    { $seconds ->
        [one] Alle spielen gleichzeitig: { $seconds } Sekunde pro Entscheidung, dazu zwei Minuten Reserve.
       *[other] Alle spielen gleichzeitig: { $seconds } Sekunden pro Entscheidung, dazu zwei Minuten Reserve.
    }
pace-turns-about =
    { $hours ->
        [one] Über mehrere Tage: { $hours } Stunde pro Entscheidung. Schalte Benachrichtigungen ein, dann melden wir uns, wenn du dran bist.
       *[other] Über mehrere Tage: { $hours } Stunden pro Entscheidung. Schalte Benachrichtigungen ein, dann melden wir uns, wenn du dran bist.
    }
seconds-per-decision = Sekunden pro Entscheidung
hours-per-decision = Stunden pro Entscheidung
option-change = Ändern
option-usual = Zurücksetzen
preset-usual = Üblich
preset-usual-about = Wie auf unserer Regelseite.
preset-own = Eigene
open-table = Tisch eröffnen
no-such-game = Dieses Spiel gibt es hier nicht. Auf der Startseite stehen alle.
hot-seat = An diesem Gerät
hot-seat-names = Freunde neben dir teilen sich diesen Bildschirm. Beim Weitergeben wird er verdeckt.
hot-seat-name = Name der { $number }. Person
hot-seat-remove = Diese Person entfernen
clock-live =
    { $seconds ->
        [one] live, { $seconds } Sekunde
       *[other] live, { $seconds } Sekunden
    }
clock-turns =
    { $hours ->
        [one] rundenbasiert, { $hours } Stunde
       *[other] rundenbasiert, { $hours } Stunden
    }
clock-none = ohne Zeitlimit
clock-now = Jetzt: { $clock } pro Entscheidung.
clock-now-none = Jetzt: ohne Zeitlimit, lass dir Zeit.
clock-consent = Das Tempo ändert sich, sobald alle am Tisch dasselbe gewählt haben.
clock-wish =
    { $you ->
        [yes] Du möchtest: { $clock }
       *[no] { $name } möchte: { $clock }
    }
clock-asked = { $name } möchte ein anderes Tempo: Mehr dazu im Menü.
match-choices = Diese Partie
match-pause = Pause machen
match-resume = Weiterspielen
match-abandon = Ohne Ergebnis beenden
match-resign = Aufgeben
match-resign-about = Du kannst nicht zurück: Ein Bot spielt für dich weiter, und im Ergebnis steht, dass du aufgegeben hast.
match-abandon-about = Die Partie endet hier, und niemand gewinnt.
match-consent = Für eine Pause oder ein Ende müssen alle am Tisch zustimmen.
match-wish =
    { $what ->
        [pause] { $name } möchte eine Pause machen.
        [resume] { $name } möchte weiterspielen.
       *[abandon] { $name } möchte die Partie ohne Ergebnis beenden.
    }
match-answer = Zustimmen kannst du im Menü.
match-paused = Die Partie ist unterbrochen.
match-resigned = Du hast aufgegeben: Ein Bot spielt für dich weiter.

# -- Lobby und Warteraum

lobby-empty = Gerade wartet kein Tisch auf Mitspielende. Eröffne einen, dann finden ihn andere hier.
lobby-waiting = Tische mit freiem Platz
lobby-live = Die Liste aktualisiert sich von selbst.
lobby-opened = eröffnet { $ago }
lobby-host = Gastgeber: { $name }
lobby-options = Besondere Regeln: { $options }
lobby-preset = Regeln: { $preset }. { $about }
lobby-game-all = Alle Spiele
seats-taken = { $seated } von { $seats } Plätzen besetzt
sit-down = Platz nehmen
watch = Zuschauen
tables-to-watch = Tische zum Zuschauen
free-seat = Freier Platz
host = Gastgeber
ready = bereit
not-ready = noch nicht bereit
that-is-you = (du)
i-am-ready = Ich bin bereit
not-ready-after-all = Ich bin nicht bereit
start = Beginnen
start-with-bots = Mit Bots auf den freien Plätzen beginnen
leave = Verlassen
full-table = Alle Plätze sind besetzt. Du kannst zuschauen oder einen eigenen Tisch eröffnen.
you-may-watch = Bleib auf dieser Seite, um zuzuschauen.
watching =
    { $count ->
        [0] Niemand schaut zu.
        [one] { $count } Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
invite-about = Schick den Link oder lass den Code scannen.
invite-code = Oder nenn ihnen den Code: { $code }
invite-only-here = Dieser Link funktioniert nur auf diesem Computer.
invite-only-here-about = Damit andere in deinem Netz mitspielen können, beende den Server und starte ihn so:
invite-then = Dann finden sie ihn unter { $address }
share-text = Spiel mit mir { $game }
qr = QR-Code des Links zu diesem Tisch
hot-seat-add = Jemanden an diesem Gerät dazunehmen
luck = Eigenes Glück beimischen
luck-about = Wenn du bereit bist, mischt dein Browser zufällige Wörter in die Karten, dazu die, die du hier eintippst. So kann der Server allein die Karten nicht unbemerkt bestimmen, wenn am Ende alle nachprüfen.
hot-seat-guest = am selben Gerät
plays-by-program = wird von einem Programm gespielt
wait-for-host = Es geht los, wenn alle bereit sind oder der Gastgeber beginnt.
wait-host-free =
    { $free ->
        [one] Ein Platz ist frei: Warte noch oder beginne, dann übernimmt ihn ein Bot.
       *[other] { $free } Plätze sind frei: Warte noch oder beginne, dann übernehmen sie Bots.
    }
wait-host-full = Alle Plätze sind besetzt: Beginne, wann du magst.

# -- am Tisch

seat-to-act = am Zug
seat-away = abwesend, ein Bot spielt
seat-cut-off = Verbindung verloren
seat-person =
    { $you ->
        [yes] Das bist du.
       *[no] Ein Mensch, kein Bot.
    }
for-sale = Zum Verkauf
my-place = Mein Platz
story = Protokoll und Chat
numbers = Übersicht
log = Protokoll
log-empty = Noch ist nichts geschehen.
log-newest = Zum Neuesten
log-earlier =
    { $count ->
        [one] { $count } frühere Zeile
       *[other] { $count } frühere Zeilen
    }
chat = Chat
chat-say = Etwas sagen
chat-spectator = (schaut zu)
chat-unread =
    { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }
phrase-well-bid = Gut geboten!
phrase-thanks = Danke!
phrase-hurry = Zum Ersten …
phrase-good-luck = Viel Glück!
your-turn = Du bist dran.
wait-for-others = Wir warten auf die anderen.
match-over = Die Partie ist zu Ende.
to-the-result = Zum Ergebnis
to-the-table = Zurück zum Tisch
move-number = Zug { $number }
moves-more =
    { $count ->
        [one] noch { $count }
       *[other] noch { $count }
    }
face-down = verdeckt
your-score = Dein Stand
worth-to-you = Dir wert
points-gained = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
bid = Bieten
bid-pad = Was du tun kannst
bid-amount = { $amount } bieten
bid-other = Anderer Betrag
going-once = Zum Ersten …
going-twice = Zum Zweiten …
going-both = Zum Ersten … zum Zweiten …
bid-not-now = Du bist gerade nicht dran.
bid-too-little = Das ist zu wenig: Biete mindestens { $least }.
bid-more-than-you-have = Das ist mehr, als du bieten kannst: höchstens { $most }.
pass = Passen
all-in = Alles
clear = Auswahl aufheben
choose-first = Triff zuerst eine Wahl.
choose-not-together = Das lässt sich nicht zusammen wählen.
skip = Überspringen
repeat = Noch einmal zeigen
winner = Sieg
sure-title = Sicher?
sure-yes = Ja
sure-no = Noch nicht
time-left = Restzeit
time-left-about = Ist sie abgelaufen, trifft ein Bot diese Entscheidung. Eine Reserve ist schon mitgezählt.
time-reserve = Reservezeit läuft
time-low =
    { $seconds ->
        [one] Noch { $seconds } Sekunde.
       *[other] Noch { $seconds } Sekunden.
    }
time-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
time-hours =
    { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    }
connection-lost = Verbindung verloren. Wir versuchen es weiter; von deinen Zügen geht nichts verloren.
hot-seat-cover = Gib das Gerät an { $name }
hot-seat-about = Alle anderen bitte wegschauen!
hot-seat-show = Ich bin { $name }: meine Karten zeigen
hot-seat-hidden = Deine Karten bleiben verdeckt, solange alle zuschauen.
everybodys-cards = Was alle haben
everybodys-bids = Die Gebote
end-standings = Endstand
you-watch = Du schaust zu.
hint = Hinweis
hint-do = So spielen: { $move }
hot-seat-wait = Die anderen sind dran
hot-seat-wait-about = Sobald jemand von euch dran ist, steht hier, wer.
hot-seat-news = Was gerade geschah

# -- das Ende

verdict-one =
    { $you ->
        [yes]
            { $points ->
                [one] Du gewinnst mit { $points } Punkt.
               *[other] Du gewinnst mit { $points } Punkten.
            }
       *[no]
            { $points ->
                [one] { $name } gewinnt mit { $points } Punkt.
               *[other] { $name } gewinnt mit { $points } Punkten.
            }
    }
verdict-shared =
    { $points ->
        [one] { $names } teilen sich den Sieg mit { $points } Punkt.
       *[other] { $names } teilen sich den Sieg mit { $points } Punkten.
    }
older-rules = Diese Partie wurde nach älteren Regeln gespielt: Nur ihr Ergebnis wird gezeigt.
breakdown = Woher die Punkte kommen
tie-rule = Gleich viele Punkte: Eine Regel entscheidet.
total = Summe
rematch = Revanche
rematch-join = Zur Revanche
replay = Wiederholung
training = Training
training-short = Rate den Preis: eine Entscheidung je Aufgabe, vom Trainer bewertet
export = Herunterladen
chart-scores = Punkte im Verlauf der Partie
chart-prices = Preise
prices-so-far = Preise bisher
prices-none = Noch ist nichts verkauft.
price = Preis
step = Schritt
catalogue = Katalog
unsold = nicht verkauft
fairness = Fair gegeben
fairness-about = Vor dem ersten Zug hat sich der Server auf die Karten festgelegt. Jetzt können alle nachprüfen, dass die verteilten Karten nicht geändert wurden. Für die Züge gilt das nicht.
fairness-check = Nachprüfen
fair-yes = Geprüft: Die Karten sind die versprochenen.
fair-no = Prüfung gescheitert: Etwas stimmt nicht überein.
fair-gaps = Nichts widerspricht den Versprechen, aber nicht alles ließ sich hier prüfen.
fair-receipt = Die Angaben zum Nachprüfen sind vollständig und gehören zu dieser Partie.
fair-receipt-field = In den Angaben zum Nachprüfen fehlt { $field } oder ist nicht so, wie es sein muss.
fair-places = Wörter stammen nur von Personen, bei denen das zu sehen war, und keine von Bots.
reckoning = Endstand
lot = Los
buyer = Ging an
rematch-open = Ein Tisch für die Revanche ist offen. Wer eine will, kommt an denselben Tisch.
rematch-watch = Bei der Revanche zuschauen
fair-seed = Startwert, Tisch und Regeln sind die, die beim Eröffnen des Tisches versprochen wurden.
fair-deal = Karten, Plätze und Wörter sind die, die vor dem ersten Zug versprochen wurden.
fair-noted-seed = Dieser Browser hat dasselbe Versprechen zum Startwert notiert, bevor du bereit warst.
fair-noted-deal = Dieser Browser hat dasselbe Versprechen zu den Karten während der Partie notiert.
fair-words = Die Wörter dieses Browsers sind ins Mischen eingeflossen.
fair-follows = Laut Server folgen Plätze und Karten aus dem Startwert und den Wörtern aller.
fair-unknown = lässt sich hier nicht prüfen
fairness-words = Dieser Browser hat eigene Wörter ins Mischen gegeben:
fairness-words-of = Wörter von { $name }
fairness-figures = Alle Zahlen
fairness-seed-promise = Versprechen zum Startwert (SHA-256)
fairness-deal-promise = Versprechen zu den Karten (SHA-256)
fairness-seed = Startwert
fairness-salt = Salz

# -- noch einmal ansehen

replay-viewer = Ansicht
viewer-all = Alles
viewer-spectator = Zuschauende
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Ein Zug zurück
replay-forward = Ein Zug vor
replay-lot-back = Vorheriges Los
replay-lot-forward = Nächstes Los
replay-moment = Stelle in der Partie
replay-not-over-title = Diese Partie läuft noch
move-of = Zug { $number } von { $all }
replay-lot = Zu einem Los springen
replay-start = Anfang
replay-copy = Link zu diesem Moment kopieren
record-open = Eine Aufzeichnung öffnen
record-title = Eine Partie aus einer Datei
record-about = Öffne eine Aufzeichnung, die am Ende einer Partie heruntergeladen wurde, hier oder anderswo. Sie wird nicht gespeichert.
record-choose = Datei wählen
record-unreadable = Diese Datei ist keine Aufzeichnung. Wähle die JSON-Datei, die du am Ende einer Partie heruntergeladen hast.

# -- lernen

learn-title = { $game }: deine erste Partie
learn-about = Eine kurze Partie mit vorbereiteten Karten. Bei jeder Entscheidung erfährst du, worauf es ankommt.
rules-missing = Die Regeln dieses Spiels sind hier nicht vorhanden.
rules-contents = Inhalt
rules-reading = Wie wir die Spielregel lesen
lesson-waiting = Die anderen überlegen noch. Schau ihnen zu: Du wirst es brauchen.
lesson-step = Schritt { $step } von { $steps }
lesson-done = Jetzt kennst du das Spiel. Spiel diese Partie zu Ende oder beginne eine richtige.
lesson-begin = Beginnen
lesson-goal = Das Ziel
lesson-how-long = Unter acht Minuten, ohne Zeitlimit. Du kannst jederzeit aufhören.
lesson-over = Das war die Lektion. Für eine richtige Partie weißt du nun genug.
lesson-real-match = Eine richtige Partie spielen
lesson-again = Die Lektion noch einmal

# -- persönlicher Link

claim = Meine Plätze auf dieses Gerät holen
claim-title = Deine Plätze, auf diesem Gerät
claim-about = Dieser Link macht das Gerät zu deinem: Die Plätze, die du anderswo hast, sind dann auch hier.
claim-done = Erledigt. Deine Plätze sind jetzt auf diesem Gerät.
claim-empty = Dieser Link ist unvollständig: Der Teil nach dem # fehlt. Kopiere ihn noch einmal ganz.
claim-failed = Dieser Link funktioniert nicht

# -- wenn etwas nicht ist wie erhofft

lost-title = Hier ist nichts
lost-text = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe: Geh zur Startseite oder schau in die Lobby.
no-table-title = Diesen Tisch gibt es nicht
no-table-text = Es gibt keinen Tisch mit diesem Code. Vielleicht wurde der Link abgeschnitten: Lass ihn dir noch einmal geben oder eröffne selbst einen Tisch.
offline-title = Der Auktionssaal ist nicht erreichbar
offline-text = Der Server antwortet nicht. Prüfe deine Verbindung; wenn du den Server selbst betreibst, prüfe, ob er läuft.
mishap-title = Der Tisch lässt sich nicht anzeigen
mishap-text = Beim Anzeigen ist etwas schiefgegangen. Es geht nichts verloren: Der Tisch wird neu vom Server geladen.
mishap-stuck = Er lässt sich noch immer nicht anzeigen. Es geht nichts verloren: Versuch es noch einmal oder komm später wieder.
problem-offline = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
problem-unknown = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu.
no-table-more = Tische, an denen niemand beginnt, werden nach einer Weile abgeräumt.
table-shut-title = Gerade kommst du nicht hinein
closed-title = Dieser Tisch ist geschlossen
closed-text = Hier hat niemand begonnen, oder alle sind gegangen. Eröffne einen neuen Tisch und schick seinen Link.
closed-abandoned = Alle haben zugestimmt, diese Partie zu beenden. Es gibt kein Ergebnis.
closed-closed = Wer diesen Server betreibt, hat den Tisch geschlossen. Es gibt kein Ergebnis.

# -- In Sätzen von Protokoll und Beschriftungen

seat-you = du
between-parts = {"; "}
between-names = {", "}
before-last-name = {" und "}
