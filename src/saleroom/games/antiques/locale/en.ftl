### Antiques: «Аукцион».

game-antiques = Antiques
game-antiques-line = Two cards face up, one face down. Bid out loud: the winner pays the losers.
game-antiques-goal = Most points after twenty lots. Sets of cards score, and so does every coin you keep.
antiques-title = «Аукцион»
antiques-feel = Open bidding for three pieces, one of them under a cloth. What you pay goes to your rivals.

## Cards

antiques-kind-painting = painting
antiques-kind-sculpture = sculpture
antiques-kind-furniture = furniture
antiques-kind-stamp = stamp
antiques-kind-jewellery = jewellery
antiques-kind-collection = collection
antiques-kind-replica = replica
antiques-kind-none = a card face down
antiques-kind-painting-about = 5 points each
antiques-kind-sculpture-about = 20, 15 and 10 points for owning the most; having none costs 5
antiques-kind-furniture-about = 12 points per pair
antiques-kind-stamp-about = 1, 8, 17, 28, 41 or 56 points for one to six
antiques-kind-jewellery-about = 4, 10, 17, 25, 34 or 44 points for one to six
antiques-kind-collection-about = 20 points if you own one of each other kind, otherwise −10
antiques-kind-replica-about = counts as a stamp, jewellery, furniture or a sculpture
antiques-group-stamp = stamps
antiques-group-jewellery = jewellery
antiques-group-furniture = furniture
antiques-group-sculpture = sculptures
antiques-group-loose = loose
antiques-card-painting = painting
antiques-card-sculpture = sculpture
antiques-card-furniture = furniture
antiques-card-stamp = stamp
antiques-card-jewellery = jewellery
antiques-card-collection = collection
antiques-card-replica-stamp = replica among the stamps
antiques-card-replica-jewellery = replica among the jewellery
antiques-card-replica-furniture = replica among the furniture
antiques-card-replica-sculpture = replica among the sculptures
antiques-card-replica-loose = loose replica
antiques-token-stop = Stop
antiques-token-ban = Ban
antiques-token-swap = Swap

## Options

antiques-option-tricks = Tricks
antiques-option-tricks-about = Each player gets one token per trick, to use once, right after one of their own bids. Choose any of the three, or none.
antiques-option-tricks-stop = Stop: ends the bidding at once
antiques-option-tricks-ban = Ban: puts an opponent out of this lot
antiques-option-tricks-swap = Swap: trade a card with an opponent
antiques-option-sculpture-ties = Sculpture ties
antiques-option-sculpture-ties-about = How players with equally many sculptures share the prizes.
antiques-option-sculpture-ties-two-places = Tied players share their place and the next one, as printed
antiques-option-sculpture-ties-places = Tied players share as many places as there are of them
antiques-option-open-purses = Open purses
antiques-option-open-purses-about = Everyone sees everyone's coins. Otherwise you have to keep count.
antiques-option-scales = Stamps and jewellery
antiques-option-scales-about = What one to six stamps and one to six pieces of jewellery are worth.
antiques-option-readings = Other readings
antiques-option-readings-about = Where the printed rules leave a question open: play it another way than we do.
antiques-option-readings-stop-above = A stop takes a bid above the sum in the rules
antiques-option-readings-last-buys = When everyone else has passed, the last player buys for 1 coin
antiques-option-readings-swap-again = After a declined swap, the bidder may choose a trick again

## The course of a match

antiques-phase-bidding = Bidding
antiques-phase-trick = Trick
antiques-phase-answer = Swap on offer
antiques-phase-placing = Placing a replica
antiques-phase-over = The auction is over

antiques-ask-bidding = Your bid? You have { $purse ->
    [one] { $purse } coin
   *[other] { $purse } coins
}.
antiques-ask-trick = Your bid of { $bid } stands. Play a trick with it?
antiques-ask-answer = { $who } offers a swap: you get { $give }, you give { $take }; { $payer ->
    [who] { $who } uses up the token
   *[whom] you use up the token
}. Accept?
antiques-ask-placing = Where does the replica go?

