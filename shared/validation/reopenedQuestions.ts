import { reopenQuestions } from '../messages/personActions'
import { currentQuestionSet } from '../questionnaire/currentQuestionSet'
import { idField } from './id'
import { reasonField } from './reason'
import { array, object, string } from './yup'

const questions = () =>
  array(
    string()
      .oneOf(currentQuestionSet.questions.map(({ id }) => id))
      .required(),
  ).label(reopenQuestions.label)

/** Which questions of the check are to be answered again. */
export const reopenedQuestionsSchema = object({ Questions: questions().min(1).required() }).exact()

/** The same as staff choose it, with the reason: no question chosen means all of them. */
export const reopenCheckFormSchema = object({
  UserId: idField(),
  Reason: reasonField(),
  Questions: questions().required(),
}).exact()
