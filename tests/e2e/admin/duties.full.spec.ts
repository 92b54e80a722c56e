import type { Page, Response } from '@playwright/test'
import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator, callAs } from '../support/api'
import { enterPassword } from '../support/console'
import { keepSession } from '../support/keepSession'

// What is recorded here is counted.
let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

const account = (name: string) => ({ email: `${name}@example.com`, password: 'Demo-Passw0rd' })

/** What the API refused while the page was open. */
function refusals(page: Page): () => Promise<string[]> {
  const answers: Promise<string[]>[] = []
  const note = async (response: Response): Promise<string[]> => {
    const asked = response.request().postDataJSON() as { operationName?: string } | null
    const body = (await response.json().catch(() => null)) as { errors?: unknown[] } | null
    return body?.errors ? [`${asked?.operationName}: ${JSON.stringify(body.errors)}`] : []
  }
  page.on('response', (response) => {
    if (response.url().endsWith('/graphql')) answers.push(note(response))
  })
  return async () => (await Promise.all(answers)).flat()
}

/** Of a list, or of a page. */
const MOST_TABS = 5

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'メニュー' }).getByRole('link')

for (const name of ['admin', 'coordinator', 'physician', 'reception', 'finance', 'support', 'auditor'])
  test(`${name} goes to every place of the menu, and nothing is refused`, async ({ page }) => {
    const refused = refusals(page)
    await keepSession(page.context(), program, account(name), 'console')
    await page.goto(`${program.origin}/admin/`)
    await expect(menuOf(page).first()).toBeVisible()
    const hrefs = await menuOf(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    )
    const inMenu = [...new Set(hrefs.filter((href) => !href.includes('?')))]
    expect(inMenu.length).toBeGreaterThan(1)
    const places = new Set([...inMenu, '/admin/duties', '/admin/account'])
    // The pages beside the first of a place are added while it is open.
    for (const place of places) {
      await page.goto(program.origin + place)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await expect(
        page.getByText(/この画面は利用できません|読み込めませんでした|権限がありません/),
      ).toHaveCount(0)
      const beside = await page
        .locator('nav[aria-label$="の画面"] a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      for (const href of beside) places.add(href)
      expect(await page.getByRole('tab').count(), `tabs of ${place}`).toBeLessThanOrEqual(MOST_TABS)
    }
    if (places.has('/admin/users')) await openEveryTab(page)
    // Whoever reads health is asked first what for.
    expect((await refused()).filter((answer) => !answer.includes('PURPOSE_REQUIRED'))).toEqual([])
  })

/** Of somebody who gives: what is refused there would be an error on the page. */
async function openEveryTab(page: Page) {
  const [somebody] = await donors()
  await page.goto(`${program.origin}/admin/users/${somebody?.Id}/show`)
  const tabs = page.getByRole('tablist', { name: '会員の記録' }).getByRole('tab')
  await expect(tabs.first()).toBeVisible()
  for (const tab of await tabs.all()) {
    await tab.click()
    await expect(page.getByRole('tabpanel')).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(page.getByText(/読み込めませんでした|権限がありません/)).toHaveCount(0)
  }
}

async function weigh(page: Page) {
  await expect(page.getByLabel('重さ（g）')).toBeFocused()
  await page.keyboard.type('148')
  await page.keyboard.press('Enter')
  await page.keyboard.press('4')
  await expect(page.getByRole('button', { name: /ラベルを印刷する/ })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /ラベルをもう一度印刷する/ })).toBeVisible()
}

type Person = { Id: string; DonorId: string }

async function donors(condition: object = {}): Promise<Person[]> {
  const { listUsersByIdProfileCreatedAt: list } = await callAs(
    program,
    administrator,
    `query ($filter: UserProfileFilter) {
      listUsersByIdProfileCreatedAt(filter: $filter, limit: 100) { items { Id DonorId } }
    }`,
    { filter: { UserStatus: { eq: 'Donation' }, Resting: { eq: false }, ...condition } },
  )
  return list.items.flatMap(({ Id, DonorId }) => (DonorId ? [{ Id, DonorId }] : []))
}

test('reception works a day by cards — received, without stool, taken back, refused — and reads no answer', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const comes = (await donors({ SuspensionStatus1: { eq: false } })).slice(0, 12)
  const [stopped] = await donors({ SuspensionStatus1: { eq: true } })
  expect(comes.length).toBeGreaterThanOrEqual(6)
  const queue = [...comes, ...(stopped ? [stopped] : [])]
  const refused = refusals(page)
  await enterPassword(page, program, account('reception'))
  await expect(page.getByRole('heading', { level: 1, name: '受付' })).toBeVisible()
  await expect(menuOf(page).getByText(/検査|会員|献便/)).toHaveCount(0)
  const found = (name: string) => page.getByRole('heading', { level: 2, name })
  const day = { received: 0, without: 0, takenBack: 0, sentHome: 0 }
  for (const [index, { DonorId }] of queue.entries()) {
    // Whoever has not weighed yet scans the next card where the weight is asked.
    await expect(page.getByLabel(/^(ドナー番号|重さ（g）)$/).and(page.locator(':focus'))).toBeVisible()
    await page.keyboard.type(DonorId)
    await page.keyboard.press('Enter')
    await expect(found('先に、体調をうかがいます').or(found('受け付けできません'))).toBeVisible()
    if (await found('受け付けできません').isVisible()) {
      day.sentHome += 1
      continue
    }
    await expect(page.getByText('変わったことはありますか', { exact: false })).toBeVisible()
    const stated = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('recordStatement'),
    )
    await page.keyboard.press('F8')
    expect(((await (await stated).json()) as { errors?: unknown }).errors, `donor ${index}`).toBeUndefined()
    await expect(found('受け付けられます')).toBeVisible()
    await expect(page.getByText('今日の体調は、うかがっています。')).toBeVisible()
    if (index % 5 === 3) {
      await page.keyboard.press('F4')
      await expect(found('来室を記録しました（便の受領なし）')).toBeVisible()
      day.without += 1
      continue
    }
    const recorded = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('recordDonation'),
    )
    await page.keyboard.press('F2')
    await recorded
    await expect(found('献便を記録しました')).toBeVisible()
    day.received += 1
    if (index % 5 === 0) await weigh(page)
    if (index % 5 !== 4) continue
    await page.keyboard.press('F9')
    await expect(found('記録を取り消しました')).toBeVisible()
    day.takenBack += 1
  }
  await expect(page.getByText(/問診|判定|検査の結果/)).toHaveCount(0)
  expect(day.received).toBeGreaterThanOrEqual(4)
  expect(Math.min(day.without, day.takenBack, day.sentHome)).toBeGreaterThanOrEqual(1)
  expect(await refused()).toEqual([])

  // Of all that was shown to this account, of whomever.
  const { getAdministrator: own } = await callAs(program, account('reception'), '{ getAdministrator { Id } }')
  const shown = async (Classes: string[]) => {
    const { listStaffReads } = await callAs(
      program,
      account('auditor'),
      `query ($Classes: [DataClass!], $filter: StaffReadFilter) {
        listStaffReads(Classes: $Classes, filter: $filter) { total }
      }`,
      { Classes, filter: { ActorId: { eq: own?.Id } } },
    )
    return listStaffReads.total
  }
  expect(await shown(['Identity'])).toBeGreaterThanOrEqual(queue.length)
  expect(await shown(['Contact', 'Health', 'Flora', 'Money', 'StaffNotes'])).toBe(0)
})
