import { IN_PERSON, UNKNOWN, type Answers, OUTSIDE, type Answer } from './answer'
import type { CheckKind, Question, QuestionSet, Option, Region } from './question'

/** The questions that a person sees, given the answers so far; a hidden one is neither asked nor judged. */
export function visibleQuestions(set: QuestionSet, answers: Answers, kind: CheckKind): Question[] {
  return set.questions.filter(
    (question) => (kind === 'registration' || question.inRenewal) && isShown(question, answers),
  )
}

/** True unless the question hangs on another one's answer that has not been given. */
export function isShown(question: Question, answers: Answers): boolean {
  if (!question.showIf) return true
  const hides = [...question.showIf.exceptChoices, UNKNOWN, IN_PERSON]
  return (answers[question.showIf.question]?.choices ?? []).some((choice) => !hides.includes(choice))
}

const unknownOption: Option = { id: UNKNOWN, label: 'わからない', exclusive: true, aside: true }
const inPersonOption: Option = { id: IN_PERSON, label: '対面で話したい', exclusive: true, aside: true }

/**
 * Everything that can be chosen, in the order of the screen: the question's own options (for the municipality those of
 * the region), then わからない and 対面で話したい where the question offers them (`aside`).
 */
export function optionsOf(question: Question, region: Region): Option[] {
  const own =
    question.kind === 'area'
      ? [
          ...region.municipalities.map((name) => ({ id: name, label: name })),
          { id: OUTSIDE, label: '対象地域の外' },
        ]
      : (question.options ?? [])
  return [
    ...own,
    ...(question.unknown ? [unknownOption] : []),
    ...(question.sensitive ? [inPersonOption] : []),
  ]
}

/**
 * True when nothing more has to be given: every number, every set of radio buttons, and the day for each chosen option
 * that asks for one. The text field is never required.
 */
export function isAnswered(question: Question, answer: Answer | undefined): boolean {
  if (!answer) return false
  if (question.kind === 'date') return answer.date !== undefined
  if (question.kind === 'numbers') {
    return (question.numbers ?? []).every(({ id }) => answer.numbers?.[id] !== undefined)
  }
  const choices = answer.choices ?? []
  if (choices.length === 0) return false
  if (choices.includes(UNKNOWN) || choices.includes(IN_PERSON)) return true
  const chosen = (question.options ?? []).filter(({ id }) => choices.includes(id))
  const everyGroup = (question.groups ?? []).every(({ id }) => chosen.some(({ group }) => group === id))
  return everyGroup && chosen.every(({ id, date }) => !date || answer.dates?.[id] !== undefined)
}

/** The visible questions that still need something, in order; for 「まだ答えていない質問があります（残り{n}問）」. */
export function unansweredQuestions(set: QuestionSet, answers: Answers, kind: CheckKind): Question[] {
  return visibleQuestions(set, answers, kind).filter(
    (question) => !isAnswered(question, answers[question.id]),
  )
}

/** The questions that read in one version exactly as in another: only of these does an answer still say what it said. */
export function unchangedQuestions(before: QuestionSet, now: QuestionSet): Question[] {
  const texts = new Map(before.questions.map((question) => [question.id, JSON.stringify(question)]))
  return now.questions.filter((question) => texts.get(question.id) === JSON.stringify(question))
}
