import type { RightsOutcome } from '../../../shared/generated/schema'
import type { JapaneseDate } from '../../../shared/facts/dates'
import { feeSentences, FREE_SENTENCE } from '../../../shared/words/records/rights'
import { shortDay } from '../../../shared/words/office/work'

/** `/account/rights`; the link to it stands in `accountTexts`. */
export const rightsTexts = {
  lead: (days: number) =>
    `個人情報保護法による請求を、ここから送れます。事務局で確かめ、${days}日以内を目安に、このページでお返事します。お返事したときは、メールでもお知らせします。`,
  atOnce: 'いますぐ受け取る',
  atOnceLead:
    '保存している内容は、請求しなくても、いまここで、無料で受け取れます。登録情報の直しと退会は、アカウント設定でできます。',
  toAccount: 'アカウント設定へ',
  caution: '健康に関する情報が含まれます。共用の端末には保存しないでください。',
  requests: 'ご請求とお返事',
  askedOn: (day: JapaneseDate, kind: string) => `${kind}（${shortDay(day)}のご請求）`,
  words: 'ご請求の内容',
  answerOn: (day: JapaneseDate) => `お返事（${shortDay(day)}）`,
  outcome: {
    Whole: 'ご請求のとおりに、応じました。',
    Part: '一部に応じました。応じられない部分の理由は、次のとおりです。',
    Refused: 'ご請求に応じられませんでした。理由は、次のとおりです。',
  } satisfies Record<RightsOutcome, string>,
  dueOn: (day: JapaneseDate) => `事務局で確かめています。${shortDay(day)}までに、ここでお返事します。`,
  late: (day: JapaneseDate) =>
    `${shortDay(day)}までにお返事する予定でしたが、遅れています。申しわけありません。事務局で確かめています。`,
  identity:
    'ご本人かどうかを、これから書類で確かめます。確かめるまで、どなたにも何もお渡ししません。お心当たりがないときは、事務局へお知らせください。',
  fee: (amount: string) => `手数料は${amount}です。お支払いの方法は、事務局からご連絡します。`,
  paid: (day: JapaneseDate) => `手数料を${shortDay(day)}にお支払いいただきました。`,
  files: '保存している内容は、次のファイルで受け取れます。',
  onPaper: '書面（郵送）での回答をご希望です。',
  closed: '確認を終えました。',
  withdrawnOn: (day: JapaneseDate) => `${shortDay(day)}に取り下げました。`,
  withdraw: {
    open: '取り下げる',
    title: 'このご請求を取り下げます',
    lead: 'お返事せずに終わります。必要になったら、いつでも、もう一度ご請求いただけます。',
    cancel: '取り下げない',
    done: 'ご請求を取り下げました。',
    failed: '取り下げられませんでした',
  },
  noProfile: '登録情報を入力する前の方のご請求は、事務局でお受けします。',
  form: {
    title: '請求する',
    kind: '請求すること',
    fee: [...feeSentences, FREE_SENTENCE].join(''),
    words: 'くわしい内容',
    hint: 'どの情報について、どうしてほしいかをお書きください。訂正のときは、正しい内容も。1,000文字までです。体調や検査のことは、書かなくて大丈夫です。',
    how: 'お返事の受け取り方',
    ways: { data: 'このページで（電子データ）', paper: '書面で（郵送）' },
    done: 'ご請求を受け付けました。',
    failed: 'ご請求を送れませんでした',
  },
  fromPublic: 'ログインして請求する、状況を見る',
  others: 'ログインできないときや、代理の方のご請求',
} as const
