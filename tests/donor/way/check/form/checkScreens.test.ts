import { expect, it } from 'vitest'
import { checkScreens } from '../../../../../donor/way/check/form/checkScreens'
import { minutesLeft } from '../../../../../donor/way/check/form/reading'
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
  expect(minutesLeft(screens, {}, {})).toBeGreaterThan(13)
  expect(minutesLeft(screens, passingAnswers(), passingAnswers())).toBe(0)
})

it('confirms what the profile knows on one screen', () => {
  const screens = checkScreens(sections('registration'), { Q01: { date: '1990-04-01' }, Q02: {} })
  expect(ids(screens).slice(0, 3)).toEqual(['known', 'Q03', 'Q04'])
  expect(screens[0]?.questions.map(({ id }) => id)).toEqual(['Q01', 'Q02'])
})

it('confirms the answers of the check before on one screen in two minutes, and asks the others after it', () => {
  const { Q45: _, ...known } = passingAnswers()
  const screens = checkScreens(sections('renewal'), known, { again: true })
  expect(ids(screens)).toEqual(['known', 'Q45', 'summary'])
  expect(minutesLeft(screens, {}, known)).toBe(2)
})

it('puts short questions together, but what refused before alone', () => {
  const fewer = questionnaires.of('2026.11-2')
  const asked = sectionsFor(fewer, passingAnswers(), 'registration')
  const form = { together: fewer.together ?? [], alone: ['Q08'] }
  const screens = checkScreens(asked, {}, form)
  const lately = screens.find(({ id }) => id === 'lately')
  expect(lately?.questions.map(({ id }) => id)).toEqual(['Q09', 'Q10', 'Q11', 'Q12'])
  expect(screens.find(({ id }) => id === 'Q08')).toMatchObject({ kind: 'question' })
  expect(screens.flatMap(({ questions }) => questions)).toHaveLength(53)
  expect(screens.length).toBeLessThanOrEqual(31)
  expect(minutesLeft(screens, {}, {})).toBeLessThan(minutesLeft(checkScreens(asked, {}), {}, {}))
  // One left over of several is a question as any other.
  const alone = checkScreens(asked, {}, { ...form, alone: ['Q08', 'Q09', 'Q10', 'Q11'] })
  expect(alone.find(({ id }) => id === 'Q12')).toMatchObject({ kind: 'question' })
})
