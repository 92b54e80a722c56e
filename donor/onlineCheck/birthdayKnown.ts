import type { JapaneseDate } from '../../shared/dates'
import { BIRTHDAY_KNOWN } from '../../shared/messages/healthConsent'
import type { Answer, Answers } from '../../shared/questionnaire/answer'
import { currentQuestionSet } from '../../shared/questionnaire/currentQuestionSet'
import type { Question } from '../../shared/questionnaire/question'

// The one question that is a date itself.
const birthdayQuestion = currentQuestionSet.questions.find(({ kind }) => kind === 'date')

/** The birthday of the profile as an answer: nobody is asked for it twice. */
export function birthdayAnswer(birthday: JapaneseDate | null): Answers {
  return birthdayQuestion && birthday ? { [birthdayQuestion.id]: { date: birthday } } : {}
}

/** Says where the birthday comes from, for as long as it is the profile's. */
export function saidToBeKnown(question: Question, answer: Answer | undefined, birthday: JapaneseDate | null) {
  const known = birthday !== null && question.id === birthdayQuestion?.id && answer?.date === birthday
  return known ? { ...question, hint: BIRTHDAY_KNOWN } : question
}
