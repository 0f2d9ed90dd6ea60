# ブラウザの画面。

# -- 共通

home = トップへ
lobby = ロビー
menu = メニュー
rules = ルール
settings = 設定
language = 言語
loading = 少々お待ちください…
close = 閉じる
yes = はい
no = いいえ
you = あなた
house = ハウス
seats = 席
seat-nth = 席{ $number }
bot-random = 気まぐれ
bot-simple = 標準
bot-novice = 初級
bot-club = 中級
bot-expert = 上級
bot-master = 名人
bot-own = 自分と同じくらい
bot-lesson = 先生
character-vera = ヴェラ
character-otto = オットー
character-magda = マグダ
character-leon = レオン
character-bruno = ブルーノ
character-nora = ノラ
character-felix = フェリックス
character-ada = アダ
character-stella = ステラ
guest = ゲスト
link = リンク
copy = コピー
share = 共有
send = 送信
add = 追加
try-again = もう一度試す
link-copied = リンクをコピーしました。
link-select = リンクを選択しました。そこからコピーしてください。
rule-number = ルール{ $rule }
more = 増やす
less = 減らす
agree = 同意する
still-trying = つながるまで試し続けます。
not-now = 今はできません。
language-offline = 接続がないため「{ $language }」を読み込めません。少し待ってからもう一度お試しください。

# -- 設定

theme = 配色
theme-system = システムに合わせる
theme-light = ライト
theme-dark = ダーク
speed = 演出の速さ
speed-leisurely = ゆっくり
speed-ordinary = ふつう
speed-brisk = はやい
speed-at-once = 演出なし
confirm = 手を打つ前の確認
confirm-off = しない
confirm-costly = 高くつく手だけ
confirm-always = いつもする
card-size = カードの大きさ
card-size-small = 小
card-size-ordinary = 中
card-size-large = 大
volume = 音量
sounds-and-notices = 音と通知
sounds = 音
notices = 自分の番になったら通知する
remarks = 相手のせりふ
notices-refused = ブラウザがこのページの通知を許可していません。ブラウザの設定で変更できます。
notice-turn = { $game }：あなたの番です。
other-device-about = 専用リンクを使うと、あなたの席を別の端末でも使えます。使えるのは1日以内に1度だけです。
other-device-make = 専用リンクを作る
install = アプリとして使う
install-about = この端末に Saleroom のアイコンを置き、アドレス欄のないウィンドウで開けます。
install-do = インストール

# -- 入口

your-tables = 参加中の卓
your-turn-short = あなたの番
door-first-title = 競り、駆け引き、そして引き際。
door-first-text = 競りのカードゲームが{ $count }種類。やさしいものから手ごわいものまで。無料、登録不要です。
door-first-learn = 5分で覚える
door-first-learn-about = 「{ $game }」を1手ずつ案内します。時間制限なし。
door-first-play = やさしい相手と遊ぶ
door-first-play-about = いちばんやさしい「{ $game }」。ルールはいつでも見られます。
door-back-title = おかえりなさい
door-games = ゲーム一覧（やさしい順）
with-friends = 友だちと
opponents-now = 相手：{ $level }
join-code = コードで参加
join-code-label = 卓のコードまたはリンク
join-code-bad = 卓のコードではありません。リンクの末尾にある kv2ur8crd6a2 のような文字です。
join = 参加する
table-waits = 参加者待ち：{ $seated }/{ $seats }人
table-lesson = レッスンの続き
table-their-turn = { $names }の番を待っています
last-matches = 最近の対戦
my-matches = 対戦の記録
all-matches = すべての対戦と成績
profile = プロフィール
match-won = 勝ち
match-shared = 同点で1位
match-place = { $of }人中{ $place }位
points-short = { $points }点
play-now = すぐ遊ぶ
opening = 準備中…
invite = 友だちを招待
learn = 遊び方を学ぶ
learn-short = 学ぶ
seats-from-to = { $from }〜{ $to }人
minutes = 約{ $minutes }分
difficulty-1 = やさしい
difficulty-2 = ふつう
difficulty-3 = 手ごわい

# -- 新しい卓

