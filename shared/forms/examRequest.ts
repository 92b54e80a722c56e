import { EXAM_WISH_WEEKS } from '../facts/terms'
import type { InferType } from 'yup'
import { addDays, addWeeks, isRealDate, type JapaneseDate } from '../facts/dates'
import { PREFERRED_DATES_MAX } from '../rules/visits/exams'
import { NOT_A_REAL_DATE } from '../words/program/formMessages'
import { multiLineText } from './formFields'
import { array, object, string } from './yup'

export const REQUEST_NOTE_MAX = 500

/** First and last day that can be requested. */
export function requestableDates(today: JapaneseDate): { first: JapaneseDate; last: JapaneseDate } {
  return { first: addDays(today, 1), last: addWeeks(today, EXAM_WISH_WEEKS) }
}

/** Days in order of preference, and a note. */
export function examRequestSchema(today: JapaneseDate) {
  const { first, last } = requestableDates(today)
  const day = string()
    .required()
    .test('date', NOT_A_REAL_DATE, (value) => !value || isRealDate(value))
    .test(
      'range',
      `明日から${EXAM_WISH_WEEKS}週間以内の日を選んでください`,
      (value) => !value || (value >= first && value <= last),
    )
    .label('希望日')
  return object({
    PreferredDates: array(day)
      .min(1, '希望日を選んでください')
      .max(PREFERRED_DATES_MAX)
      .test('once', '同じ日が2回選ばれています', (days) => !days || new Set(days).size === days.length)
      .required()
      .label('希望日'),
    Note: multiLineText(REQUEST_NOTE_MAX).nullable().label('連絡事項'),
  }).exact()
}

export type ExamRequestInput = InferType<ReturnType<typeof examRequestSchema>>
