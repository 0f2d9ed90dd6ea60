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
seat = Seat
seats = Seats
seat-nth = Seat { $number }
bot-random = random
bot-simple = steady
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
link-copied = The link is copied.
link-select = The link is selected: copy it from there.
rule-number = Rule { $rule }
more = More
less = Less
agree = Agree
still-trying = We keep trying.

# -- settings

theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
sounds-and-notices = Sounds and notices
sounds = Sounds
notices = Tell me when it is my turn
remarks = What opponents say
notices-refused = The browser does not allow notices for this page; its settings can change that.
notice-turn = { $game }: it is your turn.
other-device = Another device
other-device-about = A personal link moves your seats to another device. It works once, within a day.
other-device-make = Make a personal link
install = As an app
install-about = Saleroom can have an icon of its own on this device and a window without an address bar.
install-do = Install

# -- the door

door-title = What may we offer you tonight?
door-text =
    { $count ->
        [5] Five auction card games. No account: choose one and sit down.
        [one] { $count } auction card game. No account: choose it and sit down.
       *[other] { $count } auction card games. No account: choose one and sit down.
    }
your-tables = Your tables
your-turn-short = your turn
play-now = Play now
opening = Opening…
invite = Invite
learn = Learn it
seats-from-to = { $from }–{ $to } players
minutes =
    { $minutes ->
        [one] about { $minutes } minute
       *[other] about { $minutes } minutes
    }
difficulty-1 = few rules
difficulty-2 = some rules
difficulty-3 = many rules

# -- a new table

new-table = { $game }: a new table
nickname = Your name at the table
how-many-seats = Players
bots = Bots
bots-about = Add bots now, or start later: they take the seats that are still free.
bot-remove = Remove bot: { $level }
bots-fill = Opponents about as strong as you
bots-level = How strong the opponents are
bots-who = Who sits down
bots-anybody = Whoever comes
pace = Pace
pace-live = Live
pace-turns = Turn by turn
pace-live-about =
    { $seconds ->
        [one] Everybody is there. { $seconds } second for each decision, and a reserve of two minutes.
       *[other] Everybody is there. { $seconds } seconds for each decision, and a reserve of two minutes.
    }
pace-turns-about =
    { $hours ->
        [one] Over days. { $hours } hour for each decision; we call you when it is your turn.
       *[other] Over days. { $hours } hours for each decision; we call you when it is your turn.
    }
seconds-per-decision = Seconds for each decision
hours-per-decision = Hours for each decision
option-change = Change
option-not-json = This cannot be read; it has to be JSON.
who-may-join = Who may join
with-link = Whoever has the link
in-lobby = Anybody, through the lobby
open-table = Open a table
no-such-game = There is no such game here. The door shows all there are.
hot-seat = On this device
hot-seat-names = Friends beside you share this screen: it is covered while you hand it over.
hot-seat-name = Name of player { $number }
hot-seat-remove = Remove this player
clock-live =
    { $seconds ->
        [one] live, { $seconds } second
       *[other] live, { $seconds } seconds
    }
clock-turns =
    { $hours ->
        [one] turn by turn, { $hours } hour
       *[other] turn by turn, { $hours } hours
    }
clock-none = no clock
clock-now = Now: { $clock } for each decision.
clock-now-none = Now: no clock, take your time.
clock-consent = It changes as soon as everybody at the table has chosen the same.
clock-wish =
    { $you ->
        [yes] You would like: { $clock }
       *[no] { $name } would like: { $clock }
    }
clock-asked = { $name } would like another pace: the menu has more.

# -- lobby and waiting room

lobby-empty = No table is waiting for players at the moment. Open one, and others will find it here.
seats-taken = { $seated } of { $seats } seats taken
sit-down = Sit down
watch = Watch
tables-to-watch = Tables to watch
free-seat = A free seat
host = host
ready = ready
not-ready = not ready yet
that-is-you = (you)
i-am-ready = I am ready
not-ready-after-all = Not yet after all
start = Start
start-with-bots = Start, bots take the free seats
leave = Leave
full-table = All seats are taken. You can watch, or open a table of your own.
you-may-watch = Stay here to watch.
watching =
    { $count ->
        [0] Nobody is watching.
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
invite-about = Send the link, or let them point a camera at the code.
share-text = Come and play { $game } with me
qr = QR code of the link to this table
hot-seat-add = Add somebody on this device
luck = Add some luck of your own
luck-about = Your browser mixes random words into the shuffle when you get ready; yours come on top. So nobody, not even the server, could have chosen the deal alone.
hot-seat-guest = on the same device
plays-by-program = played by a program
wait-for-host = The match begins when all are ready, or when the host starts it.
wait-host-free =
    { $free ->
        [one] One seat is free: wait for somebody, or start and a bot takes it.
       *[other] { $free } seats are free: wait for others, or start and bots take them.
    }
wait-host-full = All seats are taken: start when you like.

# -- at the table

seat-to-act = to act
seat-away = away
seat-cut-off = Connection lost
for-sale = For sale
my-place = My place
story = Story
numbers = Figures
log = Log
log-empty = Nothing has happened yet.
log-earlier =
    { $count ->
        [one] { $count } earlier line
       *[other] { $count } earlier lines
    }
chat = Chat
chat-say = Say something
chat-unread =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
phrase-well-bid = Well bid!
phrase-thanks = Thank you!
phrase-hurry = Going once…
phrase-good-luck = Good luck!
your-turn = It is your turn.
wait-for-others = Waiting for the others.
match-over = The match is over.
to-the-result = To the result
to-the-table = To the table
move-number = Move { $number }
moves-more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
face-down = face down
purse = Purse
score-now = score now
if-you-win = if you win:
if-you-win-at = if you win at { $price }:
bid = Bid
bid-pad = What you can do
bid-amount = Bid { $amount }
bid-other = Another amount
bid-not-now = It is not your turn to bid.
bid-too-little = That is too little: { $least } at least.
bid-more-than-you-have = That is more than you can bid: { $most } at most.
pass = Pass
all-in = All
clear = Clear
sum = · { $sum } together
choose-first = Choose first.
choose-not-together = This cannot be chosen together.
skip = Skip
repeat = Once more
time-left = Time left
time-reserve = On the reserve
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
connection-lost = The connection is lost. We keep trying; nothing you did is lost.
hot-seat-cover = Pass the device to { $name }
hot-seat-about = Nobody else should look now.
hot-seat-show = I am { $name }: show my cards
you-watch = You are watching.
hint = Hint
hint-do = Show me: { $move }
hot-seat-wait = The others are playing
hot-seat-wait-about = As soon as one of you is to act, this page says who.
hot-seat-news = What happened last

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
        [one] { $names } share the victory with { $points } point.
       *[other] { $names } share the victory with { $points } points.
    }