antiques-move-bid = Bid { $coins }
antiques-move-bid-about = If nobody bids higher you take all three cards, and your { $coins ->
    [one] { $coins } coin is
   *[other] { $coins } coins are
} shared among the others.
antiques-move-pass = Pass
antiques-move-pass-about = You keep your coins and sit out until the next lot.
antiques-move-trick = { $use ->
    [none] No trick
    [stop] Call stop
    [ban] Ban { $whom }
   *[swap] Offer { $whom } a swap: { $give } for { $take }
}
antiques-move-trick-about = { $use ->
    [none] The bidding goes on.
    [stop] The bidding ends at once and your bid wins. Uses up the token.
    [ban] { $whom } passes at once and keeps their coins. Uses up the token.
   *[swap] { $whom } may accept or decline. A token is used up only if the swap is accepted: { $payer ->
        [who] yours
       *[whom] theirs
    }.
}
antiques-move-answer = { $accept ->
    [yes] Accept the swap
   *[no] Decline the swap
}
antiques-move-answer-about = { $accept ->
    [yes] The cards change hands and the token is used up.
   *[no] Nothing changes.
}
antiques-move-place = Add it to: { $group }
antiques-move-place-about = It counts as one of them from now on.

## Log

antiques-event-lot-laid-out = Lot { $round }, ladies and gentlemen: { $cards-1 }, { $cards-2 }, and one card face down. { $you ->
    [who] You bid first.
   *[no] { $who } bids first.
}
antiques-event-bid-made = { $you ->
    [who] You bid { $coins }.
   *[no] { $who } bids { $coins }.
}
antiques-event-seat-passed = { $you ->
    [who] You pass.
   *[no] { $who } passes.
}
antiques-event-lot-sold = Sold to { $you ->
    [who] you
   *[no] { $who }
} for { $price }! Under the cloth: { $cards-3 }. { $share ->
    [0] Too little to share
   *[other] Everyone else gets { $share }
}{ $to_bank ->
    [0] {""}
   *[other] {""}; { $to_bank } to the bank
}.
antiques-event-lot-unsold = No takers? Then lot { $round } goes back in the box, its third card unseen.
antiques-event-bank-taken = { $you ->
    [who] You own the fewest cards and collect the bank
   *[no] { $who } owns the fewest cards and collects the bank
}: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
antiques-event-replica-placed = { $you ->
    [who] You slip
   *[no] { $who } slips
} a replica in among the { $group }.
antiques-event-bidding-stopped = { $you ->
    [who] You call stop
   *[no] { $who } calls stop
}. The hammer falls at once.
antiques-event-seat-banned = { $you ->
    [who] You ban { $whom } from this lot.
    [whom] { $who } bans you from this lot.
   *[no] { $who } bans { $whom } from this lot.
}
antiques-event-swap-offered = { $you ->
    [who] You offer { $whom } a swap: { $give } for { $take }, using { $payer ->
        [who] your token.
       *[whom] { $whom }'s token.
    }
    [whom] { $who } offers you a swap: { $give } for your { $take }, using { $payer ->
        [who] { $who }'s token.
       *[whom] your token.
    }
   *[no] { $who } offers { $whom } a swap: { $give } for { $take }, using { $payer ->
        [who] { $who }'s token.
       *[whom] { $whom }'s token.
    }
}
antiques-event-swap-accepted = { $you ->
    [who] { $whom } accepts. You give: { $give }. You get: { $take }.
    [whom] You accept. You give: { $take }. You get: { $give }.
   *[no] { $whom } accepts: { $give } for { $take }.
}
antiques-event-swap-declined = { $you ->
    [whom] You decline the swap.
   *[no] { $whom } declines the swap.
}
antiques-event-match-ended = The twentieth lot is gone. The auction is over.

## The reckoning

antiques-breakdown-painting = Paintings
antiques-breakdown-furniture = Furniture
antiques-breakdown-jewellery = Jewellery
antiques-breakdown-stamp = Stamps
antiques-breakdown-sculpture = Sculptures
antiques-breakdown-collection = Collections
antiques-breakdown-coins = Coins
antiques-tie-break = Tied on points: fewer replicas wins.

## On the table

