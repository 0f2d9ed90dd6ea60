### Luxury：«Аукціонъ»

game-luxury = 贅沢
game-luxury-line = 9つの品に9枚のカード、入札は1度きり。その中には「ゆすり屋」も。
game-luxury-goal = 価値の高い品を手に入れること。9品に対して手札は9枚、1枚は1度しか使えません。
luxury-title = «Аукціонъ»
luxury-feel = 9つの逸品を、めいめい9枚のカードで秘密入札します。ほとんどのカードは、能力を持った人物です。

## カードと品

luxury-card-0 = 0「ならず者」
luxury-card-20 = 20
luxury-card-30 = 30「詐欺師」
luxury-card-40 = 40「銀行家」
luxury-card-50 = 50「ゆすり屋」
luxury-card-60 = 60「巡査」
luxury-card-70 = 70「鑑定士」
luxury-card-80 = 80
luxury-card-90 = 90
luxury-character-0 = ならず者
luxury-character-30 = 詐欺師
luxury-character-40 = 銀行家
luxury-character-50 = ゆすり屋
luxury-character-60 = 巡査
luxury-character-70 = 鑑定士
luxury-card-0-about = 巡査がいなければ、品は取り下げになります。
luxury-card-20-about = 普通のカード。ゆすられた人が出すカードでもあります。
luxury-card-30-about = 入札の中に90があれば95として数えます。
luxury-card-40-about = 次の入札が2倍になります。
luxury-card-50-about = ほかの人1人に、代わりに20を出させることができます。
luxury-card-60-about = ならず者、ゆすり屋、詐欺師は能力を失います。
luxury-card-70-about = 次の2つの品を自分だけ見られます。
luxury-card-80-about = 普通のカードです。
luxury-card-90-about = 最も高いカードで、詐欺師の獲物です。
luxury-sign-jewel = 宝飾
luxury-sign-vehicle = 乗り物
luxury-sign-estate = 屋敷
luxury-lot = { $sign ->
    [jewel] 宝飾
    [vehicle] 乗り物
   *[estate] 屋敷
}（{ $points }点）
luxury-lot-none = 取り下げの品

## オプション

luxury-option-lots = 品
luxury-option-lots-about = 9つの品それぞれの点数と印です。同じ点数があっても、同じ印がいくつあってもかまいません。
luxury-option-lots-one = 品
luxury-option-lots-points = 点
luxury-option-lots-sign = 印
luxury-option-memory = 過去の入札を表示
luxury-option-memory-about = これまでに出たカードと取り下げの品が全員に見えます。表示しない場合は、印刷されたルールのとおり、覚えておきます。
luxury-option-readings = 別の解釈
luxury-option-readings-about = 印刷されたルールがはっきりしないところを、私たちの裁定とは別の形で遊びます。
luxury-option-readings-banker-next-lot = 銀行家は次の品の最初の入札を2倍にし、再入札は2倍にしない
luxury-option-readings-must-blackmail = ゆすり屋は必ず誰かを指名する
luxury-option-readings-doubling-lasts = 同額になった2倍の入札は、再入札でも2倍のまま
luxury-preset-as-printed = 印刷版どおり
luxury-preset-as-printed-about = 印刷されたルールと同じく、過去の入札、捨てたカード、取り下げになった品をあとから確認することはできません。

## 対戦の流れ

luxury-phase-bidding = 入札
luxury-phase-blackmailing = ゆすり
luxury-phase-over = オークション終了

luxury-ask-bidding = { $rebid ->
    [none] どのカードで入札しますか？
   *[other] 同額なのでもう一度です。どのカードで入札しますか？
}
luxury-ask-blackmailing = ゆすり屋が1人を指名できます。誰にしますか？

luxury-move-bid = { $card }で入札
luxury-move-bid-about = 誰が落札しても、カードは使い切りです。
luxury-move-blackmail = { $target ->
    [none] 誰もゆすらない
   *[whom] { $whom }さんをゆする
}
luxury-move-blackmail-about = { $target ->
    [none] すべてそのままです。
   *[whom] 20を持っている相手は20を出し、出したカードを手札に戻します。
}

## 記録

