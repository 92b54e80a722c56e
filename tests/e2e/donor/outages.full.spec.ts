import type { Page, Route } from '@playwright/test'
import type { TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { openAs } from '../support/signIn'

const donor = { email: 'donor@example.com', password: 'Demo-Passw0rd' }
const NOT_LOADED = 'オンラインチェック回答日時の取得に失敗しました'

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const donorCard = (page: Page) => page.getByRole('region', { name: 'ドナー証' })

/** Operations of these names are refused as when the server fails in the midst of them. */
const failing = (page: Page, ...operations: string[]) =>
  page.route('**/graphql', (route) =>
    operations.some((operation) => new RegExp(`query ${operation}\\b`).test(route.request().postData() ?? ''))
      ? route.fulfill({
          json: { data: null, errors: [{ message: '失敗', extensions: { code: 'INTERNAL' } }] },
        })
      : route.continue(),
  )

test.describe('an outage of the identity pool', () => {
  test.use({ expectedProblems: [/Failed to load resource.*\/identity\/\)$/] })

  const outages: [name: string, answer: (route: Route) => Promise<void>][] = [
    ['refusing', (route) => route.fulfill({ status: 400, json: { __type: 'InternalErrorException' } })],
    ['unreachable', (route) => route.abort()],
  ]
  for (const [name, answer] of outages)
    test(`signs nobody out while it is ${name}`, async ({ page }) => {
      await page.route('**/identity/', (route) =>
        route.request().headers()['x-amz-target']?.startsWith('AWSCognitoIdentityService.')
          ? answer(route)
          : route.continue(),
      )
      await openAs(page, program, donor)
      await expect(donorCard(page)).toBeVisible()
      await page.reload()
      await expect(donorCard(page)).toBeVisible()
      await expect(page).toHaveURL(`${program.origin}/mypage`)
    })
})

test('my page keeps the donor card where the time of the check does not come', async ({ page }) => {
  await failing(page, 'Screening')
  await openAs(page, program, donor)
  await expect(donorCard(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: '有効期間' })).toBeVisible()
  const next = page.getByRole('region', { name: '次にすること' })
  await expect(next.getByRole('alert')).toContainText(NOT_LOADED)

  await page.unrouteAll()
  await next.getByRole('button', { name: 'もう一度読み込む' }).click()
  await expect(page.getByText(NOT_LOADED)).toBeHidden()
  // Nothing is due of her.
  await expect(next).toHaveCount(0)
})

test('my page shows what was loaded before where the person cannot be loaded anew', async ({ page }) => {
  await openAs(page, program, donor)
  await page.getByRole('link', { name: '献便の前に' }).first().click()
  await expect(heading(page, '献便の前に')).toBeVisible()
  await failing(page, 'CurrentUser')
  await page.getByRole('banner').getByRole('link', { name: 'なかつぐ' }).click()
  await expect(page.getByText('最新の内容を読み込めませんでした')).toBeVisible()
  await expect(donorCard(page)).toBeVisible()

  await page.unrouteAll()
  await page.getByRole('button', { name: 'もう一度読み込む' }).click()
  await expect(page.getByText('最新の内容を読み込めませんでした')).toBeHidden()
})

test('my page shows each part that came, and says which did not', async ({ page }) => {
  const missing = page.getByText('表示していないもの')
  const week = page.getByText('今週', { exact: true })
  await failing(page, 'MyPage')
  await openAs(page, program, donor)
  await expect(week).toBeVisible()
  await expect(missing).toBeHidden()

  await page.unrouteAll()
  await failing(page, 'MyPage', 'OwnNews')
  await page.reload()
  await expect(missing).toHaveText('表示していないもの：新しいお知らせ')
  await expect(week).toBeVisible()

  await page.unrouteAll()
  await failing(page, 'MyPage', 'OwnVisits')
  await page.reload()
  await expect(missing).toHaveText('表示していないもの：献便した日')
  await expect(donorCard(page)).toBeVisible()
  await expect(week).toBeHidden()

  await page.unrouteAll()
  await page.getByRole('button', { name: 'もう一度読み込む' }).click()
  await expect(missing).toBeHidden()
  await expect(week).toBeVisible()

  await failing(page, 'MyPage', 'OwnWait')
  await openAs(page, program, { ...donor, email: 'waiting@example.com' })
  await expect(missing).toHaveText('表示していないもの：ご案内の見込み')
  await expect(page.getByText(/^いま\d+番目です$/)).toBeVisible()
})

test.describe('the days on which the room is shut', () => {
  test.use({ expectedProblems: [/Failed to load resource|what_if\.data/] })

  test('are said to be missing where they did not come', async ({ page }) => {
    await openAs(page, program, donor)
    await expect(donorCard(page)).toBeVisible()
    await page.route('**/what_if.data*', (route) => route.fulfill({ status: 500 }))
    await page.getByRole('link', { name: 'もし…だったら' }).first().click()
    const unknown = page.getByRole('alert').filter({ hasText: '休室日を読み込めませんでした' })
    await expect(unknown).toBeVisible()
    await page.unrouteAll()
    await unknown.getByRole('button', { name: 'もう一度読み込む' }).click()
    await expect(unknown).toBeHidden()
  })
})

test('staff among the members are told where their work is, and get out', async ({ page }) => {
  await openAs(page, program, { email: 'support@example.com', password: 'Demo-Passw0rd' })
  await expect(heading(page, '会員の方のページです')).toBeVisible()
  await expect(page.getByText('不正なアクセスです。')).toBeVisible()
  await expect(page).toHaveTitle(/^会員の方のページです/)
  await expect(page.getByRole('link', { name: '管理画面へ' })).toHaveAttribute(
    'href',
    `${program.origin}/admin/`,
  )
  await page.getByRole('button', { name: 'ログアウトする' }).click()
  await expect(heading(page, 'ログイン')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'ログイン')).toBeVisible()
})

test('whose tokens are gone calls nobody, and signs in again', async ({ page }) => {
  await openAs(page, program, donor, '/account')
  await expect(heading(page, 'アカウント設定')).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) calls.push(request.postData() ?? '')
  })
  await page.getByRole('checkbox').first().click()
  await page.getByRole('button', { name: '変更を保存する' }).last().click()
  await expect(page.getByText('安全のため、もう一度ログインしてください。')).toBeVisible()
  await expect(heading(page, 'ログイン')).toBeVisible()
  expect(calls).toEqual([])
})
