import { GIFT_YEN_MAX } from '../../facts/terms'
import { formatJapaneseDate, type JapaneseDate } from '../../facts/dates'
import { yenText } from '../../facts/rewards'
import type { GiftLoss } from '../../generated/schema'

/** Of a table of gift codes. */
export const giftColumns = { Code: 'ギフトコード', AmountYen: '金額（円）', ValidUntil: '有効期限' } as const

export const GIFTS = 'ギフトコード'
export const giftTexts = {
  stock: '残り',
  none: '残っているギフトコードはありません。',
  table: 'ギフトコードの取り込み',
  paste: '表を貼りつける',
  pasteHint: '見出しの行も一緒に貼りつけてください。コードは、この画面にも、あとの画面にも表示されません。',
  look: '内容を確かめる',
  explanation:
    '発行元から受け取った一覧を取り込みます。コードは封をして保存し、お渡しするときに一度だけ表示します。取り込みがすんだら、お手元の一覧のファイルと、貼りつけた内容の控えを消してください。',
  take: (count: number, yen: number) => `${count}件（${yenText(yen)}分）を取り込む`,
  taken: (count: number) => `${count}件を取り込みました。お手元の一覧のファイルは、消してください。`,
  nothing: '取り込める行はありません。',
  wrong: (count: number) => `${count}行は取り込みません。理由を確かめてください。`,
} as const

// handOutGift, confirmGift
export const giftHandOutTexts = {
  title: 'ギフトコードのお渡し',
  act: 'ギフトコードで渡す',
  explain: (period: JapaneseDate, yen: number) =>
    `${formatJapaneseDate(period)}に終わった期間の協力金（合計${yenText(yen)}）のうち、まだお渡ししていない分を、すべてギフトコードでお渡しします。`,
  follows: [
    'コードが表示されるのは一度だけです。その場でお渡しできるときに進めてください。',
    '協力金のお渡しが記録され、ご本人にメールが届きます。',
    'お受け取りは、ご本人のページか、ほかの担当者が確かめます。',
  ],
  submit: 'コードを表示して渡す',
  shown: 'この画面を閉じると、コードはもう表示されません。お渡しが終わってから閉じてください。',
  close: 'お渡ししたので閉じる',
  closing: 'コードは、もう表示できません。お渡しは終わりましたか。',
  copy: 'コードをまとめてコピー',
  copied: 'コピーしました。',
  notCopied: 'コピーできませんでした。表示されたコードを書き写してください。',
  code: 'コード',
  amount: '金額',
  until: '有効期限',
  confirm: 'お受け取りを確かめた',
  confirmed: 'お受け取りを記録しました。',
  confirmExplain: [
    'お渡しした担当者とは別の人が、ご本人がコードをお受け取りになったことを確かめて記録します。',
    '確かめた方と日時が残ります。取り消せません。',
  ],
  waiting: 'お受け取りの確認待ち',
  byDonor: 'ご本人が確認',
  by: (name: string) => `${name}が確認`,
  sum: (yen: number, count: number) => `${yenText(yen)}分（${count}件）`,
} as const

// reportLostGift, decideLostGift
export const giftLossLabels: Record<GiftLoss, string> = { Lost: '失くされた', NotWorking: '使えない' }
export const lostGiftTexts = {
  codes: 'お渡ししたコード',
  codesLead: 'コードそのものは残していません。発行元には、取り込んだ一覧の日と行でたずねます。',
  lost: '使えない、または失くされたコード',
  table: '取り込んだ一覧',
  line: (day: string, line: number) => `${day}の${line}行目`,
  state: '状態',
  recorded: (day: string, loss: GiftLoss) => `${giftLossLabels[loss]}（${day}に記録）`,
  by: (name: string) => `${name}が記録`,
  replaced: '代わりをお渡し済み',
  replaces: '代わりのお渡し',
  report: '使えない・失くされた',
  others: (count: number) => `お渡ししたコード${count}件を表示`,
  reportWhich: '何が起きたか',
  reportFollows: [
    'ご本人からうかがったことを記録します。コードが使われていないか、発行元に確かめてください。',
    '代わりのコードは、ほかの担当者が確かめてからお渡しします。',
  ],
  reported: '記録しました。ほかの担当者の机に出ています。',
  replace: '代わりを渡す',
  replaceFollows: (yen: number) => [
    `${yenText(yen)}分の代わりのコードをお渡しします。前のコードが使われていないことを、発行元に確かめてから進めてください。`,
    'コードが表示されるのは一度だけです。その場でお渡しできるときに進めてください。',
    'ご本人にメールが届きます（コードは書きません）。協力金の記録は変わりません。お受け取りは、ご本人のページか、ほかの担当者が確かめます。',
  ],
  keep: '記録を取り消す',
  keepFollows: ['コードが見つかった、または使えたときに、この記録を取り消します。代わりは渡しません。'],
  kept: '記録を取り消しました。',
} as const

