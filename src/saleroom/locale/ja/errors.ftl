### サーバーが受け付けないことと、その理由。

## サーバーからのお知らせ

problem-all-connections = サーバー全体の接続が上限の{ $limit }件に達しています。あとでもう一度お試しください。
problem-bad-address = メールアドレスではありません。
problem-bad-clock = そのような時間制限は設定できません。詳細：{ $detail }
problem-clock-of-several = 2人以上の対戦には時間制限が必要です。
problem-bad-link = これは専用リンクではありません。
problem-bad-message = このメッセージは読み取れません。詳細：{ $detail }
problem-bad-network = IPv4アドレスでも、IPv6アドレスでも、64ビットのIPv6ネットワークでもありません。
problem-bad-record = これは対戦の記録ではありません。詳細：{ $detail }
problem-bad-request = このリクエストは実行できません。詳細：{ $detail }
problem-bad-subscription = プッシュ通知の登録情報ではありません：{ $detail }。
problem-bad-table = そのような卓は作れません。詳細：{ $detail }
problem-bad-text = { $what ->
    [nickname] 名前
   *[message] メッセージ
}は文字で入力してください。
problem-bad-token = このトークンは登録されていません。
problem-banned = このサーバーの利用を禁止されています：{ $why }
problem-busy = 計算が混み合っています。少し待ってからもう一度お試しください。
problem-cannot-leave = 対戦はもう始まっています。離れている間はボットが代わりに打ちます。
problem-character-taken = { $name }さんはもうこの卓にいます。
problem-changed = 卓の状態がたった今変わりました。もう一度ご確認ください。
problem-closing = サーバーを再起動しています。少し待ってからもう一度お越しください。
problem-conceded = 投了しました。最後までボットが代わりに打ちます。
problem-empty-text = { $what ->
    [nickname] 名前
   *[message] メッセージ
}が空です。
problem-full = 満席です。観戦はできます。
problem-large-message = メッセージは{ $limit }文字までです。
problem-late-bots = ボットを変えられるのは始まる前だけです。
problem-late-entropy = カードはもう配られました。言葉を混ぜられるのは配る前だけです。
problem-late-kick = 参加者を外せるのは開始前だけです。
problem-long-record = 記録の手数は{ $limit }手までです。
problem-long-text = { $what ->
    [nickname] 名前
   *[message] メッセージ
}は{ $limit }文字までです。
problem-muted = 発言を禁止されているため、チャットはできません。
problem-network-connections = お使いのネットワークからの接続が上限の{ $limit }件に達しています。
problem-no-bot-there = その席にボットはいません。
problem-no-id = 手には固有のIDが必要です。2度送られても1度だけ実行するためです。
problem-no-mail = このサーバーはメールを送りません。
problem-no-record-yet = 記録は対戦が終わってから見られます。
problem-no-seat = この卓にあなたの席はありません。観戦はできます。
problem-no-such-bot = そのボットはありません。選べるレベル：{ $levels }
problem-no-such-character = その人物はいません。選べる人物：{ $characters }
problem-no-such-game = そのゲームはありません。選べるゲーム：{ $games }
problem-no-such-operator = その名前の運営者はいません。
problem-no-such-person = そのIDの人はいません。
problem-no-such-restriction = そのような禁止設定はありません。
problem-no-such-table = その卓は見つかりません。リンクは最後までコピーされていますか？
problem-nobody = まだ記録がありません。まず卓に参加するか、卓を開いてください。
problem-nobody-there = その席に人は座っていません。
problem-not-dealt = まだ何も配られていません。
problem-not-found = ここには何もありません。
problem-not-host = 満席になる前に始められるのはホストだけです。
problem-not-host-of-bots = ボットを変えられるのはホストだけです。
problem-not-json = application/jsonとしてJSONを送ってください。
problem-not-over = 対戦はまだ終わっていません。
problem-not-played-out = この対戦は最後まで行われていないので、分析できません。
problem-older-rules = この対戦は以前のルールで行われており、コーチはそのルールを知りません。
problem-tried = これは別の対戦の途中から試したものなので、記録も分析もありません。
problem-not-paused = 対戦は中断していません。
problem-not-playing = この卓では対戦が行われていません。
problem-not-welcome = ホストがこの卓への参加を断っています。
problem-old-rules = この対戦は以前のルールで始まったため、ここでは続けられません。新しい卓を開くか、再戦を申し込んでください。
problem-opened-under-old-rules = 卓を開いたあとで、このゲームのルールが変わりました。新しい卓を開いてください。
problem-only-host = それができるのはホストだけです。
problem-operator-exists = その名前の運営者はすでにいます。先にトークンを取り消してください。
problem-our-mistake = こちら側で問題が起きました。
problem-over = この卓は閉じられました。新しい卓を開いてください。
problem-own-block = 自分自身はブロックできません。
problem-own-place = そこはあなた自身の席です。「席を離れる」を使ってください。
problem-paused = 対戦は中断中です。全員が同意すると再開します。
problem-private = この卓は非公開です。席に着いている人だけが見られます。
problem-stale = それは前の選択への返事でした。卓をもう一度ご確認ください。
problem-started = 対戦はもう始まっています。観戦はできます。
problem-storage = 保存できませんでした：{ $reason ->
    [the-disk-is-full] ディスクがいっぱいです
    [the-database-cannot-be-written] データベースに書き込めません
   *[the-database-does-not-answer] データベースが応答しません
}。少し待ってからもう一度お試しください。
problem-outcome-unknown = 保存されたかどうかわかりません：{ $reason ->
    [the-disk-is-full] ディスクがいっぱいです
    [the-database-cannot-be-written] データベースに書き込めません
   *[the-database-does-not-answer] データベースが応答しません
}。もう一度送信してください。二重に実行されることはありません。
problem-too-deep = 入れ子が深すぎます。
problem-too-large = リクエストは{ $limit }バイトまでです。
problem-too-many = 操作が速すぎます。{ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) }秒お待ちください。
problem-too-many-blocks = ブロックした人が上限の{ $limit }人に達しています。先に誰かを解除してください。
problem-too-many-bots = この卓は{ $seats }席です。ボットは{ $most }体までです。
problem-too-many-connections = 接続が上限の{ $limit }件に達しています。先にいくつか閉じてください。
problem-too-many-spectators = この卓の観戦者は上限の{ $limit }人に達しています。あとでもう一度お試しください。
problem-too-many-tables = 終わっていない卓が{ $limit }卓あります。先に終わらせるか、席を離れてください。
problem-used-link = この専用リンクは使用済みか期限切れです。新しく作ってください。
problem-wrong-method = ここではその操作はできません。
problem-wrong-origin = このページからその操作はできません。

