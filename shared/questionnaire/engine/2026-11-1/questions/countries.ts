import type { Option } from '../../question'

// An asterisk marks a higher risk of infection: the wait is 6 months, not 4 weeks. Only places known for a lower risk
// have none, so that a forgotten place is on the careful side.
const continents = [
  {
    name: 'アジア',
    countries: `
 KR 韓国
 TW 台湾
 HK 香港
 MO マカオ
*CN 中国
 SG シンガポール
*TH タイ
*VN ベトナム
*PH フィリピン
*ID インドネシア
*MY マレーシア
*IN インド
*NP ネパール
*LK スリランカ
*BD バングラデシュ
*KH カンボジア
*LA ラオス
*MM ミャンマー
*BN ブルネイ
*TL 東ティモール
*BT ブータン
*MV モルディブ
*MN モンゴル
*PK パキスタン
*AF アフガニスタン
*KP 北朝鮮
*KZ カザフスタン
*KG キルギス
*TJ タジキスタン
*TM トルクメニスタン
*UZ ウズベキスタン
`,
  },
  {
    name: '北アメリカ・ハワイ・グアム',
    countries: `
 US アメリカ（本土・ハワイ）
 CA カナダ
 GU グアム
 MP サイパン（北マリアナ諸島）
`,
  },
  {
    name: '中南米',
    countries: `
*MX メキシコ
*BR ブラジル
*AR アルゼンチン
*CL チリ
*PE ペルー
*BO ボリビア
*CO コロンビア
*EC エクアドル
*VE ベネズエラ
*PY パラグアイ
*UY ウルグアイ
*GY ガイアナ
*SR スリナム
*GT グアテマラ
*BZ ベリーズ
*SV エルサルバドル
*HN ホンジュラス
*NI ニカラグア
*CR コスタリカ
*PA パナマ
*CU キューバ
*DO ドミニカ共和国
*HT ハイチ
*JM ジャマイカ
*BS バハマ
*BB バルバドス
*TT トリニダード・トバゴ
*AG アンティグア・バーブーダ
*DM ドミニカ国
*GD グレナダ
*KN セントクリストファー・ネーヴィス
*LC セントルシア
*VC セントビンセント及びグレナディーン諸島
*PR プエルトリコ
`,
  },
  {
    name: 'ヨーロッパ',
    countries: `
 GB イギリス
 IE アイルランド
 FR フランス
 DE ドイツ
 NL オランダ
 BE ベルギー
 LU ルクセンブルク
 CH スイス
 AT オーストリア
 IT イタリア
 ES スペイン
 PT ポルトガル
 MT マルタ
 GR ギリシャ
 CY キプロス
 DK デンマーク
 SE スウェーデン
 NO ノルウェー
 FI フィンランド
 IS アイスランド
 EE エストニア
 LV ラトビア
 LT リトアニア
 PL ポーランド
 CZ チェコ
 SK スロバキア
 HU ハンガリー
 SI スロベニア
 HR クロアチア
*RO ルーマニア
*BG ブルガリア
*RS セルビア
*BA ボスニア・ヘルツェゴビナ
*ME モンテネグロ
*MK 北マケドニア
*AL アルバニア
*XK コソボ
*MD モルドバ
*UA ウクライナ
*BY ベラルーシ
*RU ロシア
 MC モナコ
 SM サンマリノ
 VA バチカン市国
 AD アンドラ
 LI リヒテンシュタイン
`,
  },
  {
    name: 'オセアニア',
    countries: `
 AU オーストラリア
 NZ ニュージーランド
*FJ フィジー
*PG パプアニューギニア
*SB ソロモン諸島
*VU バヌアツ
*NC ニューカレドニア
*PF 仏領ポリネシア
*WS サモア
*TO トンガ
*TV ツバル
*KI キリバス
*NR ナウル
*PW パラオ
*FM ミクロネシア連邦
*MH マーシャル諸島
*CK クック諸島
`,
  },
  {
    name: '中東',
    countries: `
*TR トルコ
*AE アラブ首長国連邦
*SA サウジアラビア
*QA カタール
*KW クウェート
*BH バーレーン
*OM オマーン
*YE イエメン
*JO ヨルダン
*LB レバノン
*SY シリア
*IQ イラク
*IR イラン
*IL イスラエル
*PS パレスチナ
*GE ジョージア
*AM アルメニア
*AZ アゼルバイジャン
`,
  },
  {
    name: 'アフリカ',
    countries: `
*EG エジプト
*MA モロッコ
*TN チュニジア
*DZ アルジェリア
*LY リビア
*SD スーダン
*SS 南スーダン
*ET エチオピア
*ER エリトリア
*DJ ジブチ
*SO ソマリア
*KE ケニア
*UG ウガンダ
*TZ タンザニア
*RW ルワンダ
*BI ブルンジ
*CD コンゴ民主共和国
*CG コンゴ共和国
*GA ガボン
*GQ 赤道ギニア
*CM カメルーン
*CF 中央アフリカ共和国
*TD チャド
*NE ニジェール
*NG ナイジェリア
*BJ ベナン
*TG トーゴ
*GH ガーナ
*CI コートジボワール
*LR リベリア
*SL シエラレオネ
*GN ギニア
*GW ギニアビサウ
*GM ガンビア
*SN セネガル
*ML マリ
*BF ブルキナファソ
*MR モーリタニア
*CV カーボベルデ
*ST サントメ・プリンシペ
*AO アンゴラ
*ZM ザンビア
*ZW ジンバブエ
*MW マラウイ
*MZ モザンビーク
*MG マダガスカル
*MU モーリシャス
*SC セーシェル
*KM コモロ
*BW ボツワナ
*NA ナミビア
*ZA 南アフリカ
*LS レソト
*SZ エスワティニ
`,
  },
]

/** Countries and regions of a journey, by continent; `tag: 'risk'` for the longer wait, else `lowRisk`. */
export const countryOptions: Option[] = [
  ...continents.flatMap(({ name, countries }) =>
    countries
      .trim()
      .split('\n')
      .map((line) => {
        const [mark = '', label = ''] = line.trim().split(' ')
        const risk = mark.startsWith('*')
        return {
          id: risk ? mark.slice(1) : mark,
          label,
          group: name,
          date: { label: '帰国日' },
          tag: risk ? 'risk' : 'lowRisk',
        }
      }),
  ),
  { id: 'elsewhere', label: 'そのほかの国・地域', group: 'そのほか', date: { label: '帰国日' }, tag: 'risk' },
]
