# The coach: an analysis as text.

coach-thinks = The coach thinks
coach-title = { $game }. Won by { $winners }.
coach-luck-about = Chances to win: from what each seat could expect before the deal to what it got. Luck is what the cards gave and how sealed choices met; skill is what the decisions gave, its own and the others'.
coach-seat-line = { $who }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: luck { $luck } (± { $luck-error }), skill { $skill } (± { $skill-error }). { $verdict ->
    [chance] The skill is within what chance can do in one match.
   *[skill] The skill is more than chance does in one match.
}
coach-column-seat = Seat
coach-column-start = Start
coach-column-cards = Cards
coach-column-met = Sealed
coach-column-own = Own moves
coach-column-others = Others' moves
coach-column-end = Got
coach-costly = The most costly moves
coach-costly-none = No move was worse than the best for certain.
coach-cost-line = Move { $number }, { $who }: { $played }. Better: { $best }. It cost { $win } of the chance to win (± { $error }) and { $points } points (± { $points-error }).
coach-best = The best move
coach-best-line = Move { $number }, { $who }: { $played }. With the next best the chance to win would have been { $gain } less (± { $error }).
coach-turns = Where it was decided
coach-turn-cards = After move { $number } the cards changed the chance of { $who } by { $change } (± { $error }).
coach-turn-met = After move { $number } the way the sealed choices met changed the chance of { $who } by { $change } (± { $error }).
coach-turn-decision = After move { $number } the decision of { $mover } changed the chance of { $who } by { $change } (± { $error }).
coach-lots = The lots
coach-lots-about = Beside the price stands what the lot was worth to its buyer, in points; of a lot that nobody bought, to whom it was worth most.
coach-column-lot = Lot
coach-column-what = What
coach-column-buyer = Buyer
coach-column-price = Price
coach-column-worth = Worth
coach-column-verdict = In hindsight
coach-lot-equal = About right.
coach-lot-overpaid = Overpaid by { $points } points (± { $error }).
coach-lot-gained = Brought { $points } points more than letting it go (± { $error }).
coach-lot-curse = The winner's curse: overpaid by { $points } points (± { $error }), and worth the price to nobody.
coach-lot-missed = Missed by { $who }: { $points } points (± { $error }).
coach-decisions = Decisions of { $who }
coach-decisions-about = { $number ->
    [one] One decision
   *[other] { $number } decisions
}, of which { $best } the best and { $equal } about as good. The others:
coach-sureness = How sure that is
coach-sureness-about = ± is one standard error. Only what is more than two and a half of them apart is called better or worse; the rest is about equal. Every move was judged by what its seat could know then, at the depth { $depth ->
    [quick] quick
    [deep] deep
   *[standard] standard
}, from { $iterations } tries and { $playouts } matches played on.
