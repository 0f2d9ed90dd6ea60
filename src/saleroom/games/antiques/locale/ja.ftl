### Antiques：«Аукцион»

game-antiques = 骨董
game-antiques-line = 2枚は表、1枚は裏。声に出して競り、勝った人が負けた人たちに支払います。
game-antiques-goal = 20品のあとでいちばん多く点を取ること。そろえたカードと、残したコインが点になります。
antiques-title = «Аукцион»
antiques-feel = 3点の品を公開で競ります。うち1点は布の下。払ったコインはライバルたちのものになります。

## カード

antiques-kind-painting = 絵画
antiques-kind-sculpture = 彫刻
antiques-kind-furniture = 家具
antiques-kind-stamp = 切手
antiques-kind-jewellery = 宝飾品
antiques-kind-collection = コレクション
antiques-kind-replica = 模造品
antiques-kind-none = 裏向きのカード
antiques-kind-painting-about = 1枚につき5点
antiques-kind-sculpture-about = 多く持つ人から順に20点、15点、10点。1枚もなければ−5点
antiques-kind-furniture-about = 2枚1組で12点
antiques-kind-stamp-about = 1枚から6枚で1、8、17、28、41、56点
antiques-kind-jewellery-about = 1枚から6枚で4、10、17、25、34、44点
antiques-kind-collection-about = ほかの種類が1枚ずつそろえば20点、そろわなければ−10点
antiques-kind-replica-about = 切手、宝飾品、家具、彫刻のどれかとして通用します
antiques-group-stamp = 切手
antiques-group-jewellery = 宝飾品
antiques-group-furniture = 家具
antiques-group-sculpture = 彫刻
antiques-group-loose = 未配置
antiques-card-painting = 絵画
antiques-card-sculpture = 彫刻
antiques-card-furniture = 家具
antiques-card-stamp = 切手
antiques-card-jewellery = 宝飾品
antiques-card-collection = コレクション
antiques-card-replica-stamp = 切手の中の模造品
antiques-card-replica-jewellery = 宝飾品の中の模造品
antiques-card-replica-furniture = 家具の中の模造品
antiques-card-replica-sculpture = 彫刻の中の模造品
antiques-card-replica-loose = 未配置の模造品
antiques-token-stop = ストップ
antiques-token-ban = 締め出し
antiques-token-swap = 交換

## オプション

antiques-option-tricks = 作戦
antiques-option-tricks-about = 1度きりのトークンが各種1枚ずつ配られ、自分の入札の直後に使います。3種類から好きなだけ選べます（なしでも構いません）。
antiques-option-tricks-stop = ストップ：競りがその場で終わります
antiques-option-tricks-ban = 締め出し：相手1人がこの競りから外れます
antiques-option-tricks-swap = 交換：相手とカードを1枚取り替えます
antiques-option-sculpture-ties = 彫刻の同数
antiques-option-sculpture-ties-about = 彫刻が同数の人どうしが賞をどう分けるかを決めます。
antiques-option-sculpture-ties-two-places = 印刷された通り、その順位と次の順位を分け合う
antiques-option-sculpture-ties-places = 同数の人数分の順位を分け合う
antiques-option-open-purses = 財布を公開
antiques-option-open-purses-about = 全員の所持金が見えます。公開しない場合は自分で数えておきます。
antiques-option-scales = 切手と宝飾品
antiques-option-scales-about = 切手1〜6枚、宝飾品1〜6枚がそれぞれ何点になるかを決めます。
antiques-option-readings = 別の解釈
antiques-option-readings-about = 印刷されたルールがはっきりしないところを、私たちの裁定とは別の形で遊びます。
antiques-option-readings-stop-above = ストップには、ルールの額を超える入札が必要
antiques-option-readings-last-buys = ほかの全員がパスしたら、最後の1人が1コインで買う
antiques-option-readings-swap-again = 交換を断られたら、もう一度作戦を選べる

## 対戦の流れ

