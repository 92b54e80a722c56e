import { isRealDate, type JapaneseDate } from '../dates'
import { NOT_A_REAL_DATE } from '../messages/formMessages'
import { multiLineText } from './text'
import { array, object, string } from './yup'

export const PREFERRED_DATES_MAX = 5

/** Preferred days for a test, after `today` and until `last`, each once, and a note for the office. */
export function examRequestSchema(today: JapaneseDate, last: JapaneseDate) {
  const day = string()
    .required()
    .test('date', NOT_A_REAL_DATE, (value) => !value || isRealDate(value))
    .test(
      'range',
      '明日から12週間以内の日を選んでください',
      (value) => !value || (value > today && value <= last),
    )
    .label('希望日')
  return object({
    PreferredDates: array(day)
      .min(1)
      .max(PREFERRED_DATES_MAX)
      .test('once', '同じ日が2回選ばれています', (days) => !days || new Set(days).size === days.length)
      .required()
      .label('希望日'),
    Note: multiLineText(500).nullable().label('連絡事項'),
  }).exact()
}