luxury-event-lot-turned-up = 次の品は{ $lot }です。
luxury-event-bid-sealed = { $you ->
    [who] あなたは選び終えました。
   *[no] { $who }さんが選び終えました。
}
luxury-event-bid-sealed-own = あなたは{ $card }を伏せました。
luxury-event-bids-revealed = 入札を公開します。{ $parts }
luxury-event-bids-revealed-part = { $you ->
    [who] あなた：{ $card }
   *[no] { $who }さん：{ $card }
}
luxury-event-banker-doubled = { $you ->
    [who] 銀行家：あなた
   *[no] 銀行家：{ $who }さん
}の次の入札は2倍になります。
luxury-event-lots-appraised = { $you ->
    [who] 鑑定士：あなたは
   *[no] 鑑定士：{ $who }さんが
}次の{ $number }つの品を見ました。
luxury-event-lots-appraised-own = 鑑定士：次に来るのは{ $lots }です。
luxury-event-constable-called = { $you ->
    [who] あなたの巡査
   *[no] { $who }さんの巡査
}が目を光らせています。ならず者、ゆすり屋、詐欺師は能力を失います。
luxury-event-hooligan-came = { $you ->
    [who] あなたのならず者
   *[no] { $who }さんのならず者
}が会場を荒らしました。
luxury-event-blackmail-sealed = { $you ->
    [who] あなたはゆする相手を決めました。
   *[no] { $who }さんがゆする相手を決めました。
}
luxury-event-blackmail-sealed-own = { $target ->
    [none] あなたは誰もゆすらないことにしました。
   *[whom] あなたは{ $whom }さんをゆすることにしました。
}
luxury-event-nobody-blackmailed = { $you ->
    [who] あなたは誰もゆすりませんでした。
   *[no] { $who }さんは誰もゆすりませんでした。
}
luxury-event-seat-blackmailed = { $you ->
    [who] あなたは{ $whom }さんをゆすりました。
    [whom] { $who }さんがあなたをゆすりました。
   *[no] { $who }さんが{ $whom }さんをゆすりました。
}{ $forced ->
    [yes] 20を出すことになり、{ $returned }は手札に戻ります。
   *[no] 手札に20がないので、何も起こりません。
}
luxury-event-swindler-counted = { $you ->
    [who] あなたの詐欺師
   *[no] { $who }さんの詐欺師
}は、90があるので95として数えます。
luxury-event-bids-tied = { $value }で同額です：{ $seats }。{ $rebid ->
    [yes] 同額の人がもう一度入札します。
   *[no] 2度続けて同額なので、誰も落札しません。
}
luxury-event-doubling-lasted = { $you ->
    [who] あなた
   *[no] { $who }さん
}の2倍は続き、再入札も2倍になります。
luxury-event-bid-highest = { $you ->
    [who] あなたの{ $value }が最高額です。
   *[no] { $who }さんの{ $value }が最高額です。
}
luxury-event-lot-sold = 落札！{ $you ->
    [who] あなた
   *[no] { $who }さん
}が{ $lot }を獲得しました。
luxury-event-lot-withdrawn = { $lot }は取り下げです。誰のものにもなりません。
luxury-event-match-ended = 9番目の品が終わりました。おやすみなさい。

## 集計

luxury-breakdown-lots = 品
luxury-breakdown-signs = 同じ印3つ
luxury-tie-break = 同点の場合、最も価値の高い品を持つほうの勝ちです。

## 卓上

luxury-table-lot = { $number }品目／全9品
luxury-table-to-come = これから出る品
luxury-table-come-or-gone = これから出るか、取り下げ
luxury-table-known-ahead = あなただけが次を知っています
luxury-table-hand = あなたの手札
luxury-table-spent = 使用済み
luxury-table-withdrawn = 取り下げ
luxury-table-sealed = 選択済み
luxury-table-choosing = 選択中
luxury-table-counts-double = 2倍
luxury-table-next-double = 次の入札が2倍
luxury-table-catalogue = 9つの品
luxury-table-left =
    { $count ->
        [0] 残りなし
       *[other] 残り{ $count }
    }
luxury-table-deck = 伏せた品があと{ $count }つ
luxury-table-deck-about = 出てくる順番は秘密です。1つずつ競りにかけられます。
luxury-table-known-place =
    { $place ->
        [1] 次に出ます（あなただけが知っています）
       *[other] その次に出ます（あなただけが知っています）
    }
luxury-table-turning = 入札を公開します…
luxury-lot-about =
    { $count ->
        [1] 同じ印の品はほかにありません。
        [2] 同じ印の品は2つあり、この印は{ $lots }点です。
        [3] 同じ印の品は3つあり、この印は{ $lots }点です。3つそろえると、さらに3点入ります。
       *[other] 同じ印の品は{ $count }つあり、この印は{ $lots }点です。3つ以上そろえると、さらに3点入ります。
    }
luxury-verdict-won = 落札しました。あなたの{ $value }が最高額です。
luxury-verdict-lost = 落札できませんでした。{ $who }さんは{ $value }、あなたは{ $card }でした。
luxury-verdict-blackmailed = 落札できませんでした。{ $by }さんにゆすられて20を出し、{ $who }さんが{ $value }で落札しました。
luxury-verdict-other = { $who }さんが{ $value }で落札しました。
luxury-verdict-hooligan =
    { $you ->
        [who] 落札なし。あなたのならず者が会場を空にしました。
       *[no] 落札なし。{ $who }さんのならず者が会場を空にしました。
    }
