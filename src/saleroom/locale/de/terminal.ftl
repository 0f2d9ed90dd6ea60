# Das Terminal.

terminal-sale = Zum Verkauf
terminal-bid = Gebot
terminal-won = Ersteigert
terminal-hand = Hand
terminal-deck = Deck
terminal-nobody = niemand
terminal-hand-of = { $you ->
    [yes] Deine Hand
   *[no] Hand von { $who }
}
terminal-all-choose = Du und die anderen wählen verdeckt.
terminal-to-act = { $count ->
    [one] { $names } ist am Zug.
   *[other] { $names } sind am Zug.
}

## Was man eintippt

terminal-any-of-these = diese und so weiter bis zur letzten Nummer
terminal-any-cards = beliebige andere Karten, mit ihren Nummern
terminal-no-choice = „{ $line }“ steht nicht zur Wahl. Tippe, was links steht, oder h für Hilfe.
terminal-keys = ? Regeln · h Hilfe · q aufstehen
terminal-help = Tippe, was links neben einer Möglichkeit steht, und drücke Enter. Außerdem:
terminal-help-rules = die Regeln, auf die es jetzt ankommt
terminal-help-rule = diese Regel
terminal-help-choice = was diese Möglichkeit bewirkt
terminal-help-story = alles, was bisher geschah
terminal-help-table = noch einmal der Tisch
terminal-help-leave = vom Tisch aufstehen
terminal-presets = Vorgaben
terminal-which-game = Welches Spiel?
terminal-number-or-name = Tippe eine Nummer oder einen Namen.
terminal-seated = Du sitzt auf Platz { $seat }, mit { $bots ->
    [one] einem Bot
   *[other] { $bots } Bots
}.
terminal-save = Du stehst vom Tisch auf. Die Partie speichern? Tippe einen Dateinamen, oder nur Enter für nein.
terminal-kept = Die Partie ist gespeichert. So geht es weiter: { $command }
terminal-goodbye = Auf Wiedersehen.

## Noch einmal ansehen

terminal-step = Zug { $number } von { $last }
terminal-replay-keys = Enter weiter · b zurück · Zahl zu diesem Zug · e Ende · q Schluss
terminal-no-key = „{ $line }“ ist hier keine Taste.
terminal-moves = Es gibt die Züge 0 bis { $last }.
terminal-last-move = Das war der letzte Zug.
terminal-beginning = Das ist der Anfang.
