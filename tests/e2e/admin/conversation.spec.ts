import type { Page } from '@playwright/test'
import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../../support/program'
import { purposeWords } from '../../../admin/ground/words/purposes'
import { expect, test } from '../fixtures'
import { administrator, callAs, support } from '../support/api'
import { openConsole, wear } from '../support/console'
import { expectAccessible } from '../support/expectAccessible'
import { keepSession } from '../support/keepSession'
import { personPage } from '../support/personPage'
import { RARE } from '../../support/full'

let program: TestProgram
// Of its own: it writes about people whom other files read.
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

/** Somebody who may answer the check again later: not now, and until when. */
async function notYet() {
  const { listUsersByIdProfileCreatedAt: list } = await callAs(
    program,
    administrator,
    `query { listUsersByIdProfileCreatedAt(filter: { RetryState: { eq: NotYet } }, limit: 1) {
      items { Id LastName FirstName RetryFrom } } }`,
    {},
  )
  const [person] = list.items
  if (!person?.LastName) throw new Error('The sample has nobody who is to wait')
  return person
}

const composer = (page: Page) => page.getByRole('form', { name: 'メモ・電話・対面を記録' })

const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('a call is found, answered and noted by keys alone', async ({ page }) => {
  const person = await notYet()
  const count = { clicks: 0, keys: 0, typed: 0 }
  const press = async (key: string) => {
    count.keys++
    await page.keyboard.press(key)
  }
  const type = async (text: string) => {
    count.typed += text.length
    await page.keyboard.insertText(text)
  }
  await openConsole(page, program, support, '集計')

  await press('/')
  await expect(page.getByRole('combobox')).toBeFocused()
  await type(`${person.LastName} ${person.FirstName}`)
  await expect(
    page.getByRole('option', { name: new RegExp(`${person.LastName} ${person.FirstName}`) }),
  ).toHaveCount(1)
  await press('Enter')

  // Why the record is opened is said once, as the person later reads it.
  await page.getByRole('button', { name: purposeWords.openHealth }).focus()
  await press('Enter')
  // keepSession answers with what is selected: another Enter.
  count.keys++
  // Support reads on the telephone how it stands and from when.
  const aloud = card(page, '電話でお伝えすること')
  await expect(aloud).toContainText('基準で定めた期間をあけていただいています。')
  await expect(aloud).toContainText(/次にお答えいただけるのは\d{4}年\d+月\d+日/)

  await press('n')
  await expect(composer(page).getByLabel('内容')).toBeFocused()
  await type('いつから受けられるかのお問い合わせ。日付をお伝えした')
  await press('Tab')
  await press('Tab')
  // The parts of a date are stops of their own, more or fewer by browser.
  const tomorrow = page.getByRole('button', { name: '明日' })
  while (!(await tomorrow.evaluate((button) => button === document.activeElement))) await press('Tab')
  await press('Enter')
  await press('Control+Enter')

  await expect(composer(page)).toHaveCount(0)
  const entry = page.getByRole('listitem').filter({ hasText: '電話を受けた・話せた' })
  await expect(entry).toContainText('日付をお伝えした')
  await expect(entry).toContainText('また連絡する日')
  await expect(card(page, 'また連絡する日')).toBeVisible()
  test.info().annotations.push({
    type: 'telephone call',
    description: `${count.clicks} clicks, ${count.keys} keys, ${count.typed} characters typed`,
  })
  process.stdout.write(`telephone call: ${JSON.stringify(count)}\n`)
})

