import type { IdentityDocument, RightsRequestKind } from '../../generated/schema'
import { contactLine, type PublicTexts } from '../../facts/config'
import { formatJapaneseDate, type JapaneseDate } from '../../facts/dates'
import { yenText } from '../../facts/rewards'
import { feeOf } from '../../rules/records/cases/rights'
import { identityDocumentLabels } from '../labels/guidanceLabels'
import { rightsRequestKinds as kinds, rightsRequestLabels } from '../labels/rightsLabels'

// Refusals
export const SAME_REQUEST_OPEN =
  '同じご請求を、すでに受け付けています。お返事のあとに、もう一度ご請求いただけます。'
export const NO_OPEN_REQUEST = '回答を待っている請求ではありません。'
export const ANSWER_AS_REQUEST = '請求への回答は、「回答する」から、応じる範囲と理由を選んで行います。'
export const missingWords = {
  Identity: 'ご本人の確認がまだです。本人確認書類を記録してから回答してください。',
  Fee: '手数料の入金がまだです。入金日を記録してから回答してください。',
} as const
export const NO_FEE = 'この請求に手数料はありません。'
export const FEE_IN_FUTURE = '今日までの日を入力してください'
export const NOTHING_CHECKED = '本人確認書類か、手数料の入金日を入力してください'
export const GROUND_MISSING = '応じない理由を選んでください'
export const GROUND_TOO_MUCH = 'すべて応じるときは、理由を選ばないでください'
export const GROUND_OF_OTHERS = 'この請求には当てはまらない理由です'

const named = (chosen: readonly RightsRequestKind[]) =>
  chosen.map((kind) => rightsRequestLabels[kind]).join('、')

/** 開示は、1件につき1,000円です。 */
export const feeSentences: readonly string[] = kinds
  .filter((kind) => feeOf(kind) > 0)
  .map((kind) => `${rightsRequestLabels[kind]}は、1件につき${yenText(feeOf(kind))}です。`)
export const FREE_SENTENCE = `${named(kinds.filter((kind) => feeOf(kind) === 0))}は無料です。`

export const feeWords = (amount: number): string => (amount > 0 ? yenText(amount) : '無料')

/** What may be asked for, in one line each. */
export const rightsRequestHints = {
  Disclosure: '保存しているご自身の個人データの内容をお示しします。',
  Correction: '内容が事実でないときに、直し、足し、または削ります。',
  StopUse: '法令に定める場合に、利用や、ほかへの提供をやめます。',
  Erasure: '法令に定める場合に、消去します。',
  ThirdPartyRecord: 'だれに、いつ、何を提供したかの記録をお示しします。',
  Purpose: 'ご自身の個人データを何に利用しているかをお知らせします。',
} satisfies Record<RightsRequestKind, string>

/** The law's word (article 40). */
export const COMPLAINT = '苦情'

/** To whom somebody may turn who is not content with an answer. */
export const complaintWords = (texts: Pick<PublicTexts, 'contact'>): string =>
  `この回答にご納得いただけないときは、事務局（${contactLine(texts)}）へ${COMPLAINT}をお申し出いただけます。国の個人情報保護委員会の「個人情報保護法相談ダイヤル」（03-6457-9849）でも相談を受け付けています。`

export const identityWords = (on: JapaneseDate, document: IdentityDocument | null): string =>
  `${formatJapaneseDate(on)}（${document ? identityDocumentLabels[document] : 'ご本人のアカウントからの請求'}）`

export const paperWords = (onPaper: boolean): string =>
  onPaper ? '書面（郵送）' : '電子データ（マイページ）'

export const rightsWords = {
  create: '請求を書きとめる',
  created: '請求を書きとめました。ご本人にメールでお知らせします。',
  createLead:
    '電話、手紙、窓口で受けた、個人情報保護法による請求を書きとめます。書類でご本人を確かめるまで、何もお渡しできません。',
  who: '会員',
  whose: 'どなたの請求か、会員を選んでください',
  said: '請求の内容',
  check: '本人確認・入金を記録',
  checkLead: '確かめた書類の種類だけを残します。番号は書かないでください。',
  checked: '記録しました。',
  answer: '回答する',
  answerText: '回答',
  answerHint:
    'ご本人の「個人情報のご請求」のページに、このまま表示されます。応じた内容と、応じない部分とその理由を、やさしい言葉で書いてください。開示のときは、PDFとJSONのファイルを受け取るボタンが、回答に添えられます。',
  answered: '回答しました。ご本人にメールでお知らせします。',
  withdrawn: 'ご本人が取り下げました。',
  notSeen: '書類は確かめていない',
  notYet: 'まだ',
  request: 'ご請求',
  export: '一覧をCSVで書き出す',
} as const
