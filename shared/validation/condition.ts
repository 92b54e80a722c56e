import { addMonths, isRealDate, type JapaneseDate } from '../dates'
import { CONDITION_SINCE } from '../messages/condition'
import { NOT_A_REAL_DATE } from '../messages/formMessages'
import { object, string } from './yup'

const LONGEST_MONTHS = 24

/** The start of a change: a day in the last two years. */
export const reportSinceSchema = (today: JapaneseDate) =>
  object({
    Since: string()
      .required()
      .test('date', NOT_A_REAL_DATE, (value) => !value || isRealDate(value))
      .test('past', '今日までの日付を入力してください。', (value) => !value || value <= today)
      .test(
        'near',
        '2年より前のことは、事務局へご連絡ください。',
        (value) => !value || value >= addMonths(today, -LONGEST_MONTHS),
      )
      .label(CONDITION_SINCE),
  }).exact()
