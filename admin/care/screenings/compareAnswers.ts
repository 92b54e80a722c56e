import type { Answer, Answers } from '../../../shared/questionnaire/engine/answer'
import { visibleQuestions } from '../../../shared/questionnaire/engine/askedQuestions'
import type { CheckKind, Question, QuestionSet } from '../../../shared/questionnaire/engine/question'

export type AnsweredForm = { set: QuestionSet; answers: Answers; kind: CheckKind }

/** The difference of one question between two checks of the same person. */
export type AnswerChange = {
  /** As in the later check, or in the earlier one if it is gone. */
  question: Question
  change:
    | 'Changed'
    /** Asked only now: new in the form, or not asked before because of another answer. */
    | 'New'
    | 'NowAsked'
    | 'Gone'
    | 'NoLongerAsked'
  before: Answer | undefined
  after: Answer | undefined
}

/** Different answers, in the order of the later form and then of the earlier one. */
export function compareAnswers(before: AnsweredForm, after: AnsweredForm): AnswerChange[] {
  const [asked, askedBefore] = [after, before].map(
    ({ set, answers, kind }) => new Map(visibleQuestions(set, answers, kind).map((each) => [each.id, each])),
  )
  const knows = ({ set }: AnsweredForm, id: string) => set.questions.some((question) => question.id === id)
  const now = [...(asked?.values() ?? [])].flatMap((question): AnswerChange[] => {
    const answers = { before: before.answers[question.id], after: after.answers[question.id] }
    if (!isOfKind(question, before)) return []
    if (!askedBefore?.has(question.id))
      return [{ question, ...answers, change: knows(before, question.id) ? 'NowAsked' : 'New' }]
    return isSame(answers.before, answers.after) ? [] : [{ question, ...answers, change: 'Changed' }]
  })
  const gone = [...(askedBefore?.values() ?? [])].flatMap((question): AnswerChange[] => {
    if (asked?.has(question.id) || !isOfKind(question, after)) return []
    const change = knows(after, question.id) ? 'NoLongerAsked' : 'Gone'
    return [{ question, change, before: before.answers[question.id], after: undefined }]
  })
  return [...now, ...gone]
}

/** A renewal check asks fewer questions: that is no difference of the person. */
const isOfKind = (question: Question, { kind }: AnsweredForm) => kind === 'registration' || question.inRenewal

/** The order of choices does not matter. */
function isSame(one: Answer | undefined, other: Answer | undefined): boolean {
  return JSON.stringify(inOrder(one ?? null)) === JSON.stringify(inOrder(other ?? null))
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(String).toSorted()
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, inOrder(inner)])
}
