### Colours: «Стой на своём» / Stick to Colours.

game-colours = Stick to Colours
game-colours-line = You pay for a card with cards you give up for ever.
game-colours-goal = Collect sets and runs. You pay for a card by giving up others for good.
colours-title = «Стой на своём» / Stick to Colours
colours-feel = No money here: you pay for a card with cards you give up for ever.

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

## Options

colours-option-matching = Raising
colours-option-matching-about = What a raise takes besides a higher number of cards, and what your own X beside someone's ? means.
colours-option-matching-by-hand = Match every ?, with a hand card in place of each card with your X
colours-option-matching-same-cards = Match every ? except on cards with your X
colours-option-matching-strict = Match every ?, and never raise with your X beside one
colours-option-matching-count = Just give up more cards in all
colours-option-sets = Sets
colours-option-sets-about = What a set of each number is worth.
colours-option-sets-one = Number
colours-option-run = Runs
colours-option-run-about = What each card in a run is worth.
colours-option-run-one = Points per card
colours-preset-board-game-arena = As on Board Game Arena
colours-preset-board-game-arena-about = A player whose X lies on a card that has to be matched can't raise.

## The course of a match

colours-phase-dealing = Choosing the lot
colours-phase-bidding = Bidding
colours-phase-over = The auction is over

colours-ask-dealing = You're the dealer. Which card goes up for sale?
colours-ask-bidding = { $total ->
    [0] { $needed ->
        [1] You open the bidding: give up at least one card. Which?
       *[other] Give up at least { $needed } cards. Which?
    }
   *[other] You've given up { $total } of at least { $needed }. Which card next?
}

colours-move-offer = Put up the { $slot }
colours-move-offer-about = It goes up for sale, and you must open the bidding by giving up at least one other card.
colours-move-pass = { $phase ->
    [dealing] Skip: next dealer
   *[bidding] Pass
}
colours-move-pass-about = { $phase ->
    [dealing] The next player becomes dealer.
   *[bidding] You're out of this auction, and your ? markers come back.
}
colours-move-renounce = { $slot ->
    [none] Discard your { $card }
   *[other] Give up the { $slot }
}
colours-move-renounce-about = { $slot ->
    [none] It leaves the game face down, whoever wins, and counts as one card given up.
   *[other] Your ? goes on it. If you win, it becomes an X and the card can never be yours.
}
colours-move-stand = Stand
colours-move-stand-about = Your bid stands and your turn ends; the others must give up more cards than you, or pass.

## Log

colours-event-deal-begun = { $you ->
    [who] You're the dealer.
   *[no] { $who } is the dealer.
}
colours-event-card-put-up = { $you ->
    [who] You put up a card
   *[no] { $who } puts up a card
}: { $card }.{ $out-count ->
    [0] {""}
   *[other] {" "}Out because of an X: { $out }.
}
colours-event-deal-passed = { $you ->
    [who] You skip dealing.
   *[no] { $who } skips dealing.
}
colours-event-market-discarded = Every dealer has skipped: the whole market is cleared away.
colours-event-card-renounced = { $you ->
    [who] You give up the { $card }.
   *[no] { $who } gives up the { $card }.
}
colours-event-hand-card-discarded = { $you ->
    [who] You discard a card from your hand.
   *[no] { $who } discards a hand card, face down.
}
colours-event-hand-card-discarded-own = You discard a card from your hand: { $card }.
colours-event-hand-card-replaces = { $you ->
    [who] You replace the { $card } with a hand card.
   *[no] { $who } replaces the { $card } with a hand card.
}
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
colours-event-leftover-taken = Everyone else has given it up: { $you ->
    [who] the { $card } is yours for free.
    [house] the { $card } goes to the house for free.
   *[no] the { $card } goes to { $who } for free.
}
colours-event-match-ended = Deck and market are empty. The auction is over.

## The reckoning

colours-breakdown-sets = Sets
colours-breakdown-runs = Runs

## On the table