antiques-phase-bidding = 競り
antiques-phase-trick = 作戦
antiques-phase-answer = 交換の申し出
antiques-phase-placing = 模造品の配置
antiques-phase-over = オークション終了

antiques-ask-bidding = いくらで入札しますか？所持金は{ $purse }コインです。
antiques-ask-trick = { $bid }の入札が通りました。作戦を使いますか？
antiques-ask-answer = { $who }さんから交換の申し出です。もらうカード：{ $give }、渡すカード：{ $take }。トークンは{ $payer ->
    [who] { $who }さん
   *[whom] あなた
}が使います。受けますか？
antiques-ask-placing = 模造品をどこに置きますか？

antiques-move-bid = { $coins }で入札
antiques-move-bid-about = 誰もそれ以上出さなければ3枚すべてを獲得し、払った{ $coins }コインはほかの人たちで等分されます。
antiques-move-pass = パス
antiques-move-pass-about = コインは手元に残し、次の品まで待ちます。
antiques-move-trick = { $use ->
    [none] 作戦は使わない
    [stop] ストップをかける
    [ban] { $whom }さんを締め出す
   *[swap] { $whom }さんに交換を申し出る：{ $give }を渡し、{ $take }をもらう
}
antiques-move-trick-about = { $use ->
    [none] 競りが続きます。
    [stop] 競りがその場で終わり、あなたの入札が落札します。トークンはなくなります。
    [ban] { $whom }さんはただちにパスし、コインを手元に戻します。トークンはなくなります。
   *[swap] { $whom }さんは受けるか断るかを選びます。成立したときだけトークンを使います（{ $payer ->
        [who] あなたのもの
       *[whom] 相手のもの
    }）。
}
antiques-move-answer = { $accept ->
    [yes] 交換を受ける
   *[no] 交換を断る
}
antiques-move-answer-about = { $accept ->
    [yes] カードが入れ替わり、トークンがなくなります。
   *[no] 何も変わりません。
}
antiques-move-place = { $group }に置く
antiques-move-place-about = 以後、その仲間の1枚として数えます。

## 記録

antiques-event-lot-laid-out = 皆さま、{ $round }品目です：{ $cards-1 }、{ $cards-2 }、そして裏向きの1枚。{ $you ->
    [who] あなたから入札を始めます。
   *[no] { $who }さんから入札を始めます。
}
antiques-event-bid-made = { $you ->
    [who] あなたは{ $coins }で入札しました。
   *[no] { $who }さんが{ $coins }で入札しました。
}
antiques-event-seat-passed = { $you ->
    [who] あなたはパスしました。
   *[no] { $who }さんがパスしました。
}
antiques-event-lot-sold = { $price }で{ $you ->
    [who] あなた
   *[no] { $who }さん
}が落札！布の下は{ $cards-3 }でした。{ $share ->
    [0] 分けるには足りません
   *[other] ほかの人は{ $share }コインずつ受け取ります
}{ $to_bank ->
    [0] {""}
   *[other] （銀行へ{ $to_bank }）
}。
antiques-event-lot-unsold = どなたもいませんか？{ $round }品目は落札なしで箱に戻り、3枚目は謎のままです。
antiques-event-bank-taken = { $you ->
    [who] あなた
   *[no] { $who }さん
}はカードが最も少ないので、銀行の{ $coins }コインを受け取ります。
antiques-event-replica-placed = { $you ->
    [who] あなたは
   *[no] { $who }さんが
}模造品を{ $group }に紛れ込ませました。
antiques-event-bidding-stopped = { $you ->
    [who] あなたがストップをかけました
   *[no] { $who }さんがストップをかけました
}。ここで槌が下ります。
antiques-event-seat-banned = { $you ->
    [who] あなたは{ $whom }さんをこの競りから締め出しました。
    [whom] { $who }さんがあなたをこの競りから締め出しました。
   *[no] { $who }さんが{ $whom }さんをこの競りから締め出しました。
}
antiques-event-swap-offered = { $you ->
    [who] あなたは{ $whom }さんに交換を申し出ました：{ $give }と{ $take }（トークンは{ $payer ->
        [who] あなた
       *[whom] { $whom }さん
    }持ち）
    [whom] { $who }さんがあなたに交換を申し出ました：{ $give }と、あなたの{ $take }（トークンは{ $payer ->
        [who] { $who }さん
       *[whom] あなた
    }持ち）
   *[no] { $who }さんが{ $whom }さんに交換を申し出ました：{ $give }と{ $take }（トークンは{ $payer ->
        [who] { $who }さん
       *[whom] { $whom }さん
    }持ち）
}
antiques-event-swap-accepted = { $you ->
    [who] { $whom }さんが応じました。{ $give }を渡し、{ $take }をもらいます。
    [whom] あなたは応じました。{ $take }を渡し、{ $give }をもらいます。
   *[no] { $whom }さんが応じました：{ $give }と{ $take }の交換です。
}
antiques-event-swap-declined = { $you ->
    [whom] あなたは交換を断りました。
   *[no] { $whom }さんが交換を断りました。
}
antiques-event-match-ended = 20番目の品が終わりました。これにて閉会です。

