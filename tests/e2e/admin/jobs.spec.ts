import type { Page } from '@playwright/test'
import { chosenPurposeLabels, purposeWords } from '../../../admin/ground/words/purposes'
import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator, callAs, support } from '../support/api'
import { openConsole } from '../support/console'
import { handsOn, tell } from '../support/hands'
import { purposeQuestions } from '../support/keepSession'

// What the office does many times a day, and how much of it is hands' work, beside what it took at c219b42.
test.describe.configure({ mode: 'serial' })

let program: TestProgram
test.beforeAll(async () => {
  test.setTimeout(300_000)
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

async function somebody(filter: object): Promise<string> {
  const { listUsersByIdProfileCreatedAt: list } = await callAs(
    program,
    administrator,
    `query ($filter: UserProfileFilter) {
      listUsersByIdProfileCreatedAt(filter: $filter, limit: 1) { items { LastName FirstName } }
    }`,
    { filter },
  )
  const [person] = list.items
  return `${person?.LastName} ${person?.FirstName}`
}

type Hands = ReturnType<typeof handsOn>

async function findPerson(page: Page, hands: Hands, name: string): Promise<void> {
  await hands.press('/')
  await expect(page.getByRole('combobox')).toBeFocused()
  await hands.type(name)
  await expect(page.getByRole('option', { name: new RegExp(name) })).toHaveCount(1)
  await hands.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test(
  'why refused, and when may she come back: on the telephone, by support',
  { tag: '@long' },
  async ({ page }) => {
    const hands = handsOn(page)
    const name = await somebody({ RetryState: { eq: 'NotYet' } })
    await openConsole(page, program, support)
    await findPerson(page, hands, name)
    // What the check found is opened for a purpose: here the hands say it themselves.
    for (const question of purposeQuestions(page)) await page.removeLocatorHandler(question)
    await hands.click(page.getByRole('button', { name: purposeWords.openHealth }))
    await expect(page.getByRole('radio', { name: chosenPurposeLabels.inquiry })).toBeFocused()
    await hands.press('Enter')
    const aloud = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: '電話でお伝えすること' }) })
    await expect(aloud).toContainText(/次にお答えいただけるのは\d{4}年\d+月\d+日/)
    tell(
      hands,
      'find a person, say why not and until when',
      'support could not; others found it under 2 clicks more',
    )
  },
)

test('a telephone number is changed', { tag: '@long' }, async ({ page }) => {
  const hands = handsOn(page)
  await openConsole(page, program, administrator)
  await findPerson(page, hands, await somebody({ Email: { eq: 'donor@example.com' } }))
  await hands.click(page.getByRole('tab', { name: 'プロフィール' }))
  await hands.click(page.getByRole('button', { name: '登録情報を変更する' }))
  await hands.fill(page.getByLabel('電話番号'), '080-1234-5678')
  await hands.press('Enter')
  await expect(page.getByText('保存しました。')).toBeVisible()
  tell(hands, 'change a telephone number', '3 clicks and typing')
})

test('who waits, in which order', { tag: '@long' }, async ({ page }) => {
  const hands = handsOn(page)
  await openConsole(page, program, administrator)
  await hands.click(page.getByRole('tab', { name: '案内待ち' }))
  // Whoever is paused keeps the place, and has no number meanwhile.
  const places = page.getByRole('cell').filter({ hasText: /^\d+番/ })
  await expect(places.first()).toContainText('1番')
  await expect(places.nth(1)).toContainText('2番')
  tell(hands, 'who waits, in which order', 'could not be seen')
})

test('places are added, and whom it invites is said before', { tag: '@long' }, async ({ page }) => {
  const hands = handsOn(page)
  await openConsole(page, program, administrator, 'ガイダンス：枠')
  await hands.click(page.getByRole('row', { name: /今月/ }).getByRole('button'))
  const dialog = page.getByRole('dialog')
  const added = dialog.getByLabel('追加枠')
  await hands.fill(added, String(Number(await added.inputValue()) + 2))
  await expect(dialog.getByText(/2人に案内のメールを送ります：/)).toBeVisible()
  await hands.press('Enter')
  await expect(page.getByText('保存しました。')).toBeVisible()
  tell(hands, 'two more places', '2 clicks and typing; three people were mailed without a word')
})

test('last month’s donations as a file', { tag: '@long' }, async ({ page }) => {
  const hands = handsOn(page)
  await openConsole(page, program, administrator, '献便・協力金')
  await hands.click(page.getByRole('button', { name: '条件を足す' }))
  await expect(page.getByPlaceholder('条件の名前でさがす')).toBeFocused()
  await hands.type('献便日時')
  await hands.press('Enter')
  const condition = page.getByRole('dialog', { name: '献便日時' })
  await hands.choose(condition.getByLabel('いつ'), '先月')
  await hands.click(condition.getByRole('button', { name: 'しぼり込む' }))
  await expect(page.getByRole('button', { name: /献便日時：先月/ })).toBeVisible()
  await hands.click(page.getByRole('button', { name: 'ファイルに書き出す' }))
  const file = page.waitForEvent('download')
  await hands.click(page.getByRole('button', { name: '書き出す', exact: true }))
  await file
  tell(hands, 'donations of last month as a file', '5 clicks and two typed dates')
})

test('somebody is paused, and the reason is read again', { tag: '@long' }, async ({ page }) => {
  const hands = handsOn(page)
  await openConsole(page, program, administrator)
  await findPerson(page, hands, await somebody({ Email: { eq: 'donor@example.com' } }))
  await hands.click(page.getByRole('button', { name: 'ほかの操作' }))
  await hands.click(page.getByRole('menuitem', { name: '一時停止する' }))
  const dialog = page.getByRole('dialog')
  await hands.fill(dialog.getByLabel('理由'), 'ご本人から、ひと月休みたいとのお電話')
  await hands.click(dialog.getByRole('button', { name: '一時停止する' }))
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('ご本人から、ひと月休みたいとのお電話').first()).toBeVisible()
  tell(hands, 'pause somebody', '3 clicks and a reason that nobody could ever read again')
})
