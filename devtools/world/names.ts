// Kanji, reading, and the form in a mail address. The family names are those of the region.

const words = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [kanji = '', reading = '', latin = ''] = line.split(' ')
      return { kanji, reading, latin }
    })

export const familyNames = words(`
佐藤 サトウ sato
斎藤 サイトウ saito
阿部 アベ abe
菅原 スガワラ sugawara
高橋 タカハシ takahashi
伊藤 イトウ ito
鈴木 スズキ suzuki
渡部 ワタナベ watanabe
五十嵐 イガラシ igarashi
池田 イケダ ikeda
加藤 カトウ kato
工藤 クドウ kudo
本間 ホンマ homma
齋藤 サイトウ saitoh
佐々木 ササキ sasaki
小林 コバヤシ kobayashi
後藤 ゴトウ goto
石川 イシカワ ishikawa
土門 ドモン domon
富樫 トガシ togashi
榊原 サカキバラ sakakibara
三浦 ミウラ miura
高山 タカヤマ takayama
今野 コンノ konno
村上 ムラカミ murakami
荒木 アラキ araki
小野寺 オノデラ onodera
伊原 イハラ ihara
池上 イケガミ ikegami
冨樫 トガシ togashi
石塚 イシヅカ ishizuka
奥山 オクヤマ okuyama
小松 コマツ komatsu
剱持 ケンモチ kemmochi
櫻井 サクライ sakurai
堀 ホリ hori
遠田 トオダ toda
梅木 ウメキ umeki
庄司 ショウジ shoji
真島 マシマ mashima
成澤 ナルサワ narusawa
前田 マエダ maeda
長南 チョウナン chonan
大井 オオイ oi
白幡 シラハタ shirahata
門脇 カドワキ kadowaki
武田 タケダ takeda
松浦 マツウラ matsuura
大滝 オオタキ otaki
梶原 カジワラ kajiwara
`)

export const womensNames = words(`
美咲 ミサキ misaki
陽菜 ヒナ hina
さくら サクラ sakura
愛 アイ ai
彩 アヤ aya
恵 メグミ megumi
由美子 ユミコ yumiko
直美 ナオミ naomi
真由美 マユミ mayumi
久美子 クミコ kumiko
智子 トモコ tomoko
香織 カオリ kaori
裕子 ユウコ yuko
麻衣 マイ mai
千尋 チヒロ chihiro
結衣 ユイ yui
葵 アオイ aoi
七海 ナナミ nanami
菜々子 ナナコ nanako
由佳 ユカ yuka
明日香 アスカ asuka
理恵 リエ rie
友美 トモミ tomomi
沙織 サオリ saori
綾子 アヤコ ayako
早紀 サキ saki
瞳 ヒトミ hitomi
遥 ハルカ haruka
桃子 モモコ momoko
ひかり ヒカリ hikari
礼子 レイコ reiko
美穂 ミホ miho
琴音 コトネ kotone
千夏 チナツ chinatsu
真希 マキ maki
`)

export const mensNames = words(`
健太 ケンタ kenta
大輔 ダイスケ daisuke
翔太 ショウタ shota
拓也 タクヤ takuya
誠 マコト makoto
浩 ヒロシ hiroshi
隆 タカシ takashi
直樹 ナオキ naoki
達也 タツヤ tatsuya
亮 リョウ ryo
蓮 レン ren
悠斗 ユウト yuto
陸 リク riku
颯太 ソウタ sota
大樹 ダイキ daiki
駿 シュン shun
和也 カズヤ kazuya
雄大 ユウダイ yudai
智也 トモヤ tomoya
剛 ツヨシ tsuyoshi
学 マナブ manabu
正樹 マサキ masaki
英明 ヒデアキ hideaki
康平 コウヘイ kohei
祐介 ユウスケ yusuke
圭吾 ケイゴ keigo
慎吾 シンゴ shingo
俊介 シュンスケ shunsuke
涼 リョウ ryo
航 ワタル wataru
修 オサム osamu
純一 ジュンイチ junichi
聡 サトシ satoshi
克己 カツミ katsumi
恭平 キョウヘイ kyohei
`)
