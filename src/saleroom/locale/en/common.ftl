# The interface of the browser client.

# -- everywhere

home = Home
lobby = Lobby
menu = Menu
rules = Rules
settings = Settings
language = Language
loading = One moment…
close = Close
yes = Yes
no = No
you = You
house = The house
seats = Seats
seat-nth = Seat { $number }
bot-random = random
bot-simple = standard
bot-novice = novice
bot-club = club player
bot-expert = expert
bot-master = master
bot-own = about as strong as you
bot-lesson = teacher
character-vera = Vera
character-otto = Otto
character-magda = Magda
character-leon = Leon
character-bruno = Bruno
character-nora = Nora
character-felix = Felix
character-ada = Ada
character-stella = Stella
guest = Guest
link = Link
copy = Copy
share = Share
send = Send
add = Add
try-again = Try again
link-copied = Link copied.
link-select = The link is selected: copy it from there.
rule-number = Rule { $rule }
more = More
less = Less
agree = Agree
still-trying = Still trying…
not-now = That can't be done now.
language-offline = { $language } can't be fetched without a connection. Try again in a moment.

# -- settings

theme = Theme
theme-system = Same as system
theme-light = Light
theme-dark = Dark
speed = Speed
speed-leisurely = Leisurely
speed-ordinary = Normal
speed-brisk = Brisk
speed-at-once = No animation
confirm = Ask before a move
confirm-off = Never
confirm-costly = For costly moves
confirm-always = Always
card-size = Card size
card-size-small = Small
card-size-ordinary = Normal
card-size-large = Large
volume = Volume
sounds-and-notices = Sounds and notifications
sounds = Sounds
notices = Tell me when it's my turn
remarks = Opponents' remarks
notices-refused = Your browser blocks notifications from this page. You can allow them in the browser's settings.
notice-turn = { $game }: it's your turn.
other-device-about = A personal link opens your seats on another device as well. It works once and expires after a day.
other-device-make = Create a personal link
install = Install as an app
install-about = Saleroom can have its own icon on this device and open in its own window.
install-do = Install

# -- the home page

your-tables = Your tables
your-turn-short = your turn
door-first-title = Bid, bluff, and know when to stop.
door-first-text =
    { $count ->
        [5] Five card games about auctions, from easy to demanding. Free, and without an account.
        [one] { $count } card game about auctions. Free, and without an account.
       *[other] { $count } card games about auctions, from easy to demanding. Free, and without an account.
    }
door-first-learn = Learn in five minutes
door-first-learn-about = { $game }, with a guide who explains every step. No time limit.
door-first-play = Play with easy opponents
door-first-play-about = { $game }, the easiest one. The rules are one tap away.
door-back-title = Welcome back
door-games = The games, from easy to demanding
with-friends = With friends
opponents-now = Opponents: { $level }
join-code = Join with a code
join-code-label = Code or link of a table
join-code-bad = That isn't a table code. A code looks like kv2ur8crd6a2 and is the last part of the link.
join = Join
table-waits = waiting for players: { $seated } of { $seats }
table-lesson = A lesson, to be continued
table-their-turn = waiting for { $names }
last-matches = Your last matches
my-matches = Your matches
all-matches = All your matches and statistics
profile = You
match-won = won
match-shared = shared win
match-place =
    { $place ->
        [2] 2nd of { $of }
        [3] 3rd of { $of }
       *[other] { $place }th of { $of }
    }
points-short =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
play-now = Play now
opening = Opening…
invite = Invite friends
learn = Learn to play
learn-short = Learn
seats-from-to = { $from }–{ $to } players
minutes =
    { $minutes ->
        [one] about { $minutes } minute
       *[other] about { $minutes } minutes
    }
difficulty-1 = easy
difficulty-2 = medium
difficulty-3 = demanding

# -- a new table