luxury-verdict-tied = 落札なし。2度目の同額（{ $value }）です。
luxury-table-powers = 能力はこの順に発動
luxury-table-power-fired = 発動
luxury-table-power-silent = 効果なし
luxury-table-forced = ゆすりによる入札
luxury-table-out = 再入札に不参加
luxury-table-holdings = 残りのカード
luxury-table-no-memory = この卓では過去の入札と取り下げの品を表示しません（L8）。覚えておきましょう。
luxury-table-cards = { $count }枚
luxury-table-points = { $points }点
luxury-table-have = 3つのうち{ $count }つ獲得
luxury-table-have-three = もう3つ獲得
luxury-table-completes = 3つそろう：{ $points }
luxury-table-none-won = 品なし
luxury-table-on-table = 卓上にあります
luxury-table-pick = カードを1枚選んでください。落札してもしなくても使い切りです。
luxury-table-choose-first = 先にカードを選んでください。入札は必ず1枚です。
luxury-table-why-sealed = もう選び終えました。伏せたカードは変えられません。
luxury-table-why-not-tied = もう一度入札できるのは、同額の人だけです。
luxury-table-why-open = この品の入札はもう公開されています。次の入札は、ゆすり屋が指名した後です。
luxury-table-laid = あなたのカード：{ $card }。まだ誰にも見えません。
luxury-table-decided = 決定しました。
luxury-table-waiting = { $seats }を待っています。
luxury-table-rebid-waiting = 再入札：{ $seats }を待っています。
luxury-table-waiting-blackmail = ゆすり：{ $seats }が相手を選びます。
luxury-table-holds-20 = 20を持っています
luxury-table-no-20 = 20がないので効果なし
luxury-table-score-of = 品{ $lots }、3つ組{ $signs }
luxury-table-score-about = 今オークションが終わったときの得点です。同じ印の品が3つ揃うとボーナスがあります。
luxury-table-worth-about = この品があなたの得点に加える分です。

## 拒否された手

refused-luxury-no-such-card = その数字の入札カードはありません。カードは{ $cards }です。
refused-luxury-not-in-hand = { $card ->
    [0] 0「ならず者」
    [30] 30「詐欺師」
    [40] 40「銀行家」
    [50] 50「ゆすり屋」
    [60] 60「巡査」
    [70] 70「鑑定士」
   *[other] { $card }
}はもう手札にありません。
refused-luxury-no-bidder = ゆすれるのは、今回公開された中のほかの入札者だけです。
refused-luxury-must-name = この卓では、ゆすり屋は必ず誰かを指名します。
refused-luxury-own-seat = 自分をゆすることはできません。
refused-luxury-safe-card = { $card ->
    [50] 50「ゆすり屋」
   *[other] { $card }
}で入札した人はゆすれません。

## 案内付きの初対局

lesson-luxury-1 = 品は9つ、手札も9枚。1つの品に全員が1枚ずつ使います（L3）。8点の品は高価で、みんな欲しがります。鑑定士70を出しましょう。負けても、次の2つの品をあなただけが見られます（L4）。
lesson-luxury-2 = 80に負けましたが、見えました。今は1点の品、次は9点の品です。銀行家40を出しましょう。勝っても負けても、次の入札が2倍になります（L4）。
lesson-luxury-3 = 9点の品です。あなたの入札は2倍。80は160になり、90より強くなります（L5）。90は取っておきましょう。場に90があると、詐欺師は95になるからです（L4）。
lesson-luxury-4 = 9点の品はあなたのものです！2点の品によいカードは要りません。20を出しましょう。ゆすり屋が20を強いることができるのは、20をまだ持つ人だけです（L4）。
lesson-luxury-5 = { $right }さんは銀行家を出したばかりで、180まであり得ます。それなら5点の品は誰にも渡さないことにして、ならず者0を出しましょう。巡査がいなければ品は取り下げ、全員のカードが捨てられます（L4）。
lesson-luxury-6 = { $right }さんは2倍の80を失いました。6点の品にはゆすり屋50を送りましょう。公開のあと、入札者1人のカードを20に替えさせます（L4）。
lesson-luxury-7 = 70には負け、40には勝っています。{ $right }さんはまだ20を持っています。{ $right }さんを指名すれば、70は手札に戻ります（L4）。
lesson-luxury-8 = { $left }さんは銀行家を見せたので、今度の入札は2倍です。巡査60は、ならず者、ゆすり屋、詐欺師の能力を消します（L4）。これで4点の品を台なしにされる心配はありません。
lesson-luxury-9 = あなたの60と、2倍の30で同額です。同額の人だけがカードを戻してもう一度入札し、また同額なら品は取り下げです（L7）。相手の手札は0、30、70で、2倍はもう使いました。90なら70に勝ちます。怖いのは詐欺師だけです。
lesson-luxury-10 = 残りは30と60。{ $right }さんの70には勝てません。7点の品はあきらめて30を出し、巡査を最後に残しましょう。
lesson-luxury-11 = 最後の1枚は決まっています。60に対して相手は50まで、ならず者も巡査の前では能力がありません（L4）。3点の品はあなたのものです。
lesson-luxury-phase-bidding = この品とこれから出る品、自分の手札と相手の残りを比べましょう。公開されたカードは全員が見ています（L8）。高い品には強いカード、安い品には惜しくないカードを。
lesson-luxury-phase-blackmailing = あなたに勝っていて、20をまだ持つ入札者を指名しましょう。20がない人には効きません（L4）。誰も指名しなくてもかまいません。
lesson-luxury-phase-over = 落札した品の点を合計し、同じ印を3つそろえるごとに3点を足します（L9）。同点なら、いちばん高い品を持つ人の勝ちです（L10）。