## 集計

antiques-breakdown-painting = 絵画
antiques-breakdown-furniture = 家具
antiques-breakdown-jewellery = 宝飾品
antiques-breakdown-stamp = 切手
antiques-breakdown-sculpture = 彫刻
antiques-breakdown-collection = コレクション
antiques-breakdown-coins = コイン
antiques-tie-break = 同点の場合、模造品が少ないほうの勝ちです。

## 卓上

antiques-table-round = { $round }品目／全{ $rounds }品
antiques-table-bank = 銀行
antiques-table-purse = 財布
antiques-table-passed = パス済み
antiques-table-tokens = 作戦
antiques-table-face-down = 裏向き
antiques-table-first = 最初の入札：{ $who }
antiques-table-leads = 最高額
antiques-table-nothing = まだ何もなし
antiques-table-loose = 未配置の模造品
antiques-table-held = { $group }：{ $count }枚{ $replicas ->
    [0] {""}
   *[other] {""}（うち模造品{ $replicas }枚）
}
antiques-table-mine = あなたのカード
antiques-table-worth = 今は{ $now }点、もう1枚で{ $next }点
antiques-table-have = 手元に{ $count }枚
antiques-table-points = { $points }点
antiques-table-opens = { $you ->
    [who] あなたから入札を始めます。
   *[no] { $who }さんから入札を始めます。
}
antiques-table-sold = { $you ->
    [who] あなたが{ $price }で落札！
   *[no] { $who }さんが{ $price }で落札！
}
antiques-table-under-cloth = 布の下は：{ $card }
antiques-table-places = { $who }さんが模造品の置き場所を選んでいます。
antiques-table-stands = { $you ->
    [who] あなたの{ $coins }。
   *[no] { $who }さんの{ $coins }。
}
antiques-table-why-yours = 落札です。{ $price }を超える人はいませんでした。
antiques-table-why-outbid = { $who }さんが{ $price }、あなたは{ $mine }まででした。{ $share ->
    [0] {""}
   *[other] { $share }を受け取ります。
}
antiques-table-why-let-go = あなたは入札せず、{ $who }さんが{ $price }で落札。{ $share ->
    [0] {""}
   *[other] { $share }を受け取ります。
}
antiques-table-won = { $price }で{ $points }点
antiques-table-score-of = カード{ $cards }、コイン{ $coins }
antiques-table-score-about = 今オークションが終わった場合の得点です。コインは1枚1点です。
antiques-table-worth-about = この品があなたのカードに加える得点です。価格は引いていません。
antiques-table-worth-shown = 表向きの2枚
antiques-table-worth-least = 3枚目が最悪のとき
antiques-table-worth-most = 3枚目が最良のとき
antiques-table-worth-mean = 平均
antiques-table-cloth-about = 誰も見ていません。品が売れると表になります。まだ誰も見ていないカード：
antiques-table-seat-points-about = このカードの今の得点です。コインも得点になりますが、最後まで秘密です。
antiques-table-purse-about = この人がまだ持っているコインです。
antiques-table-bid-about = この人がこの品に入札しているコインです。パスすると手元に戻ります。
antiques-table-bank-about = 等分できなかったコインです。品が1つ終わるたびに、カードが最も少ない人が1人だけなら、その人が受け取ります。
antiques-table-you-own = 所持枚数
antiques-table-count-now = 今の得点
antiques-table-count-next = もう1枚あるとき
antiques-table-go-on = 次へ
antiques-table-who-has-what = 誰が何を持ち、何が残っているか
antiques-table-unseen = 残り
antiques-table-points-open = コイン以外の得点
antiques-table-deck = { $cards ->
    [0] 山札は空です。
   *[other] 山札は{ $cards }枚。
}
antiques-table-boxed = 誰も見ていない{ $cards }枚が箱にあり、もう出ません。
antiques-table-why-turn = { $who }さんの番です。
antiques-table-why-passed = あなたはパスしました。次の品まで入札できません。
antiques-table-why-leading = あなたが最高額です。ほかの人の番です。
antiques-table-trick-after-bid = 作戦は自分の入札の直後に使います。
antiques-table-stop-least = ストップには{ $seats ->
    [3] 15
    [4] 10
    [5] 8
   *[6] 6
}以上の入札が必要です。
antiques-table-no-ban = 締め出せる相手がもういません。
antiques-table-no-swap = 交換できるものがありません。自分のカードと、名前の違う相手のカードが必要です。
antiques-table-all-declined = 交換できる相手には、この入札でもう全員に断られています。
antiques-table-ask-tricks = 入札するたびに作戦を使うか尋ねる
antiques-table-ask-short = 尋ねる
antiques-table-swap-open = 交換…
antiques-table-swap-title = 交換を申し出る
antiques-table-swap-whom = 誰と？
antiques-table-you-give = 渡すもの
antiques-table-you-get = もらうもの
antiques-table-gives = { $who }さんが渡すもの
antiques-table-swap-payer = 成立したら誰のトークンを使う？
antiques-table-swap-mine = 自分の
antiques-table-swap-theirs = { $who }さんの
antiques-table-swap-choose = 両方から1枚ずつ選んでください。
antiques-table-swap-back = 戻る
antiques-table-swap-send = 申し出る
antiques-table-no-cards = { $who }さんには交換できるカードがありません。
antiques-table-asked-already = { $who }さんには、この入札でもう交換を断られています。
antiques-table-partner-cannot-pay = { $who }さんには未使用の交換トークンがありません。
antiques-table-token-mine = あなたの交換トークンを使います。
antiques-table-token-of = { $who }さんの交換トークンを使います。

