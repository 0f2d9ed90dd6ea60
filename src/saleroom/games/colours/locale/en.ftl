### Colours: «Стой на своём» / Stick to Colours.

game-colours = Stick to Colours
game-colours-line = You pay for a card with the cards you give up for ever.
colours-title = «Стой на своём» / Stick to Colours
colours-feel = No money in the room: you pay for a card with the cards you give up for ever.

## Cards

colours-colour-R = red
colours-colour-B = blue
colours-colour-G = green
colours-joker = joker
colours-card = { $colour ->
    [R] red
    [B] blue
   *[G] green
} { $face ->
    [joker] joker
   *[other] { $face }
}
colours-marker-asked = ? – given up for this auction
colours-marker-crossed = X – given up for good
colours-house = The house

## Options

colours-option-matching = Raising
colours-option-matching-about = What a bidder has to do to go higher.
colours-option-matching-same-cards = Answer every ? and renounce more cards in all
colours-option-matching-count = Only renounce more cards in all

## The course of a match

colours-phase-dealing = Putting a card up
colours-phase-bidding = Bidding
colours-phase-over = The sale is over

colours-ask-dealing = You deal. Which card do you put up for sale?
colours-ask-bidding = { $needed ->
    [1] { $total ->
        [0] You open the bidding: what do you renounce?
       *[other] Your total is { $total } and must be at least { $needed }. What do you renounce?
    }
   *[other] Your total is { $total } and must be at least { $needed }. What do you renounce?
}

colours-move-offer = Put up the { $slot }
colours-move-offer-about = It goes up for sale, and you must open the bidding by renouncing at least one other card.
colours-move-pass = { $phase ->
    [dealing] Pass the deal on
   *[bidding] Pass
}
colours-move-pass-about = { $phase ->
    [dealing] The next seat deals.
   *[bidding] You are out of this auction, and your ? come back.
}
colours-move-renounce = { $slot ->
    [none] Discard your { $card }
   *[other] Renounce the { $slot }
}
colours-move-renounce-about = { $slot ->
    [none] It leaves the game face down, whoever wins, and counts one.
   *[other] Your ? goes on it. If you win it becomes an X, and the card is never yours.
}
colours-move-stand = Stand
colours-move-stand-about = Your bid stands and your turn ends; the others must renounce more than you or pass.

## Log

colours-event-deal-begun = { $you ->
    [who] You deal.
   *[no] { $who } deals.
}
colours-event-card-put-up = { $you ->
    [who] You put up a card
   *[no] { $who } puts up a card
}: { $card }.{ $out-count ->
    [0] {""}
   *[other] {" "}Out because of an X: { $out }.
}
colours-event-deal-passed = { $you ->
    [who] You pass the deal on.
   *[no] { $who } passes the deal on.
}
colours-event-market-discarded = Every dealer has passed: the whole market is cleared away.
colours-event-card-renounced = { $you ->
    [who] You renounce the { $card }.
   *[no] { $who } renounces the { $card }.
}
colours-event-hand-card-discarded = { $you ->
    [who] You discard a card from your hand.
   *[no] { $who } discards a card from the hand, face down.
}
colours-event-hand-card-discarded-own = You discard a card from your hand: { $card }.
colours-event-bid-stands = { $you ->
    [who] You stand at { $total }.
   *[no] { $who } stands at { $total }.
}
colours-event-seat-passed = { $you ->
    [who] You pass.
   *[no] { $who } passes.
}
colours-event-card-sold = Sold! { $you ->
    [who] You take the { $card }.
   *[no] { $who } takes the { $card }.
}
colours-event-leftover-taken = Everybody else has given it up: { $you ->
    [who] the { $card } falls to you.
    [house] the { $card } falls to the house.
   *[no] the { $card } falls to { $who }.
}
colours-event-match-ended = Deck and market are empty. The sale is closed.

## The reckoning

colours-breakdown-sets = Sets
colours-breakdown-runs = Runs

## On the table

