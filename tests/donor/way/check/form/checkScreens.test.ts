import { expect, it } from 'vitest'
import { checkScreens, minutesLeft } from '../../../../../donor/way/check/form/checkScreens'
import { passingAnswers } from '../../../../../devtools/world/checks/passingAnswers'
import type { CheckKind } from '../../../../../shared/questionnaire/engine/question'
import { questionnaires } from '../../../../../shared/questionnaire/engine/questionnaires'
import { sectionsFor } from '../../../../../shared/questionnaire/engine/sectionsFor'

const first = questionnaires.of('2026.11-1')
const sections = (kind: CheckKind) => sectionsFor(first, passingAnswers(), kind)
const ids = (screens: ReturnType<typeof checkScreens>) => screens.map(({ id }) => id)

it('asks one question a screen, and ends with all answers', () => {
  const screens = checkScreens(sections('registration'), {})
  expect(screens).toHaveLength(54)
  expect(ids(screens).slice(-2)).toEqual(['Q54', 'summary'])
  expect(screens.filter(({ kind }) => kind === 'question').every((each) => each.questions.length === 1)).toBe(
    true,
  )
  expect(minutesLeft(screens, {})).toBe(6)
  expect(minutesLeft(screens, passingAnswers())).toBe(0)
})

it('confirms what the profile knows on one screen', () => {
  const screens = checkScreens(sections('registration'), { Q01: { date: '1990-04-01' }, Q02: {} })
  expect(ids(screens).slice(0, 3)).toEqual(['basics', 'Q03', 'Q04'])
  expect(screens[0]?.questions.map(({ id }) => id)).toEqual(['Q01', 'Q02'])
})

it('confirms the answers of the check before in a few screens, and asks the others between', () => {
  const { Q45: _, ...known } = passingAnswers()
  const screens = checkScreens(sections('renewal'), known)
  expect(ids(screens)).toEqual(['basics', 'bowel', 'general', 'infections', 'medicine', 'Q45', 'summary'])
  expect(screens.every(({ questions }) => questions.length <= 12)).toBe(true)
})
