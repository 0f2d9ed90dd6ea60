### Emblems：Auktion（Combi-Cards）

game-emblems = 紋章
game-emblems-line = 全員が払い、いちばん高い人が取る。何を集めているかは自分だけの秘密。
game-emblems-goal = 自分の秘密のカードに合うカードを取ること。勝っても負けても、出したカードは全員が払います。
emblems-title = Auktion (Combi-Cards)
emblems-feel = 全員が支払い、最高の入札がカードを取ります。どの紋章を集めているかは、あなただけの秘密です。

## カード

emblems-emblem-star = 星
emblems-emblem-moon = 月
emblems-emblem-pillar = 柱
emblems-emblem-key = 鍵
emblems-emblem-crown = 冠
emblems-joker = ジョーカー
emblems-rank = { $rank }として数えます
emblems-worth-both = 紋章が両方：{ $points }点
emblems-worth-one = 紋章が片方：{ $points }点
emblems-worth-none = 紋章がどちらもなし：{ $points }点

## オプション

emblems-option-points = 点数
emblems-option-points-about = 獲得したカードが何点になるかを、自分の紋章がいくつあるかで決めます。

## 対戦の流れ

emblems-phase-bidding = 入札
emblems-phase-over = オークション終了

emblems-ask-bidding = { $tied ->
    [none] どのカードで入札しますか？落札できなくてもカードは失われます。
   *[other] 同額です。残りのカードでもう一度入札してください。
}

emblems-move-bid = { $cards-count ->
    [1] カード1枚で{ $cards-sum }を入札
   *[other] { $cards-plus }で入札：合計{ $cards-sum }
}
emblems-move-bid-about = 落札できなくても、これらのカードは失われます。

## 記録

emblems-event-card-turned-up = 次のカードは{ $card }です。
emblems-event-bid-sealed = { $you ->
    [who] あなたは選び終えました。
   *[no] { $who }さんが選び終えました。
}
emblems-event-bid-sealed-own = { $cards-count ->
    [1] あなたは{ $cards-sum }のカードを1枚伏せました。
   *[other] あなたは{ $cards-plus }を伏せました（合計{ $cards-sum }）。
}
emblems-event-bids-revealed = 入札を公開します。{ $parts }
emblems-event-bids-revealed-part = { $you ->
    [who] あなた
   *[no] { $who }さん
}：{ $value }{ $from_deck ->
    [yes] （山札のいちばん上）
   *[no] {""}
}
emblems-event-bids-tied = { $value }で同額です：{ $seats }。
emblems-event-card-sold = 落札！{ $you ->
    [who] あなたが獲得しました：{ $card }
   *[no] { $who }さんが獲得しました：{ $card }
}
emblems-event-card-removed = 入札できる人がいないので、カードを除きます（{ $card }）。
emblems-event-cards-drawn = { $you ->
    [who] あなたは
   *[no] { $who }さんが
}{ $number }枚引きました。
emblems-event-cards-drawn-own = あなたは{ $number }枚引きました。ランクは{ $cards }です。
emblems-event-match-ended = これにて閉会です。秘密のカード：{ $parts }
emblems-event-match-ended-part = { $you ->
    [who] あなたは{ $card }
   *[no] { $who }さんは{ $card }
}

## 集計

emblems-breakdown-both = 紋章が両方
emblems-breakdown-one = 紋章が片方
emblems-breakdown-none = 紋章なし

## 卓上