nickname = 卓での名前
new-table-title = 新しい卓
new-table-game = どのゲームで？
new-table-company = 誰と？
new-table-more = 詳細：人数・進め方・ルール
company-friends = 離れた場所の友だち
company-friends-about = 友だちに送るリンクができます。
company-here = そばにいる友だち
company-here-about = この端末を順に手渡します。
company-bots = ボット
company-bots-about = すぐに、時間制限なしで始まります。
company-anybody = ロビーの誰か
company-anybody-about = 一覧に載り、参加者を待ちます。
how-many-seats = 人数
bots = ボット
bots-about = 今ボットを加えることも、後で始めるときに空席を任せることもできます。
bot-remove = ボットを外す：{ $level }
send-away = { $name }さんに席を外してもらう
send-away-about = この卓には二度と座れなくなります。
send-away-yes = 席を外してもらう
sent-away = ホストがあなたの席を空けました。この卓にはもう座れません。
bots-fill = 自分と同じくらいの強さの相手
bots-level = 相手の強さ
bots-who = 対戦相手
bots-anybody = 誰でも
pace = 進め方
pace-live = リアルタイム
pace-turns = ターン制
pace-live-about = 全員が同時に参加する対戦です。1手ごとに{ $seconds }秒、予備が2分あります。
pace-turns-about = 数日かけて遊びます。1手ごとに{ $hours }時間。通知をオンにすると、自分の番にお知らせします。
seconds-per-decision = 1手ごとの秒数
hours-per-decision = 1手ごとの時間数
option-change = 変更する
option-usual = 元の値に戻す
preset-usual = 標準
preset-usual-about = ルールのページのとおりです。
preset-own = 独自の設定
open-table = 卓を開く
no-such-game = そのゲームはここにはありません。トップページにすべてのゲームが並んでいます。
hot-seat = この端末で
hot-seat-names = そばの人と同じ画面で遊びます。渡すあいだは画面が隠れます。
hot-seat-name = { $number }人目の名前
hot-seat-remove = この人を外す
clock-live = リアルタイム、{ $seconds }秒
clock-turns = ターン制、{ $hours }時間
clock-none = 時間制限なし
clock-now = 現在：1手ごとに{ $clock }。
clock-now-none = 現在：時間制限なし。ゆっくり考えられます。
clock-consent = 卓の全員が同じものを選ぶと切り替わります。
clock-wish =
    { $you ->
        [yes] あなたの希望：{ $clock }
       *[no] { $name }さんの希望：{ $clock }
    }
clock-asked = { $name }さんが進め方の変更を希望しています。メニューをご覧ください。
match-choices = この対戦
match-pause = 中断する
match-resume = 再開する
match-abandon = 結果なしで終える
match-resign = 投了する
match-resign-about = 元には戻せません。以後は最後までボットが代わりに打ち、結果に投了と記されます。
match-abandon-about = 対戦はここで終わり、勝者はいません。
match-consent = 中断と終了には、卓の全員の同意が必要です。
match-wish =
    { $what ->
        [pause] { $name }さんが中断を希望しています。
        [resume] { $name }さんが再開を希望しています。
       *[abandon] { $name }さんが結果なしで終えることを希望しています。
    }
match-answer = メニューから同意できます。
match-paused = 対戦は中断中です。
match-resigned = 投了しました。最後までボットが代わりに打ちます。

# -- ロビーと待合室

lobby-empty = 今は参加者を待っている卓がありません。卓を開けば、ほかの人がここで見つけられます。
lobby-waiting = 空席のある卓
lobby-live = 一覧は自動で更新されます。
lobby-opened = { $ago }に開かれた卓
lobby-host = ホスト：{ $name }
lobby-options = 特別ルール：{ $options }
lobby-preset = ルール：{ $preset }。{ $about }
lobby-game-all = すべてのゲーム
seats-taken = { $seats }席中{ $seated }席が埋まっています
sit-down = 席に着く
watch = 観戦する
tables-to-watch = 観戦できる卓
free-seat = 空席
host = ホスト
ready = 準備完了
not-ready = 準備中
that-is-you = （あなた）
i-am-ready = 準備できました
not-ready-after-all = 準備を取り消す
start = 始める
start-with-bots = 始める（空席はボット）
leave = 席を離れる
full-table = 席はすべて埋まっています。観戦するか、自分の卓を開いてください。
you-may-watch = このまま観戦できます。
watching =
    { $count ->
        [0] 観戦者はいません。
       *[other] { $count }人が観戦しています。
    }
invite-about = リンクを送るか、カメラでコードを読み取ってもらってください。
invite-code = またはコードを伝えます：{ $code }
invite-only-here = このリンクはこのパソコンでしか使えません。
invite-only-here-about = 同じネットワークの人を招くには、サーバーを止めて次のように起動し直します：
invite-then = そのときのアドレス：{ $address }
share-text = 一緒に「{ $game }」で遊びませんか？
qr = この卓へのリンクのQRコード
hot-seat-add = この端末で遊ぶ人を加える
luck = 自分の運を混ぜる
luck-about = 準備ができると、ブラウザがランダムな言葉と、ここに入力した言葉をシャッフルに混ぜます。最後に全員が確かめれば、サーバーだけで気づかれずに配りを決めることはできません。
hot-seat-guest = 同じ端末
plays-by-program = プログラムがプレイ
wait-for-host = 全員の準備ができるか、ホストが始めると対戦が始まります。
wait-host-free = 空席が{ $free }つあります。人を待つか、始めてボットに座ってもらいましょう。
wait-host-full = 満席です。いつでも始められます。

