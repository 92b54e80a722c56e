import { formatJapaneseDate, type JapaneseDate } from '../../../shared/facts/dates'
import type { DiversityBand } from '../../../shared/forms/flora/diversity'

export const floraApplicationTexts = {
  lead: '便に含まれる腸内細菌の種類と割合を調べる検査です。お申し込みは任意で、ドナーの認定には影響しません。',
  aboutTitle: 'この検査について',
  about: [
    '結果は、菌の割合、多様性、腸内フローラのタイプを、レポートでご覧いただけます。',
    '病気の診断や健康状態の評価をする検査ではありません。',
    '結果は、ご本人と担当者だけが見ることができます。お問い合わせに対応するサポート担当は、結果の内容を見ることができません。',
    '退会すると、検査の結果も削除されます。',
  ],
  invitedTitle: 'お申し込みいただけます',
  until: (deadline: JapaneseDate) => `${formatJapaneseDate(deadline)}までにお申し込みください。`,
  consent: '検査の内容と結果の取り扱いについて確認し、同意します',
  notNow: '今回は申し込まない',
  failed: 'お申し込みを受け付けられませんでした',
  passedTitle: '申込期限が過ぎました',
  passed: (deadline: JapaneseDate) =>
    `申込期限は${formatJapaneseDate(deadline)}でした。次のご案内をご希望の方は、お知らせください。`,
  wishTitle: '次のご案内を希望する',
  wishLead:
    'お申し込みは、ご案内を差し上げた方から受け付けています。ご希望の方には、次の機会にメールでご案内します。',
  wish: '案内を希望する',
  wishFailed: 'ご希望を受け付けられませんでした',
  wishSent: 'ご希望を受け付けました。',
  wishKeptTitle: 'ご案内をお待ちください',
  wishKept: (date: JapaneseDate) =>
    `${formatJapaneseDate(date)}に、ご案内の希望を受け付けました。次の機会にメールでご案内します。`,
  appliedTitle: 'お申し込みを受け付けています',
  applied: '便の採り方と提出の方法を、事務局からご連絡します。',
  receivedTitle: '解析中です',
  received: '検体をお預かりしました。結果が出ましたら、メールでお知らせします。',
  sharedTitle: '結果をご覧いただけます',
  toReport: 'レポートを見る',
  complete: 'お申し込みありがとうございます。便の採り方と提出の方法を、事務局からご連絡します。',
} as const

export const diversityBandLabels = {
  low: '低め',
  usual: 'ふつう',
  high: '高め',
} satisfies Record<DiversityBand, string>

const enterotypes: Readonly<Record<string, string>> = {
  バクテロイデス型:
    'バクテロイデスのなかまが多いタイプです。たんぱく質や脂肪を多くとる食生活との関わりが報告されています。',
  プレボテラ型:
    'プレボテラのなかまが多いタイプです。穀物や野菜など、食物繊維を多くとる食生活との関わりが報告されています。',
  ルミノコッカス型: 'ルミノコッカスのなかまが多いタイプです。食生活との関わりは、まだよくわかっていません。',
}

/** The description of an enterotype; null if unknown. */
export const enterotypeText = (name: string): string | null =>
  Object.hasOwn(enterotypes, name) ? (enterotypes[name] ?? null) : null

export const floraReportTexts = {
  report: 'レポート',
  empty: '結果が出ましたら、ここでご覧いただけます。',
  choose: '検査日',
  apply: '腸内フローラ検査の申し込みへ',
  diversity: {
    scale: '／100',
    gauge: (score: string, band: string) => `0から100のうち${score}、${band}`,
    average: (score: string, people: string) => `平均は${score}です（${people}人）。`,
    text: '菌の種類の多さと、かたよりの少なさを合わせた値です。多くの方は35から65のあいだです。食事や季節でも変わります。',
  },
  ranking: {
    of: (total: string) => `${total}件の結果のうち`,
    place: '番目',
    beads: (place: string, total: string) => `${total}件の結果を多様性の高い順に並べたとき、${place}番目です`,
    low: '多様性が低い',
    high: '高い',
    bead: (count: string) => `丸1つが約${count}件です。`,
    text: '順番は、健康やドナーとしての良し悪しを表すものではありません。新しい結果が加わると変わります。',
  },
  composition: {
    aboutGenera: '菌のなかまについて',
    shortFattyAcids: '酪酸・酢酸・プロピオン酸は、菌が食物繊維などからつくる成分です。',
    caption: '菌の割合',
    genus: '菌のなかま',
    share: 'ご自身',
    average: '平均',
    averageOf: (people: string) =>
      `平均は、結果をお届けした${people}人の値です。平均に近いほどよいというものではありません。10人以上で見つかった菌だけに表示します。`,
    noAverage: '10人に満たないため、表示しません',
    restOf: (share: string) => `表にない菌を合わせて${share}です。`,
    others: (count: number) => `そのほかの${count}種類をすべて見る`,
    type: 'タイプ',
    typeNote:
      'タイプは、主な3つの菌のうちどれが多いかで分けたものです。どのタイプにも、良し悪しはありません。',
    noType: '主な3つの菌が見つからなかったため、タイプは分けられませんでした。',
  },
  changes: {
    title: 'これまでの変化',
    lead: '数値の小さな上下は、検査の日の食事や体調でも起こります。',
    difference: '前回との差',
    first: '初回',
    story: (before: string, score: string) => `${before}の検査とくらべて、多様性スコアは${score}。`,
    up: (by: string) => `${by}高くなりました`,
    down: (by: string) => `${by}低くなりました`,
    same: '同じでした',
    more: (genus: string, points: string) => `割合がいちばん増えたのは${genus}（＋${points}ポイント）です。`,
    less: (genus: string, points: string) => `いちばん減ったのは${genus}（−${points}ポイント）です。`,
    bar: (date: string) => `${date}の菌の割合`,
  },
  tests: { title: '検査の一覧', date: '日付', status: '状態' },
  method: {
    title: '調べ方',
    text: [
      '割合は、お預かりした便に含まれる菌を検査機関で調べ、属（菌のなかま）ごとにまとめたものです。',
      '多様性スコアは、割合から計算したシャノン指数を、200種類の菌が同じ割合でいる場合を100として表した値です。基準は、どなたでも、いつの検査でも同じです。',
      '参加者の中での位置は、結果をお届けしたすべての検査を、多様性の高い順に並べたものです。',
    ],
  },
  limits: {
    title: 'このレポートではわからないこと',
    text: [
      '病気があるか、これから病気になるか',
      '食事や薬、サプリメントの良し悪し',
      'ドナーの認定や更新の見通し（認定の判定には使いません）',
      'おなかの中のすべての菌（お預かりした日の便の一部を調べています）',
    ],
    doctor: '気になる症状があるときは、医療機関にご相談ください。',
  },
  print: '印刷・PDFで保存',
} as const

export const REPORT_IS_REFERENCE = 'この結果は参考値です。病気の診断や健康状態の評価ではありません。'

export const NO_REPORTS = '検査レポートはまだありません。'
