# 対戦のあと：順位と表彰、ブラウザーのコーチ、リプレイの操作、練習。

end-place = あなたは{ $place }位でした。
end-behind =
    { $points ->
        [0] 1位と同点です。
       *[other] 1位まであと{ $points }点でした。
    }
end-place-nth = { $place }位
end-rules = 得点のルール：{ $rules }
end-honours = 今夜の表彰
honour-dearest = 最高額の品
honour-dearest-what = { $lot }（{ $price }）
honour-lots = いちばん多く落札
honour-lots-what = { $count }品
honour-bargain = いちばんの買い得
honour-bargain-what = { $lot }：価格より{ $points }点の得
honour-move = この対戦の1手
honour-comeback = 大逆転
honour-comeback-what = { $points }点差からの勝利

decided = 勝負どころはどこ？
decided-about = コーチは、そのとき知りえたことだけをもとに1手ごとに判断し、運と腕を分けます。数秒かかります。
decided-ask = コーチに聞く
decided-waiting = コーチは別の対戦を見ています。次はこの対戦です。
decided-working = コーチが対戦を分析しています。
decided-cancel = やめる
decided-failed = この対戦の分析を完了できませんでした。
decided-again = もう一度試す
decided-curve = 1手ごとの勝率
decided-after = { $number }手目のあと
decided-start = 最初の1手の前
decided-chance = { $who } { $chance }
decided-error = ± { $error }
decided-moment = 対戦の場面
decided-show = この場面を見る
decided-no-turns = 決め手といえる場面はありませんでした。
decided-luck = 運と腕
decided-luck-about = 勝率で表します。運はカードと、伏せた入札のかみ合い。腕は自分とほかの人の選択がもたらしたものです。
decided-column-luck = 運
decided-column-skill = 腕
decided-column-result = 合計
decided-chance-skill = 偶然かもしれません
decided-lots = 品ごとの価格と価値
decided-lots-about = 落札者にとっての点数です。
decided-paid = 支払い
decided-worth = 価値
decided-cost-line = { $who }：{ $played }。もっと良い手：{ $best }。勝率を{ $win }失いました（± { $error }）。
decided-best-line = { $who }：{ $played }。次に良い手なら勝率は{ $gain }低くなりました（± { $error }）。

advice = コーチ
advice-none = ここに実質的な選択の余地はありませんでした。
advice-best = { $who }さんの手は最善です。
advice-equal = { $who }さんの手は最善とほぼ同じです。
advice-inaccuracy = { $who }さんの緩い手：{ $win }の損（± { $error }）。
advice-mistake = { $who }さんのミス：{ $win }の損（± { $error }）。
advice-blunder = { $who }さんの大きなミス：{ $win }の損（± { $error }）。
advice-wins = 勝率
advice-points = 点
advice-played = 実際の手
advice-choice = コーチの手
advice-about-equal = ほぼ同じ
advice-next = 次の大事な場面
advice-try = ここから試す
advice-try-about = 相手はボットです。{ $who }さんに見えなかったものは配り直されます。
advice-sure = ± は標準誤差1つ分。その2.5倍までの差は「ほぼ同じ」とします。
advice-show = コーチの意見は？

tried-from = 別の対戦の{ $number }手目から試しました。
tried-again = もう一度試す
tried-back = 対戦に戻る

replay-speed = 速さ
replay-speed-slow = ゆっくり
replay-speed-normal = ふつう
replay-speed-fast = 速く
replay-settings = 視点と速さ

training-title = 価格を当てよう
training-about = よい対戦から1手だけの問題です。対戦と同じように卓で手を打つと、コーチが採点します。間違えた問題は別の日にまた出ます。
training-game = ゲーム
training-level = 難しさ
training-any = すべて
training-level-1 = やさしい
training-level-2 = ふつう
training-level-3 = 難しい
training-today =
    { $left ->
        [0] 今日はおしまい：{ $done }問中{ $right }問正解。
       *[other] 今日 { $done } / { $all }
    }
training-due = 今日は以前の問題が{ $count }問、また出ます。
training-begin = 始める
training-question = あなたならどうしますか？
training-how = 対戦と同じように、卓で手を打ってください。
training-right = 正解です。これが最善の手です。
training-equal = 正解です。最善の手（{ $best }）とほぼ同じです。
training-wrong = 惜しい。最善は「{ $best }」で、勝率が{ $cost }高くなります（± { $error }）。
training-several = この入札は複数の手からなります。損は、そのうち最も大きいもの以上です。
training-soon =
    { $days ->
        [1] この問題は明日また出ます。
       *[other] この問題は{ $days }日後にまた出ます。
    }
training-found = 弱いボットが見つけた割合：{ $share }。
training-next = 次へ
training-enough = 今日はここまで。明日また来るか、このまま続けられます。
training-more = 続ける
training-none = この条件の問題は今日はもうありません。
training-back = 戻る
training-yours = あなたの答え
training-best = 最善
training-worth = それぞれの手の価値
training-score = ここまで{ $done }問中{ $right }問正解
