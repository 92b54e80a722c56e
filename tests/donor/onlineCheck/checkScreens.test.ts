import { expect, it } from 'vitest'
import { checkScreens } from '../../../donor/onlineCheck/checkScreens'
import { questionnaires } from '../../../shared/questionnaire/questionnaires'
import type { CheckKind } from '../../../shared/questionnaire/question'
import { passingAnswers } from '../../../shared/questionnaire/passingAnswers'
import { sectionsFor } from '../../../shared/questionnaire/sectionsFor'

it.each<[CheckKind, number, number]>([
  ['registration', 11, 53],
  ['renewal', 10, 43],
])(
  'the check of a %s in the first version has %d screens, each with at most seven questions',
  (kind, count, questions) => {
    const screens = checkScreens(sectionsFor(questionnaires.of('2026.11-1'), passingAnswers(), kind))
    expect(screens).toHaveLength(count)
    expect(Math.max(...screens.map((screen) => screen.questions.length))).toBeLessThanOrEqual(7)
    expect(screens.flatMap((screen) => screen.questions)).toHaveLength(questions)
  },
)