## 拒否された手

refused-antiques-at-least-one = 入札は1コイン以上です。
refused-antiques-more-than-purse = 財布の中身を超えています。あなたの財布には{ $purse }コインあります。
refused-antiques-not-higher = 入札は現在の最高額{ $high }より高くなければなりません。
refused-antiques-no-such-group = 模造品を加えられるのは、切手、宝飾品、家具、彫刻だけです。
refused-antiques-no-group = { $group ->
    [stamp] 切手
    [jewellery] 宝飾品
    [furniture] 家具
   *[sculpture] 彫刻
}を持っていないので、そこに模造品は加えられません。
refused-antiques-no-such-trick = 作戦は次のどれかです：{ $tricks }
refused-antiques-no-token = 未使用の「{ $trick ->
    [stop] ストップ
    [ban] 締め出し
   *[swap] 交換
}」トークンがありません。
refused-antiques-stop-too-low = ストップには{ $least }以上の入札が必要です。
refused-antiques-name-an-opponent = 相手の席を指定してください。
refused-antiques-passed-already = 席{ $seat }はもうパスしています。
refused-antiques-asked-already = 席{ $seat }には、この入札でもう交換を断られています。同じ相手に聞けるのは1回だけです。
refused-antiques-no-such-card = { $side ->
    [give] 渡す
   *[take] もらう
}カードは次のどれかです：{ $cards }
refused-antiques-has-no-card = 席{ $seat }はそのカードを持っていません：{ $card ->
    [painting] 絵画
    [sculpture] 彫刻
    [furniture] 家具
    [stamp] 切手
    [jewellery] 宝飾品
    [collection] コレクション
    [replica-stamp] 切手の中の模造品
    [replica-jewellery] 宝飾品の中の模造品
    [replica-furniture] 家具の中の模造品
    [replica-sculpture] 彫刻の中の模造品
   *[replica-loose] 未配置の模造品
}
refused-antiques-same-name = 同じ名前のカード同士は交換できません。
refused-antiques-payer = トークンは、交換する2人のどちらかが使います。
refused-antiques-partner-cannot-pay = 席{ $seat }には、使える「交換」トークンがありません。