# -- 卓で

seat-to-act = 手番
seat-away = 離席中・ボットが代行
seat-cut-off = 接続が切れました
seat-person =
    { $you ->
        [yes] あなたです。
       *[no] ボットではなく、人が参加しています。
    }
for-sale = 出品
my-place = 自分の席
story = ログとチャット
numbers = 概要
log = ログ
log-empty = まだ何も起きていません。
log-newest = 最新へ戻る
log-earlier = それより前の{ $count }行
chat = チャット
chat-say = ひとこと
chat-spectator = （観戦）
chat-unread = 新しい発言{ $count }件
phrase-well-bid = お見事！
phrase-thanks = ありがとう！
phrase-hurry = ほかにありませんか…
phrase-good-luck = 幸運を！
your-turn = あなたの番です。
wait-for-others = ほかの人を待っています。
match-over = 対戦は終わりました。
to-the-result = 結果へ
to-the-table = 卓に戻る
move-number = { $number }手目
moves-more = あと{ $count }件
face-down = 裏向き
your-score = あなたの得点
worth-to-you = あなたにとっての価値
points-gained = +{ $points }点
bid = 入札
bid-pad = できること
bid-amount = { $amount }で入札
bid-other = ほかの金額
going-once = ほかにありませんか…
going-twice = よろしいですか…
going-both = ほかにありませんか…よろしいですか…
bid-not-now = 今はあなたが入札する番ではありません。
bid-too-little = 足りません。{ $least } 以上が必要です。
bid-more-than-you-have = それほどは入札できません。最大{ $most }です。
pass = パス
all-in = すべて
clear = 選択を解除
choose-first = 先に選んでください。
choose-not-together = この組み合わせは選べません。
skip = スキップ
repeat = もう一度見る
winner = 勝者
sure-title = よろしいですか？
sure-yes = はい
sure-no = 考え直す
time-left = 残り時間
time-left-about = なくなると、この1手はボットが代わりに打ちます。予備時間があれば、それも含んでいます。
time-reserve = 予備時間を使用中
time-low = 残り{ $seconds }秒です。
time-days = { $days }日
time-hours = { $hours }時間
connection-lost = 接続が切れました。つなぎ直しています。あなたの操作は失われません。
hot-seat-cover = { $name }さんに端末を渡してください
hot-seat-about = ほかの人は見ないでください。
hot-seat-show = { $name }です。自分のカードを見る
hot-seat-hidden = 全員が見ている間、あなたのカードは伏せられています。
everybodys-cards = 全員のカード
everybodys-bids = 全員の入札
end-standings = 最終順位
you-watch = 観戦しています。
hint = ヒント
hint-do = この手を打つ：{ $move }
hot-seat-wait = ほかの人の番です
hot-seat-wait-about = この端末の誰かの番になると、ここに名前が出ます。
hot-seat-news = 直前の出来事

# -- 終わり

verdict-one =
    { $you ->
        [yes] { $points }点であなたの勝ちです。
       *[no] { $points }点で{ $name }さんの勝ちです。
    }
verdict-shared = { $names }が{ $points }点で同点1位です。
older-rules = この対戦は以前のルールで行われたため、結果だけを表示します。
breakdown = 得点の内訳
tie-rule = 同点です。次のルールで勝者が決まります。
total = 合計
rematch = 再戦
rematch-join = 再戦に加わる
replay = リプレイ
training = 練習
training-short = 価格を当てよう：1問1手、コーチが採点します
export = ダウンロード
chart-scores = 得点の推移
chart-prices = 価格
prices-so-far = これまでの落札価格
prices-none = まだ何も売れていません。
price = 価格
step = 手数
catalogue = 目録
unsold = 落札なし
fairness = 公正な配り
fairness-about = サーバーは最初の1手より前に配りを確定しています。配りが変えられていないことを、今なら誰でも確かめられます。その後の手については確かめられません。
fairness-check = 確かめる
fair-yes = 確認できました：配りは約束されたものです。
fair-no = 確認できません：一致しない点があります。
fair-gaps = 約束と矛盾する点はありませんが、ここですべてを確かめることはできませんでした。
fair-receipt = 確認用のデータはそろっていて、この対戦のものです。
fair-receipt-field = 確認用のデータの { $field } が欠けているか、正しい形ではありません。
fair-places = 言葉を加えたのは、加えたことが見えていた人だけで、ボットは加えていません。
reckoning = 最終得点
lot = 品
buyer = 落札者
rematch-open = 再戦の卓が開いています。希望した人は皆、同じ卓に着きます。
rematch-watch = 再戦を見る
fair-seed = シード、卓、ルールは、卓を開いたときに約束されたものです。
fair-deal = 配り、席順、言葉は、最初の1手の前に約束されたものです。
fair-noted-seed = 準備完了の前に、このブラウザも同じシードの約束を控えています。
fair-noted-deal = 対戦中に、このブラウザも同じ配りの約束を控えています。
fair-words = このブラウザの言葉がシャッフルに使われました。
fair-follows = 席と配りはシードと全員の言葉から決まっています（サーバーの確認）。
fair-unknown = ここでは確かめられません
fairness-words = このブラウザがシャッフルに混ぜた言葉：
fairness-words-of = { $name }さんの言葉
fairness-figures = すべての値
fairness-seed-promise = シードの約束（SHA-256）
fairness-deal-promise = 配りの約束（SHA-256）
fairness-seed = シード
fairness-salt = ソルト

