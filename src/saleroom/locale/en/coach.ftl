# The coach: an analysis as text.

coach-thinks = The coach is thinking
coach-title = { $game }. Winner: { $winners }.
coach-luck-about = Chances of winning: from what each player could expect before the deal to how it ended. Luck is what the cards brought and how the sealed bids met; skill is what decisions brought, one's own and the others'.
coach-seat-line = { $who }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: luck { $luck } (± { $luck-error }), skill { $skill } (± { $skill-error }). { $verdict ->
    [chance] In a single match, that much skill could be chance.
   *[skill] That is more skill than chance explains in a single match.
}
coach-column-seat = Player
coach-column-start = Start
coach-column-cards = Cards
coach-column-met = Sealed
coach-column-own = Own moves
coach-column-others = Others' moves
coach-column-end = Result
coach-costly = The costliest moves
coach-costly-none = No move was clearly worse than the best one.
coach-cost-line = Move { $number }, { $who }: { $played }. Better: { $best }. It cost { $win } of the chance of winning (± { $error }) and { $points } points (± { $points-error }).
coach-best = The best move
coach-best-line = Move { $number }, { $who }: { $played }. With the next best move, the chance of winning would have been { $gain } lower (± { $error }).
coach-turns = Turning points
coach-turn-cards = After move { $number }, the cards changed { $who }'s chance by { $change } (± { $error }).
coach-turn-met = After move { $number }, the way the sealed bids met changed { $who }'s chance by { $change } (± { $error }).
coach-turn-decision = After move { $number }, { $mover }'s decision changed { $who }'s chance by { $change } (± { $error }).
coach-lots = The lots
coach-lots-about = Next to the price is what the lot was worth to its buyer, in points; for an unsold lot, what it was worth to the player it suited best.
coach-column-lot = Lot
coach-column-what = What
coach-column-buyer = Buyer
coach-column-price = Price
coach-column-worth = Worth
coach-column-verdict = In hindsight
coach-lot-equal = About right.
coach-lot-overpaid = Overpaid by { $points } points (± { $error }).
coach-lot-gained = Gained { $points } points compared with letting it go (± { $error }).
coach-lot-curse = The winner's curse: overpaid by { $points } points (± { $error }), and worth the price to nobody.
coach-lot-missed = Missed by { $who }: { $points } points (± { $error }).
coach-decisions = { $who }'s decisions
coach-decisions-about = { $number ->
    [one] One decision
   *[other] { $number } decisions
}, of which { $best } best and { $equal } about as good. The others:
coach-sureness = How certain this is
coach-sureness-about = ± is one standard error. Only differences of more than two and a half of them are called better or worse; the rest count as about equal. Every move was judged by what its player could know at the time, at { $depth ->
    [quick] quick
    [deep] deep
   *[standard] standard
} depth, from { $iterations } tries and { $playouts } matches played on.
