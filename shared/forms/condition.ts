import { isRealDate, type JapaneseDate } from '../facts/dates'
import { addMonths } from '../facts/months'
import { STORED_YEARS } from '../facts/terms'
import { CONDITION_MISSING } from '../words/program/apiErrors'
import { CONDITION_SINCE } from '../words/donating/condition'
import { STORED_MONTHS } from '../rules/donating/condition/mayReport'
import { NOT_A_REAL_DATE } from '../words/program/formMessages'
import type { AnswerDate } from '../questionnaire/engine/answer'
import { mixed, object, string } from './yup'

const sinceField = (today: JapaneseDate, tooEarly: string) =>
  string()
    .required()
    .test('date', NOT_A_REAL_DATE, (value) => !value || isRealDate(value))
    .test('past', '今日までの日付を入力してください。', (value) => !value || value <= today)
    .test('near', tooEarly, (value) => !value || value >= addMonths(today, -STORED_MONTHS))
    .label(CONDITION_SINCE)

/** The start of a change: a day in the last two years. */
export const reportSinceSchema = (today: JapaneseDate) =>
  object({ Since: sinceField(today, `${STORED_YEARS}年より前のことは、事務局へご連絡ください。`) }).exact()

/** What the office records. `Answer`: the chosen changes with their dates. */
export const recordedReportSchema = (today: JapaneseDate) =>
  object({
    Answer: mixed<Readonly<Record<string, AnswerDate>>>()
      .required()
      .test('chosen', CONDITION_MISSING, (value) => Object.keys(value).length > 0),
    Since: recordedSinceField(today),
  }).exact()

export const recordedSinceSchema = (today: JapaneseDate) =>
  object({ Since: recordedSinceField(today) }).exact()

const recordedSinceField = (today: JapaneseDate) =>
  sinceField(today, `${STORED_YEARS}年より前からのときは、${STORED_YEARS}年前の日付を入力してください。`)
