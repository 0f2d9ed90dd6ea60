# The terminal.

terminal-sale = For sale
terminal-bid = Bid
terminal-won = Won
terminal-hand = Hand
terminal-deck = Deck
terminal-nobody = nobody
terminal-hand-of = { $you ->
    [yes] Your hand
   *[no] { $who } holds
}
terminal-all-choose = Everyone, you included, chooses in secret.
terminal-to-act = { $count ->
    [one] { $names } to play.
   *[other] { $names } to play.
}

## What is typed

terminal-any-of-these = these, and so on up to the last number
terminal-any-cards = any other cards, by number
terminal-no-choice = “{ $line }” isn't one of the choices. Type what's on the left, or h for help.
terminal-keys = ? rules · h help · q leave
terminal-help = Type what's to the left of a choice and press Enter. You can also type:
terminal-help-rules = the rules that matter now
terminal-help-rule = that rule
terminal-help-choice = what that choice would do
terminal-help-story = everything that has happened so far
terminal-help-table = the table again
terminal-help-leave = leave the table
terminal-presets = Presets
terminal-which-game = Which game?
terminal-number-or-name = Type a number or a name.
terminal-seated = You are in seat { $seat }, with { $bots ->
    [one] one bot
   *[other] { $bots } bots
}.
terminal-save = You're leaving the table. Save the match? Type a file name, or just press Enter to discard it.
terminal-kept = Match saved. To continue: { $command }
terminal-goodbye = Goodbye.

## Replay

terminal-step = Move { $number } of { $last }
terminal-replay-keys = Enter next · b back · number go to that move · e end · q quit
terminal-no-key = “{ $line }” isn't a key here.
terminal-moves = Moves run from 0 to { $last }.
terminal-last-move = That was the last move.
terminal-beginning = This is the beginning.
