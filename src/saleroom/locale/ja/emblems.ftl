### Emblems：Auktion（Combi-Cards）

emblems-title = Auktion (Combi-Cards)
emblems-feel = 全員が支払い、最高額がカードを取ります。どの紋章を集めているかは、あなただけの秘密です。

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

## 対戦の流れ

emblems-phase-bidding = 入札
emblems-phase-over = 競売終了

emblems-ask-bidding = どのカードで入札しますか？落札できなくても戻りません。
emblems-ask-bidding-again = 同点です。残りのカードでもう一度入札してください。

emblems-move-bid = { $several ->
    [yes] { $cards }で入札：合計{ $value }
   *[no] カード1枚で{ $value }を入札
}
emblems-move-bid-about = 落札してもしなくても、これらのカードはなくなります。

## 記録

emblems-event-card-turned-up = 次のカードは{ $card }です。
emblems-event-bid-sealed = { $you ->
    [who] あなたは選び終えました。
   *[no] { $who }さんが選び終えました。
}
emblems-event-bid-sealed-own = { $several ->
    [yes] あなたは{ $cards }を伏せました（合計{ $value }）。
   *[no] あなたは{ $value }のカードを1枚伏せました。
}
emblems-event-bids-revealed = 入札を公開します。{ $parts }
emblems-event-bids-revealed-part = { $you ->
    [who] あなた
   *[no] { $who }さん
}：{ $value }{ $from_deck ->
    [yes] （山札の一番上）
   *[no] {""}
}
emblems-event-bids-tied = { $value }で同点です：{ $seats }。
emblems-event-card-sold = 落札！{ $you ->
    [who] あなたが獲得しました：{ $card }
   *[no] { $who }さんが獲得しました：{ $card }
}
emblems-event-card-removed = 入札できる人がいないので、カードを除きます（{ $card }）。
emblems-event-cards-drawn = { $you ->
    [who] あなたは
   *[no] { $who }さんが
}{ $number }枚引きました。
emblems-event-cards-drawn-own = あなたは{ $number }枚引きました。強さは{ $cards }です。
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
emblems-table-strength = 残りの強さ
emblems-table-sum = 合計{ $value }
emblems-table-tied = 同点：{ $seats }
emblems-table-left = { $count ->
    [0] 最後のカード
   *[other] 残り{ $count }枚
}
emblems-table-in-deck = 山札{ $count }枚
emblems-table-bids = 入札
emblems-table-turning = 全員の入札を開きます…
emblems-table-turned = 入札が開かれました。
emblems-table-from-deck = 山札の一番上
emblems-table-out = 見学中
emblems-table-sits-out = カードなし
emblems-table-points = { $points }点
emblems-table-pick = 入札するカードを選んでください。
emblems-table-pick-again = 同点です。もう一度入札を。
emblems-table-least = 最小
emblems-table-after = 強さ{ $now } → { $after }
emblems-table-strength-left = 強さ{ $value }
emblems-table-laid = { $value }を伏せました。
emblems-table-waiting = { $seats }を待っています。
emblems-table-waiting-many = あと{ $count }人を待っています。
emblems-table-no-cards = カードがないので、見学します。
emblems-table-blind = 手札がありません。山札の一番上のカードが、見ないまま入札されます。
emblems-table-hand-empty = 次に引くまで手札はありません。
emblems-table-why-sealed = もう選び終えました。伏せた入札は変えられません。
emblems-table-why-not-tied = もう一度入札できるのは、同点の席だけです。
emblems-table-secret-open = あなたの秘密のカード：{ $emblems }。押すと伏せます。
emblems-table-secret-closed = 秘密のカードは伏せてあります。押すと見られます。
emblems-table-secret-of = 秘密のカード：{ $emblems }
emblems-table-secrets = 秘密のカード
emblems-table-each-both = 紋章が両方、各3点
emblems-table-each-one = 紋章が片方、各1点
emblems-table-each-none = 紋章がどちらもなし、5点
emblems-table-everybody = 全員の持ち物
emblems-table-everybody-about = 残りの強さと、ランクごとの残り枚数（手札と山札の合計）。
