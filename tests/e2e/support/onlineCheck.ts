import type { Page } from '@playwright/test'
import type { Answer, Answers, QuestionId } from '../../../shared/questionnaire/engine/answer'
import { passingAnswers } from '../../../devtools/world/checks/passingAnswers'
import type { Question } from '../../../shared/questionnaire/engine/question'
import { questionnaires } from '../../../shared/questionnaire/engine/questionnaires'
import { expect } from '../fixtures'
import type { Meter } from './meter'

const heading = (page: Page) => page.locator('form h1')

/** Until the server has the answer of a question; to be called before it is given. */
export const savedAnswerOf = (page: Page, questionId: string) =>
  page.waitForResponse((response) => response.request().postData()?.includes(`"${questionId}":`) === true)

/** A tap says all: the screen goes on by itself. */
function goesOnByItself({ options = [], kind, notices = [], textField }: Question, answer: Answer): boolean {
  const isChosen = (id: string) => answer.choices?.includes(id)
  const radios = kind !== 'many' && kind !== 'list'
  return (
    answer.choices !== undefined &&
    !answer.dates &&
    !textField?.choices.some(isChosen) &&
    !notices.some(({ choices }) => choices.some(isChosen)) &&
    (radios || options.some(({ id, exclusive }) => exclusive && isChosen(id)))
  )
}

/** Answers the question that is shown by the controls that a person uses, and comes to the next screen. */
async function answerQuestion(page: Page, id: QuestionId, answer: Answer, meter?: Meter): Promise<void> {
  const question = page.locator(`#${id}`)
  const data = questionnaires.current.questions.find((each) => each.id === id)
  if (!data) throw new Error(`No question ${id}`)
  for (const choice of answer.choices ?? []) {
    meter?.tap()
    // A long list is folded.
    const control = question.locator(`input[value="${choice}"]`)
    await control.click({ force: !(await control.isVisible()) })
  }
  for (const [name, number] of Object.entries(answer.numbers ?? {})) {
    meter?.tap()
    await question.locator(`input[name="${id}-${name}"]`).fill(String(number))
  }
  if (goesOnByItself(data, answer)) return
  meter?.tap()
  await page.getByRole('button', { name: '次へ', exact: true }).click()
}

type Walk = {
  answers?: Answers
  /** The question to stop at; else all of them, up to the answers before sending. */
  until?: QuestionId
  meter?: Meter
  /** Looks at each screen before it is answered. */
  look?: () => Promise<void>
}

const NO = ['no', 'none']
const saysNo = ({ choices = [] }: Answer) => choices.length === 1 && NO.includes(choices[0] ?? '')

/** Short questions on one screen: what there is to tell by itself, the rest with one tap. */
async function answerTogether(page: Page, ids: readonly string[], answers: Answers, meter?: Meter) {
  for (const id of ids) {
    const tells = page.locator(`#${id}`).getByRole('button', { name: 'ある' })
    const answer = answers[id] ?? { choices: ['none'] }
    if (saysNo(answer) || (await tells.getAttribute('aria-pressed')) === 'true') continue
    const before = await heading(page).innerText()
    meter?.tap()
    await tells.click()
    const { kind, options = [] } = questionnaires.current.questions.find((each) => each.id === id) ?? {}
    if (kind === 'yesNo' && !options[0]?.date) continue
    await expect(heading(page)).not.toHaveText(before)
    await answerQuestion(page, id, answer, meter)
    await expect(heading(page)).toHaveText(before)
  }
  const all = page.locator('form').getByRole('button', { name: /つとも、ない$|つは、ない$|つも見る$|^次へ$/ })
  const before = await heading(page).innerText()
  while ((await heading(page).innerText()) === before && (await all.count()) > 0) {
    const words = await all.innerText()
    meter?.tap()
    await all.click()
    await expect(all.filter({ hasText: words }).and(page.locator('button[type=button]'))).toHaveCount(0)
    if (!words.endsWith('見る')) break
  }
  await expect(heading(page)).not.toHaveText(before)
}

/** Goes through the check from the screen that is shown, as a person does. */
export async function answerCheck(
  page: Page,
  { answers = passingAnswers(), until, meter, look }: Walk = {},
): Promise<void> {
  for (;;) {
    await expect(heading(page)).toBeVisible()
    const before = await heading(page).innerText()
    if (before === 'お答えの確認') return
    await meter?.screen(page)
    await look?.()
    const confirm = page.getByRole('button', { name: /^このとおりです$|変わりはありません$/ })
    const shown = (await confirm.isVisible())
      ? []
      : await page.locator('form fieldset[id^=Q]').evaluateAll((all) => all.map((each) => each.id))
    if (until && shown.includes(until)) return
    const [id = null] = shown
    if (shown.length > 1) {
      await answerTogether(page, shown, answers, meter)
    } else if (id === null) {
      const rows = async () => (await page.locator('form dl').allInnerTexts()).join()
      const shown = await rows()
      meter?.tap()
      await confirm.click()
      await expect.poll(rows).not.toBe(shown)
    } else {
      await answerQuestion(page, id, answers[id] ?? {}, meter)
      await expect(heading(page)).not.toHaveText(before)
    }
  }
}

/** Says that the answers are right, and sends them. */
export async function sendCheck(page: Page, meter?: Meter): Promise<void> {
  await meter?.screen(page)
  const right = page.getByLabel('わかる範囲で正しく答えました。')
  if (await right.isVisible()) {
    meter?.tap()
    await right.check()
  }
  meter?.tap()
  await page.getByRole('button', { name: '回答を送信する' }).click()
}