older-rules = This match was played under older rules: only its result is shown.
breakdown = Where the points came from
tie-rule = Equal points: a rule decides.
total = Total
rematch = Rematch
rematch-join = Join the rematch
replay = Replay
export = Export
chart-scores = Scores through the evening
chart-prices = Prices
prices-so-far = Prices so far
prices-none = Nothing is sold yet.
price = Price
step = Step
catalogue = The catalogue
unsold = unsold
fairness = A fair deal
fairness-about = Before the first move the server committed itself to the deal. Now everybody can check that nothing was changed.
fairness-check = Check it
fair-yes = Everything fits.
fair-no = Something does not fit.
reckoning = The reckoning
lot = Lot
buyer = Buyer
rematch-open = A table for the rematch is open. Whoever asks for one comes to the same table.
rematch-watch = Watch the rematch
fair-seed = The seed is the one that was promised when the table was opened.
fair-deal = The deal is the one that was promised before the first move.
fair-noted-seed = This browser noted the same promise of the seed before you were ready.
fair-noted-deal = This browser noted the same promise of the deal during the match.
fair-words = The words of this browser went into the shuffle.
fair-follows = Seats and deal follow from the seed and everybody's words, says the server.
fair-unknown = cannot be told here
fairness-words = This browser added words of its own to the shuffle:
fairness-words-of = Words of { $name }
fairness-figures = All figures
fairness-seed-promise = Promise of the seed (SHA-256)
fairness-deal-promise = Promise of the deal (SHA-256)
fairness-seed = Seed
fairness-salt = Salt

# -- replay

replay-viewer = Whose eyes
viewer-all = All-knowing
viewer-spectator = Spectator
replay-play = Play
replay-pause = Pause
replay-back = One move back
replay-forward = One move forward
replay-lot-back = To the lot before
replay-lot-forward = To the next lot
replay-moment = Moment of the match
replay-not-over-title = This match is still being played
move-of = Move { $number } of { $all }
replay-lot = Jump to a lot
replay-start = Start
replay-copy = Copy a link to this moment
record-open = Open a record
record-title = A match from a file
record-about = Open a record that was exported at the end of a match, here or elsewhere. It is not kept.
record-choose = Choose a file
record-unreadable = This file is not a record: it has to be the JSON that the end of a match exports.

# -- learning

learn-title = { $game }: your first match
learn-about = A short match with prepared cards. At each decision somebody at your shoulder tells you what to look at.
rules-missing = The rules of this game are not here.
lesson-waiting = The others are choosing. Watch what they do: you will need to know it.
lesson-over = That was the lesson. Now you know enough for a real match.
lesson-real-match = Play a real match
lesson-again = The lesson once more

# -- personal link

claim = Take my seats to this device
claim-title = Your seats, on this device
claim-about = This link makes this device yours: the seats you have elsewhere are then here too.
claim-done = Done. Your seats are on this device now.
claim-empty = This link is not complete: the part after the # is missing. Copy it once more, whole.
claim-failed = This link does not work

# -- when something is not as hoped

lost-title = There is nothing here
lost-text = The address leads nowhere. Perhaps a letter is missing: go to the door, or look into the lobby.
no-table-title = No such table
no-table-text = There is no table with this code. Perhaps the link was cut off; ask for it once more, or open a table of your own.
offline-title = The saleroom cannot be reached
offline-text = The server does not answer. Check your connection; if you run the server yourself, see whether it is started.
problem-offline = The server cannot be reached. Try again in a moment.
problem-unknown = Something went wrong on this page. Load it again.
no-table-more = Tables at which nobody begins are cleared away after a while.
table-shut-title = You cannot come in just now
closed-title = This table is closed
closed-text = Nobody began here, or everybody left. Open a new table and send its link.

# -- Within sentences of the log and of labels

seat-you = you
between-parts = {"; "}
between-names = {", "}
before-last-name = {" and "}
