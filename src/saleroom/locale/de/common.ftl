# Die Oberfläche im Browser.

# -- überall

home = Startseite
lobby = Foyer
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
seat = Platz
seats = Plätze
seat-nth = Platz { $number }
bot-random = zufällig
bot-simple = solide
bot-novice = Neuling
bot-club = Vereinsspieler
bot-expert = Experte
bot-master = Meister
bot-own = etwa so stark wie du
bot-lesson = Lehrer
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
link-copied = Der Link ist kopiert.
link-select = Der Link ist markiert: kopiere ihn von dort.
rule-number = Regel { $rule }
more = Mehr
less = Weniger
agree = Einverstanden
still-trying = Wir versuchen es weiter.

# -- Einstellungen

theme = Farben
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
sounds-and-notices = Töne und Hinweise
sounds = Töne
notices = Sag mir, wenn ich dran bin
remarks = Sprüche der Gegner
notices-refused = Der Browser erlaubt dieser Seite keine Hinweise; in seinen Einstellungen lässt sich das ändern.
notice-turn = { $game }: Du bist dran.
other-device = Ein anderes Gerät
other-device-about = Ein persönlicher Link bringt deine Plätze auf ein anderes Gerät. Er gilt einmal, einen Tag lang.
other-device-make = Persönlichen Link erstellen
install = Als App
install-about = Saleroom kann auf diesem Gerät ein eigenes Symbol und ein Fenster ohne Adresszeile haben.
install-do = Installieren

# -- die Tür

door-title = Was darf es heute Abend sein?
door-text =
    { $count ->
        [5] Fünf Auktionskartenspiele. Ohne Konto: aussuchen und Platz nehmen.
        [one] { $count } Auktionskartenspiel. Ohne Konto: aussuchen und Platz nehmen.
       *[other] { $count } Auktionskartenspiele. Ohne Konto: aussuchen und Platz nehmen.
    }
your-tables = Deine Tische
your-turn-short = du bist dran
play-now = Jetzt spielen
opening = Wird eröffnet …
invite = Einladen
learn = Lernen
seats-from-to = { $from }–{ $to } Personen
minutes =
    { $minutes ->
        [one] etwa { $minutes } Minute
       *[other] etwa { $minutes } Minuten
    }
difficulty-1 = wenige Regeln
difficulty-2 = einige Regeln
difficulty-3 = viele Regeln

# -- ein neuer Tisch

new-table = { $game }: ein neuer Tisch
nickname = Dein Name am Tisch
how-many-seats = Mitspielende
bots = Bots
bots-about = Setz jetzt Bots dazu oder beginne später: sie nehmen die Plätze, die dann noch frei sind.
bot-remove = Bot entfernen: { $level }
bots-fill = Gegner etwa so stark wie du
bots-level = Wie stark die Gegner sind
bots-who = Wer sich setzt
bots-anybody = Wer gerade kommt
pace = Tempo
pace-live = Live
pace-turns = Zug um Zug
pace-live-about =
    { $seconds ->
        [one] Alle sind da. { $seconds } Sekunde für jede Entscheidung, dazu zwei Minuten Reserve.
       *[other] Alle sind da. { $seconds } Sekunden für jede Entscheidung, dazu zwei Minuten Reserve.
    }
pace-turns-about =
    { $hours ->
        [one] Über Tage. { $hours } Stunde für jede Entscheidung; wir rufen dich, wenn du dran bist.
       *[other] Über Tage. { $hours } Stunden für jede Entscheidung; wir rufen dich, wenn du dran bist.
    }
seconds-per-decision = Sekunden für jede Entscheidung
hours-per-decision = Stunden für jede Entscheidung
option-change = Ändern
option-not-json = Das ist nicht lesbar; es muss JSON sein.
who-may-join = Wer darf mitspielen?
with-link = Wer den Link hat
in-lobby = Alle, über das Foyer
open-table = Tisch eröffnen
no-such-game = Dieses Spiel gibt es hier nicht. An der Tür stehen alle, die es gibt.
hot-seat = An diesem Gerät
hot-seat-names = Wer neben dir sitzt, spielt auf diesem Bildschirm mit: beim Weitergeben ist er verdeckt.
hot-seat-name = Name von Spieler { $number }
hot-seat-remove = Diesen Platz streichen
clock-live =
    { $seconds ->
        [one] live, { $seconds } Sekunde
       *[other] live, { $seconds } Sekunden
    }
clock-turns =
    { $hours ->
        [one] Zug um Zug, { $hours } Stunde
       *[other] Zug um Zug, { $hours } Stunden
    }
clock-none = ohne Uhr
clock-now = Jetzt: { $clock } für jede Entscheidung.
clock-now-none = Jetzt: ohne Uhr, lass dir Zeit.
clock-consent = Es ändert sich, sobald alle am Tisch dasselbe gewählt haben.
clock-wish =
    { $you ->
        [yes] Du möchtest: { $clock }
       *[no] { $name } möchte: { $clock }
    }
