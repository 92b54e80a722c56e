import { formatJapaneseDate, type JapaneseDate } from '../../facts/dates'
import type { AnswerCorrectionEffect, AnswerCorrectionState } from '../../generated/schema'

/** Days for which my page shows the result of a correction. */
export const ANSWER_CORRECTION_TOLD_DAYS = 14

export const ANSWERS_PUT_RIGHT = '答えの訂正'
export const SEE_ANSWERS = 'オンラインチェックの答えを見る'
export const SEE_AND_CORRECT = 'オンラインチェックの答えを見る・訂正する'

export const CORRECT_ANSWER = 'この答えを訂正する'

export const dueDay = (dueOn: JapaneseDate | null) => (dueOn ? formatJapaneseDate(dueOn) : '2営業日')

/** While the office reviews it. */
export const whileWaiting: Record<AnswerCorrectionEffect, (dueOn: JapaneseDate | null) => string> = {
  Counts: () => '',
  Ends: () => '',
  Pauses: (dueOn) => `献便はお休みください。${dueDay(dueOn)}までに、事務局が確かめてお返事します。`,
  Holds: (dueOn) => `${dueDay(dueOn)}までに、事務局が確かめて、検査についてご連絡します。`,
  Looks: (dueOn) =>
    `${dueDay(dueOn)}までに、事務局が確かめてお返事します。それまでは、いまの結果のままです。`,
}

/** The result, for the person. */
export const whatCame: Record<Exclude<AnswerCorrectionState, 'Open'>, string> = {
  Counted: '訂正した答えで、結果を見直しました。',
  Accepted: '訂正を受け付け、結果を見直しました。',
  Refused: '今回は、はじめのお答えのままとしました。',
  Withdrawn: '訂正は取りやめになりました。',
}