antiques-table-round = Lot { $round } of { $rounds }
antiques-table-bank = Bank
antiques-table-purse = Purse
antiques-table-passed = passed
antiques-table-tokens = Tricks
antiques-table-face-down = Face down
antiques-table-first = first bid: { $who }
antiques-table-leads = highest bid
antiques-table-nothing = no cards yet
antiques-table-loose = Loose replicas
antiques-table-held = { $group }: { $count }{ $replicas ->
    [0] {""}
    [one] {""}, { $replicas } of them a replica
   *[other] {""}, { $replicas } of them replicas
}
antiques-table-mine = Your cards
antiques-table-worth = { $now } points now, { $next } with one more
antiques-table-have = you have { $count }
antiques-table-points = { $points } pts
antiques-table-opens = { $you ->
    [who] You open the bidding.
   *[no] { $who } opens the bidding.
}
antiques-table-sold = { $you ->
    [who] Sold to you for { $price }!
   *[no] Sold to { $who } for { $price }!
}
antiques-table-under-cloth = Under the cloth: { $card }
antiques-table-places = { $who } is placing a replica.
antiques-table-stands = { $you ->
    [who] { $coins } from you.
   *[no] { $coins } from { $who }.
}
antiques-table-why-yours = It's yours: nobody bid more than your { $price }.
antiques-table-why-outbid = { $who } bid { $price }, you stopped at { $mine }.{ $share ->
    [0] {""}
   *[other] {" "}You are paid { $share }.
}
antiques-table-why-let-go = You didn't bid; { $who } paid { $price }.{ $share ->
    [0] {""}
   *[other] {" "}You are paid { $share }.
}
antiques-table-won = { $points } points for { $price }
antiques-table-score-of = { $cards } in cards, { $coins } in coins
antiques-table-score-about = What you'd have if the auction ended now. Every coin is a point.
antiques-table-worth-about = What this lot would add to your cards. The price isn't taken off.
antiques-table-worth-shown = The two open cards
antiques-table-worth-least = With the worst third card
antiques-table-worth-most = With the best third card
antiques-table-worth-mean = On average
antiques-table-cloth-about = Nobody has seen it. It's revealed once the lot is sold. Cards nobody has seen yet:
antiques-table-seat-points-about = What these cards score now. Coins are points too, but they stay secret until the end.
antiques-table-purse-about = The coins this player still has.
antiques-table-bid-about = The coins this player has bid for the lot. Passing takes them back.
antiques-table-bank-about = Coins that couldn't be shared equally. After each lot they go to the player with the fewest cards, if there is only one.
antiques-table-you-own = You own
antiques-table-count-now = Points now
antiques-table-count-next = Points with one more
antiques-table-go-on = Continue
antiques-table-who-has-what = Who has what, and what's still to come
antiques-table-unseen = to come
antiques-table-points-open = Points without coins
antiques-table-deck = { $cards ->
    [0] The deck is empty.
    [one] { $cards } card in the deck.
   *[other] { $cards } cards in the deck.
}
antiques-table-boxed = { $cards ->
    [one] { $cards } unseen card is back in the box and won't appear.
   *[other] { $cards } unseen cards are back in the box and won't appear.
}
antiques-table-why-turn = It's { $who }'s turn.
antiques-table-why-passed = You've passed and sit out until the next lot.
antiques-table-why-leading = You have the highest bid. The others bid now.
antiques-table-trick-after-bid = A trick is played right after your own bid.
antiques-table-stop-least = A stop needs a bid of at least { $seats ->
    [3] 15
    [4] 10
    [5] 8
   *[6] 6
}.
antiques-table-no-ban = There's nobody left to ban.
antiques-table-no-swap = There's nothing to swap: you need a card, and someone else a different one.
antiques-table-all-declined = Everyone you could swap with has declined one after this bid.
antiques-table-ask-tricks = Ask about tricks after each of my bids
antiques-table-ask-short = ask
antiques-table-swap-open = Swap…
antiques-table-swap-title = Offer a swap
antiques-table-swap-whom = With whom?
antiques-table-you-give = You give
antiques-table-you-get = You get
antiques-table-gives = { $who } gives
antiques-table-swap-payer = Whose token is used, if accepted?
antiques-table-swap-mine = Mine
antiques-table-swap-theirs = { $who }'s
antiques-table-swap-choose = Choose one card on each side.
antiques-table-swap-back = Back
antiques-table-swap-send = Offer the swap
antiques-table-no-cards = { $who } has no card to swap with yours.
antiques-table-asked-already = { $who } has declined a swap after this bid already.
antiques-table-partner-cannot-pay = { $who } has no unused swap token.
antiques-table-token-mine = It would use up your swap token.
antiques-table-token-of = It would use up { $who }'s swap token.

## Refused moves

