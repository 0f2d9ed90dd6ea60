### One's own pages: matches, figures, profile.

matches-none = You have not finished a match yet. The first one you finish stands here, with its result and replay.
matches-none-such = No match of yours fits this choice.
matches-filter-game = Game
matches-filter-result = Result
matches-all-games = all games
matches-all-results = all results
matches-won = won
matches-shared = shared
matches-lost = not won
matches-more = Show earlier matches
matches-with = with { $names }
match-result = Result
figures-title = Your figures
figures-matches = Matches
figures-won = Won
figures-places = Places
figures-best = Best
figures-bought = Paid for a lot, and its worth
figures-bought-value = { $paid } for { $worth }
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
profile-colour-about = On this device you always sit in this colour; whoever would have had it takes yours.
profile-colour-none = as the seat
profile-colour-n = Colour { $number }
profile-known = You have no account. This browser knows you, and so does every device that you let in with a personal link.
profile-stranger = Nobody knows you here yet: there is nothing to remember before your first match.
devices = Your devices
devices-out = Sign out all other devices
devices-out-about = For a phone that was lost. It ends open links and notices there, too.
devices-out-done = All other devices are signed out.
data = Your data
data-about = Everything that is stored about you, as one file.
data-export = Download my data
data-delete = Delete me here…
data-delete-title = Delete everything about you?
data-delete-about = Your name, devices, notices, chat and results are deleted for good. Finished matches stay without your name, and opponents of the house play on where you sit now. This cannot be taken back.
data-delete-yes = Yes, delete everything
data-delete-no = Keep everything
data-deleted = You are deleted. Nothing here knows you any more.