# -- 振り返り

replay-viewer = 視点
viewer-all = すべて表示
viewer-spectator = 観戦者
replay-play = 再生
replay-pause = 一時停止
replay-back = 1手戻る
replay-forward = 1手進む
replay-lot-back = 前の品へ
replay-lot-forward = 次の品へ
replay-moment = 対戦の場面
replay-not-over-title = この対戦はまだ続いています
move-of = { $all }手中{ $number }手目
replay-lot = 品へ移動
replay-start = 最初
replay-copy = この場面へのリンクをコピー
record-open = 記録を開く
record-title = ファイルの対戦
record-about = 対戦の終わりにダウンロードした記録を開きます。サーバーには残りません。
record-choose = ファイルを選ぶ
record-unreadable = このファイルは対戦の記録ではありません。対戦の終わりにダウンロードしたJSONが必要です。

# -- 学ぶ

learn-title = { $game }：はじめての対戦
learn-about = 用意されたカードでの短い対戦です。1手ごとに、どこを見ればよいかをお伝えします。
rules-missing = このゲームのルールはここにありません。
rules-contents = 目次
rules-reading = ルールの解釈
lesson-waiting = ほかの人が考えています。何をするか見ておきましょう。あとで役に立ちます。
lesson-step = ステップ{ $step }／{ $steps }
lesson-done = これで遊び方はわかりました。この対戦を最後まで続けても、本番に移ってもかまいません。
lesson-begin = 始める
lesson-goal = 目的
lesson-how-long = 8分以内、時間制限なし。いつでもやめられます。
lesson-over = レッスンはここまでです。もう本番の対戦ができます。
lesson-real-match = 本番の対戦をする
lesson-again = もう一度レッスンを受ける

# -- 専用リンク

claim = 自分の席をこの端末で使う
claim-title = あなたの席をこの端末に
claim-about = このリンクを使うと、ほかの端末にあるあなたの席がこの端末でも使えるようになります。
claim-done = 完了しました。あなたの席はこの端末でも使えます。
claim-empty = リンクが途中で切れています。#の後ろがありません。全体をもう一度コピーしてください。
claim-failed = このリンクは使えません

# -- うまくいかないとき

lost-title = ここには何もありません
lost-text = このアドレスの先には何もありません。文字が抜けているかもしれません。トップに戻るか、ロビーをご覧ください。
no-table-title = その卓はありません
no-table-text = このコードの卓はありません。リンクが途中で切れているかもしれません。もう一度送ってもらうか、自分の卓を開いてください。
offline-title = 会場に入れません
offline-text = サーバーが応答しません。接続を確かめてください。ご自分のサーバーなら、動いているか確かめてください。
mishap-title = 卓を表示できません
mishap-text = 表示中に問題が起きました。対戦の内容は失われていません。サーバーから読み込み直しています。
mishap-stuck = まだ表示できません。対戦の内容は失われていません。もう一度試すか、後でお越しください。
problem-offline = サーバーにつながりません。少ししてからもう一度お試しください。
problem-unknown = このページで問題が起きました。再読み込みしてください。
no-table-more = 誰も始めない卓は、しばらくすると片付けられます。
table-shut-title = 今は入れません
closed-title = この卓は閉じられました
closed-text = 誰も始めなかったか、全員が去りました。新しい卓を開いてリンクを送ってください。
closed-abandoned = 全員の同意で対戦を終えました。結果はありません。
closed-closed = サーバーの運営者がこの卓を閉じました。結果はありません。

# -- 記録や説明文の中で

seat-you = あなた
between-parts = {"／"}
between-names = 、
before-last-name = 、
