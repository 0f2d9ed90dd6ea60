### What the server refuses, and why.

## Problems of the server

problem-all-connections = There are { $limit } open connections here, which is the most there may be: come back later.
problem-bad-address = That is not an e-mail address.
problem-bad-clock = There is no such clock: { $detail }.
problem-clock-of-several = People who wait for each other need a clock.
problem-bad-link = That is not a personal link.
problem-bad-message = That is no message: { $detail }.
problem-bad-network = That is not an IPv4 address, IPv6 address or IPv6 network of 64 bits.
problem-bad-record = That is no record: { $detail }.
problem-bad-request = The request cannot be carried out: { $detail }.
problem-bad-subscription = That is not a push subscription: { $detail }.
problem-bad-table = There can be no such table: { $detail }.
problem-bad-text = A { $what ->
    [nickname] nickname
   *[message] message
} must be a text.
problem-bad-token = This token is not known here.
problem-banned = You are banned from this server: { $why }.
problem-busy = Too much of this is being worked out: try again in a moment.
problem-cannot-leave = The match has begun: a bot plays for you while you are away.
problem-character-taken = { $name } sits at this table already.
problem-changed = The table has just changed: look again.
problem-closing = The server is about to stop: come back in a moment.
problem-conceded = You have given up: a bot plays your seat to the end.
problem-empty-text = A { $what ->
    [nickname] nickname
   *[message] message
} cannot be empty.
problem-full = All seats are taken; you may watch.
problem-large-message = A message has at most { $limit } characters.
problem-late-bots = The bots can be changed only before the start.
problem-late-entropy = The cards are dealt: entropy counts only before.
problem-late-kick = People can be kicked only before the start.
problem-long-record = A record has at most { $limit } moves.
problem-long-text = A { $what ->
    [nickname] nickname
   *[message] message
} has at most { $limit } characters.
problem-muted = You are muted and cannot chat.
problem-network-connections = There are { $limit } open connections from your network, which is the most there may be.
problem-no-bot-there = No bot sits at that place.
problem-no-id = A move needs an id of your own, so that sending it twice plays it once.
problem-no-mail = This server sends no mail.
problem-no-record-yet = The record is shown when the match is over.
problem-no-seat = You have no seat at this table; you may watch.
problem-no-such-bot = There is no such bot; levels: { $levels }.
problem-no-such-character = There is no such character; characters: { $characters }.
problem-no-such-game = There is no such game; games: { $games }.
problem-no-such-operator = There is no operator of that name.
problem-no-such-person = There is nobody of that id.
problem-no-such-restriction = There is no such ban or mute.
problem-no-such-table = There is no such table. Was the link copied whole?
problem-nobody = You are not known here yet: join a table or open one first.
problem-nobody-there = No person sits at that place.
problem-not-dealt = Nothing has been dealt yet.
problem-not-found = There is nothing here.
problem-not-host = Only the host can begin before the table is full.
problem-not-host-of-bots = Only the host can change the bots.
problem-not-json = Send JSON, as application/json.
problem-not-over = The match is not over yet.
problem-not-played-out = This match was not played to its end, so there is nothing to analyse.
problem-older-rules = This match was played under older rules, which the coach does not know.
problem-tried = This match was tried from the middle of another, so it has no record and no analysis.
problem-not-paused = The match is not paused.
problem-not-playing = No match is being played at this table.
problem-not-welcome = The host does not want you at this table.
problem-old-rules = This match was begun under older rules and cannot go on here: open a new table, or ask for a rematch.
problem-only-host = Only the host can do that.
problem-operator-exists = There is an operator of that name: revoke the token first.
problem-our-mistake = Something went wrong on our side.
problem-over = This table is closed: open a new one.
problem-own-block = You cannot block yourself.
problem-own-place = That is your own place: leave the table instead.
problem-paused = The match is paused: it goes on when all agree to.
problem-private = This table is private: only those who sit there may see it.
problem-stale = That was for an earlier decision: look at the table again.
problem-started = The match has begun; you may watch.
problem-storage = Nothing was stored: { $reason ->
    [the-disk-is-full] the disk is full
    [the-database-cannot-be-written] the database cannot be written
   *[the-database-does-not-answer] the database does not answer
}. Try again in a moment.
problem-outcome-unknown = Nobody knows whether that was stored: { $reason ->
    [the-disk-is-full] the disk is full
    [the-database-cannot-be-written] the database cannot be written
   *[the-database-does-not-answer] the database does not answer
}. Send it again; it is done once.
problem-too-deep = That is nested too deeply.
problem-too-large = A request has at most { $limit } bytes.
problem-too-many = That was too quick: wait { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
problem-too-many-blocks = You have blocked { $limit } people, which is the most there may be: unblock some first.
problem-too-many-bots = There are { $seats } seats: at most { $most } bots.
problem-too-many-connections = You have { $limit } open connections, which is the most there may be: close some first.
problem-too-many-spectators = { $limit } people watch this table already, which is the most there may be: come back later.
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
    [keep] keep
   *[other] { $asked }
}.
refused-not-legal = That is not among the moves that are legal now.
refused-no-such-field = A { $move } has no field { $field }.
refused-field-missing = The field { $field } is missing; it is { $kind ->
    [a-whole-number] a whole number
    [a-whole-number-or-null] a whole number or null
    [true-or-false] true or false
    [a-list-of-whole-numbers] a list of whole numbers
    [a-text] a text
   *[other] { $kind }
}.
refused-field-of-wrong-kind = The field { $field } is { $kind ->
    [a-whole-number] a whole number
    [a-whole-number-or-null] a whole number or null
    [true-or-false] true or false
    [a-list-of-whole-numbers] a list of whole numbers
    [a-text] a text
   *[other] { $kind }
}, not { $value }.
