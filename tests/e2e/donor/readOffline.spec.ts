import { SAMPLE_DAY, type TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator, callAs } from '../support/api'
import {
  card,
  fallback,
  isKept,
  keepUntil,
  keptHere,
  offlineNote,
  untilInstalled,
} from '../support/keptOnDevice'
import { PASSWORD } from '../support/registration'
import { samplePeople, takeAccount } from '../support/samplePeople'
import { openAs } from '../support/signIn'

const donor = { email: 'donor@example.com', password: 'Demo-Passw0rd' }

// Chromium calls a line that is gone an error of the page.
test.use({
  serviceWorkers: 'allow',
  expectedProblems: [/net::ERR_|Failed to fetch|通信できませんでした|Error loading route module/],
})

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

test('record, hours and what to know before a visit are read offline; a statement is not taken', async ({
  page,
  context,
}) => {
  await openAs(page, program, donor)
  await untilInstalled(page)
  await expect.poll(async () => Object.keys((await keptHere(page))?.parts ?? {})).toEqual(['card', 'record'])
  const told = await page.goto(`${program.origin}/track_record`)
  expect(told?.ok()).toBe(true)
  const total = /あわせて(\d+)回/.exec(await page.getByText(/あわせて\d+回/).innerText())?.[1]
  await page.goto(`${program.origin}/mypage`)
  // The kept card is there before the page is.
  await expect(page.getByRole('heading', { name: '有効期間' })).toBeVisible()

  await context.setOffline(true)
  // From the page that is open, as well as by an address.
  await page.getByRole('link', { name: '献便の記録' }).first().click()
  await expect(offlineNote(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('献便の記録')
  await expect(page.getByText('これまでの献便').locator('..')).toContainText(`${total}回`)
  const days = page.getByText('お預かりした日').locator('..').getByText(/年/)
  expect((await days.innerText()).split('\n')).toHaveLength(Number(total))

  await page.goto(`${program.origin}/notes_of_donation`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('献便の前に')
  await expect(page.getByText('開室時間', { exact: true }).locator('..')).toContainText('8:00〜20:00')
  await expect(page.getByText('受付でお答えください').filter({ visible: true })).toHaveCount(1)

  await page.goto(`${program.origin}/statement`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('今日の体調')
  await expect(page.getByText('受付でお答えください').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.getByRole('link', { name: 'オフラインで見られる内容を開く' }).click()
  await expect(card(page)).toBeVisible()

  // What else the API has said of her is nowhere on this device.
  const { parts = {} } = (await keptHere(page)) ?? {}
  expect(Object.values(parts).flatMap(({ texts }) => Object.keys(texts).toSorted())).toEqual([
    '%card-kept-at%',
    '%card-mood%',
    '%card-name%',
    '%card-note%',
    '%card-number%',
    '%card-state%',
    '%card-until%',
    'data:,card-barcode',
    '%record-days%',
    '%record-kept-at%',
    '%record-paid%',
    '%record-period%',
    '%record-total%',
  ])

  // Without what is kept, the same addresses say so: storage was evicted.
  await page.evaluate(() => caches.delete('donor-card'))
  await page.goto(`${program.origin}/track_record`)
  await expect(fallback(page)).toBeVisible()
  await expect(page.getByText('この端末には、オフラインで見られる内容がありません')).toBeVisible()
})

test('the next date is read offline with its place, until its day has passed', async ({ page, context }) => {
  const people = await samplePeople(program, { UserStatus: { eq: 'WaitingToParticipateGuidance' } })
  const bookings = await Promise.all(
    people.map(async ({ Id, Email }) => {
      const { getUserById } = await callAs(
        program,
        administrator,
        'query ($id: ID!) { getUserById(UserId: $id) { Guidance { ReservedAt } } }',
        { id: Id },
      )
      return { Email, at: getUserById.Guidance?.ReservedAt }
    }),
  )
  const { Email = '' } = bookings.find(({ at }) => at && Date.parse(at) > Date.parse(SAMPLE_DAY)) ?? {}
  await takeAccount(program, Email)
  await page.clock.setFixedTime(SAMPLE_DAY)
  await openAs(page, program, { email: Email, password: PASSWORD })
  await expect(page.getByRole('heading', { level: 1, name: 'マイページ' })).toBeVisible()
  await untilInstalled(page)
  await expect.poll(() => isKept(page)).toBe(true)
  expect(Object.keys((await keptHere(page))?.parts ?? {})).toEqual(['next'])
  await keepUntil(page, '2999-12-31')

  await context.setOffline(true)
  await page.reload()
  const next = page.getByRole('heading', { name: '次のお約束' }).locator('..')
  await expect(next).toContainText('ガイダンス')
  await expect(next).toContainText(/2026年12月\d+日（.）\d+:00/)
  await expect(next).toContainText('2階 説明室')
  await expect(next).toContainText('本人確認書類')
  await expect(next.getByText('総合受付')).toBeHidden()
  await expect(card(page)).toBeHidden()
  await expect(page.getByRole('link', { name: /^献便の/ })).toHaveCount(0)

  await keepUntil(page, '2025-12-01')
  await page.reload()
  await expect(page.getByText('お約束の日が過ぎたとき')).toBeVisible()
  expect(await isKept(page)).toBe(false)
})
