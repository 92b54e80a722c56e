import { ageOn, formatJapaneseDate, type JapaneseDate } from '../../facts/dates'
import { AGE_LIMIT, MINIMUM_AGE } from '../../rules/person/ages'

/** Sentences that the page, my page and the mails share. */

export const NOT_POSSIBLE = '現在の基準では、ドナーをお願いできません'
export const NOT_CERTIFIED = '今回は認定に至りませんでした'
export const ENDED = 'ドナーの有効期間が終わりました'
export const WAIT_A_LITTLE = 'いまは、少しお待ちください'
export const mayApplyFrom = (date: JapaneseDate) =>
  `${formatJapaneseDate(date)}から、もう一度お申し込みいただけます`
export const NO_STEPS = '必要な手続きはありません'
export const UNTIL_THEN = 'その日まで、手続きはありません'
/** The refusal no longer applies. */
export const ANSWER_AGAIN_TITLE = 'オンラインチェックに、もう一度お答えいただけます'
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
