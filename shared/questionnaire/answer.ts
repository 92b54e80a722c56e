import type { JapaneseDate } from '../dates'

export type QuestionId = string

/** When something happened or ended: a day, `unknown` (正確な日がわからない) or `ongoing` (いまも続いている). */
export type AnswerDate = JapaneseDate | 'unknown' | 'ongoing'

/**
 * One answer, as it is stored and sent. Parts that a question does not ask for are absent.
 *
 * - yes/no, single choice, picture scale, municipality: `{ choices: ['yes'] }`
 * - any number of choices: `{ choices: ['tattoo', 'earPiercing'] }`; `none`, `unknown` and `inPerson` stand alone
 * - a choice that asks for a day: `{ choices: ['yes'], dates: { yes: '2026-11-21' } }`, the day under the choice's id
 * - a date of its own: `{ date: '1990-04-01' }`
 * - numbers: `{ numbers: { height: 170, weight: 62.5 } }`
 * - a few words beside the choice: `text`, 200 characters at most
 */
export interface Answer {
  choices?: string[]
  dates?: Record<string, AnswerDate>
  date?: JapaneseDate
  numbers?: Record<string, number>
  text?: string
}

export type Answers = Record<QuestionId, Answer>

/** わからない: offered where `Question.unknown` is set, and always stands alone. */
export const UNKNOWN = 'unknown'
/** 対面で話したい: offered where `Question.sensitive` is set, and always stands alone. */
export const IN_PERSON = 'inPerson'
/** いいえ・どれもあてはまらない in questions with several choices; always stands alone. */
export const NONE = 'none'
/** 対象地域の外 in the question about the municipality. */
export const OUTSIDE = 'outside'

export const MAX_TEXT_LENGTH = 200
