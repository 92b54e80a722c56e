import { FROM_PROFILE } from '../../../ground/words/yourAnswers'
import type { Answers } from '../../../../shared/questionnaire/engine/answer'
import { describeAnswer } from '../../../../shared/questionnaire/engine/describeAnswer'
import type { Question, Region } from '../../../../shared/questionnaire/engine/question'

type Sources = {
  /** The current answers, with the offered ones. */
  answers: Answers
  /** Of the previous check, to questions worded as today. */
  earlier: Answers
  fromProfile: Answers
  region: Region
  remarkOn: (question: Question) => string | null
}

export function answersInWords({ answers, earlier, fromProfile, region, remarkOn }: Sources) {
  const words = (question: Question, given: Answers) => describeAnswer(question, given[question.id], region)
  const noteOn = (question: Question) => {
    const known = fromProfile[question.id] && words(question, fromProfile) === words(question, answers)
    return remarkOn(question) ?? (known ? FROM_PROFILE : null)
  }
  const lastOf = (question: Question) => (earlier[question.id] ? words(question, earlier) : null)
  const formerOf = (question: Question) => {
    const before = lastOf(question)
    return before === words(question, answers) ? null : before
  }
  /** Not as it was told before, or at odds with something. */
  const isNew = (question: Question) => formerOf(question) !== null || remarkOn(question) !== null
  return { list: { answers, region, noteOn, formerOf, isNew }, lastOf }
}

export type AnswersInWords = ReturnType<typeof answersInWords>['list']
