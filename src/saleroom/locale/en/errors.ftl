### What the server refuses, and why.

## Problems of the server

problem-all-connections = The server is full ({ $limit } connections). Come back later.
problem-bad-address = That isn't an email address.
problem-bad-clock = That time limit isn't possible: { $detail }.
problem-clock-of-several = A match with several people needs a time limit.
problem-bad-link = That isn't a personal link.
problem-bad-message = That message can't be read: { $detail }.
problem-bad-network = That isn't an IPv4 address, IPv6 address or IPv6 network of 64 bits.
problem-bad-record = That isn't a record of a match: { $detail }.
problem-bad-request = The request can't be carried out: { $detail }.
problem-bad-subscription = That isn't a push subscription: { $detail }.
problem-bad-table = That table isn't possible: { $detail }.
problem-bad-text = A { $what ->
    [nickname] name
   *[message] message
} must be text.
problem-bad-token = This token isn't known here.
problem-banned = You are banned from this server: { $why }.
problem-busy = Too many calculations are running: try again in a moment.
problem-cannot-leave = The match has started: a bot plays for you while you're away.
problem-character-taken = { $name } is already at this table.
problem-changed = The table has just changed: look again.
problem-closing = The server is restarting: come back in a moment.
problem-conceded = You have resigned: a bot plays on for you.
problem-empty-text = A { $what ->
    [nickname] name
   *[message] message
} can't be empty.
problem-full = All seats are taken, but you can watch.
problem-large-message = A message has at most { $limit } characters.
problem-late-bots = Bots can only be changed before the start.
problem-late-entropy = The cards have been dealt: words of your own only count before that.
problem-late-kick = People can only be removed before the start.
problem-long-record = A record has at most { $limit } moves.
problem-long-text = A { $what ->
    [nickname] name
   *[message] message
} has at most { $limit } characters.
problem-muted = You are muted and can't chat.
problem-network-connections = Your network has reached the limit of { $limit } open connections.
problem-no-bot-there = There's no bot in that seat.
problem-no-id = A move needs an id of its own, so that sending it twice plays it once.
problem-no-mail = This server doesn't send email.
problem-no-record-yet = The record is shown when the match is over.
problem-no-seat = You have no seat at this table, but you can watch.
problem-no-such-bot = There is no such bot; levels: { $levels }.
problem-no-such-character = There is no such character; characters: { $characters }.
problem-no-such-game = There is no such game; games: { $games }.
problem-no-such-operator = There's no operator with that name.
problem-no-such-person = There's nobody with that id.
problem-no-such-restriction = There is no such ban or mute.
problem-no-such-table = There's no such table. Did you copy the whole link?
problem-nobody = We don't know you yet: join a table or open one first.
problem-nobody-there = There's nobody in that seat.
problem-not-dealt = Nothing has been dealt yet.
problem-not-found = There is nothing here.
problem-not-host = Only the host can start before the table is full.
problem-not-host-of-bots = Only the host can change the bots.
problem-not-json = Send JSON, as application/json.
problem-not-over = The match is not over yet.
problem-not-played-out = This match wasn't played to the end, so there's nothing to analyse.
problem-older-rules = This match was played under older rules, which the coach doesn't know.
problem-tried = This match was tried out from the middle of another one, so it has no record and no analysis.
problem-not-paused = The match isn't paused.
problem-not-playing = Nobody is playing at this table.
problem-not-welcome = The host doesn't want you at this table.
problem-old-rules = This match was started under older rules and can't go on here: open a new table, or ask for a rematch.
problem-opened-under-old-rules = The rules of this game have changed since the table was opened: open a new table.
problem-only-host = Only the host can do that.
problem-operator-exists = An operator with that name already exists: revoke their token first.
problem-our-mistake = Something went wrong on our side.
problem-over = This table is closed: open a new one.
problem-own-block = You can't block yourself.
problem-own-place = That's your own seat: leave the table instead.
problem-paused = The match is paused: it goes on when everyone agrees.
problem-private = This table is private: only its players can see it.
problem-stale = That was for an earlier decision: look at the table again.
problem-started = The match has started, but you can watch.
problem-storage = Nothing was stored: { $reason ->
    [the-disk-is-full] the disk is full
    [the-database-cannot-be-written] the database cannot be written
   *[the-database-does-not-answer] the database does not answer
}. Try again in a moment.
problem-outcome-unknown = Nobody knows whether that was stored: { $reason ->
    [the-disk-is-full] the disk is full
    [the-database-cannot-be-written] the database cannot be written
   *[the-database-does-not-answer] the database does not answer
}. Send it again: it is only carried out once.
problem-too-deep = That is nested too deeply.
problem-too-large = A request has at most { $limit } bytes.
problem-too-many = That was too quick: wait { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
problem-too-many-blocks = You have blocked { $limit } people, the most allowed: unblock someone first.
problem-too-many-bots = The table has { $seats } seats: { $most } bots at most.
problem-too-many-connections = You have { $limit } open connections, the most allowed: close some first.
problem-too-many-spectators = { $limit } people are already watching this table, the most allowed: come back later.
problem-too-many-tables = You are at { $limit } unfinished tables: finish or leave one first.
problem-used-link = This personal link has been used or has expired: create a new one.
problem-wrong-method = You can't do that here.
problem-wrong-origin = Pages from this address may not do that.

## Notes

note-older-rules = This match was played under older rules: only its result is shown.
unfair = { $reason ->
    [the-deal-with-its-words-and-seats-is-not-the-one-that-was-committed-to] the deal with its words and seats is not the one that was committed to
    [the-seed-or-the-terms-of-the-match-are-not-those-that-were-committed-to] the seed or the terms of the match are not those that were committed to
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
