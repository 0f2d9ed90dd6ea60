# The guided first matches: one message for each decision, and general ones by the phase of a game.
# The neighbour on the left is the next seat clockwise, the one on the right the seat before.

lesson-waiting = The others are choosing. Watch what they do: you will need to know it.

## Antiques

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

## Luxury

lesson-luxury-1 = Nine lots, and you have nine cards: each lot costs everybody one of them (L3). Lot 8 is dear, and all will want it. Bid the Appraiser, 70: he shows you alone the next two lots, even if you are outbid (L4).
lesson-luxury-2 = Outbid by an 80, but you have seen it: now comes lot 1, and then lot 9. Bid the Banker, 40: whether he wins or not, your next bid counts double (L4).
lesson-luxury-3 = Lot 9, and your bid counts double. An 80 is worth 160 now, more than any 90 (L5). Keep your own 90: a Swindler counts 95 as soon as a 90 lies on the table (L4).
lesson-luxury-4 = Lot 9 is yours! Lot 2 is not worth a good card. Throw in the 20, for a Blackmailer can only force a 20 on somebody who still holds it (L4).
lesson-luxury-5 = Your right neighbour has just bid a Banker, so up to 180 is possible there. Nobody needs to have lot 5: bid the Hooligan, 0. Unless a Constable comes, the lot is withdrawn and all bids are lost (L4).
lesson-luxury-6 = The Hooligan cost your neighbour a doubled 80. For lot 6 send the Blackmailer, 50: when all cards are open, he makes one bidder replace the card by the 20 (L4).
lesson-luxury-7 = The 70 beats you, the 40 does not. Your right neighbour still holds the 20: name that seat, and the 70 goes back to its hand (L4).
lesson-luxury-8 = Your left neighbour's Banker was seen, so that bid counts double now. The Constable, 60, takes the power from Hooligan, Blackmailer and Swindler (L4): with him nobody can spoil lot 4 for you.
lesson-luxury-9 = A tie: your 60, and a doubled 30. The tied seats take their cards back and bid once more, and a second tie would withdraw the lot (L7). The rival holds 0, 30 and 70, and the doubling is used up: your 90 beats the 70, and only the Swindler could beat it.
lesson-luxury-10 = The 70 on the right cannot be beaten with what you have left, 30 and 60. Let it go for lot 7: throw in the 30, and keep the Constable for the end.
lesson-luxury-11 = The last card is played by itself. Your 60 meets a 50 at most, and the Constable silences a Hooligan (L4): lot 3 is yours.
lesson-luxury-phase-bidding = Compare this lot with those still to come, and the cards with those the others have left: every reveal was public (L8). A dear lot deserves a strong card, a cheap one a card that you can spare.
lesson-luxury-phase-blackmailing = Name the bidder who beats you and still holds the 20; who has no 20 is not harmed (L4). You may also name nobody.
lesson-luxury-phase-over = Everybody adds up their lots, and 3 more for all three of one sign (L9). On a tie the most valuable single lot decides (L10).

## Colours

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

## Emblems

lesson-emblems-1 = Your secret card shows star and moon. A table card with both is worth 3 to you, with one 1, with none even 5 (E9). This one has only the star, and bids are spent whether they win or not (E4): bid a single card of rank 1.
lesson-emblems-2 = Star, moon and pillar: both your emblems, 3 points. What counts in a bid is only how many emblems its cards show (E3): rank 4 and rank 1 make 5.
lesson-emblems-3 = Pillar, key and crown: neither of yours, and so the only card in the deck that brings you 5 (E9). The joker counts 6 (E3); with a card of rank 2 that makes 8.
lesson-emblems-4 = Star, moon and key: 3 points again. But after every sale you only draw up to six, from a deck that never comes back (E6). Try one card of rank 3.
lesson-emblems-5 = A tie at 3. The tied seats bid again with other cards of their hands, and nobody draws before that (E5). A rank of 2 should be enough.
lesson-emblems-6 = Moon, pillar and crown: one point for you. Bid your least. And watch: who pays a lot for a card tells you something about a secret card (E8).
lesson-emblems-7 = Somebody paid 5 for a card without star and key: probably those two are the secret. This card shows all five emblems and is worth 3 to everybody. Let the others burn their cards on it.
lesson-emblems-8 = Your whole deck is worth 86, and there are sixteen sales (E9): save on the cheap ones and be strong where it counts. Star and moon with the crown are 3 points, so bid four cards, 13 in all.
lesson-emblems-phase-bidding = Count your two emblems on the table card: both 3 points, one 1 point, none 5 (E9). Bid strongly for 3 and 5, and a single low card for the rest; everything you bid is spent (E4).
lesson-emblems-phase-over = The secret cards are turned over, and every card you have won is compared with yours (E9). The highest total wins (E10).

## Secret

lesson-secret-1 = You bid for a secret owner, and keep one of two requests (S4). Two gems each of two types is hard; the staircase, one gem each of ★, ★★ and ★★★, is worth 3 points and can be planned. Keep that one.
lesson-secret-2 = This coral has two stars and asks for exactly 1 card (S6). If the highest bids are equal, the next lower one wins (S7). Others like to begin with their 10: bid the 7.
lesson-secret-3 = Both bid 10, and you have the coral. Your 7 stays under it; the 10s went to their owners' piles (S8). Three cards for a single star is dear: bid your three lowest. Bids that lose are not gone, they only lie in your pile.
lesson-secret-4 = An amber of one star, for just 1 card: you need a ★1. The others' 10s and 9s lie in their piles or under gems, and your 8 beats all they hold in hand.
lesson-secret-5 = Three stars, but three cards, and your right neighbour can take a strong pile back for a chip. Passing costs a chip too (S6): pass now, and keep your high cards in hand.
lesson-secret-6 = A ★3 for 1 card! Nobody holds more than a 7 in hand. Bid the 9 and keep the 10.
lesson-secret-7 = You have ★1, ★2 and ★3: the request is fulfilled. Your left neighbour held too few cards and took the pile back free of charge (S5). Now bid 10, 6 and 5 for two stars more.
lesson-secret-8 = Your 21 was tied, so the 15 won (S7). Your strong cards lie in your pile. Pay a chip, take it back and bid from hand and pile together (S6): the 6 is higher than anything the others hold in hand.
lesson-secret-9 = Three cards for one star: let it go, with your lowest three.
lesson-secret-10 = Money under gems never comes back (S8), so do not spend it on everything. Bid 4 and 5, and keep the 10 for what comes.
lesson-secret-11 = You were short, so your pile came back by itself (S5). Three stars for 2 cards: nobody else has a 10 left, so bid 10 and 5.
lesson-secret-12 = Your left neighbour cannot pay three cards and is out (S5). On the right there is a 7, and you cannot beat it. Give your lowest three: when fewer than two seats can pay, the match ends.
lesson-secret-phase-keeping = Choose the request that you can work for from the first gem on (S4). Its points count at the end only if it is fulfilled (S11).
lesson-secret-phase-bidding = Is the gem worth this many cards, and does it help your request? Bid low or pass for a chip if not (S6), and remember that an equal highest bid gives the gem to the next in line (S7).
lesson-secret-phase-over = The requests are turned over: stars, and the points of each fulfilled request (S11). On a tie a fulfilled request wins, then more gems (S12).
