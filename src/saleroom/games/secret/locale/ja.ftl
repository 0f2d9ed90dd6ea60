### Secret：秘密のオークション / Secret Auction House

game-secret = 秘密のオークション
game-secret-line = 最高額が並べば打ち消し合い、笑うのは次点の人。
game-secret-goal = 星と、秘密の依頼に合う宝石を手に入れること。同額に注意。並ぶと次の入札が勝ちます。
secret-title = 秘密のオークション / Secret Auction House
secret-feel = 18個の宝石に秘密の入札をします。最高額が並んだら、次点の人のものになります。

## 宝石と依頼

secret-gem-amber = 琥珀
secret-gem-beryl = ベリル
secret-gem-coral = 珊瑚
secret-gem-diamond = ダイヤモンド
secret-gem-emerald = エメラルド
secret-gem-feldspar = 長石
secret-item = { $gem ->
    [amber] 琥珀
    [beryl] ベリル
    [coral] 珊瑚
    [diamond] ダイヤモンド
    [emerald] エメラルド
   *[feldspar] 長石
}{ $stars ->
    [1] ★
    [2] ★★
   *[3] ★★★
}
secret-request-most-money = 満ちた財布
secret-request-few-types = 目利き
secret-request-many-types = 収集家
secret-request-fewest-three = 控えめな人
secret-request-most-one = 小物好き
secret-request-multiple-of-four = 4の倍数
secret-request-no-chips = 倹約家
secret-request-two-twos = 双子
secret-request-pairs = 仲人
secret-request-one-of-each = 階段
secret-request-most-money-about = 手札と山を合わせた枚数が最多であること（同数可）。
secret-request-few-types-about = 宝石が3種類以下であること（1つもなくても可）。
secret-request-many-types-about = 宝石が4種類以上であること。
secret-request-fewest-three-about = ★★★の宝石の数が最少であること（同数可）。
secret-request-most-one-about = ★の宝石を持ち、その数が最多であること（同数可）。
secret-request-multiple-of-four-about = ★の合計が4、8、12など、4の倍数であること。
secret-request-no-chips-about = チップが3枚とも残っていること。
secret-request-two-twos-about = ★★の宝石がちょうど2つであること。
secret-request-pairs-about = 2種類以上で、それぞれ2つ以上の宝石を持っていること。
secret-request-one-of-each-about = ★、★★、★★★の宝石をそれぞれ1つ以上持っていること。
secret-request-few-types-about-types-need-an-item = 宝石を1つ以上持ち、3種類以下であること。
secret-request-most-one-about-no-ones = ★の宝石の数が最多であること（同数可、誰も持っていなくても可）。
secret-request-multiple-of-four-about-no-stars = ★の合計が0、4、8、12など、4の倍数であること。
secret-request-two-twos-about-twos-or-more = ★★の宝石が2つ以上であること。
secret-request-points = { $points }点

## オプション

secret-option-money = お金
secret-option-money-about = 全員が最初に持つ10枚のカードの値です。
secret-option-money-one = カード
secret-option-asks = 価格
secret-option-asks-about = 宝石の種類と★の数ごとの、支払う枚数です。
secret-option-readings = 別の解釈
secret-option-readings-about = 印刷されたルールがはっきりしないところを、私たちの裁定とは別の形で遊びます。
secret-option-readings-one-chip = 1つの宝石に使えるチップは1枚まで
secret-option-readings-twos-or-more = 双子：★★が2つ以上
secret-option-readings-no-stars = 4の倍数：星なしでも達成
secret-option-readings-no-ones = 小物好き：誰も★を持たなければ★なしでも達成
secret-option-readings-types-need-an-item = 目利き：宝石が1つ以上必要

## 対戦の流れ

secret-phase-keeping = 依頼の選択
secret-phase-bidding = 入札
secret-phase-over = オークション終了

secret-ask-keeping = どちらの依頼を残しますか？
secret-ask-bidding = カード{ $asks }枚で入札してください。{ $chips ->
    [0] パスに使うチップはありません。
   *[other] チップ1枚を払ってパスすることもできます。
}

secret-move-keep = 「{ $request }」を残す
secret-move-keep-about = もう一方の依頼は、誰にも見られず箱に戻ります。
secret-move-bid = { $recover ->
    [yes] 山を取り戻して{ $cards-plus }で入札
   *[no] { $cards-plus }で入札
}
secret-move-bid-about = { $recover ->
    [yes] 合計{ $cards-sum }、チップ1枚を使います。落札すればカードは宝石の下に残ります。
   *[no] 合計{ $cards-sum }。落札すればカードは宝石の下に残り、できなければ自分の山に行きます。
}
secret-move-pass = { $recover ->
    [yes] 山を取り戻してパス
   *[no] パス
}
secret-move-pass-about = { $recover ->
    [yes] チップ2枚を使います。山は手札に戻ります。
   *[no] チップ1枚を使います。カードはそのままです。
}

## 記録

