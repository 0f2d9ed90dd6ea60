# After a match: places and honours, the coach in the browser, the replay's controls, training.

end-place =
    { $place ->
        [1] You came first.
        [2] You came second.
        [3] You came third.
       *[other] You came { $place }th.
    }
end-behind =
    { $points ->
        [0] Level on points with the winner.
        [one] { $points } point behind the winner.
       *[other] { $points } points behind the winner.
    }
end-place-nth = Place { $place }
end-rules = The rules on scoring: { $rules }
end-honours = Honours of the evening
honour-dearest = Most expensive lot
honour-dearest-what = { $lot }, for { $price }
honour-lots = Most lots
honour-lots-what =
    { $count ->
        [one] { $count } lot
       *[other] { $count } lots
    }
honour-bargain = Best bargain
honour-bargain-what = { $lot }: { $points } points more than it cost
honour-move = Move of the match
honour-comeback = Biggest comeback
honour-comeback-what =
    { $points ->
        [one] { $points } point behind, and still first
       *[other] { $points } points behind, and still first
    }

decided = Where was it decided?
decided-about = The coach judges every decision by what its player could know at the time, and tells luck from skill. It takes a few seconds.
decided-ask = Ask the coach
decided-waiting = The coach is busy with other matches. Yours is next in line.
decided-working = The coach is going through the match.
decided-cancel = Stop
decided-failed = The coach couldn't finish this one.
decided-again = Try again
decided-curve = Chance of winning, move by move
decided-after = After move { $number }
decided-start = Before the first move
decided-chance = { $who } { $chance }
decided-error = ± { $error }
decided-moment = Moment in the match
decided-show = Show this moment
decided-no-turns = No single moment clearly decided it.
decided-luck = Luck and skill
decided-luck-about = As changes in the chance of winning. Luck: the cards, and how sealed bids met. Skill: what decisions brought, one's own and the others'.
decided-column-luck = Luck
decided-column-skill = Skill
decided-column-result = Total
decided-chance-skill = could be chance
decided-lots = Price and worth, lot by lot
decided-lots-about = In points, for whoever bought it.
decided-paid = paid
decided-worth = worth
decided-cost-line = { $who }: { $played }. Better: { $best }. It cost { $win } of the chance of winning (± { $error }).
decided-best-line = { $who }: { $played }. The next best move would have won { $gain } less often (± { $error }).

advice = The coach
advice-none = No real choice here.
advice-best = { $who } played the best move.
advice-equal = { $who } played a move about equal to the best.
advice-inaccuracy = An inaccuracy by { $who }: it cost { $win } (± { $error }).
advice-mistake = A mistake by { $who }: it cost { $win } (± { $error }).
advice-blunder = A blunder by { $who }: it cost { $win } (± { $error }).
advice-wins = Wins
advice-points = points
advice-played = played
advice-choice = coach's choice
advice-about-equal = about equal
advice-next = Next moment that mattered
advice-try = Try it from here
advice-try-about = Against bots. Everything { $who } couldn't see is dealt anew.
advice-sure = ± is one standard error; differences of up to two and a half of them count as about equal.
advice-show = What does the coach say?

tried-from = You tried this from move { $number } of another match.
tried-again = Try it again
tried-back = Back to the match

replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-settings = View and speed

training-title = Guess the price
training-about = One decision from a good match. Make your move at the table, as in a match: the coach grades it. What you get wrong comes back another day.
training-game = Game
training-level = Difficulty
training-any = Any
training-level-1 = Easy
training-level-2 = Medium
training-level-3 = Hard
training-today =
    { $left ->
        [0] Done for today: { $right } of { $done } right.
       *[other] Today { $done } of { $all }
    }
training-due =
    { $count ->
        [one] { $count } puzzle from earlier comes back today.
       *[other] { $count } puzzles from earlier come back today.
    }
training-begin = Begin
training-question = What would you play?
training-how = Make your move at the table, as in a match.
training-right = Right. That's the best move.
training-equal = Right. That's about as good as the best move: { $best }.
training-wrong = Not quite. Better: { $best }. It wins { $cost } more often (± { $error }).
training-several = Your bid took several moves: it lost at least as much as the worst of them.
training-soon =
    { $days ->
        [one] This one comes back tomorrow.
       *[other] This one comes back in { $days } days.
    }
training-found = Weaker bots find it in { $share } of their tries.
training-next = Next
training-enough = Enough for today. Come back tomorrow, or carry on.
training-more = Carry on
training-none = No puzzles of this kind are left for today.
training-back = Back
training-yours = your answer
training-best = best
training-worth = What the moves are worth
training-score = { $right } of { $done } right so far
