### Emblems: Auktion, played with Combi-Cards.

emblems-title = Auktion (Combi-Cards)
emblems-feel = Everybody pays, the highest takes the card, and only you know which emblems you collect.

## Cards

emblems-emblem-star = star
emblems-emblem-moon = moon
emblems-emblem-pillar = pillar
emblems-emblem-key = key
emblems-emblem-crown = crown
emblems-joker = joker
emblems-rank = counts { $rank }
emblems-worth-both = { $points ->
    [one] Both your emblems: { $points } point
   *[other] Both your emblems: { $points } points
}
emblems-worth-one = { $points ->
    [one] One of your emblems: { $points } point
   *[other] One of your emblems: { $points } points
}
emblems-worth-none = { $points ->
    [one] Neither of your emblems: { $points } point
   *[other] Neither of your emblems: { $points } points
}

## The course of a match

emblems-phase-bidding = Bidding
emblems-phase-over = The sale is over

emblems-ask-bidding = Which cards do you bid? They are spent, won or not.
emblems-ask-bidding-again = A tie: bid again with the cards you have left.

emblems-move-bid = { $several ->
    [yes] Bid { $cards }: together { $value }
   *[no] Bid { $value } with one card
}
emblems-move-bid-about = All these cards are spent, whether you win or not.

## Log

emblems-event-card-turned-up = The next card: { $card }.
emblems-event-bid-sealed = { $you ->
    [who] You have chosen.
   *[no] { $who } has chosen.
}
emblems-event-bid-sealed-own = { $several ->
    [yes] You lay down { $cards }, together { $value }.
   *[no] You lay down one card, which counts { $value }.
}
emblems-event-bids-revealed = The bids are turned. { $parts }.
emblems-event-bids-revealed-part = { $you ->
    [who] You
   *[no] { $who }
}: { $value }{ $from_deck ->
    [yes] {" "}(top of the deck)
   *[no] {""}
}
emblems-event-bids-tied = A tie at { $value }: { $seats }.
emblems-event-card-sold = Sold! { $you ->
    [who] You take the card: { $card }.
   *[no] { $who } takes the card: { $card }.
}
emblems-event-card-removed = Nobody is left to bid: the card is removed ({ $card }).
emblems-event-cards-drawn = { $you ->
    [who] You draw
   *[no] { $who } draws
} { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
emblems-event-cards-drawn-own = You draw { $number ->
    [one] a card that counts { $cards }
   *[other] { $number } cards that count { $cards }
}.
emblems-event-match-ended = The sale is closed. The secret cards: { $parts }.
emblems-event-match-ended-part = { $you ->
    [who] you: { $card }
   *[no] { $who }: { $card }
}

## The reckoning

emblems-breakdown-both = Both emblems
emblems-breakdown-one = One emblem
emblems-breakdown-none = No emblem

## On the table

emblems-table-card = Card { $number } of 16
emblems-table-hand = Your hand
emblems-table-deck = Deck
emblems-table-won = Won
emblems-table-removed = Removed
emblems-table-to-come = Still to come
emblems-table-sealed = decided
emblems-table-choosing = choosing
emblems-table-strength = Strength left
emblems-table-sum = Together { $value }
emblems-table-tied = Tied: { $seats }
emblems-table-left = { $count ->
    [0] The last card
   *[other] { $count } left
}
emblems-table-in-deck = { $count ->
    [one] { $count } card in your deck
   *[other] { $count } cards in your deck
}
emblems-table-bids = The bids
emblems-table-turning = All bids turn…
emblems-table-turned = The bids are open.
emblems-table-from-deck = top of the deck
emblems-table-out = looking on
emblems-table-sits-out = no cards left
emblems-table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
emblems-table-pick = Tap the cards you bid.
emblems-table-pick-again = A tie: bid again.
emblems-table-least = Least
emblems-table-after = strength { $now } → { $after }
emblems-table-strength-left = strength { $value }
emblems-table-laid = You have laid down { $value }.
emblems-table-waiting = Waiting for { $seats }.
emblems-table-waiting-many = { $count ->
    [one] Waiting for { $count } other.
   *[other] Waiting for { $count } others.
}
emblems-table-no-cards = You have no cards left and sit out.
emblems-table-blind = Your hand is empty: the top card of your deck bids for you, unseen.
emblems-table-hand-empty = Your hand is empty until you draw again.
emblems-table-why-sealed = You have chosen: a bid that lies on the table stays there.
emblems-table-why-not-tied = Only the tied seats bid again.
emblems-table-secret-open = Your secret card: { $emblems }. Press to turn it face down.
emblems-table-secret-closed = Your secret card lies face down. Press to look at it.
emblems-table-secret-of = Secret card: { $emblems }
emblems-table-secrets = The secret cards
emblems-table-each-both = Both your emblems, 3 points each
emblems-table-each-one = One of your emblems, 1 point each
emblems-table-each-none = Neither of your emblems, 5 points
emblems-table-everybody = What everyone has
emblems-table-everybody-about = Strength and cards left, hand and deck together, by rank.
