### Colours：«Стой на своём» / Stick to Colours

colours-title = «Стой на своём» / Stick to Colours
colours-feel = お金は使いません。永遠にあきらめるカードで、ほしいカードの代金を払います。

## カード

colours-colour-R = 赤
colours-colour-B = 青
colours-colour-G = 緑
colours-joker = ジョーカー
colours-card = { $colour ->
    [R] 赤
    [B] 青
   *[G] 緑
}の{ $face ->
    [joker] ジョーカー
   *[other] { $face }
}
colours-marker-asked = ？：この競りの間だけの放棄
colours-marker-crossed = X：永遠の放棄
colours-house = ハウス

## オプション

colours-option-matching = 競り上げ
colours-option-matching-about = 上回るために何が必要かを決めます。
colours-option-matching-same-cards = すべての？に応じ、合計でもより多く放棄する
colours-option-matching-count = 合計でより多く放棄するだけ

## 対戦の流れ

colours-phase-dealing = 出品
colours-phase-bidding = 競り
colours-phase-over = 競売終了

colours-ask-dealing = あなたが親です。どのカードを出品しますか？
colours-ask-bidding = 今の合計は{ $total }、必要な合計は{ $needed }以上です。何を放棄しますか？
colours-ask-opening = あなたから競りを始めます。何を放棄しますか？

colours-move-offer = { $card }を出品
colours-move-offer-about = そのカードが競りにかかります。あなたは他のカードを1枚以上放棄して競りを始めます。
colours-move-pass = パス
colours-move-pass-about = この競りから抜け、あなたの？が戻ります。
colours-move-pass-deal = 親を次に渡す
colours-move-pass-deal-about = 次の席が親になります。
colours-move-renounce = { $card }を放棄
colours-move-renounce-about = あなたの？が置かれます。落札するとXになり、そのカードは二度と手に入りません。
colours-move-discard = 手札の{ $card }を捨てる
colours-move-discard-about = 誰が落札しても伏せたままゲームから除かれ、1枚として数えます。
colours-move-stand = これで確定
colours-move-stand-about = 合計{ $total }で手番を終えます。他の人はそれより多く放棄するかパスします。

## 記録

colours-event-deal-begun = { $you ->
    [who] あなたが親です。
   *[no] { $who }さんが親です。
}
colours-event-card-put-up = { $you ->
    [who] あなたは
   *[no] { $who }さんが
}{ $card }を出品しました。{ $outs ->
    [0] {""}
   *[other] Xのため不参加：{ $out }。
}
colours-event-deal-passed = { $you ->
    [who] あなたは親を次に渡しました。
   *[no] { $who }さんが親を次に渡しました。
}
colours-event-market-discarded = 親が全員パスしたので、市場をすべて片付けます。
colours-event-card-renounced = { $you ->
    [who] あなたは{ $card }を放棄しました。
   *[no] { $who }さんが{ $card }を放棄しました。
}
colours-event-hand-card-discarded = { $you ->
    [who] あなたは手札を1枚捨てました。
   *[no] { $who }さんが手札を1枚、伏せて捨てました。
}
colours-event-hand-card-discarded-own = あなたは手札の{ $card }を捨てました。
colours-event-bid-stands = { $you ->
    [who] あなたは合計{ $total }で確定しました。
   *[no] { $who }さんが合計{ $total }で確定しました。
}
colours-event-seat-passed = { $you ->
    [who] あなたはパスしました。
   *[no] { $who }さんがパスしました。
}
colours-event-card-sold = 落札！{ $you ->
    [who] あなたが{ $card }を獲得しました。
   *[no] { $who }さんが{ $card }を獲得しました。
}
colours-event-leftover-taken = 他の全員があきらめたので、{ $card }は{ $you ->
    [who] あなた
    [house] ハウス
   *[no] { $who }さん
}のものになります。
colours-event-match-ended = 山札も市場も空になりました。これにて閉会です。

## 集計

colours-breakdown-sets = セット
colours-breakdown-runs = 連番

## 卓上

colours-table-market = 市場
colours-table-for-sale = 出品中
colours-table-dealer = 親
colours-table-out = 不参加
colours-table-demanded = 応じる必要あり
colours-table-hand = あなたの手札
colours-table-hand-empty = 手札はありません。市場のカードで払います。
colours-table-hand-size = 手札{ $cards }枚
colours-table-empty-slot = 空き
colours-table-planned = あなたが放棄するカード
colours-table-asked-by = ？：{ $who }
colours-table-crossed-by = X：{ $who }
colours-table-adds = 取れば{ $points }点
colours-table-costs = 失うと{ $points }点
colours-table-twice = 2枚
colours-table-in-set = 3色そろい
colours-table-in-run = 続き番号
colours-table-counter = { $need }枚のうち{ $have }枚
colours-table-stand = 合計{ $total }で確定
colours-table-take-back = 戻す
colours-table-why-turn = { $who }さんの番です。
colours-table-you-are-out = この競りからは降りています。
colours-table-choose-market = 親が出すのは手札ではなく、市場のカードです。
colours-table-passes = { $seats }人のうち{ $count }人の親が続けてパスしました
colours-table-points = { $points }点
colours-table-my-points = あなたの点：{ $points }
colours-table-my-discards = あなたが捨てたカード：
colours-table-pile-deck = 山札
colours-table-pile-gone = ゲームから除外
colours-table-unseen = これから出るカード
colours-table-unseen-about = まだ見ていないカードは{ $cards }枚：山札か、誰かの最初の手札です。枠つきは手札にあるもの。
colours-table-lap = ほかの全員が放棄しました。{ $card }はあなたのものです。
colours-table-lot = { $number }品目
colours-table-of-it-demanded = うち{ $count }枚は？への応答
colours-table-markers = マーカー
