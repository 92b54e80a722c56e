import { formatJapaneseDate, type JapaneseDate } from '../../facts/dates'

/** What is said to whoever signed the version from before a major change. */
export const consentToSign = {
  title: '新しい同意書への署名のお願い',
  why: '同意書の内容が、大きく変わりました。',
  ask: (by: JapaneseDate) =>
    `これからも献便を続けていただける場合は、${formatJapaneseDate(by)}までに、新しい同意書への署名をお願いします。`,
  how: '次にお越しになるときに、事務局が内容をご説明し、ご質問をうかがったうえで、署名をいただきます。',
  here: 'この画面で署名していただけます。次にお越しになるときに、事務局の説明を聞いてから署名していただくこともできます。',
  free: '署名されるかどうかは、ご自身で決められます。署名をいただいていないあいだは献便をお休みいただきますが、ほかに不利益はありません。',
  toRead: '新しい同意書を読む',
} as const

/** At reception. */
export const consentToSay = (by: JapaneseDate): string =>
  `同意書の内容が変わりました。${formatJapaneseDate(by)}までに、新しい同意書への署名をお願いしています。担当者がご説明します。`
