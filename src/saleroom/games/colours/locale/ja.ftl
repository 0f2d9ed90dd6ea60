### Colours：«Стой на своём» / Stick to Colours

game-colours = 色を貫く
game-colours-line = 欲しいカードの代金は、二度と手に入らないカード。
game-colours-goal = セットと連番を集めること。カードの代金は、ほかのカードを永久に放棄することです。
colours-title = «Стой на своём» / Stick to Colours
colours-feel = お金は使いません。欲しいカードの代金は、永久に放棄するカードです。

## カード

colours-colour-R = 赤
colours-colour-B = 青
colours-colour-G = 緑
colours-joker = ジョーカー
colours-card = { $colour ->
    [R] 赤
    [B] 青
   *[G] 緑
}{ $face ->
    [joker] のジョーカー
   *[other] { $face }
}
colours-marker-asked = ？：この競りの間だけの放棄
colours-marker-crossed = X：永久の放棄

## オプション

colours-option-matching = 上乗せ
colours-option-matching-about = 枚数で上回るほかに何が必要か、人の？のカードに自分のXがあるときはどうなるかを決めます。
colours-option-matching-by-hand = すべての？に合わせ、自分のXがあるカードは手札で代える
colours-option-matching-same-cards = 自分のXがあるカードを除き、すべての？に合わせる
colours-option-matching-strict = すべての？に合わせ、そこに自分のXがあれば上乗せしない
colours-option-matching-count = 合計でより多く放棄するだけ
colours-option-sets = セット
colours-option-sets-about = 数字ごとに、セットが何点になるかを決めます。
colours-option-sets-one = 数字
colours-option-run = 連番
colours-option-run-about = 連番のカード1枚が何点になるかを決めます。
colours-option-run-one = 1枚の点数
colours-preset-board-game-arena = Board Game Arenaと同じ
colours-preset-board-game-arena-about = 合わせるべきカードに自分のXがある人は、上乗せできません。

## 対戦の流れ

colours-phase-dealing = 出品
colours-phase-bidding = 競り
colours-phase-over = オークション終了

colours-ask-dealing = あなたが親です。どのカードを出品しますか？
colours-ask-bidding = { $total ->
    [0] { $needed ->
        [1] あなたから競りを始めます。1枚以上放棄してください。どのカードにしますか？
       *[other] { $needed }枚以上放棄してください。どのカードにしますか？
    }
   *[other] 放棄したのは{ $total }枚、必要なのは{ $needed }枚以上です。次はどのカードにしますか？
}

colours-move-offer = { $slot }を出品
colours-move-offer-about = そのカードが競りにかかります。あなたはほかのカードを1枚以上放棄して競りを始めます。
colours-move-pass = { $phase ->
    [dealing] 親を次に渡す
   *[bidding] パス
}
colours-move-pass-about = { $phase ->
    [dealing] 次の人が親になります。
   *[bidding] この競りから抜け、あなたの？が戻ります。
}
colours-move-renounce = { $slot ->
    [none] 手札の{ $card }を捨てる
   *[other] { $slot }を放棄
}
colours-move-renounce-about = { $slot ->
    [none] 誰が落札しても伏せたままゲームから除かれ、1枚として数えます。
   *[other] あなたの？が置かれます。落札するとXになり、そのカードは二度と手に入りません。
}
colours-move-stand = これで確定
colours-move-stand-about = 今の入札のまま手番を終えます。ほかの人はあなたより多く放棄するか、パスします。

## 記録