colours-table-market = Market
colours-table-for-sale = For sale
colours-table-dealer = dealer
colours-table-out = out
colours-table-demanded = Must be answered
colours-table-hand = Your hand
colours-table-hand-empty = Your hand is empty: you pay with cards of the market.
colours-table-hand-size = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
colours-table-empty-slot = empty place
colours-table-planned = you are giving it up
colours-table-asked-by = ? of { $who }
colours-table-crossed-by = X of { $who }
colours-table-adds = would add { $points }
colours-table-costs = without it { $points }
colours-table-twice = two of them
colours-table-in-set = in three colours
colours-table-in-run = in a row
colours-table-counter = { $have } of { $need } needed
colours-table-stand = Stand at { $total }
colours-table-take-back = Take back
colours-table-why-turn = It is the turn of { $who }.
colours-table-you-are-out = You are out of this auction.
colours-table-choose-market = A dealer puts up a card of the market, not of the hand.
colours-table-passes = { $count ->
    [one] { $count } dealer of { $seats } has passed in a row
   *[other] { $count } dealers of { $seats } have passed in a row
}
colours-table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
colours-table-my-points = Your points: { $points }
colours-table-my-discards = You discarded:
colours-table-pile-deck = in the deck
colours-table-pile-gone = out of the game
colours-table-unseen = Still to come
colours-table-unseen-about = { $cards ->
    [one] { $cards } card you have not seen: in the deck or in somebody’s first hand. Framed: you hold one.
   *[other] { $cards } cards you have not seen: in the deck or in somebody’s first hand. Framed: you hold one.
}
colours-table-lap = Nobody else may have it: the { $card } is yours.
colours-table-lot = Lot { $number }
colours-table-of-it-demanded = { $count ->
    [one] { $count } answers a ?
   *[other] { $count } answer a ?
}
colours-table-markers = Markers

## Refused moves

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

## The guided first match

lesson-colours-1 = You deal, so you choose what is sold (C1). You hold the red 4, and three or more neighbours of one colour are a run, 1 point a card (C11). Put up the red 5.
lesson-colours-2 = There is no money: you pay by renouncing. Put your ? on a card you do not want; if you win, you can never have it (C4, C6). The red 1 is far from your run.
lesson-colours-3 = One card renounced: that opens the bidding (C2). You could renounce more, but why pay more than you must? Say that you stand.
lesson-colours-4 = Your right neighbour has matched the red 1 and added the green 2. To stay in you must match every ? and be one card ahead (C5): the green 2 is put down for you, and you add the blue 3.
lesson-colours-5 = Three against two. Stand, and see whether the neighbour follows.
lesson-colours-6 = The red 5 is yours, but your X lie on the red 1, green 2 and blue 3 for good (C6). The green 8 would go with your blue 8, but to raise you would have to renounce the red 6 and cards of your hand. Pass.
lesson-colours-7 = The red 1 and the green 2 carried two of the three X, so they went free to the only seat left (C7). That, too, is a price of renouncing. Now it is your deal: put up the red 6.
lesson-colours-8 = A hand card can be renounced as well; it is lost even if you do not win (C4). There is only one green 8, and it is gone, so no set of eights is left for you: discard the blue 8.
lesson-colours-9 = Nobody has to match a discarded hand card, only outnumber it (C5). Stand.
lesson-colours-10 = You have a run, 4–5–6. The red 3 would make it longer. Match the blue 5, which is done for you, and add the blue 1.
lesson-colours-11 = Two against one: stand.
lesson-colours-12 = Nothing in the market goes with your reds. A dealer may pass (C1); when all three pass in a row, the market is thrown away and laid out anew.
lesson-colours-13 = A fresh market with a red 7 in it! The blue 4 is not for you: pass, keep your hands free, and deal next.
lesson-colours-14 = A red joker: at the end it is whatever red number suits you best, for a set and a run alike (C12). Put it up.
lesson-colours-phase-dealing = Look for a card that makes a set (one number in three colours) or a run (three or more of one colour) with your hand (C11). If there is none, pass.
lesson-colours-phase-bidding = Ask what the card for sale adds to your hand, and what you give up for good. Renounce the cards you need least and stand as soon as you may; if the price is too high, pass.
lesson-colours-phase-over = All hands are open: sets give 3 or 6 points, runs 1 point a card, and each card counts at most once in a set and once in a run (C11).
