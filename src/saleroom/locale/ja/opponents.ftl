### 対戦相手としてのボット：レベルの意味、人物、せりふ。

## レベル

bot-novice-about = 目の前の品しか見ていません。
bot-club-about = 少し先を読みますが、最善手を逃すこともあります。
bot-expert-about = 先を読み、相手の出方も考えます。
bot-master-about = 何千もの対戦から学んだ上級者です。
bot-own-about = これまでの対戦の結果から選びます。はじめての人の相手は初級と中級です。
bot-random-about = 打てる手からランダムに選びます。
bot-simple-about = 決まった目安どおりに打ちます。

## 打ち筋

character-vera-about = 1枚のコインも惜しみ、高い品は見送ります。
character-otto-about = 必要なだけ払い、さらに少し上乗せします。
character-magda-about = 自分が上がるより、首位を引きずり下ろします。
character-leon-about = 序盤は控えめで、終盤に強くなります。
character-bruno-about = 早くから使い切り、後悔しません。
character-nora-about = 勝敗より自分のコレクションのために打ちます。
character-felix-about = ときどき誰も予想しない手を打ちます。
character-ada-about = 避けられる危険はすべて避けます。
character-stella-about = すべてか無か、できればすべて。

## 全員が見たことについて、卓で言うこと

line-vera-hello = こんばんは。財布は小さいのを持ってきました。
line-vera-dear = あらまあ。1週間分の食費ですよ。
line-vera-bargain = 値段は、こうでなくては。
line-vera-missed = あきらめなさい、ヴェラ。あきらめなさい。
line-vera-tie = 同額なら、お代はただ。気に入りました。
line-vera-last = 最後ですか。このために貯めてきたのです。
line-vera-won = ほらね、塵も積もれば山となる。
line-vera-lost = 領収書だけは全部残っていますよ。
line-vera-reply = ご親切に。お金もかかりませんし。

line-otto-hello = すばらしい！どこに署名すればいい？
line-otto-dear = 値打ちは十分だ。いや、それ以上だ。
line-otto-bargain = そんなに安いのか。気がとがめるな。
line-otto-missed = しまった！あと一声だった。
line-otto-tie = 同額か。ならば、つり上げようではないか！
line-otto-last = 最後の品は私のものだ。当然だろう。
line-otto-won = はは！幸運は気前のいい者を好む。
line-otto-lost = 見事な夜だった。悔いはない。
line-otto-reply = 光栄だ！次は私のおごりだ。

line-magda-hello = どうぞ続けて。負けるところを見に来たの。
line-magda-dear = 高い？あなたたちの顔が見られたからいいの。
line-magda-bargain = 誰も要らないの？では私が。
line-magda-missed = 楽しんで。覚えておくわ。
line-magda-tie = どちらのものでもない。完璧ね。
line-magda-last = 残り1つ。首位は誰？聞いただけよ。
line-magda-won = だから言ったでしょう。
line-magda-lost = その喜びも長くは続かないわ。
line-magda-reply = お世辞かしら。勘定につけておくわ。

line-leon-hello = 時間はある。いつだってある。
line-leon-dear = ふむ。忍耐にも値段があるものだ。
line-leon-bargain = 待てばよいのだ。
line-leon-missed = また巡ってくるさ。
line-leon-tie = 品物も急いではおらん。
line-leon-last = さて、そろそろ目を覚ますか。
line-leon-won = ゆるやかな流れも海に着く。
line-leon-lost = よい晩だった。眠ってしまうところだった。
line-leon-reply = こちらこそ。ごゆっくり。

line-bruno-hello = さあ、競るのか、しゃべるのか？
line-bruno-dear = 取った！で、いくらだった？
line-bruno-bargain = ただ同然だ！次！
line-bruno-missed = 惜しい！次いこう、次。
line-bruno-tie = またか。早く早く！
line-bruno-last = え、もう終わり？
line-bruno-won = 言っただろ、早い者勝ちだ！
line-bruno-lost = もう1回？今すぐ？
line-bruno-reply = どうも！で、誰の番？

line-nora-hello = なんて美しい品ばかりなのでしょう。
line-nora-dear = 仕方ないわ。これで棚がそろうもの。
line-nora-bargain = まあ、宝物さん。誰も気づかなかったのね！
line-nora-missed = ほかの品と並べたかったわ。
line-nora-tie = 誰も連れて帰らないの。かわいそうに。
line-nora-last = 最後の1品ね。虫眼鏡を持っていて。
line-nora-won = 勝ったの？刻印を見ていたわ。
line-nora-lost = 勝ちはあなたに、コレクションは私に。
line-nora-reply = うれしいわ。飾り棚にしまっておくわね。

line-felix-hello = 私の言葉はすべて信じていいですよ。
line-felix-dear = 欲しかったのかって？永遠の謎ですね。
line-felix-bargain = みなさん、よそ見をありがとう。
line-felix-missed = 計画どおり。いや、どうでしょう。
line-felix-tie = 気が合いますね。それとも真似ですか？
line-felix-last = 私の左手にご注目。
line-felix-won = はったりだと思いましたか。
line-felix-lost = これも最初からの計画。ほぼ、ね。
line-felix-reply = 本気ですか。私もです。たぶん。

line-ada-hello = こんばんは。みなさんルールは読みましたか。
line-ada-dear = 私の一覧では上限ぎりぎりでした。
line-ada-bargain = 予算の範囲内。安心しました。
line-ada-missed = 限度を決めて、守りました。
line-ada-tie = 結論は出ず、ですね。
line-ada-last = あと1つ。それから計算です。
line-ada-won = 数字は期待どおりになりました。
line-ada-lost = 僅差でした。控えを見直します。
line-ada-reply = 感謝とともに控えました。

line-stella-hello = みなさま！賭ける勇気のある方は？
line-stella-dear = もっと上へ！わくわくするでしょう？
line-stella-bargain = そのお値段で？星に感謝だわ。
line-stella-missed = 紙一重！心臓が！
line-stella-tie = もう一度！倍か、なしか！
line-stella-last = 最後の1つに全部！
line-stella-won = わかっていたわ！いつもはわからないけど！
line-stella-lost = すてきな夜。誰が勝ったかなんて。
line-stella-reply = まあ、照れてしまうわ！
