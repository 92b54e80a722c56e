import { formatJapaneseTime, japaneseDateOf } from '../../../shared/facts/dates'
import type { PageText } from '../../../shared/words/program/pageText'

/** Replaces a page while neither network nor server answers. */
export const offlinePage = {
  h1: 'ページを開けませんでした',
  reason: 'インターネットにつながっていないか、サービスがいま応答していません。',
  advice: '電波のよいところで、もう一度お試しください。オンラインチェックで保存した回答は残っています。',
  urgent: 'お急ぎのときは、お電話でご連絡ください。',
  primary: 'もう一度読み込む',
  secondary: 'ドナー証を開く',
} as const satisfies PageText & Record<string, string>

export const OFFLINE_CARD = 'オフラインで表示しています'
export const OFFLINE_CARD_ADVICE =
  'この端末に保存した、前回の内容です。そのあとの変更は、つながると表示されます。受付では、最新の状態を確認します。'
export const OFFLINE_CARD_ALTERNATIVE = 'ドナー番号のバーコード'

/** 12月1日9時の内容です。 */
export function keptAt(instant: Date): string {
  const [, month, day] = japaneseDateOf(instant).split('-').map(Number)
  const [hour] = formatJapaneseTime(instant).split(':').map(Number)
  return `${month}月${day}日${hour}時の内容です。`
}
