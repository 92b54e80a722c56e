import type { JapaneseDate } from '../../facts/dates'
import { yenText } from '../../facts/rewards'
import { DECLARED_ABOVE_YEN } from '../../rules/donating/yearlyStatement'
import type { ReceiptKind, ReceiptState } from '../../generated/schema'

export const receiptKindLabels: Record<ReceiptKind, string> = {
  Consent: '同意',
  Withdrawal: '同意の撤回',
  UseWithdrawal: '便の使用の撤回',
  Judgement: '判定',
  Payout: '協力金の支払い',
}

export const receiptStateLabels: Record<ReceiptState, string> = {
  Ready: '受け取れます',
  Soon: '1分ほどで受け取れます',
  Never: '控えのしくみができる前の記録のため、ありません',
}

/** The name says what the file is; it opens on any device. */
export const receiptFileName = (kind: ReceiptKind | 'Leaving', day: JapaneseDate): string =>
  `${kind === 'Leaving' ? '退会' : receiptKindLabels[kind]}の控え-${day}.tlog-proof.txt`

/** `/account/receipts` and the links to it. */
export const receiptTexts = {
  lead: '同意と判定の控えは、記録した内容に署名を付けた小さなファイルです。お支払いの控えは、1回のお支払いごとのPDFです。手元にあれば、退会したあとでも、当時の記録をご自身で示せます。',
  none: '控えを受け取れる記録は、まだありません。',
  take: (what: string) => `${what}の控えを受け取る`,
  of: (what: string, day: string) => `${day}の${what}`,
  takeShort: '控えを受け取る',
  failed: '控えを受け取れませんでした',
  healthTitle: '取り扱いにご注意ください',
  health: '判定の控えには、答えた内容が入っています。人に渡すときは、中身をお確かめください。',
  checkTitle: '控えを確かめるには',
  check: '控えが記録されたときのままかどうかは、どなたでも確かめられます。',
  ofExam: '検査の判定',
  ofCheck: 'オンラインチェックの判定',
  section: {
    title: '記録の控え',
    lead: '同意、判定、お支払いの記録を、あとから示せる控えとして受け取れます。',
    link: '控えを受け取る',
  },
} as const

/** The receipt of a payout, a PDF; `/account/receipts` offers it. */
export const payoutReceiptTexts = {
  title: '協力金のお支払いの控え',
  to: 'お受け取りになった方',
  name: (last: string, first: string) => `${last} ${first} 様`,
  paidOn: 'お支払いした日',
  amount: '金額',
  sum: (yen: string) => `${yen}分のギフトカード`,
  method: 'お渡しの方法',
  from: 'お支払い者',
  contact: 'お問い合わせ',
  madeOn: 'この控えを作った日',
  number: '控えの番号',
  parts: (donations: number) => `内訳（献便${donations}回分）`,
  donatedOn: '献便した日',
  donation: '協力金',
  bonus: '更新加算',
  all: '計',
  total: '合計',
  signed: (verify: string) =>
    `お支払いの金額と日時は、署名のついた記録がこのファイルに入っています。記録されたときのままかどうかは、${verify} で、どなたでも確かめられます（印刷した紙では確かめられません）。`,
  unsigned: 'この控えには、署名のついた記録が入っていません。',
  take: 'お支払いの控え（PDF）',
  takeOf: (day: string) => `${day}のお支払いの控え（PDF）を受け取る`,
  fileName: (day: JapaneseDate) => `お支払いの控え-${day}.pdf`,
} as const

/** What was paid in a year, at the head of `/account/receipts`. General words: it is no advice. */
export const yearlyTexts = {
  title: '年ごとのお支払い',
  lead: '1月1日から12月31日までに、お支払いした協力金の合計です。献便した日ではなく、お支払いした日で分けています。',
  year: (year: number) => `${year}年`,
  sum: (yen: number) => `合計 ${yenText(yen)}`,
  payout: (day: string, yen: number, donations: number) => `${day}に${yenText(yen)}（献便${donations}回分）`,
  donations: '内訳',
  taxTitle: '税金について',
  tax: '協力金は、一般に「雑所得」にあたります。申告が必要かどうかは、ほかの収入などによって変わります。くわしくは、お近くの税務署か税理士にお尋ねください。',
  above: (year: number) =>
    `${year}年のお支払いは、${yenText(DECLARED_ABOVE_YEN)}を超えています。給与を受けている方は、給与と退職金のほかの所得が1年で${yenText(DECLARED_ABOVE_YEN)}を超えると、確定申告が必要になることがあります。`,
} as const