secret-event-choice-sealed = { $you ->
    [who] あなたは選び終えました。
   *[no] { $who }さんが選び終えました。
}
secret-event-choice-sealed-own = あなたは選び終えました：{ $choice }
secret-event-requests-kept = 全員が依頼を1枚ずつ残しました。中身は秘密です。
secret-event-item-turned-up = 次の宝石は{ $item }、支払いは{ $asks }枚です。
secret-event-pile-returned = { $you ->
    [who] あなた
   *[no] { $who }さん
}はカードが足りないので、山の{ $number }枚を手札に戻しました。
secret-event-seat-out = { $you ->
    [who] あなた
   *[no] { $who }さん
}はカードが足りず、ここで脱落です。
secret-event-choices-revealed = 入札を公開します。{ $parts }
secret-event-choices-revealed-part-bid = { $you ->
    [who] あなた
   *[no] { $who }さん
}：{ $cards-plus }{ $cards-count ->
    [1] {""}
   *[other] ={ $value }
}{ $recover ->
    [yes] （山を回収）
   *[no] {""}
}
secret-event-choices-revealed-part-pass = { $you ->
    [who] あなた
   *[no] { $who }さん
}：パス{ $recover ->
    [yes] （山を回収）
   *[no] {""}
}
secret-event-item-sold = { $after_tie ->
    [yes] 最高額が並んで打ち消し合い、次点の落札です。
   *[no] 落札！
}{ $you ->
    [who] あなたが{ $item }を獲得しました。
   *[no] { $who }さんが{ $item }を獲得しました。
}
secret-event-item-discarded = { $item }は誰のものにもなりません。
secret-event-match-ended = これにて閉館です。依頼の結果：{ $parts }
secret-event-match-ended-part = { $you ->
    [who] あなた
   *[no] { $who }さん
}は「{ $request }」（{ $fulfilled ->
    [yes] 達成
   *[no] 未達成
}）

## 集計

secret-breakdown-stars = 星
secret-breakdown-request = 依頼
secret-tie-break = 同点の場合、依頼を果たしたほう、次に宝石の多いほうの勝ちです。

## 卓上

secret-table-item = 宝石{ $number }／全18
secret-table-asks = 支払い{ $asks }枚
secret-table-cards-short = { $count }枚
secret-table-worth-short = 得点
secret-table-asks-short = 支払う枚数
secret-table-hand = あなたの手札
secret-table-chips = チップ{ $chips }枚
secret-table-chips-about = チップはパスするとき、または入札前に山を取り戻すときに使います。
secret-table-out = 脱落
secret-table-sealed = 選択済み
secret-table-choosing = 選択中
secret-table-stars = ★{ $stars }
secret-table-stars-about = 持っている宝石の★が、最後にそのまま得点になります。
secret-table-seat-about = 山のカードはチップ1枚で取り戻せます。宝石の下のカードは戻りません。
secret-table-hand-short = 手札
secret-table-pile-short = 山
secret-table-locked-short = 宝石の下
secret-table-pile-word = 山
secret-table-locked-word = 支払済
secret-table-chips-short = チップ
secret-table-card-hand = { $value }、手札
secret-table-card-pile = { $value }、自分の山
secret-table-card-locked = { $value }、宝石の下
secret-table-in-pile-why = このカードは山にあります。チップ1枚で山を取り戻せば、入札に使えます。
secret-table-locked-why = このカードは宝石の下に置かれたままです。
secret-table-sealed-why = 選択は確定しました。変更はできません。
secret-table-out-why = カードが足りないため脱落しました。宝石と依頼は得点になります。
secret-table-watching-why = 入札を公開しています。
secret-table-take-back = 山を取り戻す
secret-table-bid = { $value }で入札
secret-table-more = あと{ $count }枚選んでください
secret-table-keep = こちらを残す
secret-table-progress-at-least = { $have }／{ $need }
secret-table-progress-at-most = { $have }（{ $need }以下）
secret-table-progress-exactly = { $have }（ちょうど{ $need }）
secret-table-fulfilled = 現在達成中
secret-table-not-fulfilled = まだ未達成
secret-table-if-met = 最後に達成していれば
secret-table-fulfils = この宝石で依頼が達成されます（{ $points }点）。
secret-table-breaks = この宝石を取ると依頼が崩れます（{ $points }点）。
secret-table-opening = 今夜の宝石は18個
secret-table-opening-gems = 宝石は★の数だけ得点になります。手持ちのお金カード10枚から、1〜3枚で支払います。
secret-table-opening-bids = 全員がひそかに入札し、最高額が落札します。ただし最高額が並ぶと打ち消し合い、次点が落札します！
secret-table-opening-request = 最後に、秘密の依頼を達成していればその点が加わります。ほかの誰も知りません。狙っていけるほうを選びましょう。
secret-table-waiting-for = { $names }を待っています
secret-table-you-chose = 選択済み：{ $choice }
secret-table-passes = パス
secret-table-took-back = 山を回収
secret-table-tied = 同額
secret-table-offer-of = { $who }：{ $state }
secret-table-tie = { $value }の入札が{ $count }件並び、打ち消し合いました。
secret-table-next-in-line = { $you ->
    [yes] 次点{ $value }のあなたが落札です。
   *[no] 次点{ $value }の{ $who }さんが落札です。
}
secret-table-goes-to = { $you ->
    [yes] { $value }であなたが落札。
   *[no] { $value }で{ $who }さんが落札。
}
secret-verdict-won = { $value }で最高額です。宝石はあなたのものです。
secret-verdict-lost = { $who }さんが落札。{ $value }があなたの{ $mine }を上回りました。
secret-table-nobody-bid = 全員パス。誰のものにもなりません。
secret-table-nobody-tied = 次点も単独ではないため、誰のものにもなりません。
secret-table-catalogue = 今夜の宝石
secret-table-state-coming = これから
secret-table-state-now = 出品中
secret-table-state-nobody = 落札なし
secret-table-owner = 所有者：{ $who }
secret-table-to-come-count = 残り{ $count }個
secret-table-requests = 依頼
secret-table-score-of = 星{ $stars }、依頼{ $request }
secret-table-score-about = 今オークションが終わったときの得点です。依頼は現在の達成状況で数えます。

