### Antiques: «Аукцион».

game-antiques = Antiques
game-antiques-line = Two cards open, one face down: bid out loud, and pay those who lost.
antiques-title = «Аукцион»
antiques-feel = Open bidding for three pieces, one of them under a cloth; what you pay feeds your rivals.

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
antiques-kind-sculpture-about = 20, 15 and 10 points for those who own the most; none at all costs 5
antiques-kind-furniture-about = 12 points a pair
antiques-kind-stamp-about = 1, 8, 17, 28, 41, 56 points for one to six
antiques-kind-jewellery-about = 4, 10, 17, 25, 34, 44 points for one to six
antiques-kind-collection-about = 20 points with one of each other kind, otherwise −10
antiques-kind-replica-about = passes for a stamp, jewellery, furniture or a sculpture
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
antiques-option-tricks-about = Tokens for one use each, played right after a bid of your own. Choose any of the three, or none.
antiques-option-tricks-stop = Stop: the bidding ends at once
antiques-option-tricks-ban = Ban: an opponent is out of this lot
antiques-option-tricks-swap = Swap: trade a card with an opponent
antiques-option-sculpture-ties = Ties of sculptures
antiques-option-sculpture-ties-about = How prizes are shared by seats with equally many sculptures.
antiques-option-sculpture-ties-places = Tied seats share as many places as they are
antiques-option-sculpture-ties-two-places = Tied seats share two places, as printed
antiques-option-open-purses = Open purses
antiques-option-open-purses-about = Everybody sees how much everybody has. Otherwise you have to keep count.

## The course of a match

antiques-phase-bidding = Bidding
antiques-phase-trick = Trick
antiques-phase-answer = Swap on offer
antiques-phase-placing = Placing a replica
antiques-phase-over = The sale is over

antiques-ask-bidding = Your bid? You have { $purse ->
    [one] { $purse } coin
   *[other] { $purse } coins
}.
antiques-ask-trick = Your bid of { $bid } stands. A trick with it?
antiques-ask-answer = { $who } offers a swap: you get { $give }, you give { $take }; { $payer ->
    [who] { $who } pays the token
   *[whom] you pay the token
}. Do you accept?
antiques-ask-placing = Where does the replica go?

antiques-move-bid = Bid { $coins }
antiques-move-bid-about = If nobody bids more you take all three cards; your { $coins ->
    [one] { $coins } coin is
   *[other] { $coins } coins are
} shared among the others.
antiques-move-pass = Pass
antiques-move-pass-about = You take your coins back and are out until the next lot.
antiques-move-trick = { $use ->
    [none] No trick
    [stop] Call stop
    [ban] Ban { $whom }
   *[swap] Offer { $whom } a swap: { $give } for { $take }
}
antiques-move-trick-about = { $use ->
    [none] The bidding goes on.
    [stop] The bidding ends at once and your bid wins. The token is gone.
    [ban] { $whom } passes at once and takes the coins back. The token is gone.
   *[swap] { $whom } may accept or decline. Only an accepted swap uses up a token: { $payer ->
        [who] yours
       *[whom] the partner's
    }.
}
antiques-move-answer = { $accept ->
    [yes] Accept the swap
   *[no] Decline the swap
}
antiques-move-answer-about = { $accept ->
    [yes] The cards change hands and the token is used up.
   *[no] All stays as it is.
}
antiques-move-place = Place it with: { $group }
antiques-move-place-about = It counts as one of them from now on.

## Log