refused-antiques-at-least-one = Bid at least 1 coin.
refused-antiques-more-than-purse = You only have { $purse } in your purse.
refused-antiques-not-higher = Bid more than the highest bid, { $high }.
refused-antiques-no-such-group = A replica can only join stamp, jewellery, furniture or sculpture.
refused-antiques-no-group = You have no { $group ->
    [stamp] stamp
    [jewellery] jewellery
    [furniture] furniture
   *[sculpture] sculpture
} that a replica could join.
refused-antiques-no-such-trick = A trick is one of { $tricks }.
refused-antiques-no-token = You have no unused { $trick ->
    [stop] stop
    [ban] ban
   *[swap] swap
} token.
refused-antiques-stop-too-low = A stop needs a bid of at least { $least }.
refused-antiques-name-an-opponent = Name an opponent's seat.
refused-antiques-passed-already = Seat { $seat } has passed already.
refused-antiques-asked-already = Seat { $seat } has declined a swap after this bid already; each opponent is asked once.
refused-antiques-no-such-card = A card to { $side ->
    [give] give
   *[take] take
} is one of { $cards }.
refused-antiques-has-no-card = Seat { $seat } has no { $card ->
    [painting] painting
    [sculpture] sculpture
    [furniture] furniture
    [stamp] stamp
    [jewellery] jewellery
    [collection] collection
    [replica-stamp] replica:stamp
    [replica-jewellery] replica:jewellery
    [replica-furniture] replica:furniture
    [replica-sculpture] replica:sculpture
   *[replica-loose] replica:loose
}.
refused-antiques-same-name = You can't swap two cards of the same name.
refused-antiques-payer = One of the two swapping players must use up the token.
refused-antiques-partner-cannot-pay = Seat { $seat } has no unused swap token.

## The guided first match

lesson-antiques-1 = Three cards are sold together: two you can see, and one that nobody has seen (A3). Two stamps are a fine start, because each further stamp is worth more than the last (A11). Open with 3 coins.
lesson-antiques-2 = A bid is the whole amount, and must beat the highest one (A4). You have 20 coins, and two stamps are already worth 8 points: raise to 6.
lesson-antiques-3 = The third stamp was under the cloth! Your 6 coins went to the others, 3 each (A7). Now { $left } bids 2. Pass: if you don't buy, you get a share.
lesson-antiques-4 = A replica can pass for a stamp, jewellery, furniture or a sculpture (A8). Bid 1: a single coin can't be split between two players, so it goes to the bank and nobody profits (A7).
lesson-antiques-5 = The lot is yours, with a sculpture under the cloth. Choose the group that the replica joins for good (A8): a fourth stamp takes you from 17 to 28 points.
lesson-antiques-6 = Only { $right } hasn't bought anything, and so collected the coin from the bank (A9). Now look: a collection scores 20 if you own one of each of the five kinds (A13). You lack a painting and furniture, and the painting is right here: bid 4.
lesson-antiques-7 = Without its five kinds a collection costs 10 points (A13), but sixteen lots are still to come: plenty of time for the furniture you lack. That's worth 8 coins: 4 go to each of the others.
lesson-antiques-8 = Furniture too: your collection is complete! Sculptures pay by rank, 20, 15 and 10, and having none costs 5 (A12). You already own one, so let the others pay 9 or 10: half of it comes to you.
lesson-antiques-9 = A second piece of furniture makes a pair, 12 points; a single piece scores nothing (A11). A painting is 5 points right away. Bid 5.
lesson-antiques-10 = Now you know the whole game: see what a lot adds to your own cards, and stop when the coins are worth more, because each coin is a point at the end too (A11). A sculpture secures your rank, and jewellery extends your row: bid your 6 coins.
lesson-antiques-phase-bidding = Count what the two face-up cards add to your own, plus a little for the hidden one. Bid while the price is clearly lower; otherwise pass and take your share of what the buyer pays (A7).
lesson-antiques-phase-trick = Right after your own bid you may use one token (A10): stop wins the lot at once, ban puts someone out of this lot, swap offers a card for a card. Each token works once per match.
lesson-antiques-phase-answer = Someone offers you a swap (A10). Accept if the card you get is worth more points to you than the one you give.
lesson-antiques-phase-placing = The replica joins one of your groups and counts as a card of that kind (A8). Choose the group that gains most from one more card; usually that's stamps.
lesson-antiques-phase-over = The final scores: paintings, pairs, rows, sculptures, collections and coins, all added up (A11 to A13). In a tie, fewer replicas wins (A14).
