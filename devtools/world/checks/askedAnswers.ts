import type { Answers } from '../../../shared/questionnaire/engine/answer'
import type { CheckKind } from '../../../shared/questionnaire/engine/question'
import { questionnaires } from '../../../shared/questionnaire/engine/questionnaires'
import { visibleQuestions } from '../../../shared/questionnaire/engine/askedQuestions'

export function askedAnswers(questions: CheckKind, answers: Answers): [string, Answers[string]][] {
  return visibleQuestions(questionnaires.current, answers, questions).flatMap(({ id }) => {
    const answer = answers[id]
    return answer ? [[id, answer] as [string, Answers[string]]] : []
  })
}
