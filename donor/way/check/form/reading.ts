import { OTHER_ANSWERS, OTHER_ANSWERS_AND_WHY, togetherWords } from '../../../ground/words/partsOfQuestion'
import { GO_ON, WHY_ASKED } from '../../../ground/words/yourAnswers'
import type { Question } from '../../../../shared/questionnaire/engine/question'
import { titleOf } from '../../../../shared/questionnaire/engine/questionTitles'
import type { Answers } from '../../../../shared/questionnaire/engine/answer'
import { isDone, type CheckScreen } from './checkScreens'

const CHARACTERS_A_MINUTE = 450
const SECONDS_A_TAP = 1.2
/** Around every screen: the way back, what is saved, the minutes that are left, あとで続ける. */
const AROUND = 32
/** A list is searched: its box and the common entries, not all of it. */
const LIST = 60
const CONFIRMED_SCREEN = 60
const CONFIRMED_ANSWER = 6
const SUMMARY_SCREEN = 300

const lengthOf = (...texts: readonly (string | undefined)[]) =>
  texts.reduce((sum, text) => sum + (text ?? '').length, 0)

function charactersOf({ kind, sections, questions, together }: CheckScreen): number {
  if (kind === 'summary') return SUMMARY_SCREEN
  if (kind === 'confirm')
    return (
      CONFIRMED_SCREEN + questions.reduce((sum, each) => sum + lengthOf(titleOf(each)) + CONFIRMED_ANSWER, 0)
    )
  const [section] = sections
  const asked = questions.map(({ id, ...question }) => {
    const row = together?.rows[id]
    if (row) return lengthOf(row.text, row.hint, togetherWords.yes, togetherWords.no)
    const own = question.kind === 'list' ? LIST : optionsLength(question)
    return lengthOf(question.text, question.hint, WHY_ASKED, OTHER_ANSWERS) + own
  })
  const all = together
    ? lengthOf(together.text, OTHER_ANSWERS_AND_WHY, togetherWords.none(questions.length))
    : 0
  return AROUND + lengthOf(section?.title) + all + asked.reduce((sum, each) => sum + each, 0)
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
const minutesFor = (screens: readonly CheckScreen[]): number =>
  screens.reduce(
    (sum, screen) => sum + charactersOf(screen) / CHARACTERS_A_MINUTE + (tapsOf(screen) * SECONDS_A_TAP) / 60,
    0,
  )

/** Whole minutes for the open screens, and for reading all answers before they are sent. */
export function minutesLeft(screens: readonly CheckScreen[], answers: Answers): number {
  const open = screens.filter((screen) => !isDone(screen, answers))
  return open.length === 0 ? 0 : Math.ceil(minutesFor([...open, ...screens.slice(-1)]))
}
