import type { JapaneseDate } from '../../shared/dates'
import { BIRTHDAY_KNOWN } from '../../shared/messages/healthConsent'
import type { Answer, Answers } from '../../shared/questionnaire/answer'
import type { Question, QuestionSet } from '../../shared/questionnaire/question'

export function birthdayAnswer({ questions }: QuestionSet, birthday: JapaneseDate | null): Answers {
  const birthdayQuestion = questions.find(isBirthday)
  return birthdayQuestion && birthday ? { [birthdayQuestion.id]: { date: birthday } } : {}
}

// The only date question.
const isBirthday = ({ kind }: Question) => kind === 'date'

/** While the answer equals the profile. */
export function saidToBeKnown(question: Question, answer: Answer | undefined, birthday: JapaneseDate | null) {
  const known = birthday !== null && isBirthday(question) && answer?.date === birthday
  return known ? { ...question, hint: BIRTHDAY_KNOWN } : question
}