clock-asked = { $name } möchte ein anderes Tempo: mehr steht im Menü.

# -- Foyer und Warteraum

lobby-empty = Gerade wartet kein Tisch auf Mitspielende. Eröffne einen, dann finden ihn andere hier.
seats-taken = { $seated } von { $seats } Plätzen besetzt
sit-down = Platz nehmen
watch = Zusehen
tables-to-watch = Tische zum Zusehen
free-seat = Ein freier Platz
host = lädt ein
ready = bereit
not-ready = noch nicht bereit
that-is-you = (du)
i-am-ready = Ich bin bereit
not-ready-after-all = Doch noch nicht
start = Beginnen
start-with-bots = Beginnen, Bots füllen auf
leave = Verlassen
full-table = Alle Plätze sind besetzt. Du kannst zusehen oder einen eigenen Tisch eröffnen.
you-may-watch = Bleib hier, um zuzusehen.
watching =
    { $count ->
        [0] Niemand sieht zu.
        [one] { $count } Person sieht zu.
       *[other] { $count } Personen sehen zu.
    }
invite-about = Schick den Link, oder lass die Kamera auf den Code richten.
share-text = Spiel mit mir { $game }
qr = QR-Code des Links zu diesem Tisch
hot-seat-add = Jemanden an diesem Gerät dazunehmen
luck = Eigenes Glück beimischen
luck-about = Wenn du bereit bist, gibt dein Browser zufällige Worte ins Mischen; deine kommen dazu. So kann niemand allein, auch nicht der Server, die Karten bestimmt haben.
hot-seat-guest = am selben Gerät
plays-by-program = spielt als Programm
wait-for-host = Es geht los, wenn alle bereit sind oder der Gastgeber beginnt.
wait-host-free =
    { $free ->
        [one] Ein Platz ist frei: warte noch, oder beginne, dann setzt sich ein Bot hin.
       *[other] { $free } Plätze sind frei: warte noch, oder beginne, dann setzen sich Bots hin.
    }
wait-host-full = Alle Plätze sind besetzt: beginne, wann du magst.

# -- am Tisch

seat-to-act = am Zug
seat-away = abwesend
seat-cut-off = Verbindung verloren
for-sale = Zum Verkauf
my-place = Mein Platz
story = Verlauf
numbers = Übersicht
log = Protokoll
log-empty = Noch ist nichts geschehen.
log-earlier =
    { $count ->
        [one] { $count } frühere Zeile
       *[other] { $count } frühere Zeilen
    }
chat = Gespräch
chat-say = Etwas sagen
chat-unread =
    { $count ->
        [one] { $count } neue Zeile
       *[other] { $count } neue Zeilen
    }
phrase-well-bid = Gut geboten!
phrase-thanks = Danke!
phrase-hurry = Zum Ersten …
phrase-good-luck = Viel Glück!
your-turn = Du bist dran.
wait-for-others = Die anderen überlegen noch.
match-over = Die Partie ist zu Ende.
to-the-result = Zum Ergebnis
to-the-table = Zum Tisch
move-number = Zug { $number }
moves-more =
    { $count ->
        [one] { $count } weiterer
       *[other] { $count } weitere
    }
face-down = verdeckt
purse = Börse
score-now = Punkte jetzt
if-you-win = wenn du gewinnst:
if-you-win-at = wenn du für { $price } gewinnst:
bid = Bieten
bid-pad = Was du tun kannst
bid-amount = { $amount } bieten
bid-other = Anderer Betrag
bid-not-now = Du bist gerade nicht mit Bieten dran.
bid-too-little = Das ist zu wenig: mindestens { $least }.
bid-more-than-you-have = Das ist mehr, als du bieten kannst: höchstens { $most }.
pass = Passen
all-in = Alles
clear = Zurück
sum = · zusammen { $sum }
choose-first = Wähle zuerst.
choose-not-together = Das lässt sich nicht zusammen wählen.
skip = Überspringen
repeat = Noch einmal
time-left = Restzeit
time-reserve = Die Reserve läuft
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
connection-lost = Die Verbindung ist weg. Wir versuchen es weiter; nichts von dir geht verloren.
hot-seat-cover = Gib das Gerät an { $name }
hot-seat-about = Sonst sollte jetzt niemand hinsehen.
hot-seat-show = Ich bin { $name }: meine Karten zeigen
you-watch = Du siehst zu.
hint = Hinweis
hint-do = Zeig es mir: { $move }
hot-seat-wait = Die anderen sind dran
hot-seat-wait-about = Sobald jemand von euch dran ist, steht hier, wer.
hot-seat-news = Was zuletzt geschah

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
older-rules = Diese Partie wurde nach älteren Regeln gespielt: nur ihr Ergebnis wird gezeigt.
breakdown = Woher die Punkte kommen
tie-rule = Gleich viele Punkte: Eine Regel entscheidet.
total = Summe
rematch = Revanche
rematch-join = Zur Revanche
replay = Noch einmal ansehen
export = Speichern
chart-scores = Die Punkte im Lauf des Abends
chart-prices = Preise
prices-so-far = Preise bisher
prices-none = Noch ist nichts verkauft.
price = Preis
step = Schritt
catalogue = Der Katalog
unsold = nicht verkauft
fairness = Ehrlich gemischt
fairness-about = Vor dem ersten Zug hat sich der Server auf die Karten festgelegt. Jetzt kann jeder nachprüfen, dass nichts geändert wurde.
fairness-check = Nachprüfen
fair-yes = Alles passt.
fair-no = Etwas passt nicht.
reckoning = Die Abrechnung
lot = Los
buyer = Käufer
rematch-open = Ein Tisch für die Revanche ist offen. Wer eine will, kommt an denselben Tisch.
rematch-watch = Bei der Revanche zusehen
fair-seed = Der Startwert ist der, der beim Eröffnen des Tisches versprochen wurde.
fair-deal = Die Karten sind die, die vor dem ersten Zug versprochen wurden.
fair-noted-seed = Dieser Browser hat dasselbe Versprechen zum Startwert notiert, bevor du bereit warst.
fair-noted-deal = Dieser Browser hat dasselbe Versprechen zu den Karten während der Partie notiert.
fair-words = Die Worte dieses Browsers sind ins Mischen eingeflossen.
fair-follows = Plätze und Karten folgen aus Startwert und allen Worten, sagt der Server.
fair-unknown = lässt sich hier nicht sagen
fairness-words = Dieser Browser hat eigene Worte ins Mischen gegeben:
fairness-words-of = Worte von { $name }
fairness-figures = Alle Zahlen
fairness-seed-promise = Versprechen zum Startwert (SHA-256)
fairness-deal-promise = Versprechen zu den Karten (SHA-256)
fairness-seed = Startwert
fairness-salt = Salz

