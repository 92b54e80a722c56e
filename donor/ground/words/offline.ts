import { formatJapaneseTime, japaneseDateOf } from '../../../shared/facts/dates'
import type { PageText } from '../../../shared/words/program/pageText'

/** A sign-in without a visit ends after as many days (`REFRESH_LIFETIME` of the pool). */
export const KEPT_DAYS = 30

/** Replaces a page while neither network nor server answers. */
export const offlinePage = {
  h1: 'ページを開けませんでした',
  reason: 'インターネットにつながっていないか、サービスがいま応答していません。',
  advice: '電波のよいところで、もう一度お試しください。オンラインチェックで保存した回答は残っています。',
  urgent: 'お急ぎのときは、お電話でご連絡ください。',
  primary: 'もう一度読み込む',
  secondary: 'オフラインで見られる内容を開く',
} as const satisfies PageText & Record<string, string>

export const OFFLINE = 'オフラインで表示しています'
export const OFFLINE_ADVICE =
  'この端末に保存した、前回の内容です。そのあとの変更は、つながると表示されます。受付では、最新の状態を確認します。'
export const OFFLINE_CARD_ALTERNATIVE = 'ドナー番号のバーコード'

export const NOTHING_KEPT = `この端末には、オフラインで見られる内容がありません。保存した内容は、ログアウトしたとき、有効期限やお約束の日が過ぎたとき、${KEPT_DAYS}日のあいだ開かなかったとき、端末の空きが足りなくなったときに消えます。つながると、いまの内容をご覧いただけます。`

export const NO_STATEMENT_OFFLINE =
  '「今日の体調」は、つながっていないときはお預かりできません。このままお越しになるときは、受付でお答えください。'

export const GUIDANCE = 'ガイダンス'
export const NEXT_DATE = '次のお約束'
export const nextTerms = {
  what: '内容',
  when: '日時',
  where: '場所',
  tel: '電話',
  belongings: '持ち物',
} as const

export const recordTerms = {
  total: 'これまでの献便',
  period: 'いまの有効期間',
  paid: 'お渡しした協力金',
  days: 'お預かりした日',
} as const

/** 12月1日9時の内容です。 */
export function keptAt(instant: Date): string {
  const [, month, day] = japaneseDateOf(instant).split('-').map(Number)
  const [hour] = formatJapaneseTime(instant).split(':').map(Number)
  return `${month}月${day}日${hour}時の内容です。`
}
