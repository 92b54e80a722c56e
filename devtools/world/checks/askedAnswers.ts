import type { Answers } from '../../../shared/questionnaire/answer'
import type { CheckKind } from '../../../shared/questionnaire/question'
import { questionnaires } from '../../../shared/questionnaire/questionnaires'
import { visibleQuestions } from '../../../shared/questionnaire/askedQuestions'

export function askedAnswers(questions: CheckKind, answers: Answers): [string, Answers[string]][] {
  return visibleQuestions(questionnaires.current, answers, questions).flatMap(({ id }) => {
    const answer = answers[id]
    return answer ? [[id, answer] as [string, Answers[string]]] : []
  })
}
