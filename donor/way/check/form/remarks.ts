import { differsFromProfile } from '../../../ground/words/healthConsent'
import { BEFORE_BIRTH, dayNotSaid, NOT_ANSWERED, NOT_TYPED } from '../../../ground/words/yourAnswers'
import type { JapaneseDate } from '../../../../shared/facts/dates'
import type { Answer } from '../../../../shared/questionnaire/engine/answer'
import { isBeforeBirth } from '../../../../shared/questionnaire/engine/knownAnswers'
import {
  contradictionOf,
  type Known,
  type RecruitingArea,
} from '../../../../shared/questionnaire/engine/profileContradictions'
import type { Question } from '../../../../shared/questionnaire/engine/question'

type Person = { person: Known; region: RecruitingArea; birthday: JapaneseDate | undefined }

/** Asks which is right if the answer differs from the profile or lies before the birth; never blocks. */
export function remarkOn(
  question: Question,
  answer: Answer | undefined,
  { person, region, birthday }: Person,
): string | null {
  if (isBeforeBirth(question, answer, birthday)) return BEFORE_BIRTH
  const contradiction = contradictionOf(question, answer, person, region)
  return contradiction && differsFromProfile(contradiction, person)
}

export function missingWords(question: Question, answer: Answer | undefined): string {
  if (question.kind === 'date' || question.kind === 'numbers') return NOT_TYPED
  const day = question.options?.find(
    ({ id, date }) => date && answer?.choices?.includes(id) && answer.dates?.[id] === undefined,
  )
  return day?.date ? dayNotSaid(day.date.label) : NOT_ANSWERED
}