## 注記

note-older-rules = この対戦は以前のルールで行われたため、結果だけを表示します。
unfair = { $reason ->
    [the-deal-with-its-words-and-seats-is-not-the-one-that-was-committed-to] 配りが、言葉と席順も含めて、事前に約束されたものと違います
    [the-seed-or-the-terms-of-the-match-are-not-those-that-were-committed-to] シードまたは対戦の条件が、事前に約束されたものと違います
    [the-seats-do-not-follow-from-the-seed-and-the-entropy] 席順が、シードと全員の言葉から決まるものと違います
   *[the-deal-does-not-follow-from-the-seed-and-the-entropy] 配りが、シードと全員の言葉から決まるものと違います
}

## 手：全ゲーム共通

refused-seat-no-number = 席は整数で指定します（{ $value }は使えません）。
refused-move-no-object = 手は種類を持つオブジェクトです（{ $value }は使えません）。
refused-record-move-no-object = 手は席と種類を持つオブジェクトです（{ $value }は使えません）。
refused-move-no-type = 手には種類を表す文字列が必要です。
refused-no-such-seat = 席{ $seat }はありません。席は0から{ $last }までです。
refused-match-over = 対戦は終わりました。
refused-not-to-act = 席{ $seat }の番ではありません。今は{ $number ->
   *[other] 席{ $acting }
}の番です。
refused-not-asked = { $move }は、今の席{ $seat }には求められていません。できること：{ $asked ->
    [bid] 入札
    [bid-or-pass] 入札またはパス
    [trick] 作戦を使うか、使わないかの選択
    [answer] 交換の申し出への返事
    [place] 模造品の配置
    [blackmail] ゆすり
    [offer-or-pass] 出品または親の交代
    [renounce-or-stand-or-pass] 放棄、確定、またはパス
    [keep] 依頼の選択
   *[other] { $asked }
}。
refused-not-legal = それは、今打てる手の中にありません。
refused-no-such-field = { $move }に{ $field }という項目はありません。
refused-field-missing = 項目{ $field }がありません。必要なのは{ $kind ->
    [a-whole-number] 整数
    [a-whole-number-or-null] 整数またはnull
    [true-or-false] trueまたはfalse
    [a-list-of-whole-numbers] 整数のリスト
    [a-text] 文字列
   *[other] { $kind }
}です。
refused-field-of-wrong-kind = 項目{ $field }は{ $kind ->
    [a-whole-number] 整数
    [a-whole-number-or-null] 整数またはnull
    [true-or-false] trueまたはfalse
    [a-list-of-whole-numbers] 整数のリスト
    [a-text] 文字列
   *[other] { $kind }
}です（{ $value }は使えません）。