nickname = Your name at the table
new-table-title = A new table
new-table-game = Which game?
new-table-company = Who with?
new-table-more = More: players, pace, rules
company-friends = Friends elsewhere
company-friends-about = You get a link to send them.
company-here = Friends right here
company-here-about = You share this device and pass it round.
company-bots = House opponents
company-bots-about = Starts at once, with no time limit.
company-anybody = Anyone in the lobby
company-anybody-about = Your table is listed; people join by themselves.
how-many-seats = Players
bots = Bots
bots-about = Add bots now, or start later and let them fill the empty seats.
bot-remove = Remove bot: { $level }
send-away = Send { $name } away
send-away-about = They can't sit down at this table again.
send-away-yes = Send away
sent-away = The host has given up your seat: you can't sit down at this table again.
bots-fill = Opponents about my strength
bots-level = Opponents' strength
bots-who = Who plays
bots-anybody = Anyone
pace = Pace
pace-live = Live
pace-turns = Turn-based
pace-live-about =
    { $seconds ->
        [one] Everyone plays at the same time: { $seconds } second per decision, plus a two-minute reserve.
       *[other] Everyone plays at the same time: { $seconds } seconds per decision, plus a two-minute reserve.
    }
pace-turns-about =
    { $hours ->
        [one] Play over several days: { $hours } hour per decision. Turn on notifications and we let you know when it's your turn.
       *[other] Play over several days: { $hours } hours per decision. Turn on notifications and we let you know when it's your turn.
    }
seconds-per-decision = Seconds per decision
hours-per-decision = Hours per decision
option-change = Change these
option-usual = Back to the usual values
preset-usual = Usual
preset-usual-about = As on our rules page.
preset-own = Your own
open-table = Open a table
no-such-game = There's no such game here. The home page lists them all.
hot-seat = On this device
hot-seat-names = Friends next to you share this screen. It's covered while you pass it on.
hot-seat-name = Name of player { $number }
hot-seat-remove = Remove this player
clock-live =
    { $seconds ->
        [one] live, { $seconds } second
       *[other] live, { $seconds } seconds
    }
clock-turns =
    { $hours ->
        [one] turn-based, { $hours } hour
       *[other] turn-based, { $hours } hours
    }
clock-none = no time limit
clock-now = Now: { $clock } per decision.
clock-now-none = Now: no time limit. Take your time.
clock-consent = The pace changes once everyone at the table has chosen the same one.
clock-wish =
    { $you ->
        [yes] You'd like: { $clock }
       *[no] { $name } would like: { $clock }
    }
clock-asked = { $name } would like a different pace: see the menu.
match-choices = This match
match-pause = Pause
match-resume = Resume
match-abandon = End without a result
match-resign = Resign
match-resign-about = You can't come back: a bot plays on in your place, and the result says that you resigned.
match-abandon-about = The match ends here, and nobody wins.
match-consent = For a pause or an end, everyone at the table has to agree.
match-wish =
    { $what ->
        [pause] { $name } would like a pause.
        [resume] { $name } would like to resume.
       *[abandon] { $name } would like to end the match without a result.
    }
match-answer = You can agree in the menu.
match-paused = The match is paused.
match-resigned = You've resigned: a bot plays on in your place.

# -- lobby and waiting room

