import type { QuestionId } from '../../../../shared/questionnaire/engine/answer'
import type { Option } from '../../../../shared/questionnaire/engine/question'
import { searchWords } from './searchWords'

/** Additional search words of a long list. Ids mean the same in every version. */
type ListWords = {
  label: string
  hint: string
  /** Offered before any input. */
  common: readonly string[]
  /** For entries that are not in the list. */
  other: string
  words: Readonly<Record<string, string>>
}

const countries: ListWords = {
  label: '国・地域の名前でさがす',
  hint: 'ひらがな・漢字・英語のどれでもかまいません。都市や島の名前でもさがせます。',
  common: ['KR', 'TW', 'US', 'GU', 'TH', 'CN', 'HK', 'SG', 'VN', 'AU'],
  other: 'elsewhere',
  words: {
    KR: 'かんこく 大韓民国 だいかんみんこく ソウル 釜山 プサン 済州 チェジュ South Korea',
    TW: 'たいわん 台北 タイペイ たいほく 高雄 たかお',
    HK: 'ほんこん',
    CN: 'ちゅうごく 中華人民共和国 上海 シャンハイ 北京 ペキン 広州 大連',
    SG: 'しんがぽーる',
    TH: 'バンコク プーケット チェンマイ サムイ島',
    VN: 'ハノイ ホーチミン ダナン ニャチャン',
    PH: 'セブ島 マニラ ボラカイ島',
    ID: 'バリ島 ジャカルタ ジョグジャカルタ',
    MY: 'クアラルンプール コタキナバル ペナン島 ランカウイ',
    IN: 'デリー ムンバイ いんど',
    NP: 'カトマンズ',
    LK: 'コロンボ',
    KH: 'アンコールワット シェムリアップ プノンペン',
    LA: 'ビエンチャン ルアンパバーン',
    MM: 'ビルマ ヤンゴン',
    TL: 'ひがしてぃもーる',
    MV: 'マーレ',
    MN: 'ウランバートル もうこ 蒙古',
    KP: 'きたちょうせん 朝鮮 ピョンヤン',
    US: 'アメリカ合衆国 がっしゅうこく 米国 べいこく ハワイ ホノルル オアフ島 マウイ島 ワイキキ ニューヨーク ロサンゼルス サンフランシスコ ラスベガス アラスカ シアトル ボストン USA Hawaii America',
    CA: 'バンクーバー トロント モントリオール',
    GU: 'ぐあむ島',
    MP: 'テニアン ロタ Saipan',
    MX: 'カンクン メキシコシティ',
    BR: 'サンパウロ リオデジャネイロ',
    AR: 'ブエノスアイレス',
    PE: 'マチュピチュ リマ クスコ',
    BO: 'ウユニ',
    CU: 'ハバナ',
    DO: 'どみにかきょうわこく',
    DM: 'どみにかこく',
    VC: 'せんとびんせんとおよびぐれなでぃーんしょとう',
    GB: '英国 えいこく イングランド スコットランド ロンドン エディンバラ UK England',
    IE: 'ダブリン',
    FR: '仏 ふつ パリ ニース モンサンミシェル',
    DE: '独 どく ベルリン ミュンヘン フランクフルト',
    NL: 'アムステルダム 蘭 らん Holland',
    BE: 'ブリュッセル',
    CH: 'ジュネーブ チューリッヒ',
    AT: 'ウィーン ザルツブルク',
    IT: 'ローマ ミラノ フィレンツェ ベネチア ナポリ シチリア島',
    ES: 'バルセロナ マドリード スペイン',
    PT: 'リスボン ポルト',
    GR: 'アテネ サントリーニ島',
    DK: 'コペンハーゲン',
    SE: 'ストックホルム',
    NO: 'オスロ',
    FI: 'ヘルシンキ',
    IS: 'レイキャビク',
    CZ: 'プラハ チェコ共和国',
    HU: 'ブダペスト',
    HR: 'ドブロブニク',
    PL: 'ワルシャワ',
    MK: 'きたまけどにあ',
    RU: 'ウラジオストク モスクワ サハリン',
    VA: 'ばちかんしこく',
    AU: '豪州 ごうしゅう シドニー ケアンズ メルボルン ゴールドコースト パース',
    NZ: 'オークランド クライストチャーチ',
    FJ: 'ナンディ',
    SB: 'そろもんしょとう',
    MH: 'まーしゃるしょとう',
    CK: 'くっくしょとう',
    FM: 'みくろねしあれんぽう チューク ポンペイ ヤップ',
    NC: '天国にいちばん近い島 ヌメア',
    PF: 'ふつりょうぽりねしあ タヒチ ボラボラ島',
    TR: 'イスタンブール カッパドキア Turkey',
    AE: 'ドバイ アブダビ UAE あらぶしゅちょうこくれんぽう',
    QA: 'ドーハ',
    IL: 'エルサレム',
    EG: 'カイロ ピラミッド',
    MA: 'マラケシュ カサブランカ',
    KE: 'ナイロビ',
    TZ: 'ザンジバル',
    CD: 'こんごみんしゅきょうわこく ザイール',
    CG: 'こんごきょうわこく',
    GQ: 'せきどうぎにあ',
    CF: 'ちゅうおうあふりかきょうわこく',
    CI: '象牙海岸 ぞうげかいがん',
    SS: 'みなみすーだん',
    ZA: 'みなみあふりか ケープタウン ヨハネスブルグ',
    SZ: 'スワジランド',
    MG: 'アンタナナリボ',
  },
}