colours-event-deal-begun = { $you ->
    [who] あなたが親です。
   *[no] { $who }さんが親です。
}
colours-event-card-put-up = { $you ->
    [who] あなたは
   *[no] { $who }さんが
}{ $card }を出品しました。{ $out-count ->
    [0] {""}
   *[other] Xのため不参加：{ $out }。
}
colours-event-deal-passed = { $you ->
    [who] あなたは親を次に渡しました。
   *[no] { $who }さんが親を次に渡しました。
}
colours-event-market-discarded = 全員が親を渡したので、市場をすべて片付けます。
colours-event-card-renounced = { $you ->
    [who] あなたは{ $card }を放棄しました。
   *[no] { $who }さんが{ $card }を放棄しました。
}
colours-event-hand-card-discarded = { $you ->
    [who] あなたは手札を1枚捨てました。
   *[no] { $who }さんが手札を1枚、伏せて捨てました。
}
colours-event-hand-card-discarded-own = あなたは手札の{ $card }を捨てました。
colours-event-hand-card-replaces = { $you ->
    [who] あなたの手札1枚が{ $card }の代わりになりました。
   *[no] { $who }さんの手札1枚が{ $card }の代わりになりました。
}
colours-event-bid-stands = { $you ->
    [who] あなたは合計{ $total }枚で確定しました。
   *[no] { $who }さんが合計{ $total }枚で確定しました。
}
colours-event-seat-passed = { $you ->
    [who] あなたはパスしました。
   *[no] { $who }さんがパスしました。
}
colours-event-card-sold = 落札！{ $you ->
    [who] あなたが{ $card }を獲得しました。
   *[no] { $who }さんが{ $card }を獲得しました。
}
colours-event-leftover-taken = ほかの全員が放棄したので、{ $card }は無料で{ $you ->
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
colours-table-demanded = 合わせる必要あり
colours-table-to-replace = 永久に放棄したカードの代わりに、手札があと{ $count }枚必要です
colours-table-hand = あなたの手札
colours-table-hand-empty = 手札はありません。市場のカードで払います。
colours-table-hand-size = 手札{ $cards }枚
colours-table-empty-slot = 空き
colours-table-planned = あなたが放棄するカード
colours-table-asked-by = ？：{ $who }
colours-table-crossed-by = X：{ $who }
colours-table-replaced-by = 手札で補った人：{ $who }
colours-table-sale-replaced = 手札で補ったカード：{ $cards }。
colours-table-adds = 取れば{ $points }点
colours-table-costs = 失うと{ $points }点
colours-table-twice = 2枚
colours-table-in-set = 3色そろい
colours-table-in-run = 連番
colours-table-counter = { $need }枚中{ $have }枚放棄
colours-table-stand = 合計{ $total }枚で確定
colours-table-take-back = 元に戻す
colours-table-why-turn = { $who }さんの番です。
colours-table-you-are-out = この競りには参加していません。
colours-table-choose-market = 親が出すのは手札ではなく、市場のカードです。
colours-table-passes = { $seats }人のうち{ $count }人が続けて親を渡しました
colours-table-points = { $points }点
colours-table-my-discards = あなたが捨てたカード：
colours-table-pile-deck = 山札
colours-table-pile-gone = ゲームから除外
colours-table-unseen = これから出るカード
colours-table-unseen-about = まだ見ていないカードは{ $cards }枚：山札か、誰かの最初の手札です。
colours-table-unseen-open = まだ公開されていないカードは{ $cards }枚です。
colours-table-unseen-framed = 枠つきは、あなたも持っているカードです。
colours-table-only-one = 1枚しかないカードです。
colours-table-two-of-it = 2枚あるカードです。
colours-table-wild = 最後に、同じ色の中で最も得になる数字として数えます。
colours-table-would-add-about = 出品中のカードで増える得点です。放棄するカードの分は引いていません。
colours-table-would-cost = ないとき
colours-table-score-of = セット{ $sets }、連番{ $runs }
colours-table-score-about = 今の手札の得点です。1枚は1つのセットと1つの連番に数えられます。
colours-table-enough = 足りています。確定するか、さらに放棄してください。
colours-table-put-up = 出品する
colours-table-choose-lot = まず市場のカードを選んでください。
colours-table-hand-about = 手札は秘密です。市場から取ったカードは全員が見ています。
colours-table-bid-about = この競りで、この人が放棄したカードの枚数です。
colours-table-pile-house = ハウス
colours-table-deck-about = ここから市場が補充されます。山札と市場の両方がなくなると終わりです。
colours-table-gone-about = 捨てた手札と、誰も欲しがらなかった市場のカードです。ゲームから除かれます。
colours-table-house-about = 2人のときは、2人とも永久に放棄したカードがハウスに渡ります。ハウスも得点し、勝つことがあります。
colours-table-scoring = 得点になるもの
colours-table-scoring-sets = セット：同じ数字を3色そろえる。{ $parts }。
colours-table-scoring-part = { $numbers }は{ $points }点
colours-table-scoring-runs = 連番：同じ色で3つ以上続く数字、1枚{ $points }点。
colours-table-won = { $gain ->
    [0] あなたのものです！
   *[other] あなたのものです：{ $points }点
}
colours-table-why-yours = あなたは{ $price }枚を放棄し、それより多い人はいませんでした。
colours-table-why-outbid = { $who }さんは{ $price }枚、あなたは{ $mine }枚まででした。
colours-table-why-let-go = { $who }さんが{ $price }枚を放棄し、あなたは0枚でした。
colours-table-lap = ほかの全員が放棄しました。{ $card }はあなたのものです。
colours-table-lot = { $number }品目
colours-table-of-it-demanded = うち{ $count }枚は？に合わせたもの
colours-table-markers = マーカー

## 拒否された手

refused-colours-empty-slot = 枠{ $slot }にカードはありません。
refused-colours-crossed = そのカードにはあなたのXがあります。二度と手に入らないカードです。
refused-colours-nothing-to-renounce = 放棄できるものが残っていないので、出品できません。
refused-colours-not-in-hand = { $card }は手札にありません。
refused-colours-for-sale = それは競りにかけられているカードです。
refused-colours-marked = そのカードにはもうあなたのマーカーがあります。
refused-colours-demanded = そのカードにはどのみち合わせる必要があり、？は自動で置かれます。別のカードを選んでください。
refused-colours-cannot-reach = 合計{ $total }枚は放棄できないので、パスするしかありません。
refused-colours-hand-cards-owed = 永久に放棄したカードの代わりに、手札があと{ $count }枚必要です。
refused-colours-cannot-replace = あなたのXがあるカードをあと{ $count }枚、手札で補う必要がありますが、手札が{ $held ->
    [0] ない
   *[other] { $held }枚しかない
}ので、パスするしかありません。
refused-colours-strict = この卓では、合わせるべきカードに自分のXがあると上乗せできません。パスするしかありません。
refused-colours-dealer-opens = 親は1枚以上を放棄して競りを始めなければなりません。
refused-colours-no-way-back = 放棄を始めたら、もうパスできません。
refused-colours-total-too-low = 確定するには、合計{ $total }枚以上の放棄が必要です。

## 案内付きの初対局

lesson-colours-1 = あなたが親なので、売るカードを選びます（C1）。手札に赤4があります。同じ色の続き番号が3枚以上で連番になり、1枚1点です（C11）。赤5を出品しましょう。
lesson-colours-2 = お金はありません。放棄が代金です。要らないカードに？を置きます。落札したら、そのカードは二度と手に入りません（C4、C6）。赤1は連番から遠いカードです。
lesson-colours-3 = 1枚放棄したので、競りが始まります（C2）。もっと放棄してもよいのですが、余計に払うことはありません。確定しましょう。
lesson-colours-4 = { $right }さんは赤1に合わせ、緑2を足しました。競り続けるには、すべての？に合わせたうえで1枚以上多くします（C5）。緑2は自動で置かれるので、青3を足しましょう。
lesson-colours-5 = 3枚対2枚です。確定して、{ $right }さんの出方を見ましょう。
lesson-colours-6 = 赤5を手に入れましたが、赤1、緑2、青3にはもうずっとあなたのXがあります（C6）。緑8は青8と合いますが、赤1に？があります。上乗せするには、赤1の代わりに手札を1枚捨て、もう1枚放棄しなければなりません（C5）。パスしましょう。
lesson-colours-7 = 赤1と緑2は、3人のうち2人のXが置かれたので、残る1人にただで渡りました（C7）。これも放棄の代償です。今度はあなたが親です。赤6を出品しましょう。
lesson-colours-8 = 手札も放棄できますが、競りに負けても戻りません（C4）。緑8は1枚しかなく、もう取られたので、8のセットは作れません。青8を捨てましょう。
lesson-colours-9 = 捨てた手札には合わせる必要がなく、枚数で上回ればよいだけです（C5）。確定しましょう。
lesson-colours-10 = 4–5–6の連番ができました。赤3でさらに伸びます。青5には自動で合わせるので、青1を足しましょう。
lesson-colours-11 = 2枚対1枚です。確定しましょう。
lesson-colours-12 = 市場に赤と合うカードがありません。親は次に渡せます（C1）。3人続けて渡すと、市場のカードは捨てられ、新しく並べ直されます。
lesson-colours-13 = 新しい市場に赤7があります！青4は要りません。パスして身軽なままでいましょう。次の親はあなたです。
lesson-colours-14 = 赤のジョーカーです。最後に、あなたにいちばん得な赤の数字になります。セットでも連番でも同じ数字です（C12）。出品しましょう。
lesson-colours-phase-dealing = 手札とセット（3色の同じ数字）か連番（同じ色で3枚以上の続き番号）になるカードを探しましょう（C11）。なければ親を次に渡します。
lesson-colours-phase-bidding = 競りのカードで手札が何点増えるか、そのために何を永久に放棄するかを考えましょう。要らないものから放棄し、できるだけ早く確定します。高すぎるならパスです。
lesson-colours-phase-over = 全員の手札を公開します。セットは3点か6点、連番は1枚1点。1枚のカードが数えられるのは、セットで1回、連番で1回までです（C11）。