lobby-empty = No tables are waiting for players right now. Open one, and others will find it here.
lobby-waiting = Tables with a free seat
lobby-live = This list updates by itself.
lobby-opened = opened { $ago }
lobby-host = Host: { $name }
lobby-options = Special rules: { $options }
lobby-preset = Rules: { $preset }. { $about }
lobby-game-all = All games
seats-taken = { $seated } of { $seats } seats taken
sit-down = Sit down
watch = Watch
tables-to-watch = Tables to watch
free-seat = Free seat
host = host
ready = ready
not-ready = not ready yet
that-is-you = (you)
i-am-ready = I'm ready
not-ready-after-all = I'm not ready
start = Start
start-with-bots = Start with bots in the free seats
leave = Leave
full-table = All seats are taken. You can watch, or open a table of your own.
you-may-watch = Stay on this page to watch.
watching =
    { $count ->
        [0] Nobody is watching.
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
invite-about = Send the link, or have your friends scan the code.
invite-code = Or tell them the code: { $code }
invite-only-here = This link works on this computer only.
invite-only-here-about = To let others on your network join, stop the server and start it like this:
invite-then = They will then find it at { $address }
share-text = Come and play { $game } with me
qr = QR code for the link to this table
hot-seat-add = Add a player on this device
luck = Add your own luck
luck-about = When you're ready, your browser mixes random words into the shuffle, plus any you type here. So the server alone can't choose the deal unnoticed, if everyone checks it at the end.
hot-seat-guest = on the same device
plays-by-program = played by a program
wait-for-host = The match starts when everyone is ready, or when the host starts it.
wait-host-free =
    { $free ->
        [one] One seat is free: wait for someone, or start and a bot takes it.
       *[other] { $free } seats are free: wait for others, or start and bots take them.
    }
wait-host-full = All seats are taken: start whenever you like.

# -- at the table

seat-to-act = to play
seat-away = away, a bot plays
seat-cut-off = connection lost
seat-person =
    { $you ->
        [yes] This is you.
       *[no] A person, not a bot.
    }
for-sale = For sale
my-place = My place
story = Log & chat
numbers = Overview
log = Log
log-empty = Nothing has happened yet.
log-newest = Back to the latest
log-earlier =
    { $count ->
        [one] { $count } earlier line
       *[other] { $count } earlier lines
    }
chat = Chat
chat-say = Say something
chat-spectator = (watching)
chat-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
phrase-well-bid = Well bid!
phrase-thanks = Thanks!
phrase-hurry = Going once…
phrase-good-luck = Good luck!
your-turn = It's your turn.
wait-for-others = Waiting for the others.
match-over = The match is over.
to-the-result = See the result
to-the-table = Back to the table
move-number = Move { $number }
moves-more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
face-down = face down
your-score = Your score
worth-to-you = Worth to you
points-gained = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
bid = Bid
bid-pad = What you can do
bid-amount = Bid { $amount }
bid-other = Another amount
going-once = Going once…
going-twice = Going twice…
going-both = Going once… going twice…
bid-not-now = It's not your turn to bid.
bid-too-little = That's too low: bid at least { $least }.
bid-more-than-you-have = That's more than you can bid: { $most } at most.
pass = Pass
all-in = All in
clear = Clear
choose-first = Make a choice first.
choose-not-together = You can't choose these together.
skip = Skip
repeat = Show again
winner = Winner
sure-title = Are you sure?
sure-yes = Yes, do it
sure-no = Not yet
time-left = Time left
time-left-about = When it runs out, a bot makes this decision. Any reserve is already included.
time-reserve = On reserve time
time-low =
    { $seconds ->
        [one] { $seconds } second left.
       *[other] { $seconds } seconds left.
    }
time-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
time-hours =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
connection-lost = Connection lost. Still trying; nothing you did is lost.
hot-seat-cover = Pass the device to { $name }
hot-seat-about = No peeking, everyone else!
hot-seat-show = I'm { $name }: show my cards
hot-seat-hidden = Your cards stay hidden while everyone is looking.
everybodys-cards = What everyone has
everybodys-bids = Everyone's bids
end-standings = Final standings
you-watch = You're watching.
hint = Hint
hint-do = Do it: { $move }
hot-seat-wait = The others are playing
hot-seat-wait-about = As soon as it's someone's turn here, this page says whose.
hot-seat-news = What just happened

# -- the end

verdict-one =
    { $you ->
        [yes]
            { $points ->
                [one] You win with { $points } point.
               *[other] You win with { $points } points.
            }
       *[no]
            { $points ->
                [one] { $name } wins with { $points } point.
               *[other] { $name } wins with { $points } points.
            }
    }
verdict-shared =
    { $points ->
        [one] { $names } share the win with { $points } point.
       *[other] { $names } share the win with { $points } points.
    }
older-rules = This match was played under older rules: only its result is shown.
breakdown = Where the points came from
tie-rule = A tie on points: a rule decides.
total = Total
rematch = Rematch
rematch-join = Join the rematch
replay = Replay
training = Training
training-short = Guess the price: one decision per puzzle, graded by the coach
export = Download
chart-scores = Score over the match
chart-prices = Prices
prices-so-far = Prices so far
prices-none = Nothing has been sold yet.
price = Price
step = Step
catalogue = Catalogue
unsold = unsold
fairness = A fair deal
fairness-about = Before the first move, the server committed to the deal. Now anyone can check that the deal wasn't changed. This doesn't cover the moves.
fairness-check = Check it
fair-yes = Verified: the deal is the one that was promised.
fair-no = Not verified: something doesn't match.
fair-gaps = Nothing contradicts the promises, but not everything could be checked here.
fair-receipt = The data to check is complete and belongs to this match.
fair-receipt-field = In the data to check, { $field } is missing or isn't as it must be.
fair-places = Words came only from players who were seen to add some, and none from bots.
reckoning = Final scores
lot = Lot
buyer = Buyer
rematch-open = A rematch table is open. Everyone who asks for a rematch joins the same table.
rematch-watch = Watch the rematch
fair-seed = Seed, table and rules are those promised when the table was opened.
fair-deal = Deal, seats and words are those promised before the first move.
fair-noted-seed = This browser noted the same seed promise before you were ready.
fair-noted-deal = This browser noted the same deal promise during the match.
fair-words = This browser's words went into the shuffle.
fair-follows = According to the server, seats and deal follow from the seed and everyone's words.
fair-unknown = can't be checked here
fairness-words = This browser added its own words to the shuffle:
fairness-words-of = Words from { $name }
fairness-figures = All figures
fairness-seed-promise = Seed promise (SHA-256)
fairness-deal-promise = Deal promise (SHA-256)
fairness-seed = Seed
fairness-salt = Salt

# -- replay

replay-viewer = View as
viewer-all = Everything
viewer-spectator = Spectator
replay-play = Play
replay-pause = Pause
replay-back = One move back
replay-forward = One move forward
replay-lot-back = Previous lot
replay-lot-forward = Next lot
replay-moment = Position in the match
replay-not-over-title = This match is still being played
move-of = Move { $number } of { $all }
replay-lot = Jump to a lot
replay-start = Start
replay-copy = Copy link to this moment
record-open = Open a record
record-title = A match from a file
record-about = Open a record downloaded at the end of a match, here or elsewhere. It isn't stored.
record-choose = Choose a file
record-unreadable = This file isn't a record. Choose the JSON file you downloaded at the end of a match.

# -- learning

learn-title = { $game }: your first match
learn-about = A short match with prepared cards. At every decision you're told what to look at.
rules-missing = The rules of this game aren't here.
rules-contents = Contents
rules-reading = How we read the rulebook
lesson-waiting = The others are choosing. Watch what they do: you'll need it.
lesson-step = Step { $step } of { $steps }
lesson-done = You know the game now. Play this match to its end, or leave it for a real one.
lesson-begin = Begin
lesson-goal = The goal
lesson-how-long = Under eight minutes, with no time limit. You can stop at any time.
lesson-over = That's the lesson. You know enough for a real match.
lesson-real-match = Play a real match
lesson-again = Repeat the lesson

# -- personal link

claim = Use my seats on this device
claim-title = Your seats, on this device
claim-about = This link makes this device yours too: the seats you have elsewhere will be here as well.
claim-done = Done. Your seats are on this device now.
claim-empty = This link is incomplete: the part after the # is missing. Copy the whole link again.
claim-failed = This link doesn't work

# -- when something is not as hoped

lost-title = There's nothing here
lost-text = This address leads nowhere. Maybe a letter is missing: go to the home page, or look in the lobby.
no-table-title = No such table
no-table-text = There's no table with this code. Maybe the link was cut off: ask for it again, or open a table of your own.
offline-title = Can't reach the saleroom
offline-text = The server isn't answering. Check your connection; if you run the server yourself, check that it's running.
mishap-title = This table can't be shown
mishap-text = Something went wrong while showing it. Nothing is lost: it's being loaded from the server again.
mishap-stuck = It still can't be shown. Nothing is lost: try again, or come back later.
problem-offline = Can't reach the server. Try again in a moment.
problem-unknown = Something went wrong on this page. Reload it.
no-table-more = Tables where no match starts are cleared away after a while.
table-shut-title = You can't come in right now
closed-title = This table is closed
closed-text = Nobody started a match here, or everyone left. Open a new table and send its link.
closed-abandoned = Everyone agreed to end this match, so there is no result.
closed-closed = The people who run this server have closed this table, so there is no result.

# -- Within sentences of the log and of labels

seat-you = you
between-parts = {"; "}
between-names = {", "}
before-last-name = {" and "}
