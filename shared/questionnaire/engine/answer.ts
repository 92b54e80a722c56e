import type { JapaneseDate } from '../../facts/dates'

export type QuestionId = string

/** A day, `unknown` (正確な日がわからない) or `ongoing` (いまも続いている). */
export type AnswerDate = JapaneseDate | 'unknown' | 'ongoing'

/**
 * One answer as stored and sent; only the parts that the question asks for:
 * - choices: `{ choices: ['tattoo', 'earPiercing'] }`
 * - days by choice: `{ choices: ['yes'], dates: { yes: '2026-11-21' } }`
 * - a date question: `{ date: '1990-04-01' }`
 * - numbers: `{ numbers: { height: 170, weight: 62.5 } }`
 * - own words: `text`, at most 200 characters
 */
export interface Answer {
  choices?: string[]
  dates?: Record<string, AnswerDate>
  date?: JapaneseDate
  numbers?: Record<string, number>
  text?: string
}

export type Answers = Record<QuestionId, Answer>

/** わからない, where `Question.unknown` is set. Excludes other choices. */
export const UNKNOWN = 'unknown'
/** 対面で話したい, where `Question.sensitive` is set. Excludes other choices. */
export const IN_PERSON = 'inPerson'
/** いいえ・どれもあてはまらない among several choices. Excludes the others. */
export const NONE = 'none'
/** 対象地域の外 */
export const OUTSIDE = 'outside'

export const MAX_TEXT_LENGTH = 200
