import { OTHER_ANSWERS, OTHER_ANSWERS_AND_WHY, togetherWords } from '../../../ground/words/partsOfQuestion'
import { GO_ON, knownScreen, WHY_ASKED } from '../../../ground/words/yourAnswers'
import type { Question } from '../../../../shared/questionnaire/engine/question'
import { titleOf } from '../../../../shared/questionnaire/engine/questionTitles'
import type { Answers } from '../../../../shared/questionnaire/engine/answer'
import { isTold, lookAgain } from '../questions/secondLook'
import { isDone, type CheckScreen } from './checkScreens'

const CHARACTERS_A_MINUTE = 450
const SECONDS_A_TAP = 1.2
/** Around every screen: 前へ, what is saved, the minutes that are left, あとで. */
const AROUND = 18
/** A list is searched: its box and the common entries, not all of it. */
const LIST = 60
/** The button below answers that are known, and above them heading and lead. */
const KNOWN_SCREEN = 42
/** An answer, its unit or day, and 変更. */
const ROW = 14
/** ほか and how many are folded. */
const FOLDED = 4
/** Heading, lead, what comes after, what is attested, and the button. */
const SUMMARY_SCREEN = 145
const CHANGED_ANSWERS = 60

const lengthOf = (...texts: readonly (string | undefined)[]) =>
  texts.reduce((sum, text) => sum + (text ?? '').length, 0)

const sumOf = <T>(all: readonly T[], length: (one: T) => number) =>
  all.reduce((sum, one) => sum + length(one), 0)

const rowLength = (question: Question) => lengthOf(titleOf(question)) + ROW

function charactersOf(
  { kind, sections, questions, together, begins, again }: CheckScreen,
  shown: Answers,
): number {
  const titles = sumOf(sections, ({ title }) => title.length + FOLDED)
  if (kind === 'summary') {
    const told = sections
      .flatMap((section) => section.questions)
      .filter((each) => isTold(each, shown[each.id]))
    return AROUND + SUMMARY_SCREEN + (again ? CHANGED_ANSWERS : titles + sumOf(told, rowLength))
  }
  if (kind === 'confirm') {
    const { lately, told } = lookAgain(questions, shown)
    const rows = again ? told : questions
    const list = again ? sumOf(lately, (each) => titleOf(each).length) + knownScreen.lately.length : 0
    return AROUND + KNOWN_SCREEN + titles + sumOf(rows, rowLength) + list
  }
  const [section] = sections
  const asked = questions.map(({ id, ...question }) => {
    const row = together?.rows[id]
    if (row) return lengthOf(row.text, row.hint, togetherWords.yes, togetherWords.no)
    const own = question.kind === 'list' ? LIST : optionsLength(question)
    return lengthOf(question.text, question.hint, WHY_ASKED[1], OTHER_ANSWERS) + own
  })
  const all = together
    ? lengthOf(together.text, OTHER_ANSWERS_AND_WHY, togetherWords.none(questions.length))
    : 0
  return AROUND + (begins ? lengthOf(section?.title) : 0) + all + sumOf(asked, (each) => each)
}

const optionsLength = ({ options = [], groups = [], numbers = [] }: Omit<Question, 'id'>) =>
  [...options, ...groups].reduce((sum, { label }) => sum + label.length, 0) +
  options.reduce((sum, { description }) => sum + lengthOf(description), 0) +
  numbers.reduce((sum, { label, unit }) => sum + lengthOf(label, unit, GO_ON), 0)

function tapsOf({ kind, questions: [question] }: CheckScreen): number {
  if (kind === 'summary') return 2
  if (kind !== 'question') return 1
  if (question?.numbers) return question.numbers.length + 1
  return question?.groups?.length ?? 1
}

/** By all text that is shown and the taps that a person with nothing to tell needs. */
const minutesFor = (screens: readonly CheckScreen[], shown: Answers): number =>
  sumOf(
    screens,
    (screen) => charactersOf(screen, shown) / CHARACTERS_A_MINUTE + (tapsOf(screen) * SECONDS_A_TAP) / 60,
  )

/**
 * Whole minutes for the open screens, and for reading all answers before they are sent.
 * @param shown the answers, and what is offered for confirmation
 */
export function minutesLeft(screens: readonly CheckScreen[], answers: Answers, shown: Answers): number {
  const open = screens.filter((screen) => !isDone(screen, answers))
  return open.length === 0 ? 0 : Math.ceil(minutesFor([...open, ...screens.slice(-1)], shown))
}