emblems-table-card = カード{ $number }／全16
emblems-table-hand = あなたの手札
emblems-table-deck = 山札
emblems-table-won = 獲得
emblems-table-removed = 除外
emblems-table-to-come = これから出るカード
emblems-table-sealed = 選択済み
emblems-table-choosing = 選択中
emblems-table-power = 入札力{ $value }
emblems-terminal-power = 入札力
emblems-table-power-about = 残りの入札力：手札と山札のすべてのカードの合計です。
emblems-table-of-rank = { $rank }と数えるカード
emblems-table-bid-about = 紋章1つにつき1と数えます。種類は関係ありません。落札できなくても失われます。
emblems-table-scoring = 秘密のカードの紋章が両方あれば{ $both }点、片方なら{ $one }点、どちらもなければ{ $none }点。
emblems-table-deck-about = 場札16枚を1枚ずつ競りにかけます。最後の1枚のあと、得点を数えます。
emblems-table-draw-about = 競りのたびに手札が6枚になるまで引きます。入札したカードは戻りません。
emblems-table-sum = 合計{ $value }
emblems-table-tied = 同額：{ $seats }
emblems-table-left = { $count ->
    [0] 最後のカード
   *[other] 残り{ $count }枚
}
emblems-table-in-deck = 山札{ $count }枚
emblems-table-turning = 入札を公開します…
emblems-table-turned = 入札を公開しました。
emblems-table-from-deck = 山札のいちばん上
emblems-table-out = 再入札に不参加
emblems-table-sits-out = カードなし
emblems-table-least = 最小の1枚
emblems-table-all = すべて
emblems-table-after = { $now }のうち。入札後は残り{ $after }
emblems-table-power-left = 残りの入札力：{ $value }
emblems-table-laid = { $value }を伏せました。
emblems-verdict-won = { $value }で最高の入札です。カードはあなたのものです。
emblems-verdict-lost = { $who }さんが落札。{ $value }があなたの{ $mine }を上回りました。
emblems-verdict-other = { $who }さんが{ $value }で落札しました。
emblems-table-waiting = { $seats }を待っています。
emblems-table-waiting-many = あと{ $count }人を待っています。
emblems-table-no-cards = カードがないので、入札に参加しません。
emblems-table-blind = 手札がありません。山札のいちばん上のカードが、見ないまま入札されます。
emblems-table-hand-empty = 次に引くまで手札はありません。
emblems-table-why-sealed = もう選び終えました。伏せた入札は変えられません。
emblems-table-why-not-tied = もう一度入札できるのは、同額の人だけです。
emblems-table-secret-open = あなたの秘密のカード：{ $emblems }。押すと伏せます。
emblems-table-secret-closed = 秘密のカードは伏せてあります。押すと見られます。
emblems-table-secret-of = 秘密のカード：{ $emblems }
emblems-table-secrets = 秘密のカード
emblems-table-score-about = 落札したカードが、あなたの2つの紋章で何点になるかです。あなたにしか見えません。
emblems-table-score-of = 両方{ $both }、片方{ $one }、なし{ $none }

## 拒否された手

refused-emblems-no-card = 入札には1枚以上のカードが必要です。
refused-emblems-card-twice = 同じカードは1度しか出せません。
refused-emblems-not-in-hand = { $card }は手札にありません。{ $again ->
    [yes] 再入札では残っているカードだけを使います。
   *[no] {""}
}

## 案内付きの初対局

lesson-emblems-1 = あなたの秘密のカードは星と月です。場札に両方あれば3点、片方なら1点、どちらもなければ5点になります（E9）。この場札は星だけ。出したカードは負けてもなくなるので（E4）、ランク1、つまり紋章が1つのカードを1枚だけ出しましょう。
lesson-emblems-2 = 星、月、柱。両方あるので3点です。入札で数えるのは、カードの紋章の数だけ（E3）。ランク4とランク1で5になります。
lesson-emblems-3 = 柱、鍵、冠。あなたの紋章が1つもない、5点になるただ1枚の場札です（E9）。ジョーカーは6と数えます（E3）。ランク2のカードと合わせて8です。
lesson-emblems-4 = 星、月、鍵。また3点です。ただし競りのあとに引けるのは6枚までで、山札は使い切りです（E6）。ランク3のカード1枚で試しましょう。
lesson-emblems-5 = 3で同額です。同額の人だけが手札の別のカードで入札し直し、その前には誰も引きません（E5）。ランク2で足りるはずです。
lesson-emblems-6 = 月、柱、冠。あなたには1点です。いちばん小さいカードを出しましょう。そして観察を。たくさん払う人は、秘密のカードを教えているようなものです（E8）。
lesson-emblems-7 = 星も鍵もないカードに5を払った人がいます。秘密はその2つでしょう。今度のカードは紋章が5つ全部あり、誰にとっても3点です。ここは人にカードを使わせましょう。
lesson-emblems-8 = 自分の32枚の入札力は全部で86、競りは16回です（E9）。安いところで節約し、大事なところで強く出ましょう。星と月に冠で3点。4枚、合計13で入札です。
lesson-emblems-phase-bidding = 場札に自分の紋章がいくつあるか数えましょう。2つで3点、1つで1点、0で5点（E9）。3点と5点には強く、あとは弱いカード1枚で。出したカードはなくなります（E4）。
lesson-emblems-phase-over = 秘密のカードを公開し、落札した場札と比べて点を数えます（E9）。合計がいちばん多い人の勝ちです（E10）。
