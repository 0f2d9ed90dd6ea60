# 端末。

terminal-sale = 出品
terminal-bid = 入札
terminal-won = 落札品
terminal-hand = 手札
terminal-deck = 山札
terminal-nobody = なし
terminal-hand-of = { $you ->
    [yes] あなたの手札
   *[no] { $who }さんの手札
}
terminal-all-choose = 全員が同時に、伏せて選びます。
terminal-to-act = { $count ->
   *[other] { $names }の番です。
}

## 入力

terminal-any-of-these = 以下、最後の番号まで同様
terminal-any-cards = ほかのカードも番号で選べます
terminal-no-choice = 「{ $line }」は選択肢にありません。左の文字を入力するか、hでヘルプを見てください。
terminal-keys = ? ルール · h ヘルプ · q 席を立つ
terminal-help = 選択肢の左にある文字を入力してEnterを押します。ほかに次のものがあります。
terminal-help-rules = 今関係のあるルール
terminal-help-rule = そのルール
terminal-help-choice = その選択肢の結果
terminal-help-story = これまでの出来事すべて
terminal-help-table = 卓をもう一度
terminal-help-leave = 席を立つ
terminal-presets = プリセット
terminal-which-game = どのゲームにしますか？
terminal-number-or-name = 番号か名前を入力してください。
terminal-seated = あなたは席{ $seat }です。相手はボット{ $bots }体です。
terminal-save = 席を立ちます。対戦を保存しますか？ファイル名を入力してください。保存しないならEnterだけ押します。
terminal-kept = 対戦を保存しました。続けるには：{ $command }
terminal-goodbye = さようなら。

## リプレイ

terminal-step = { $number }手目（全{ $last }手）
terminal-replay-keys = Enter 次へ · b 戻る · 数字 その手へ · e 最後へ · q 終了
terminal-no-key = 「{ $line }」はここでは使えません。
terminal-moves = 手は0から{ $last }までです。
terminal-last-move = これが最後の手です。
terminal-beginning = ここが最初です。
