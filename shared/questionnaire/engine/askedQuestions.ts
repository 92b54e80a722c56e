import { IN_PERSON, UNKNOWN, type Answers, OUTSIDE, type Answer } from './answer'
import type { CheckKind, Question, QuestionSet, Option, Region } from './question'

/** Questions shown after the answers so far. Hidden ones are not judged. */
export function visibleQuestions(set: QuestionSet, answers: Answers, kind: CheckKind): Question[] {
  return set.questions.filter(
    (question) => (kind === 'registration' || question.inRenewal) && isShown(question, answers),
  )
}

/** False while the question depends on an answer that was not given. */
export function isShown(question: Question, answers: Answers): boolean {
  if (!question.showIf) return true
  const hides = [...question.showIf.exceptChoices, UNKNOWN, IN_PERSON]
  return (answers[question.showIf.question]?.choices ?? []).some((choice) => !hides.includes(choice))
}

const unknownOption: Option = { id: UNKNOWN, label: 'わからない', exclusive: true, aside: true }
const inPersonOption: Option = { id: IN_PERSON, label: '対面で話したい', exclusive: true, aside: true }

/** All choices in screen order; `aside` marks わからない and 対面で話したい. */
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

/** True if every number, group and requested day is given. The text field is optional. */
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

/** Visible questions with a missing answer, in order. */
export function unansweredQuestions(set: QuestionSet, answers: Answers, kind: CheckKind): Question[] {
  return visibleQuestions(set, answers, kind).filter(
    (question) => !isAnswered(question, answers[question.id]),
  )
}
