### Emblems: Auktion, played with Combi-Cards.

game-emblems = Emblems
game-emblems-line = Everyone pays, the highest bid takes it, and only you know what you collect.
game-emblems-goal = Win the cards that suit your secret one. Everyone pays their bid, whoever wins.
emblems-title = Auktion (Combi-Cards)
emblems-feel = Everyone pays, the highest bid takes the card, and only you know which emblems you collect.

## Cards

emblems-emblem-star = star
emblems-emblem-moon = moon
emblems-emblem-pillar = pillar
emblems-emblem-key = key
emblems-emblem-crown = crown
emblems-joker = joker
emblems-rank = counts as { $rank }
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

## Options

emblems-option-points = Points
emblems-option-points-about = What a card you've won is worth, by how many of your emblems it shows.

## The course of a match

emblems-phase-bidding = Bidding
emblems-phase-over = The auction is over

emblems-ask-bidding = { $tied ->
    [none] Which cards do you bid? You lose these cards even if you don't win.
   *[other] A tie: bid again with the cards you have left.
}

emblems-move-bid = { $cards-count ->
    [1] Bid { $cards-sum } with one card
   *[other] Bid { $cards-plus } = { $cards-sum }
}
emblems-move-bid-about = You lose these cards even if you don't win.

## Log

emblems-event-card-turned-up = The next card: { $card }.
emblems-event-bid-sealed = { $you ->
    [who] You have chosen.
   *[no] { $who } has chosen.
}
emblems-event-bid-sealed-own = { $cards-count ->
    [1] You bid one card, worth { $cards-sum }.
   *[other] You bid { $cards-plus } = { $cards-sum }.
}
emblems-event-bids-revealed = Bids revealed: { $parts }.
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
    [one] a card worth { $cards }
   *[other] { $number } cards worth { $cards }
}.
emblems-event-match-ended = The auction is over. The secret cards: { $parts }.
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
emblems-table-sealed = ready
emblems-table-choosing = choosing
emblems-table-power = Power { $value }
emblems-terminal-power = Power
emblems-table-power-about = Bidding power left: what all the cards in hand and deck add up to.
emblems-table-of-rank = Cards that count as { $rank }
emblems-table-bid-about = It counts 1 for each emblem on it, no matter which. You lose it even if you don't win.
emblems-table-scoring = Points of a card: { $both } with both emblems of your secret card, { $one } with one of them, { $none } with neither.
emblems-table-deck-about = Sixteen table cards are sold one by one; after the last the points are counted.
emblems-table-draw-about = After every sale you draw up to six cards again. Cards you have bid never come back.
emblems-table-sum = Total { $value }
emblems-table-tied = Tied: { $seats }
emblems-table-left = { $count ->
    [0] The last card
   *[other] { $count } left
}
emblems-table-in-deck = { $count ->
    [one] { $count } card in your deck
   *[other] { $count } cards in your deck
}
emblems-table-turning = Revealing the bids…
emblems-table-turned = Bids revealed.
emblems-table-from-deck = top of the deck
emblems-table-out = not tied
emblems-table-sits-out = no cards left
emblems-table-least = Lowest card
emblems-table-all = All cards
emblems-table-after = of { $now }; { $after } left afterwards
emblems-table-power-left = Bidding power left: { $value }
emblems-table-laid = You've bid { $value }.
emblems-verdict-won = Your { $value } is the highest bid: the card is yours.
emblems-verdict-lost = { $who } takes it: { $value } beats your { $mine }.
emblems-verdict-other = { $who } takes it with { $value }.
emblems-table-waiting = Waiting for { $seats }.
emblems-table-waiting-many = { $count ->
    [one] Waiting for { $count } other.
   *[other] Waiting for { $count } others.
}
emblems-table-no-cards = You have no cards left and sit out.
emblems-table-blind = Your hand is empty: the top card of your deck is bid for you, unseen.
emblems-table-hand-empty = Your hand is empty until you draw again.
emblems-table-why-sealed = You've chosen: a bid on the table stays there.
emblems-table-why-not-tied = Only the tied players bid again.
emblems-table-secret-open = Your secret card: { $emblems }. Press to turn it face down.
emblems-table-secret-closed = Your secret card is face down. Press to look at it.
emblems-table-secret-of = Secret card: { $emblems }
emblems-table-secrets = The secret cards
emblems-table-score-about = What the cards you have won score for your two emblems. Only you can see it.
emblems-table-score-of = both { $both }, one { $one }, neither { $none }

## Refused moves

refused-emblems-no-card = A bid needs at least one card.
refused-emblems-card-twice = You can bid a card only once.
refused-emblems-not-in-hand = You don't have { $card } in your hand{ $again ->
    [yes] ; you bid again with the cards you have left
   *[no] {""}
}.

## The guided first match

lesson-emblems-1 = Your secret card shows star and moon. A table card with both is worth 3 to you, with one of them 1, with neither a full 5 (E9). This one has only the star, and you lose the cards you bid even if you don't win (E4): bid a single card of rank 1, that is, one that shows a single emblem.
lesson-emblems-2 = Star, moon and pillar: both your emblems, 3 points. In a bid, all that counts is how many emblems its cards show (E3): bid rank 4 and rank 1, 5 in all.
lesson-emblems-3 = Pillar, key and crown: neither of yours, so this is the only card in the deck that brings you 5 (E9). Bid the joker, which counts as 6 (E3), and a card of rank 2: 8 in all.
lesson-emblems-4 = Star, moon and key: 3 points again. But after every sale you only draw back up to six, from a deck that is never refilled (E6). Try one card of rank 3.
lesson-emblems-5 = A tie at 3. The tied players bid again with other cards from their hands, and nobody draws before that (E5). Rank 2 should be enough.
lesson-emblems-6 = Moon, pillar and crown: one point for you. Bid your lowest card. And watch: anyone who pays a lot for a card tells you something about their secret card (E8).
lesson-emblems-7 = Someone paid 5 for a card without star and key: probably those two are their secret. This card shows all five emblems and is worth 3 to everyone. Let the others burn their cards on it.
lesson-emblems-8 = Your whole deck has a bidding power of 86, and there are sixteen sales (E9): save on the cheap ones and be strong where it counts. Star and moon with the crown are 3 points, so bid four cards, 13 in all.
lesson-emblems-phase-bidding = Count your two emblems on the table card: both 3 points, one 1 point, none 5 (E9). Bid high for 3 and 5, and a single low card for the rest; you lose everything you bid (E4).
lesson-emblems-phase-over = The secret cards are revealed, and every card you have won is compared with yours (E9). The highest total wins (E10).
