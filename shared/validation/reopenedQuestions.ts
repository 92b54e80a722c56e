import { reopenQuestions } from '../messages/personActions'
import type { QuestionSet } from '../questionnaire/question'
import { idField } from './id'
import { reasonField } from './reason'
import { array, object, string } from './yup'

const questions = (id = string()) => array(id.required()).label(reopenQuestions.label)

/** Which questions of the check are to be answered again. */
export const reopenedQuestionsSchema = (set: QuestionSet) =>
  object({
    Questions: questions(string().oneOf(set.questions.map(({ id }) => id)))
      .min(1)
      .required(),
  }).exact()

/** The same as staff choose it, with the reason: no question chosen means all of them. */
export const reopenCheckFormSchema = object({
  UserId: idField(),
  Reason: reasonField(),
  Questions: questions().required(),
}).exact()