antiques-event-lot-laid-out = Lot { $round }, ladies and gentlemen: { $cards-1 }, { $cards-2 }, and one card face down. { $you ->
    [who] You have the first word.
   *[no] { $who } has the first word.
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
   *[other] Everybody else gets { $share }
}{ $to_bank ->
    [0] {""}
   *[other] {""}; { $to_bank } to the bank
}.
antiques-event-lot-unsold = Nobody? Then lot { $round } goes back to the box, its third card unseen.
antiques-event-bank-taken = { $you ->
    [who] You own the fewest cards and take the bank
   *[no] { $who } owns the fewest cards and takes the bank
}: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
antiques-event-replica-placed = { $you ->
    [who] You slip
   *[no] { $who } slips
} a replica in: { $group }.
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
    [who] You offer { $whom } a swap: { $give } for { $take }, { $payer ->
        [who] with your token.
       *[whom] with the token of { $whom }.
    }
    [whom] { $who } offers you a swap: { $give } for your { $take }, { $payer ->
        [who] with the token of { $who }.
       *[whom] with your token.
    }
   *[no] { $who } offers { $whom } a swap: { $give } for { $take }, { $payer ->
        [who] with the token of { $who }.
       *[whom] with the token of { $whom }.
    }
}
antiques-event-swap-accepted = { $you ->
    [who] { $whom } accepts. You give: { $give }. You get: { $take }.
    [whom] You accept. You give: { $take }. You get: { $give }.
   *[no] { $whom } accepts: { $give } against { $take }.
}
antiques-event-swap-declined = { $you ->
    [whom] You decline the swap.
   *[no] { $whom } declines the swap.
}
antiques-event-match-ended = The twentieth lot is gone. The sale is closed.

## The reckoning

antiques-breakdown-painting = Paintings
antiques-breakdown-furniture = Furniture
antiques-breakdown-jewellery = Jewellery
antiques-breakdown-stamp = Stamps
antiques-breakdown-sculpture = Sculptures
antiques-breakdown-collection = Collections
antiques-breakdown-coins = Coins
antiques-tie-break = Equal points: whoever owns fewer replicas wins.

## On the table

antiques-table-round = Lot { $round } of { $rounds }
antiques-table-bank = Bank
antiques-table-purse = Purse
antiques-table-passed = passed
antiques-table-tokens = Tricks
antiques-table-face-down = Face down
antiques-table-first = first: { $who }
antiques-table-leads = highest
antiques-table-nothing = no cards yet
antiques-table-loose = Loose replicas
antiques-table-held = { $group }: { $count }{ $replicas ->
    [0] {""}
    [one] {""}, { $replicas } of them a replica
   *[other] {""}, { $replicas } of them replicas
}
antiques-table-mine = What you own
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
antiques-table-shares = { $share ->
    [0] Too little to share
   *[other] Everybody else gets { $share }
}{ $bank ->
    [0] {""}
   *[other] {""}; { $bank } to the bank
}.
antiques-table-lot-worth = For you { $shown }; with the third card { $least } to { $most }
antiques-table-places = { $who } finds a place for a replica.
antiques-table-go-on = Go on
antiques-table-once-more = The last lot once more
antiques-table-who-has-what = Who has what, and what is still to come
antiques-table-unseen = to come
antiques-table-points-open = Points, coins aside
antiques-table-deck = { $cards ->
    [0] The deck is empty.
    [one] { $cards } card in the deck.
   *[other] { $cards } cards in the deck.
}
antiques-table-boxed = { $cards ->
    [one] { $cards } card lies unseen in the box and will not come.
   *[other] { $cards } cards lie unseen in the box and will not come.
}
antiques-table-why-turn = It is the turn of { $who }.
antiques-table-why-passed = You have passed and are out until the next lot.
antiques-table-why-leading = Yours is the highest bid. Now the others speak.
antiques-table-trick-after-bid = A trick is played right after a bid of your own.
antiques-table-stop-least = A stop needs a bid of at least { $seats ->
    [3] 15
    [4] 10
    [5] 8
   *[6] 6
}.
antiques-table-no-ban = Nobody is left to be banned.
antiques-table-no-swap = There is nothing to swap: you need a card, and somebody else one of another name.
antiques-table-ask-tricks = Ask for a trick after each of my bids
antiques-table-ask-short = ask
antiques-table-swap-open = Swap…
antiques-table-swap-title = Offer a swap
antiques-table-swap-whom = With whom?
antiques-table-you-give = You give
antiques-table-you-get = You get
antiques-table-gives = { $who } gives
antiques-table-swap-payer = Whose token, if it is accepted?
antiques-table-swap-mine = Mine
antiques-table-swap-theirs = That of { $who }
antiques-table-swap-choose = Choose one card on either side.
antiques-table-swap-back = Back
antiques-table-swap-send = Make the offer
antiques-table-no-cards = { $who } has no card to swap with yours.
antiques-table-partner-cannot-pay = { $who } has no unused swap token to pay with.
antiques-table-token-mine = It would cost you your swap token.
antiques-table-token-of = It would cost { $who } the swap token.

