import type { Page } from '@playwright/test'
import { startTestProgram, SAMPLE_DAY, type TestProgram } from '../../support/program'
import { expect, test, watchForProblems } from '../fixtures'
import { administrator, callAs, giveDuties, support } from '../support/api'
import { openConsole } from '../support/console'
import { violationsOf } from '../support/expectAccessible'

let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

async function openTest(page: Page, userId: string): Promise<void> {
  await page.goto(`${program.origin}/admin/users/${userId}/show?tab=screenings`)
  await page.getByRole('button', { name: /^ドナー登録検査/ }).click()
}

test('one proposes that a certification was wrong, another finds it on the desk, sees what follows and confirms', async ({
  page,
  browser,
}) => {
  // The second person who judges.
  await giveDuties(program, support.email, ['Administrator', 'Physician'])
  const { listUsersByIdProfileCreatedAt: list } = await callAs(
    program,
    administrator,
    `query ($filter: UserProfileFilter) {
      listUsersByIdProfileCreatedAt(filter: $filter, limit: 1) { items { Id LastName FirstName } }
    }`,
    {
      filter: {
        UserStatus: { eq: 'Donation' },
        LatestDonationsCount: { gt: 0 },
        SuspensionStatus1: { eq: false },
      },
    },
  )
  const person = list.items[0]
  const name = `${person?.LastName} ${person?.FirstName}`
  await openConsole(page, program, administrator)
  await openTest(page, person?.Id ?? '')
  await page.getByRole('button', { name: '訂正を申し出る' }).click()
  const dialog = page.getByRole('dialog', { name: `${name}さん：訂正を申し出る` })
  await dialog.getByRole('group', { name: '検体検査' }).getByLabel('基準外').check()
  await dialog.getByRole('group', { name: '認定の判定' }).getByLabel('認定なし').check()
  await dialog.getByLabel('会員に伝える理由').selectOption('SampleTest')
  await expect(dialog.getByText('確定すると起きること：認定が終わります')).toBeVisible()
  await dialog.getByLabel('理由の区分').selectOption('MixUp')
  await dialog.getByLabel('理由', { exact: true }).fill('別の方の結果を登録していた')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: '訂正を申し出る' }).click()
  await expect(dialog).toHaveCount(0)
  // Nothing has changed, and whoever proposed it cannot confirm it.
  await expect(page.getByRole('button', { name: '申し出を取り下げる' })).toBeVisible()
  await expect(page.getByRole('button', { name: '訂正を確かめる' })).toHaveCount(0)
  await expect(page.getByText('献便期間中', { exact: true }).first()).toBeVisible()
  await page.goto(`${program.origin}/admin/desk`)
  await expect(page.getByRole('main').locator('li[tabindex]').first()).toBeVisible()
  await expect(page.getByRole('button', { name: '訂正の確認：訂正を確かめる' })).toHaveCount(0)

  const elsewhere = await browser.newContext({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
  const problems = watchForProblems(elsewhere)
  const other = await elsewhere.newPage()
  await openConsole(other, program, support, 'きょうの机')
  await other.getByRole('button', { name: '訂正の確認：訂正を確かめる' }).click()
  const review = other.getByRole('dialog', { name: `${name}さん：訂正を確かめる` })
  await expect(review.getByText('別の方の結果を登録していた')).toBeVisible()
  await expect(review.getByText('受け取った便', { exact: true })).toBeVisible()
  expect(await violationsOf(other)).toEqual([])
  await review.getByRole('radio', { name: '訂正を確定する' }).check()
  await review.getByRole('button', { name: '訂正を確定する' }).click()
  await expect(review).toHaveCount(0)
  await expect(other.getByText('訂正を確定しました。')).toBeVisible()

  await openTest(other, person?.Id ?? '')
  await expect(other.getByText('会員登録済み', { exact: true }).first()).toBeVisible()
  await expect(other.getByRole('heading', { name: '訂正の記録' })).toBeVisible()
  await expect(other.getByRole('row', { name: '認定の判定 認定 認定なし' })).toBeVisible()
  expect(problems).toEqual([])
  await elsewhere.close()
})