# -- noch einmal ansehen

replay-viewer = Mit wessen Augen
viewer-all = Alles sehen
viewer-spectator = Als Zuschauer
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Ein Zug zurück
replay-forward = Ein Zug vor
replay-lot-back = Zum Los davor
replay-lot-forward = Zum nächsten Los
replay-moment = Moment der Partie
replay-not-over-title = Diese Partie läuft noch
move-of = Zug { $number } von { $all }
replay-lot = Zu einem Los springen
replay-start = Anfang
replay-copy = Link zu diesem Moment kopieren
record-open = Eine Aufzeichnung öffnen
record-title = Eine Partie aus einer Datei
record-about = Öffne eine Aufzeichnung, die am Ende einer Partie gespeichert wurde, hier oder anderswo. Sie wird nicht aufbewahrt.
record-choose = Datei wählen
record-unreadable = Diese Datei ist keine Aufzeichnung: gebraucht wird das JSON, das am Ende einer Partie gespeichert wird.

# -- lernen

learn-title = { $game }: deine erste Partie
learn-about = Eine kurze Partie mit vorbereiteten Karten. Bei jeder Entscheidung sagt dir jemand über die Schulter, worauf es ankommt.
rules-missing = Die Regeln dieses Spiels sind hier nicht vorhanden.
lesson-waiting = Die anderen überlegen noch. Sieh ihnen zu: Du wirst es brauchen.
lesson-over = Das war die Lektion. Für eine richtige Partie weißt du nun genug.
lesson-real-match = Eine richtige Partie spielen
lesson-again = Die Lektion noch einmal

# -- persönlicher Link

claim = Meine Plätze auf dieses Gerät holen
claim-title = Deine Plätze, auf diesem Gerät
claim-about = Dieser Link macht das Gerät zu deinem: die Plätze, die du anderswo hast, sind dann auch hier.
claim-done = Erledigt. Deine Plätze sind jetzt auf diesem Gerät.
claim-empty = Dieser Link ist unvollständig: der Teil nach dem # fehlt. Kopiere ihn noch einmal ganz.
claim-failed = Dieser Link geht nicht

# -- wenn etwas nicht ist wie erhofft

lost-title = Hier ist nichts
lost-text = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe: geh zur Startseite, oder sieh ins Foyer.
no-table-title = Kein solcher Tisch
no-table-text = Es gibt keinen Tisch mit diesem Code. Vielleicht wurde der Link abgeschnitten; lass ihn dir noch einmal geben, oder eröffne selbst einen Tisch.
offline-title = Der Auktionssaal ist nicht erreichbar
offline-text = Der Server antwortet nicht. Prüfe deine Verbindung; wenn du den Server selbst betreibst, sieh nach, ob er läuft.
problem-offline = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
problem-unknown = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu.
no-table-more = Tische, an denen niemand beginnt, werden nach einer Weile abgeräumt.
table-shut-title = Gerade kannst du nicht herein
closed-title = Dieser Tisch ist geschlossen
closed-text = Hier hat niemand begonnen, oder alle sind gegangen. Eröffne einen neuen Tisch und schick seinen Link.

# -- In Sätzen von Protokoll und Beschriftungen

seat-you = du
between-parts = {"; "}
between-names = {", "}
before-last-name = {" und "}