## Refused moves

refused-antiques-at-least-one = A bid is at least 1 coin.
refused-antiques-more-than-purse = That is more than the { $purse } in your purse.
refused-antiques-not-higher = A bid must be more than the highest one, { $high }.
refused-antiques-no-such-group = A replica joins stamp, jewellery, furniture, sculpture, nothing else.
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
refused-antiques-same-name = Two cards of the same name are not swapped.
refused-antiques-payer = One of the two who swap uses up the token.
refused-antiques-partner-cannot-pay = Seat { $seat } has no unused swap token to pay with.

## The guided first match

lesson-antiques-1 = Three cards are for sale together: two you see, and one that nobody has seen (A3). Two stamps are a fine start, for each further stamp counts more than the last (A11). Open with 3 coins.
lesson-antiques-2 = A bid is the whole sum, and must be more than the highest one (A4). You have 20 coins and two stamps are worth 8 points already: raise to 6.
lesson-antiques-3 = The third stamp was under the cloth! Your 6 coins went to the others, 3 each (A7). Now your left neighbour bids 2. Pass: who does not buy is paid a share.
lesson-antiques-4 = A replica can pass for a stamp, a jewel, a piece of furniture or a sculpture (A8). Bid 1: a single coin cannot be shared between two, so it goes to the bank and nobody profits (A7).
lesson-antiques-5 = The lot is yours, with a sculpture under the cloth. Choose the group that the replica joins for good (A8): a fourth stamp takes you from 17 to 28 points.
lesson-antiques-6 = Your right neighbour alone has bought nothing, and so took the coin from the bank (A9). Now look: a collection counts 20 if you have one of each of the five kinds (A13). You lack a painting and furniture, and the painting is right here: bid 4.
lesson-antiques-7 = Without its five kinds a collection costs 10 points (A13), but sixteen lots are still to come, time enough for the furniture you lack. It is worth 8 coins, 4 to each of the others.
lesson-antiques-8 = Furniture, too: your collection is complete! Sculptures pay by rank, 20, 15 and 10, and whoever has none loses 5 (A12). You own one already, so let the others pay each other 9 or 10: half of it comes to you.
lesson-antiques-9 = A second piece of furniture makes a pair, 12 points; a single one counts nothing (A11). A painting is 5 points at once. Bid 5.
lesson-antiques-10 = You know the whole game now: see what a lot adds to your own cards, and stop when the coins are worth more, for each coin is a point at the end too (A11). A sculpture secures your rank, a jewel goes on with your row: bid your 6 coins.
lesson-antiques-phase-bidding = Count what the two open cards add to what you own, and a little for the hidden one. Bid while the price is clearly lower; otherwise pass and take your share of what the buyer pays (A7).
lesson-antiques-phase-trick = After a bid of your own you may use one token (A10): stop buys the lot at once, ban sends somebody out of the round, swap offers a card for a card. Each token works once in the match.
lesson-antiques-phase-answer = Somebody offers you a swap (A10). Agree if the card you get adds more points to your cards than the one you give.
lesson-antiques-phase-placing = The replica joins one of your groups and counts as a card of that kind (A8). Choose the group that gains most from one card more, stamps as a rule.
lesson-antiques-phase-over = The reckoning: paintings, pairs, rows, sculptures, collections and coins, all added up (A11 to A13). On a tie fewer replicas win (A14).