## 拒否された手

refused-secret-not-dealt = 配られた2枚の依頼から1枚を残してください。
refused-secret-empty-pile = あなたの山は空です。取り戻すものがありません。
refused-secret-one-chip = この卓では、1つの宝石に使えるチップは1枚までです。
refused-secret-too-few-chips = それにはチップが{ $needed }枚必要です。あなたのチップは{ $chips }枚です。
refused-secret-wrong-number = この宝石の支払いはちょうど{ $asked }枚です。
refused-secret-not-in-hand = { $cards }は{ $recover ->
    [yes] 手札と山
   *[no] 手札
}にありません。

## 案内付きの初対局

lesson-secret-1 = あなたは秘密の依頼人のために競ります。2枚の依頼から1枚を残します（S4）。2種類を2つずつ集めるのは大変ですが、★、★★、★★★を1つずつ集める「階段」なら3点で、計画も立てやすいです。こちらを残しましょう。
lesson-secret-2 = この珊瑚は星2つで、支払いはちょうど1枚です（S6）。最高額が並べば、次点が落札します（S7）。最初に10を出したがる人は多いもの。7を出しましょう。
lesson-secret-3 = 2人とも10だったので、珊瑚はあなたのものです。7は宝石の下に残り、10はそれぞれの山に移りました（S8）。星1つに3枚は高すぎます。いちばん弱い3枚を出しましょう。負けたカードはなくならず、自分の山に置かれます。
lesson-secret-4 = 星1つの琥珀が1枚で買えます。★の宝石は必要です。相手の10や9は山か宝石の下にあり、8なら相手の手札のどれにも勝てます。
lesson-secret-5 = 星3つですが3枚必要で、{ $right }さんはチップ1枚で強い山を取り戻せます。パスにもチップが1枚かかります（S6）。ここはパスして、強いカードを手札に残しましょう。
lesson-secret-6 = ★★★の宝石が1枚で買えます！相手の手札は7まで。9を出して、10は残しましょう。
lesson-secret-7 = ★、★★、★★★がそろい、依頼は達成です。{ $left }さんは手札が足りず、山をただで取り戻しました（S5）。10、6、5を出して、あと星2つを狙いましょう。
lesson-secret-8 = 21が同額で並び、15が勝ちました（S7）。強いカードは山の中です。チップを1枚払って山を取り戻し、手札と合わせて入札しましょう（S6）。6なら相手の手札のどれよりも高いです。
lesson-secret-9 = 星1つに3枚。いちばん弱い3枚を出して見送りましょう。
lesson-secret-10 = 宝石の下のお金は二度と戻りません（S8）。何にでも使わず、4と5を出して10を残しましょう。
lesson-secret-11 = 手札が足りなかったので、山が自動で戻りました（S5）。星3つで2枚。10を持つ人はもうほかにいません。10と5を出しましょう。
lesson-secret-12 = { $left }さんは3枚払えず脱落です（S5）。{ $right }さんには7があり、勝てません。弱い3枚を出しましょう。払える人が2人より少なくなると、対戦は終わります。
lesson-secret-phase-keeping = 最初の宝石から狙っていける依頼を選びましょう（S4）。達成したときだけ、最後に点になります（S11）。
lesson-secret-phase-bidding = その枚数を払う値打ちがあり、依頼の役に立つ宝石でしょうか。そうでなければ低く出すか、チップを払ってパスします（S6）。最高額が並べば、次点の人のものになることをお忘れなく（S7）。
lesson-secret-phase-over = 依頼を公開します。星の数と、達成した依頼の点を合計します（S11）。同点なら依頼を達成した人、次に宝石の多い人の勝ちです（S12）。
