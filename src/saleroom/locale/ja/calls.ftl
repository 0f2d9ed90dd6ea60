### ページを閉じている間に自分の番になったときの呼び出し。

## サーバーが送るもの

call-title = { $game }：あなたの番です
call-title-many =
    { $count ->
       *[other] { $count }卓であなたの番です
    }
call-body-turns =
    { $hours ->
        [0] 卓 { $table }。残りは1時間未満です。
       *[other] 卓 { $table }。残りは{ $hours }時間です。
    }
call-body-live = 卓 { $table }。ほかの人が待っています。

mail-turn-text =
    { $body }

    { $links }

    このメールを止める： { $stop }
mail-confirm-subject = Saleroom：これはあなたのアドレスですか
mail-confirm-text =
    自分の番になったら { $address } に知らせてほしいという申し込みがありました。ご本人であれば、こちらで確認してください。

    { $confirm }

    心当たりがなければ、何もしないでください。ほかのメールは届きません。アドレスをすぐに削除するには： { $stop }

page-confirm-title = これはあなたのアドレスですか
page-confirm-text = 卓のページを閉じている間にあなたの番になったら、{ $address } にお知らせします。
page-confirm-button = はい、送ってください
page-confirm-done-title = ありがとうございます
page-confirm-done-text = これからは、あなたの番になったら { $address } にお知らせします。
page-stop-title = メールを止めますか
page-stop-text = { $address } へのお知らせを止めます。
page-stop-button = メールを止める
page-stop-done-title = 完了しました
page-stop-done-text = { $address } にはもう送りません。
page-gone-title = このリンクはもう使えません
page-gone-text = すでに使われたか、期限が切れています。設定のページで新しいリンクを取得できます。

## 設定

calls = ページを閉じているとき
calls-about = 卓のページを開いていないときに自分の番になったら、お知らせできます。
calls-switch = 自分の番になったら知らせる
calls-cannot = このブラウザでは通知を受け取れません。スマートフォンでは、先に Saleroom をホーム画面に追加すると使えることがあります。
calls-insecure = 通知を使えるのは、https で始まるアドレスのページだけです。
calls-refused = ブラウザがこのページの通知を許可していません。ブラウザの設定で変更できます。
calls-failed = ブラウザを登録できませんでした。後でもう一度お試しください。
calls-blocked = 通知を表示する Service Worker がブラウザにブロックされています（プライベートウィンドウなど）。このページで許可するか、通常のウィンドウを使ってください。
calls-gone = このブラウザへの通知は止まっています（登録が失われました）。もう一度オンにしてください。
calls-not-kept = このブラウザの保存領域がいっぱいか使えないため、この設定を覚えておけません。ここか別の端末で止めるまで、通知は届きます。
calls-mail = メールアドレス
calls-mail-send = リンクを送る
calls-mail-stop = メールを止める
calls-mail-sent = { $address } にリンクを送りました。開いていただくと、そこにお知らせします。
calls-mail-confirmed = あなたの番になったら { $address } にお知らせします。