colours-table-market = Market
colours-table-for-sale = For sale
colours-table-dealer = dealer
colours-table-out = out
colours-table-demanded = You must match this
colours-table-to-replace = { $count ->
    [one] { $count } of your hand cards must replace the card you gave up for good
   *[other] { $count } of your hand cards must replace the cards you gave up for good
}
colours-table-hand = Your hand
colours-table-hand-empty = Your hand is empty: pay with cards from the market.
colours-table-hand-size = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
colours-table-empty-slot = empty place
colours-table-planned = you're giving this up
colours-table-asked-by = ? from { $who }
colours-table-crossed-by = X from { $who }
colours-table-replaced-by = hand card in its place: { $who }
colours-table-sale-replaced = Hand cards took the place of: { $cards }.
colours-table-adds = adds { $points } if you win
colours-table-costs = { $points } without it
colours-table-twice = two of them
colours-table-in-set = set of three colours
colours-table-in-run = part of a run
colours-table-counter = { $have } of { $need } given up
colours-table-stand = Stand at { $total }
colours-table-take-back = Undo
colours-table-why-turn = It's { $who }'s turn.
colours-table-you-are-out = You're out of this auction.
colours-table-choose-market = The dealer puts up a card from the market, not from the hand.
colours-table-passes = { $count ->
    [one] { $count } of { $seats } dealers has skipped
   *[other] { $count } of { $seats } dealers have skipped in a row
}
colours-table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
colours-table-my-discards = You discarded:
colours-table-pile-deck = Deck
colours-table-pile-gone = Out of the game
colours-table-unseen = Still to come
colours-table-unseen-about = { $cards ->
    [one] { $cards } card you haven't seen: in the deck or in someone's starting hand.
   *[other] { $cards } cards you haven't seen: in the deck or in someone's starting hand.
}
colours-table-unseen-open = { $cards ->
    [one] { $cards } card hasn't been on show yet.
   *[other] { $cards } cards haven't been on show yet.
}
colours-table-unseen-framed = Framed: you hold one too.
colours-table-only-one = There's only one of these.
colours-table-two-of-it = There are two of these.
colours-table-wild = Counts as any number of its colour, whichever suits you best at the end.
colours-table-would-add-about = What the card for sale would add to your score. What you give up for it isn't taken off.
colours-table-would-cost = Without it
colours-table-score-of = sets { $sets }, runs { $runs }
colours-table-score-about = What your hand scores now. A card may count in one set and in one run.
colours-table-enough = That's enough: stand, or give up more.
colours-table-put-up = Put it up for sale
colours-table-choose-lot = Choose a card from the market first.
colours-table-hand-about = Hands are secret. Everyone saw the cards taken from the market.
colours-table-bid-about = How many cards this player has given up in this auction.
colours-table-pile-house = The house
colours-table-deck-about = The market is filled up from here. The auction ends when deck and market are both empty.
colours-table-gone-about = Discarded hand cards, and markets nobody wanted: they're out of the game.
colours-table-house-about = With two players, a card both have given up for good goes to the house. It scores too, and may win.
colours-table-scoring = What scores
colours-table-scoring-sets = Set: one number in all three colours. Points: { $parts }.
colours-table-scoring-part = { $points } for { $numbers }
colours-table-scoring-runs = { $points ->
    [one] Run: three or more neighbouring numbers of one colour, { $points } point per card.
   *[other] Run: three or more neighbouring numbers of one colour, { $points } points per card.
}
colours-table-won = { $gain ->
    [0] It's yours!
   *[other] It's yours: { $points } points
}
colours-table-why-yours = You gave up { $price ->
    [one] { $price } card
   *[other] { $price } cards
}; nobody gave up more.
colours-table-why-outbid = { $who } gave up { $price ->
    [one] { $price } card
   *[other] { $price } cards
}, you stopped at { $mine }.
colours-table-why-let-go = { $who } gave up { $price ->
    [one] { $price } card
   *[other] { $price } cards
}, you gave up none.
colours-table-lap = Nobody else can have it: the { $card } is yours.
colours-table-lot = Lot { $number }
colours-table-of-it-demanded = { $count ->
    [one] { $count } of them matches a ?
   *[other] { $count } of them match a ?
}
colours-table-markers = Markers

