import type { Page, Request } from '@playwright/test'
import type { TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { expectAccessible } from '../support/expectAccessible'
import { openAs } from '../support/signIn'

/** The session renews itself some seconds after a page was opened, whatever is done there. */
const OF_THE_SESSION = /\/assets\/(amplifySession|configureAmplify|module|signOut)-[\w-]+\.js|\/identity\//

test.use({ expectedProblems: [new RegExp(`ERR_INTERNET_DISCONNECTED.*(${OF_THE_SESSION.source})`)] })

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

const PASSWORD = 'Demo-Passw0rd'
const openPage = (page: Page, email: string) =>
  openAs(page, program, { email, password: PASSWORD }, '/what_if')
const headline = (page: Page) => page.getByRole('region', { name: 'どうなるか' }).getByRole('status')

test('a donor plays with days: at once, without the network, and nothing is kept', async ({
  page,
  context,
}) => {
  await openPage(page, 'donor@example.com')
  await expect(page.getByRole('heading', { level: 1, name: 'もし…だったら' })).toBeVisible()
  await expect(headline(page)).toContainText('予定と日にちを選ぶと')
  await expectAccessible(page)
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await context.setOffline(true)

  await page.getByLabel('どんなことですか', { exact: true }).selectOption('抗菌薬（抗生物質）')
  await page.getByLabel('はじまりの日').fill('2026-11-25')
  await page.getByLabel('最後に使った日').fill('2026-11-30')
  // The day that the report names: condition.full.spec.ts.
  await expect(page.getByText('2027年2月28日（日）から、お休みの理由ではなくなります。')).toBeVisible()
  await expect(headline(page)).toHaveText('いまの有効期間は、献便をお休みいただくことになります')
  await expect(page.getByText('今日は、献便をお休みください。')).toBeVisible()

  await page.getByLabel('どんなことですか', { exact: true }).selectOption('予防接種')
  await page.getByLabel('ワクチンの種類').selectOption('インフルエンザ（注射）')
  await page.getByLabel('受けた日').fill('2026-12-05')
  await expect(headline(page)).toHaveText(/2026年12月5日（土）から2027年1月1日（金）までお休みです/)

  // Another day, by keyboard: a day on, a week back.
  await page.getByLabel('日にちを動かす').focus()
  await page.keyboard.press('ArrowRight')
  await expect(headline(page)).toHaveText(/2026年12月6日（日）から2027年1月2日（土）まで/)
  await expect(page.getByLabel('日にちを動かす')).toHaveAttribute('aria-valuetext', '2026年12月6日（日）')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(headline(page)).toHaveText(/^献便は、 ?2026年12月28日（月） ?からお願いします$/)
  await expectAccessible(page)

  await page.getByLabel('受けた日').fill('1890-01-01')
  await page.keyboard.press('Tab')
  await expect(page.getByText('お生まれになった日より前の日になっています')).toBeVisible()
  await expect(headline(page)).toContainText('予定と日にちを選ぶと')
  await page.getByLabel('受けた日').fill('2031-01-01')
  await expect(page.getByText('2年より先の日は計算していません')).toBeVisible()
  await page.getByLabel('受けた日').fill('2026-11-29')
  await expect(page.getByText('2年より先の日は計算していません')).toHaveCount(0)

  await page.getByRole('button', { name: 'ほかの予定も加える' }).click()
  const second = page.getByRole('group', { name: '予定2' })
  await expect(second.getByLabel('どんなことですか')).toBeFocused()
  await second.getByLabel('どんなことですか').selectOption('海外旅行・出張')
  await second.getByLabel('行き先').selectOption('タイ')
  await second.getByLabel('出発する日').fill('2027-01-02')
  await second.getByLabel('帰国日').fill('2027-01-01')
  await page.keyboard.press('Tab')
  await expect(page.getByText('終わりの日が、はじめの日より前になっています')).toBeVisible()
  await expect(page.getByText('日にちを確かめていただきたい予定は、計算に入れていません。')).toBeVisible()
  await second.getByLabel('帰国日').fill('2027-01-05')
  await expect(page.getByText('2027年7月5日（月）から、お休みの理由ではなくなります。')).toBeVisible()
  await page.getByRole('button', { name: '予定2を外す' }).click()
  await expect(second).toHaveCount(0)

  expect(requests.map((request) => request.url()).filter((url) => !OF_THE_SESSION.test(url))).toEqual([])
  expect(page.url()).toBe(`${program.origin}/what_if`)
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  )
  expect(kept).not.toMatch(/2026-1[12]|2027-0|vaccination|journey/)
  await context.setOffline(false)
})

test('an applicant is told from when the check passes, and finds the page in the menu', async ({ page }) => {
  await openAs(page, program, { email: 'applicant@example.com', password: PASSWORD })
  await page.getByRole('link', { name: 'もし…だったら' }).click()
  await page.getByLabel('どんなことですか', { exact: true }).selectOption('タトゥー')
  await page.getByLabel('最後に入れた日').fill('2026-12-10')
  await expect(headline(page)).toHaveText(
    /オンラインチェックは、 ?2026年12月9日（水） ?まで、または ?2027年6月10日（木） ?からになります/,
  )
  await expect(page.getByText('今日は、オンラインチェックを受けていただけます。')).toBeVisible()
  await expectAccessible(page)
})