## 案内付きの初対局

lesson-antiques-1 = 3枚がまとめて売られます。2枚は表、3枚目は誰も見ていません（A3）。切手は増えるほど1枚の価値が上がるので（A11）、2枚はよい出だしです。3コインで始めましょう。
lesson-antiques-2 = 入札は合計額で言い、今の最高額より高くします（A4）。手元は20コイン、切手2枚だけでもう8点です。6に上げましょう。
lesson-antiques-3 = 布の下も切手でした！払った6コインは、ほかの人に3ずつ渡りました（A7）。今度は{ $left }さんが2で入札しています。パスしましょう。買わない人は分け前をもらえます。
lesson-antiques-4 = 模造品は切手、宝飾品、家具、彫刻のどれかになりすませます（A8）。1で入札しましょう。1コインは2人で分けられず銀行に入るので、誰も得をしません（A7）。
lesson-antiques-5 = 落札です。布の下は彫刻でした。模造品を加えるグループを選びます。あとから動かせません（A8）。切手が4枚になれば17点が28点になります。
lesson-antiques-6 = まだ何も買っていないのは{ $right }さんだけなので、銀行のコインは{ $right }さんがもらいました（A9）。さて、コレクションは5種類が1枚ずつそろえば20点です（A13）。足りないのは絵画と家具。その絵画がここにあります。4で入札しましょう。
lesson-antiques-7 = 5種類そろわないコレクションは−10点です（A13）。でも競りはまだ16回あり、家具が出る機会は十分です。8コインの値打ちがあります。ほかの人には4ずつ渡ります。
lesson-antiques-8 = 家具も入っていました。コレクション完成です！彫刻は枚数の順位で20、15、10点、1枚もなければ−5点（A12）。あなたはもう1枚あるので、9や10は人に払ってもらいましょう。半分はあなたのものです。
lesson-antiques-9 = 家具は2枚で12点、1枚だけでは0点です（A11）。絵画はすぐに5点。5で入札しましょう。
lesson-antiques-10 = これで全部です。品で自分のカードが何点増えるかを数え、コインのほうが大事になったらやめます。コインも終わりには1点です（A11）。彫刻は順位を固め、宝飾品は列を伸ばします。6コイン全部で入札しましょう。
lesson-antiques-phase-bidding = 表の2枚で何点増えるか数え、裏向きの1枚の分を少し足します。価格がそれよりはっきり低ければ入札、そうでなければパスして分け前をもらいましょう（A7）。
lesson-antiques-phase-trick = 自分の入札の直後にトークンを1枚使えます（A10）。ストップはすぐに落札、締め出しは相手をこの品から外し、交換はカード1枚ずつの取引です。どれも対戦中1回だけです。
lesson-antiques-phase-answer = 交換の申し出です（A10）。もらうカードの点が、渡すカードの点より大きければ受けましょう。
lesson-antiques-phase-placing = 模造品はグループの1つに加わり、その種類のカードとして数えます（A8）。1枚増えていちばん得なグループを選びましょう。たいていは切手です。
lesson-antiques-phase-over = 最終得点です。絵画、家具の組、切手と宝飾品の列、彫刻、コレクション、コインを合計します（A11〜A13）。同点なら模造品の少ないほうの勝ちです（A14）。
