### One's own pages: matches, figures, profile.

matches-none = You haven't finished a match yet. Your first one will appear here, with its result and replay.
matches-none-such = None of your matches fit these filters.
matches-filter-game = Game
matches-filter-result = Result
matches-all-games = all games
matches-all-results = all results
matches-won = won
matches-shared = shared
matches-lost = not won
matches-more = Show earlier matches
figures-title = Your statistics
figures-matches = Matches
figures-won = Won
figures-places = Places
figures-best = Best
figures-bought = Average lot
figures-bought-value = paid { $paid }, worth { $worth }
figures-bought-about = In points, on average over the lots you bought in matches the coach has analysed. Paying less than the worth is good.
figures-nth =
    { $place ->
        [1] 1st: { $count }
        [2] 2nd: { $count }
        [3] 3rd: { $count }
       *[other] { $place }th: { $count }
    }
profile-name = How others see you
profile-colour = Your colour at the table
profile-colour-about = On this device you always have this colour; whoever would have had it gets yours.
profile-colour-none = the seat's colour
profile-colour-n = Colour { $number }
profile-known = You have no account. This browser knows you, and so does every device you've let in with a personal link.
profile-stranger = We don't know you yet: there's nothing to remember before your first match.
devices = Your devices
devices-out = Sign out all other devices
devices-out-about = If you've lost a phone, for example. Unused personal links and notifications there end too.
devices-out-done = All other devices are signed out.
device-this = This device
device-unknown = A browser
device-link = Personal link, not used yet
device-link-until = Works until { $date }
device-link-end = Cancel it
device-token = Bot “{ $name }”
device-seen = Last used { $date }
device-since = Signed in { $date }
device-out = Sign out
device-out-done = Signed out: { $name }
device-leave-title = Sign out of this device?
device-leave-about = Your seats and matches stay with your other devices. To come back here you need a personal link from one of them.
device-leave-last = This is the only device that knows you. Without it nobody can get back to your seats and matches: create a personal link and open it elsewhere first.
device-leave-yes = Yes, sign out
device-leave-no = Stay signed in
device-left = Signed out. This device no longer knows you.
data = Your data
data-about = Everything stored about you, in one file.
data-export = Download my data
data-delete = Delete my data…
data-delete-title = Delete everything about you?
data-delete-about = Your name, devices, notifications, chat and results are deleted for good. Finished matches stay without your name, and bots play on where you sit now. This can't be undone.
data-delete-yes = Yes, delete everything
data-delete-no = Keep everything
data-deleted = Your data has been deleted. Nothing about you is stored here any more.
