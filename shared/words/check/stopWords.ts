import { formatJapaneseDate, type JapaneseDate } from '../../facts/dates'

export const suspendedTitle = (forGood: boolean) =>
  forGood ? 'ご利用を停止しています' : 'ご利用を一時停止しています'
/** What stands still, and since when. */
export const stopText = ({ since, forGood, withdrawn }: Stop) => {
  const what = withdrawn
    ? '献便と各種の手続きは行っていません。'
    : forGood
      ? '献便と各種の手続きはご利用いただけません。'
      : '献便と各種の手続きをお休みいただいています。'
  return `${withdrawn ? '同意の撤回を受け付けています。' : ''}${since ? `${formatJapaneseDate(since)}から、` : ''}${what}`
}
export type Stop = { since: JapaneseDate | null; forGood: boolean; withdrawn: boolean }
export const SIGN_ANEW =
  'もう一度ご協力いただけるときは、事務局へご連絡ください。あらためて説明し、同意書に署名していただきます。'
