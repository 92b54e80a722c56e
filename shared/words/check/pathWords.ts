import { ageOn, formatJapaneseDate, type JapaneseDate } from '../../facts/dates'
import { AGE_LIMIT, MINIMUM_AGE } from '../../rules/person/ages'

/** Sentences that the page, my page and the mails share. */

export const NOT_POSSIBLE = '現在の基準では、ドナーをお願いできません'
export const NOT_CERTIFIED = '今回は認定に至りませんでした'
export const ENDED = 'ドナーの有効期間が終わりました'
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
export const WAIT_A_LITTLE = 'いまは、少しお待ちください'
export const mayApplyFrom = (date: JapaneseDate) =>
  `${formatJapaneseDate(date)}から、もう一度お申し込みいただけます`
export const NO_STEPS = '必要な手続きはありません'
export const UNTIL_THEN = 'その日まで、手続きはありません'
/** The refusal no longer applies. */
export const ANSWER_AGAIN_TITLE = 'オンラインチェックに、もう一度お答えいただけます'
/** What becomes of an invitation that is not answered. */
export const LOSES_PLACE = '過ぎると、お待ちの順番が最後に移ります。'
export const STANDS = 'いまの基準では、期間をあけてお答えいただいても、結果は変わりません。'
export const ANSWER_AGAIN = 'いまは、オンラインチェックにもう一度お答えいただけます。あらためて判定します。'

/** True if the person may no longer apply on `date`. */
export const isTooOldOn = (birthday: JapaneseDate | null, date: JapaneseDate): boolean =>
  birthday !== null && ageOn(birthday, date) >= AGE_LIMIT

/** `date` is null for today. */
export const tooOld = (date: JapaneseDate | null) =>
  `ドナーの募集は、${MINIMUM_AGE}歳以上${AGE_LIMIT}歳未満の方を対象としています。${
    date ? `${formatJapaneseDate(date)}には${AGE_LIMIT}歳になられるため` : '年齢の基準により'
  }、もう一度お申し込みいただくことはできません。`
