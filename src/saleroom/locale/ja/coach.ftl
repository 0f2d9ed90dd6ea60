# コーチ:対局の分析を文章にする。

coach-thinks = コーチが考えています
coach-title = { $game }。勝者：{ $winners }。
coach-luck-about = 勝率の内訳です。配る前に期待できた値から、最後に得た値まで。運はカードがもたらしたものと、伏せた入札のかみ合い。腕は自分とほかの人の選択がもたらしたものです。
coach-seat-line = { $who }、{ $points }点：運 { $luck }（± { $luck-error }）、腕 { $skill }（± { $skill-error }）。{ $verdict ->
    [chance] この腕の差は、1回の対戦では偶然でも起こりえます。
   *[skill] この腕の差は、1回の対戦の偶然を超えています。
}
coach-column-seat = 参加者
coach-column-start = 開始
coach-column-cards = カード
coach-column-met = 伏せた入札
coach-column-own = 自分の手
coach-column-others = ほかの人の手
coach-column-end = 結果
coach-costly = 最も高くついた手
coach-costly-none = 最善より確かに悪い手はありませんでした。
coach-cost-line = { $number }手目、{ $who }：{ $played }。より良い手：{ $best }。失った勝率は{ $win }（± { $error }）、得点は{ $points }点（± { $points-error }）。
coach-best = 最善の1手
coach-best-line = { $number }手目、{ $who }：{ $played }。次に良い手なら、勝率は{ $gain }低くなっていました（± { $error }）。
coach-turns = 勝負の分かれ目
coach-turn-cards = { $number }手目のあと、カードによって{ $who }の勝率が{ $change }動きました（± { $error }）。
coach-turn-met = { $number }手目のあと、伏せた入札のかみ合いで{ $who }の勝率が{ $change }動きました（± { $error }）。
coach-turn-decision = { $number }手目のあと、{ $mover }の選択で{ $who }の勝率が{ $change }動きました（± { $error }）。
coach-lots = 出品
coach-lots-about = 価格の横は、落札者にとっての価値（得点）です。落札のなかった品は、最も高く評価した人にとっての価値です。
coach-column-lot = 番号
coach-column-what = 品
coach-column-buyer = 落札者
coach-column-price = 価格
coach-column-worth = 価値
coach-column-verdict = 後から見ると
coach-lot-equal = ほぼ妥当。
coach-lot-overpaid = { $points }点の払いすぎ（± { $error }）。
coach-lot-gained = 見送るより{ $points }点の得（± { $error }）。
coach-lot-curse = 勝者の呪い：{ $points }点の払いすぎ（± { $error }）。誰にとってもその価格の価値はありませんでした。
coach-lot-missed = { $who }が逃した得：{ $points }点（± { $error }）。
coach-decisions = { $who }の選択
coach-decisions-about = 全部で{ $number }回、うち最善{ $best }回、ほぼ同等{ $equal }回。残りは次のとおりです。
coach-sureness = 確かさ
coach-sureness-about = ± は標準誤差1つ分です。その2.5倍より大きな差だけを良い・悪いと呼び、それ以外はほぼ同等とします。どの手も、その人がそのときに知りえたことだけで評価しました。深さは{ $depth ->
    [quick] 簡易
    [deep] 詳細
   *[standard] 標準
}、試行{ $iterations }回、続きを打った対戦{ $playouts }回です。
