import type { Answers } from './answer'
import { unansweredQuestions, visibleQuestions } from './askedQuestions'
import { findingsOf, type JudgementContext } from './findingsOf'
import type { Finding } from './judgement'
import type { CheckKind, Question, Questionnaire } from './question'

/** Reasons among these answers for which donating is not possible, whatever the other answers are. */
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

/** Missing answers of a check: none once an answer has settled that donating is not possible. */
export function stillToAnswer(
  questionnaire: Questionnaire,
  answers: Answers,
  { kind, ...given }: Omit<JudgementContext, 'phrases'> & { kind: CheckKind },
): Question[] {
  const asked = visibleQuestions(questionnaire, answers, kind)
  const context = { ...given, phrases: questionnaire.phrases }
  const isSettled = settledAgainst(asked, answers, questionnaire.rules, context).length > 0
  return isSettled ? [] : unansweredQuestions(questionnaire, answers, kind)
}
