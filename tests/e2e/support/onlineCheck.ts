import type { Page } from '@playwright/test'
import { checkScreens } from '../../../donor/onlineCheck/checkScreens'
import { questionnaires } from '../../../shared/questionnaire/questionnaires'
import { passingAnswers } from '../../../shared/questionnaire/passingAnswers'
import { sectionsFor } from '../../../shared/questionnaire/sectionsFor'
import type { Answers } from '../../../shared/questionnaire/answer'
import { expect } from '../fixtures'

/** Gives the answers of one section by the controls a person sees, leaving out what is hidden. */
async function answerSection(page: Page, questionIds: readonly string[], answers: Answers): Promise<void> {
  for (const id of questionIds) {
    const question = page.locator(`#${id}`)
    const answer = answers[id]
    for (const choice of answer?.choices ?? []) await question.locator(`input[value="${choice}"]`).check()
    const [year, month, day] = answer?.date?.split('-') ?? []
    if (year && month && day) {
      await question.getByLabel('年').fill(year)
      await question.getByLabel('月').fill(String(Number(month)))
      await question.getByLabel('日').fill(String(Number(day)))
    }
    for (const [name, number] of Object.entries(answer?.numbers ?? {}))
      await question.locator(`input[name="${id}-${name}"]`).fill(String(number))
  }
}

/** Until the server has the answer of a question; to be called before it is given. */
export const savedAnswerOf = (page: Page, questionId: string) =>
  page.waitForResponse((response) => response.request().postData()?.includes(`"${questionId}":`) === true)

/**
 * Answers sections of the check on the open page, from the one shown.
 * @param count how many sections; the last one is left unsent
 */
export async function answerSections(
  page: Page,
  answers: Answers = passingAnswers(),
  count = 10,
): Promise<void> {
  const sections = sectionsFor(questionnaires.current, answers, 'registration')
  const screens = checkScreens(sections)
  for (const screen of screens.filter(({ section }) => section < count)) {
    const { title } = sections[screen.section] ?? { title: '' }
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator(`#${screen.questions[0]?.id}`)).toBeVisible()
    await answerSection(
      page,
      screen.questions.map(({ id }) => id),
      answers,
    )
    if (screen !== screens.at(-1)) await page.getByRole('button', { name: '次へ進む' }).click()
  }
}