## Refused moves

refused-colours-empty-slot = There is no card in slot { $slot }.
refused-colours-crossed = Your X is on that card: you gave it up for good.
refused-colours-nothing-to-renounce = You have nothing left to give up, so you can't put a card up for sale.
refused-colours-not-in-hand = You have no { $card } in your hand.
refused-colours-for-sale = That is the card for sale.
refused-colours-marked = Your marker is already on that card.
refused-colours-demanded = You have to match that card anyway, and it is done for you: choose another one.
refused-colours-cannot-reach = You can't reach a total of { $total }, so you must pass.
refused-colours-hand-cards-owed = { $count ->
    [one] { $count } of your hand cards must still replace the card that you gave up for good.
   *[other] { $count } of your hand cards must still replace the cards that you gave up for good.
}
refused-colours-cannot-replace = You must pass: { $count ->
    [one] { $count } card with your X still has
   *[other] { $count } cards with your X still have
} to be replaced, and you hold { $held ->
    [0] no cards.
    [one] only { $held } card.
   *[other] only { $held } cards.
}
refused-colours-strict = You must pass: at this table nobody can raise while their X lies on a card that has to be matched.
refused-colours-dealer-opens = The dealer must open the bidding by giving up at least one card.
refused-colours-no-way-back = You can't pass once you have begun to give up cards.
refused-colours-total-too-low = You must give up at least { $total } cards in all before you can stand.

## The guided first match

lesson-colours-1 = You're the dealer, so you choose what is sold (C1). You hold the red 4, and three or more neighbouring numbers of one colour are a run, 1 point per card (C11). Put up the red 5.
lesson-colours-2 = There's no money here: you pay by giving up cards. Put your ? on a card you don't want; if you win, you can never have it (C4, C6). The red 1 is far from your run.
lesson-colours-3 = One card given up: that opens the bidding (C2). You could give up more, but why pay more than you must? Stand.
lesson-colours-4 = { $right } has matched the red 1 and added the green 2. To stay in, you must match every ? and be one card ahead (C5): the green 2 is matched for you, and you add the blue 3.
lesson-colours-5 = Three against two. Stand, and see whether { $right } follows.
lesson-colours-6 = The red 5 is yours, but your X is on the red 1, green 2 and blue 3 for good (C6). The green 8 would go with your blue 8, but there is a ? on the red 1: a hand card would have to replace it, and one more card would have to go as well (C5). Pass.
lesson-colours-7 = Two of the three players now have an X on the red 1 and the green 2, so both cards went to the third player for free (C7). That, too, is part of the price of giving up. Now you're the dealer: put up the red 6.
lesson-colours-8 = You can give up a hand card as well, by discarding it; it's lost even if you don't win (C4). There's only one green 8, and it's gone, so you can't make a set of eights any more: discard the blue 8.
lesson-colours-9 = Nobody has to match a discarded hand card, only give up more cards in all (C5). Stand.
lesson-colours-10 = You have a run, 4–5–6. The red 3 would make it longer. The blue 5 is matched for you; add the blue 1.
lesson-colours-11 = Two against one: stand.
lesson-colours-12 = Nothing in the market goes with your reds. A dealer may skip (C1); when all three skip in a row, the market is thrown away and laid out anew.
lesson-colours-13 = A fresh market with a red 7 in it! The blue 4 is not for you: pass and give nothing up. You're the next dealer.
lesson-colours-14 = A red joker: at the end it is whatever red number suits you best, for a set and a run alike (C12). Put it up.
lesson-colours-phase-dealing = Look for a card that makes a set (one number in three colours) or a run (three or more of one colour) with your hand (C11). If there is none, skip.
lesson-colours-phase-bidding = Ask what the card for sale adds to your hand, and what you give up for good. Give up the cards you need least and stand as soon as you can; if the price is too high, pass.
lesson-colours-phase-over = All hands are open: sets score 3 or 6 points, runs 1 point per card, and each card counts at most once in a set and once in a run (C11).
