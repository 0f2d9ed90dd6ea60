### What the server refuses, and why.

## Problems of the server

problem-bad-clock = There is no such clock: { $detail }.
problem-bad-link = That is not a personal link.
problem-bad-message = That is no message: { $detail }.
problem-bad-record = That is no record: { $detail }.
problem-bad-request = The request cannot be carried out: { $detail }.
problem-bad-table = There can be no such table: { $detail }.
problem-bad-text = A { $what ->
    [nickname] nickname
   *[message] message
} must be a text.
problem-bad-token = This token is not known here.
problem-cannot-leave = The match has begun: a bot plays for you while you are away.
problem-changed = The table has just changed: look again.
problem-empty-text = A { $what ->
    [nickname] nickname
   *[message] message
} cannot be empty.
problem-full = All seats are taken; you may watch.
problem-large-message = A message has at most { $limit } characters.
problem-late-bots = The bots can be changed only before the start.
problem-late-entropy = The cards are dealt: entropy counts only before.
problem-long-text = A { $what ->
    [nickname] nickname
   *[message] message
} has at most { $limit } characters.
problem-no-bot-there = No bot sits at that place.
problem-no-id = A move needs an id of your own, so that sending it twice plays it once.
problem-no-record-yet = The record is shown when the match is over.
problem-no-seat = You have no seat at this table; you may watch.
problem-no-such-bot = There is no such bot; levels: { $levels }.
problem-no-such-game = There is no such game; games: { $games }.
problem-no-such-table = There is no such table. Was the link copied whole?
problem-nobody = You are not known here yet: join a table or open one first.
problem-not-dealt = Nothing has been dealt yet.
problem-not-found = There is nothing here.
problem-not-host = Only the host can begin before the table is full.
problem-not-host-of-bots = Only the host can change the bots.
problem-not-json = Send JSON, as application/json.
problem-not-over = The match is not over yet.
problem-not-playing = No match is being played at this table.
problem-old-rules = This match was begun under older rules and cannot go on here: open a new table, or ask for a rematch.
problem-our-mistake = Something went wrong on our side.
problem-over = This table is closed: open a new one.
problem-stale = That was for an earlier decision: look at the table again.
problem-started = The match has begun; you may watch.
problem-storage = Nothing was stored: { $reason ->
    [the-disk-is-full] the disk is full
    [the-database-cannot-be-written] the database cannot be written
   *[the-database-does-not-answer] the database does not answer
}. Try again in a moment.
problem-too-deep = That is nested too deeply.
problem-too-large = A request has at most { $limit } bytes.
problem-too-many = That was too quick: wait { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
problem-too-many-bots = There are { $seats } seats: at most { $most } bots.
problem-too-many-connections = You have { $limit } open connections, which is the most there may be: close some first.
problem-too-many-tables = You sit at { $limit } tables that are not over: finish or leave some first.
problem-used-link = This personal link has been used or is too old: make a new one.
problem-wrong-method = That cannot be done here.
problem-wrong-origin = Pages of this origin may not do that.

## Notes

note-older-rules = This match was played under older rules: only its result is shown.
unfair = { $reason ->
    [the-deal-is-not-the-one-that-was-committed-to] the deal is not the one that was committed to
    [the-seed-is-not-the-one-that-was-committed-to] the seed is not the one that was committed to
    [the-seats-do-not-follow-from-the-seed-and-the-entropy] the seats do not follow from the seed and the entropy
   *[the-deal-does-not-follow-from-the-seed-and-the-entropy] the deal does not follow from the seed and the entropy
}

## Moves: any game

refused-seat-no-number = A seat is a whole number, not { $value }.
refused-move-no-object = A move is an object with a type, not { $value }.
refused-record-move-no-object = A move is an object with a seat and a type, not { $value }.
refused-move-no-type = A move needs a type, which is a text.
refused-no-such-seat = There is no seat { $seat }; seats are 0 to { $last }.
refused-match-over = The match is over.
refused-not-to-act = Seat { $seat } is not to act now; { $number ->
    [one] seat { $acting } is
   *[other] seats { $acting } are
}.
refused-not-asked = { $move } is not asked of seat { $seat } now; it may { $asked ->
    [bid] bid
    [bid-or-pass] bid or pass
    [trick] trick
    [answer] answer
    [place] place
    [blackmail] blackmail
    [offer-or-pass] offer or pass
    [renounce-or-stand-or-pass] renounce or stand or pass
   *[keep] keep
}.
refused-no-such-field = A { $move } has no field { $field }.
refused-field-missing = The field { $field } is missing; it is { $kind ->
    [a-whole-number] a whole number
    [a-whole-number-or-null] a whole number or null
    [true-or-false] true or false
    [a-list-of-whole-numbers] a list of whole numbers
   *[a-text] a text
}.
refused-field-of-wrong-kind = The field { $field } is { $kind ->
    [a-whole-number] a whole number
    [a-whole-number-or-null] a whole number or null
    [true-or-false] true or false
    [a-list-of-whole-numbers] a list of whole numbers
   *[a-text] a text
}, not { $value }.

## Moves: antiques

refused-antiques-at-least-one = A bid is at least 1 coin.
refused-antiques-more-than-purse = That is more than the { $purse } in your purse.
refused-antiques-not-higher = A bid must be more than the highest one, { $high }.
refused-antiques-no-such-group = A replica joins stamp, jewellery, furniture, sculpture, nothing else.
refused-antiques-no-group = You have no { $group ->
    [stamp] stamp
    [jewellery] jewellery
    [furniture] furniture
   *[sculpture] sculpture
} that a replica could join.
refused-antiques-no-such-trick = A trick is one of { $tricks }.
refused-antiques-no-token = You have no unused { $trick ->
    [stop] stop
    [ban] ban
   *[swap] swap
} token.
refused-antiques-stop-too-low = A stop needs a bid of at least { $least }.
refused-antiques-name-an-opponent = Name an opponent's seat.
refused-antiques-passed-already = Seat { $seat } has passed already.
refused-antiques-no-such-card = A card to { $side ->
    [give] give
   *[take] take
} is one of { $cards }.
refused-antiques-has-no-card = Seat { $seat } has no { $card ->
    [painting] painting
    [sculpture] sculpture
    [furniture] furniture
    [stamp] stamp
    [jewellery] jewellery
    [collection] collection
    [replica-stamp] replica:stamp
    [replica-jewellery] replica:jewellery
    [replica-furniture] replica:furniture
    [replica-sculpture] replica:sculpture
   *[replica-loose] replica:loose
}.
refused-antiques-same-name = Two cards of the same name are not swapped.
refused-antiques-payer = One of the two who swap uses up the token.
refused-antiques-partner-cannot-pay = Seat { $seat } has no unused swap token to pay with.

## Moves: luxury

refused-luxury-no-such-card = There is no bid card of that value; the cards are { $cards }.
refused-luxury-not-in-hand = The { $card ->
    [0] 0 Hooligan
    [30] 30 Swindler
    [40] 40 Banker
    [50] 50 Blackmailer
    [60] 60 Constable
    [70] 70 Appraiser
   *[other] { $card }
} is no longer in your hand.
refused-luxury-no-bidder = Only another bidder of this reveal can be blackmailed.
refused-luxury-own-seat = A Blackmailer cannot name its own seat.
refused-luxury-safe-card = A seat that bid the { $card ->
    [50] 50 Blackmailer
   *[other] { $card }
} cannot be blackmailed.

## Moves: colours

refused-colours-empty-slot = There is no card in slot { $slot }.
refused-colours-crossed = Your X lies on that card: you gave it up for good.
refused-colours-nothing-to-renounce = You have nothing left to renounce, so you cannot put a card up.
refused-colours-not-in-hand = There is no { $card } in your hand.
refused-colours-for-sale = That is the card for sale.
refused-colours-marked = Your marker lies on that card already.
refused-colours-demanded = That card is demanded and put down by itself; name another one.
refused-colours-cannot-reach = You cannot reach a total of { $total }, so you must pass.
refused-colours-dealer-opens = The dealer must open the bidding by renouncing at least one card.
refused-colours-no-way-back = There is no way back once you have begun to renounce.
refused-colours-total-too-low = Your total must be at least { $total } before you can stand.

## Moves: emblems

refused-emblems-no-card = A bid needs at least one card.
refused-emblems-card-twice = A card can be bid only once.
refused-emblems-not-in-hand = { $card } is not in your hand{ $again ->
    [yes] ; you bid again with the cards you have left
   *[no] {""}
}.

## Moves: secret

refused-secret-not-dealt = Keep one of the two requests that you were dealt.
refused-secret-empty-pile = Your pile is empty: there is nothing to take back.
refused-secret-too-few-chips = That costs { $needed ->
    [one] { $needed } chip
   *[other] { $needed } chips
}; you have { $chips }.
refused-secret-wrong-number = The item asks for exactly { $asked ->
    [one] { $asked } card
   *[other] { $asked } cards
}.
refused-secret-not-in-hand = You do not have { $cards } in your { $recover ->
    [yes] hand and pile
   *[no] hand
}.