test.describe('a note', () => {
  test.beforeEach(async ({ page }) => {
    await keepSession(page.context(), program, administrator, 'console')
    await page.goto(await personPage(program, 'waiting@example.com'))
    await expect(page.getByRole('heading', { name: 'やりとり' })).toBeVisible()
  })

  test('stays through a reload, is edited and deleted by its author, and read by others', async ({
    page,
    browser,
  }) => {
    await page.keyboard.press('n')
    await composer(page).getByRole('radio', { name: 'メモ' }).check()
    await expect(composer(page).getByRole('group', { name: '結果' })).toHaveCount(0)
    // It is encrypted before it is kept, the choice by itself, too.
    const kept = () => page.evaluate(() => sessionStorage.getItem('console.drafts')?.length ?? 0)
    await expect.poll(kept).toBeGreaterThan(0)
    const withoutText = await kept()
    await composer(page).getByLabel('内容').fill('書類を郵送した')
    await expect.poll(kept).toBeGreaterThan(withoutText + 15)
    await page.reload()
    await expect(composer(page).getByLabel('内容')).toHaveValue('書類を郵送した')
    await composer(page).getByLabel('健康に関わることを含む').check()
    await composer(page).getByRole('button', { name: '記録する' }).click()
    const entry = page.getByRole('listitem').filter({ hasText: 'メモ' }).first()
    await expect(entry).toContainText('書類を郵送した')

    const other = await browser.newContext()
    await keepSession(other, program, support, 'console')
    const theirs = await other.newPage()
    await theirs.goto(page.url())
    await expect(theirs.getByText('健康に関わるため、本文は医師と書いた本人だけが読めます。')).toBeVisible()
    await expect(theirs.getByText('書類を郵送した')).toHaveCount(0)
    // A page that moves when somebody else comes or goes takes the click that was meant for a button.
    await expect(page.getByText(/さんも開いています/)).toBeVisible()
    const withOther = await entry.boundingBox()
    await other.close()
    await expect(page.getByText(/さんも開いています/)).toHaveCount(0)
    expect(await entry.boundingBox()).toEqual(withOther)

    await entry.getByRole('button', { name: '直す' }).click()
    const editor = page.getByRole('form', { name: '記録を直す' })
    await editor.getByLabel('内容').fill('書類を速達で郵送した')
    await page.keyboard.press('Control+Enter')
    await expect(entry).toContainText('書類を速達で郵送した')
    await entry.getByText(/前の内容1件/).click()
    await expect(entry.getByText('書類を郵送した', { exact: true })).toBeVisible()

    page.on('dialog', (dialog) => void dialog.accept())
    await entry.getByRole('button', { name: '削除する' }).click()
    await expect(page.getByText('本文は、書いた本人が削除しました。')).toBeVisible()
    await expect(page.getByText('書類を速達で郵送した')).toHaveCount(0)
  })

  test('begun and not saved is gone after signing out', { tag: RARE }, async ({ page }) => {
    await page.keyboard.press('n')
    await composer(page).getByLabel('内容').fill('途中の記録')
    const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
    await expect.poll(kept).toContain('console.drafts')
    expect(await kept()).not.toContain('途中の記録')
    await page.getByRole('button', { name: /山田/ }).click()
    await page.getByRole('menuitem', { name: 'ログアウト' }).click()
    await expect(page.getByRole('button', { name: 'ログインする' })).toBeVisible()
    expect(await kept()).not.toContain('console.drafts')
  })
})

test(
  'donations are one line that opens, and what is looked for is found',
  { tag: RARE },
  async ({ page }) => {
    await keepSession(page.context(), program, administrator, 'console')
    await page.goto(await personPage(program, 'donor@example.com'))
    const folded = page
      .getByRole('listitem')
      .filter({ hasText: /献便：記録 \d+件/ })
      .first()
    await expect(folded).toBeVisible()
    const before = await page.getByRole('listitem').count()
    await folded.getByRole('button', { name: '開いて見る' }).click()
    expect(await page.getByRole('listitem').count()).toBeGreaterThan(before)

    const kinds = page.getByRole('group', { name: '種類で絞り込む' })
    await kinds.getByRole('button', { name: 'メール' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: '献便：記録' })).toHaveCount(0)
    await expect(page.getByRole('listitem').filter({ hasText: 'メール：送信' }).first()).toBeVisible()
    await page
      .getByRole('button', { name: /の本文を読む$/ })
      .first()
      .click()
    const mail = page.getByRole('dialog')
    await expect(mail.getByRole('heading')).toContainText('【なかつぐ】')
    await expect(mail).toContainText('お問い合わせ：')
    await mail.getByRole('button', { name: '閉じる' }).click()
    await kinds.getByRole('button', { name: '献便と協力金' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: '献便：記録' }).first()).toBeVisible()
    await page.getByRole('switch', { name: '人の操作だけ' }).check()
    await expect(page.getByRole('listitem').filter({ hasText: 'メール：送信' })).toHaveCount(0)
    await kinds.getByRole('button', { name: 'メール' }).click()
    await kinds.getByRole('button', { name: '献便と協力金' }).click()
    await page.getByRole('searchbox', { name: 'やりとりの中をさがす' }).fill('ないことば')
    await page.keyboard.press('Enter')
    await expect(page.getByText('条件に合う記録はありません。')).toBeVisible()
  },
)

test('the page is accessible while a note is written', { tag: RARE }, async ({ page }) => {
  await keepSession(page.context(), program, administrator, 'console')
  await page.goto(await personPage(program, 'donor@example.com'))
  await expect(page.getByRole('heading', { name: 'やりとり' })).toBeVisible()
  await page.keyboard.press('n')
  await expect(composer(page)).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await wear(page, colorScheme)
    await expectAccessible(page, [390, 1280])
    if (process.env.PICTURES)
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await page.screenshot({
          path: `${process.env.PICTURES}/person-${colorScheme}-${width}.png`,
          fullPage: true,
        })
      }
  }
})