// explainGiftDifference
const giftNumbers = ['取り込み', '残り', 'お渡し済み', '使えない・失くされた'] as const
export const giftBalanceTexts = {
  title: '取り込んだ件数との照合',
  lead: '取り込んだ件数は、残り、お渡し済み、使えない・失くされたの合計と同じになります。違うときは、取り込んだ人とは別の人がわけを確かめて書きます。',
  numbers: giftNumbers,
  headings: ['取り込んだ日時', '取り込んだ人', '1件の金額', ...giftNumbers, '差'],
  daily: '毎日の照合',
  dailyHeadings: ['日', '1件の金額', ...giftNumbers, '差'],
  counts: (at: string) => `毎日の照合の記録（最後は${at}）`,
  even: 'なし',
  difference: (count: number) => `${count > 0 ? '不足' : '超過'} ${Math.abs(count)}件`,
  act: '差のわけを書く',
  follows: [
    '発行元の一覧と、この画面の記録を見くらべて、わけを書いてください。',
    '書いた方と日時が残ります。差がまた変わると、もう一度机に出ます。',
  ],
  explanation: '差のわけ（お名前は書かないでください）',
  done: '差のわけを記録しました。',
  by: (name: string, day: string) => `${name}、${day}`,
} as const
export const GIFT_BALANCE_DIFFERS =
  '差が変わったか、ほかの担当者がわけを書きました。画面を読み込み直してください。'
export const GIFT_OWN_IMPORT =
  '取り込んだ担当者は、ご自身ではわけを書けません。ほかの担当者に確かめてもらってください。'

/** `/account/receipts`, for the donor. */
export const ownGiftTexts = {
  title: 'ギフトコードのお受け取り',
  lead: 'お受け取りになったコードは、こちらにも残していません。手元で大切に保管してください。',
  handedOut: (day: string, yen: number, count: number) =>
    `${day}に、${yenText(yen)}分のギフトコード（${count}件）をお渡ししました。`,
  replaces: '前にお渡ししたコードの代わりです。',
  ask: 'コードをお受け取りになりましたか。',
  received: '受け取りました',
  thanks: (day: string) => `${day}に、お受け取りを確かめました。`,
  failed: 'お受け取りを記録できませんでした',
  otherwise:
    'コードが使えないときや、失くされたときは、事務局にご連絡ください。使われていないことを発行元に確かめ、代わりをお渡しします。受け取っていないときも、ご連絡ください。',
} as const

// Problems of a row
export const GIFT_CODE_FORM = '空白のない英数字と記号6〜200文字で書いてください'
export const GIFT_AMOUNT_FORM = `1〜${GIFT_YEN_MAX.toLocaleString('ja-JP')}円の整数で書いてください`
export const GIFT_DAY_FORM = '2027年3月31日、2027-03-31のように書いてください'
export const GIFT_DAY_PAST = '有効期限が過ぎています'
export const giftTwice = (line: number) => `${line}行目と同じコードです`
export const giftImportedBefore = (day: JapaneseDate, line: number) =>
  `${formatJapaneseDate(day)}に取り込んだ表の${line}行目と同じコードです`

export const GIFT_TABLE_DIFFERS =
  '確かめたあとに、ほかの人が取り込みました。もう一度、内容を確かめてください。'
export const giftsMissing = (yen: number) =>
  `残っているギフトコードでは、${yenText(yen)}ちょうどになりません。コードを取り込むか、別の方法でお渡しください。`
export const GIFT_OWN_HAND_OUT =
  'お渡しした担当者は、ご自身では確かめられません。ほかの担当者か、ご本人に確かめてもらってください。'
export const GIFT_LOST_ALREADY = 'このコードは、もう記録されています。'
export const GIFT_NOT_LOST =
  'このコードは、使えない、または失くされたと記録されていません。画面を読み込み直してください。'
export const GIFT_REPLACED = 'このコードの代わりは、もうお渡ししてあります。'
export const GIFT_OWN_REPORT =
  '記録した担当者は、ご自身では代わりを渡せません。ほかの担当者に確かめてもらってください。'
