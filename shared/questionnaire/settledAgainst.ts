import type { Answers } from './answer'
import { findingsOf, type JudgementContext } from './findingsOf'
import type { Finding } from './judgement'
import type { Question, Questionnaire } from './question'

/** The reasons among these answers for which donating is not possible, whatever the others are. */
export function settledAgainst(
  questions: readonly Question[],
  answers: Answers,
  rules: Questionnaire['rules'],
  context: JudgementContext,
): Finding[] {
  return questions.flatMap((question) => {
    const rule = question.judged ? rules[question.id] : undefined
    const answer = answers[question.id]
    if (!rule || !answer) return []
    return findingsOf(question, rule, answer, context).filter(({ outcome }) => outcome === 'PERM')
  })
}