const vaccines: ListWords = {
  label: '予防接種の名前でさがす',
  hint: '病気の名前でも、ワクチンの名前でもかまいません。',
  common: ['influenza', 'covid19', 'shinglesInactivated', 'pneumococcus', 'hepatitisB', 'measlesRubella'],
  other: 'unsure',
  words: {
    influenza: 'いんふるえんざ フル flu',
    covid19:
      'しんがたころな コロナ コミナティ ファイザー モデルナ スパイクバックス ダイチロナ コスタイベ ヌバキソビッド COVID',
    hepatitisB: 'びーがたかんえん ビームゲン ヘプタバックス',
    hepatitisA: 'えーがたかんえん エイムゲン',
    hpv: 'しきゅうけいがん ガーダシル シルガード サーバリックス ヒトパピローマウイルス',
    pneumococcus:
      'はいえんきゅうきん ニューモバックス プレベナー バクニュバンス プレベナー20 キャップバックス',
    shinglesInactivated: 'たいじょうほうしん シングリックス ヘルペス',
    tetanus:
      'はしょうふう ひゃくにちぜき 三種混合 さんしゅこんごう 四種混合 よんしゅこんごう トリビック トキソイド DPT',
    polio: 'イモバックス 小児まひ しょうにまひ',
    encephalitis: 'にほんのうえん ジェービック エンセバック',
    rabies: 'きょうけんびょう ラビピュール',
    meningococcus: 'ずいまくえんきん メンクアッドフィ メナクトラ',
    rsv: 'あーるえす アレックスビー アブリスボ',
    measlesRubella: 'ましん ふうしん はしか みっかばしか MR ミールビック',
    chickenpox: 'みずぼうそう すいとう 水痘',
    mumps: 'おたふく 流行性耳下腺炎 りゅうこうせいじかせんえん ムンプス',
    shinglesLive: 'たいじょうほうしん なまワクチン ビケン',
    influenzaNasal: 'いんふるえんざ フルミスト はなにすぷれー 点鼻',
    bcg: 'びーしーじー 結核 けっかく',
    yellowFever: 'おうねつ',
    otherLive: 'なまワクチン',
    unsure: 'わからない しゅるい',
  },
}

const lists: Readonly<Record<QuestionId, ListWords>> = { Q42: countries, Q44: vaccines }

/** Null for a short list. */
export const listWordsOf = (question: QuestionId): ListWords | null => lists[question] ?? null

const englishNames = new Intl.DisplayNames(['en'], { type: 'region' })

const englishOf = ({ id }: Option) => (/^[A-Z]{2}$/.test(id) ? (englishNames.of(id) ?? '') : '')

/** Options by their Japanese label, its reading, other names, or for a country its English name; common ones first. */
export function searchOptions(
  options: readonly Option[],
  { words, common }: ListWords,
  typed: string,
): Option[] {
  const isCommon = ({ id }: Option) => common.includes(id)
  const inOrder = [...options.filter(isCommon), ...options.filter((option) => !isCommon(option))]
  const entries = inOrder.map((option) => ({
    item: option,
    label: option.label,
    words: `${words[option.id] ?? ''} ${englishOf(option)} ${englishOf(option).replaceAll(' ', '')}`,
  }))
  return searchWords(entries, typed, 8)
}
