import type { Page } from '@playwright/test'
import type { TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator, callAs, giveStatement } from '../support/api'
import { goTo, openConsole } from '../support/console'

// Chromium calls a line that is gone an error of the page; what a sign-out has ended may still be on its way.
test.use({ serviceWorkers: 'allow', expectedProblems: [/net::ERR_|Failed to fetch|401 \(Unauthorized\)/] })

const answer = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

async function firstDonor(program: TestProgram, condition: object): Promise<string> {
  const { listUsersByIdProfileCreatedAt: list } = await callAs(
    program,
    administrator,
    'query ($filter: UserProfileFilter) { listUsersByIdProfileCreatedAt(filter: $filter) { items { DonorId } } }',
    { filter: { UserStatus: { eq: 'Donation' }, ...condition } },
  )
  const number = list.items[0]?.DonorId
  if (!number) throw new Error('The sample data has no such donor')
  return number
}

async function visitsToday(program: TestProgram, number: string): Promise<number> {
  const { findDonor } = await callAs(
    program,
    administrator,
    'query ($number: String!) { findDonor(DonorId: $number) { VisitsToday } }',
    { number },
  )
  return findDonor.VisitsToday
}

async function scan(page: Page, number: string) {
  await expect(page.getByLabel('ドナー番号')).toBeFocused()
  await page.keyboard.type(number)
  await page.keyboard.press('Enter')
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('console.reception.today'))

test('without a line the reception starts anew, refuses the suspended at once and takes the certified', async ({
  page,
  context,
  sharedProgram: program,
}) => {
  const suspended = await firstDonor(program, { SuspensionStatus1: { eq: true } })
  const certified = await firstDonor(program, {
    SuspensionStatus1: { eq: false },
    Resting: { eq: false },
  })
  await giveStatement(program, certified)
  const before = await visitsToday(program, certified)
  await page.clock.install()
  await openConsole(page, program, administrator, '受付')
  await expect(page.getByText('この端末に保存していません')).toBeVisible()
  expect(await kept(page)).toBeNull()

  await page
    .getByRole('banner')
    .getByRole('button', { name: /（.+）$/ })
    .click()
  await page.getByRole('menuitem', { name: 'アカウントの設定' }).click()
  await page.getByRole('button', { name: 'PINを設定する' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('PIN（4〜8桁の数字）').fill('2580')
  await dialog.getByLabel('PIN（確認）').fill('2580')
  await dialog.getByRole('button', { name: 'PINを設定する' }).click()
  await expect(page.getByText('設定しています。')).toBeVisible()
  await goTo(page, '受付')
  await expect(page.getByText(/時点の名簿（\d+人）/)).toBeVisible()
  expect(await kept(page)).not.toContain(certified)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  const cached = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(cached.filter((path) => !path.startsWith('/admin/assets/'))).toEqual(['/admin/'])

  await context.setOffline(true)
  await page.goto(`${program.origin}/admin/users`)
  await expect(page.getByRole('heading', { level: 1, name: '受付' })).toBeVisible()
  await scan(page, suspended)
  await expect(answer(page, '名簿では、受け付けできません')).toBeVisible()
  await expect(page.getByRole('blockquote')).toBeVisible()
  await page.keyboard.press('F2')
  await expect(answer(page, '名簿では、受け付けできません')).toBeVisible()
  await page.keyboard.press('Escape')

  await scan(page, certified)
  await expect(answer(page, '名簿では、受け付けられます')).toBeVisible()
  await page.keyboard.press('F2')
  await expect(page.getByText('この端末に保存しました。送信の完了を待っています。')).toBeVisible()
  await page.keyboard.press('Escape')
  await scan(page, 'D-999999')
  await expect(answer(page, '接続がないため、確かめられません')).toBeVisible()

  // Nobody has touched it for longer than a lock waits with a line: what is kept is sent before it locks.
  await page.clock.fastForward('15:00')
  await context.setOffline(false)
  await expect.poll(() => visitsToday(program, certified)).toBe(before + 1)
  expect(await visitsToday(program, suspended)).toBe(0)

  await page
    .getByRole('banner')
    .getByRole('button', { name: /（.+）$/ })
    .click()
  await page.getByRole('menuitem', { name: 'ログアウト' }).click()
  await expect(page.getByRole('button', { name: 'ログインする' })).toBeVisible()
  expect(await kept(page)).toBeNull()
})
