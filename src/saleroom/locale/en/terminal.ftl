# The terminal.

terminal-sale = The sale
terminal-bid = Bid
terminal-won = Won
terminal-hand = Hand
terminal-deck = Deck
terminal-nobody = nobody
terminal-hand-of = { $you ->
    [yes] Your hand
   *[no] { $who } holds
}
terminal-all-choose = You and the others choose in secret.
terminal-to-act = { $count ->
    [one] { $names } is to act.
   *[other] { $names } are to act.
}

## What is typed

terminal-any-of-these = these, and so on up to the last number
terminal-any-cards = any other cards, by their numbers
terminal-no-choice = “{ $line }” is none of the choices. Type what stands at the left, or h for help.
terminal-keys = ? rules · h help · q leave
terminal-help = Type what stands at the left of a choice and press Enter. Besides that:
terminal-help-rules = the rules that matter now
terminal-help-rule = that rule
terminal-help-choice = what that choice would do
terminal-help-story = everything that has happened so far
terminal-help-table = the table again
terminal-help-leave = leave the table
terminal-which-game = Which game?
terminal-number-or-name = Type a number or a name.
terminal-seated = You are seat { $seat }, with { $bots ->
    [one] one bot
   *[other] { $bots } bots
}.
terminal-save = You leave the table. Save the match? Type a file name, or Enter for no.
terminal-kept = The match is kept. To go on: { $command }
terminal-goodbye = Goodbye.

## Replay

terminal-step = Move { $number } of { $last }
terminal-replay-keys = Enter next · b back · number go to that move · e end · q quit
terminal-no-key = “{ $line }” is no key here.
terminal-moves = There are moves 0 to { $last }.
terminal-last-move = That was the last move.
terminal-beginning = This is the beginning.
