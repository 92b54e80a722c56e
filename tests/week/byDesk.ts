import { workKinds } from '../../shared/rules/office/work'
import { rightsOutcomeLabels } from '../../shared/words/labels/rightsLabels'
import { personActions } from '../../shared/words/office/personActions'
import { NOTHING_TO_DO } from '../../shared/words/office/work'
import { caseWords } from '../../shared/words/records/cases'
import { rightsWords } from '../../shared/words/records/rights'
import { expect } from '../e2e/fixtures'
import { rows as listRows } from '../e2e/support/tables'
import { rows, sent, toDesk, type At } from './windows'

const ANSWER = '登録のあとのご連絡と、献便していただけるかの判断に使っています。'
const FOUND = '担当者に用件を確かめました。仕事で開いたものです。'

/** The first of a kind of work that is done on a page of its own; null if the desk has none. */
async function openWork(at: At, kind: 'RewardDue' | 'Case') {
  const { page } = at
  await toDesk(at)
  await expect(rows(page).first().or(page.getByText(NOTHING_TO_DO)).first()).toBeVisible()
  const { label, act } = workKinds[kind]
  const link = page.getByRole('link', { name: `${label}：${act}` }).first()
  if (!(await link.isVisible())) return false
  await link.click()
  return true
}

/** From the desk over the list of what is due to one person's period. */
export async function pay(at: At) {
  const { page } = at
  if (!(await openWork(at, 'RewardDue'))) return null
  await listRows(page).first().click()
  await page.getByRole('main').locator('a[href*="/users/"]').first().click()
  await page.getByRole('tab', { name: '献便と協力金' }).click()
  await page
    .getByRole('button', { name: new RegExp(`からの期間の${personActions.settle.label}$`) })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('円分')
  const [, yen = ''] = /([\d,]+)円分/.exec(await dialog.innerText()) ?? []
  const press = () => dialog.getByRole('button', { name: personActions.settle.label }).click()
  const { said } = await sent(page, 'settleRewards', press)
  await expect(page.getByText(personActions.settle.done)).toBeVisible()
  await expect(page.getByText(/にお渡し$/).first()).toBeVisible()
  return {
    sub: /"UserId":"([^"]+)"/.exec(said)?.[1] ?? '',
    period: /"Period":"([^"]+)"/.exec(said)?.[1] ?? '',
    yen: yen.replaceAll(',', ''),
  }
}

/** A request by law is granted or not, a question answered; what nobody asked about is ended with what was found. */
export async function answerCase(at: At) {
  const { page } = at
  if (!(await openWork(at, 'Case'))) return null
  const grant = page.getByRole('button', { name: rightsWords.answer, exact: true })
  const reply = page.getByRole('button', { name: caseWords.answer, exact: true })
  const end = page.getByRole('button', { name: caseWords.close, exact: true })
  await expect(grant.or(reply).or(end)).toBeVisible()
  const [button, operation, text] = (await grant.isVisible())
    ? ([grant, 'answerRightsRequest', ANSWER] as const)
    : (await reply.isVisible())
      ? ([reply, 'answerCase', ANSWER] as const)
      : ([end, 'closeCase', FOUND] as const)
  const name = await button.innerText()
  await button.click()
  const dialog = page.getByRole('dialog')
  if (button === grant) await dialog.getByLabel(rightsOutcomeLabels.Whole).check()
  await dialog.getByRole('textbox').fill(text)
  const press = () => dialog.getByRole('button', { name, exact: true }).click()
  const { said } = await sent(page, operation, press)
  await expect(dialog).toBeHidden()
  await expect(page.getByText(text).first()).toBeVisible()
  return { id: /"Id":"([^"]+)"/.exec(said)?.[1] ?? '' }
}
