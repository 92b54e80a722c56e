import type { Page, Request } from '@playwright/test'
import type { TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { open } from '../support/untilScriptRuns'

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

const question = (page: Page, id: string) => page.locator(`#${id}`)

async function fillDay(page: Page, id: string, year: number, month: number, day: number): Promise<void> {
  await question(page, id).getByLabel('年', { exact: true }).fill(String(year))
  await question(page, id).getByLabel('月', { exact: true }).fill(String(month))
  await question(page, id).getByLabel('日', { exact: true }).fill(String(day))
}

const choose = (page: Page, id: string, label: string | RegExp) =>
  question(page, id).getByLabel(label, { exact: true }).click()
const goOn = (page: Page) => page.getByRole('button', { name: '次へ' }).click()

/** Ten answers that pass, given by the controls a person sees: a tap goes on where it says all. */
async function answerTen(page: Page, antibiotics = async () => choose(page, 'Q45', 'いいえ')): Promise<void> {
  await page.getByRole('link', { name: '質問を始める' }).click()
  await fillDay(page, 'Q01', 1990, 4, 1)
  await goOn(page)
  await choose(page, 'Q02', '鶴岡市')
  await question(page, 'Q03').getByLabel('身長').fill('170.5')
  await question(page, 'Q03').getByLabel('体重').fill('62')
  await goOn(page)
  await choose(page, 'Q13', '1日に1〜3回')
  await question(page, 'Q14')
    .getByLabel(/なめらか/)
    .click()
  await choose(page, 'Q18', 'いいえ')
  await question(page, 'Q35').getByLabel('どれも受けていない').click()
  await choose(page, 'Q42', '行っていない')
  await antibiotics()
  await choose(page, 'T10', 'いいえ')
}

test('ten answers are judged without leaving the browser, and a reload forgets them', async ({ page }) => {
  await open(page, `${program.origin}/trial_check`)
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))

  await answerTen(page, async () => {
    await choose(page, 'Q45', 'はい')
    await question(page, 'Q45').getByLabel('日にちを選ぶ').click()
    await fillDay(page, 'Q45', 2026, 11, 17)
    await goOn(page)
  })
  await expect(page).toHaveURL(`${program.origin}/trial_check/result_warn`)
  await expect(page.getByText('登録の前に、ご確認いただきたい点があります')).toBeVisible()
  await expect(
    page.getByText('抗菌薬（抗生物質）：2027年2月17日（水）ごろからお申し込みいただけます。'),
  ).toBeVisible()

  // Pictures and the session's own calls may follow; none of them may carry what was answered.
  expect(requests.filter((request) => request.method() !== 'GET' || request.postData() !== null)).toEqual([])
  expect(
    requests.map((request) => request.url()).filter((url) => /[?#]|1990|170\.5|2026-11-17/.test(url)),
  ).toEqual([])
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie]),
  )
  expect(kept).not.toMatch(/Q\d\d|170\.5|1990|2026-11-17/)

  await page.reload()
  await expect(page.getByText('結果は、お答えのすぐあとに表示します')).toBeVisible()
})

test('a newer build takes nobody’s answers away, and what passes leads to the sign-up', async ({ page }) => {
  await page.clock.install()
  await open(page, `${program.origin}/trial_check`)
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'newer' } }))
  await answerTen(page, async () => {
    await page.clock.fastForward('05:01')
    await expect(page.getByText('新しい版があります。次に画面を移るときに読み込み直します。')).toBeVisible()
    await choose(page, 'Q45', 'いいえ')
  })
  await expect(page.getByText('気になる点はありませんでした')).toBeVisible()
  await page.unroute('**/builds/latest.json')
  await page.getByRole('checkbox', { name: /会員登録のあとのチェックに引き継ぐ/ }).check()
  await page.getByRole('link', { name: '会員登録へ進む' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '会員登録' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('carried-trial'))).toContain('Q18')
})

test('without script the questions can be read, and the page says what it needs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const sent = await page.goto(`${program.origin}/trial_check`)
  // A browser whose script is only switched off from outside does not draw what stands in a noscript
  expect(await sent?.text()).toMatch(/<noscript>(?:(?!<\/noscript>).)*判定にはJavaScriptを使います/)
  await expect(page.locator('form fieldset legend small')).toHaveText(
    Array.from({ length: 10 }, (_, index) => `質問${index + 1}`),
  )
  await page.goto(`${program.origin}/trial_check/result_warn`)
  await expect(page.getByText('結果は、お答えのすぐあとに表示します')).toBeVisible()
  await context.close()
})
