import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { workKinds } from '../../../shared/rules/office/work'
import type { Page } from '@playwright/test'
import { CALLS, DONATIONS, GUIDANCES, TESTS } from '../../support/busyDay'
import { startTestProgram, type TestProgram } from '../../support/program'
import { report } from '../../support/soak'
import { expect, test } from '../fixtures'
import { administrator, callAs } from '../support/api'
import { openConsole } from '../support/console'
import { handsOn } from '../support/hands'

// Everything that an office does on a busy day, by one person at one console, and how much of it is hands' work.
const TODAY = '2026-12-01'
/** The last guidance has begun. */
const EVENING = `${TODAY}T18:05:00+09:00`

let program: TestProgram
test.beforeAll(async () => {
  test.setTimeout(300_000)
  const operator: { guidance: object; consentFolder: string } = JSON.parse(
    readFileSync('docs/operator.sample.json', 'utf8'),
  )
  const file = test.info().outputPath('operator.json')
  const changed = {
    guidance: { ...operator.guidance, capacity: 4 },
    consentFolder: resolve('docs', operator.consentFolder),
  }
  writeFileSync(file, JSON.stringify({ ...operator, ...changed }))
  program = await startTestProgram({ fakeNow: EVENING, busy: true, env: { OPERATOR_FILE: file } })
})
test.afterAll(() => program?.stop())

async function people(filter: object) {
  const { listUsersByIdProfileCreatedAt: list } = await callAs(
    program,
    administrator,
    `query ($filter: UserProfileFilter) {
      listUsersByIdProfileCreatedAt(filter: $filter, limit: 100) { items { Id LastName FirstName DonorId UserStatus } }
    }`,
    { filter },
  )
  return list.items
}

/** How many people stand where. */
async function statuses(): Promise<Record<string, number>> {
  const count: Record<string, number> = {}
  for (const { UserStatus } of await people({ DeleteStatus: { eq: false } }))
    count[UserStatus] = (count[UserStatus] ?? 0) + 1
  return count
}

async function donationsOfToday(): Promise<number> {
  const { listDonationByIdDonationInfoCreatedAt: list } = await callAs(
    program,
    administrator,
    `query ($filter: DonationInfoFilter) {
      listDonationByIdDonationInfoCreatedAt(filter: $filter, limit: 100) { total } }`,
    { filter: { DonationAt: { ge: `${TODAY}T00:00:00+09:00` } } },
  )
  return list.total ?? 0
}

async function unitsOfTheEvening(): Promise<number> {
  const { listUnits } = await callAs(
    program,
    administrator,
    'query ($filter: UnitFilter) { listUnits(filter: $filter, limit: 1) { total } }',
    { filter: { ReceivedAt: { ge: EVENING }, Accepted: { eq: true } } },
  )
  return listUnits.total
}

/** What the talks of the days before have cleared; a day sheet's own points are cleared on it. */
async function clearOlderPoints(): Promise<void> {
  const { listWork } = await callAs(
    program,
    administrator,
    '{ listWork(filter: { Kinds: [PointsToClear] }, limit: 100) { items { SubjectId } } }',
  )
  for (const { SubjectId } of listWork.items) {
    const { getScreeningById: round } = await callAs(
      program,
      administrator,
      'query ($id: ID!) { getScreeningById(ScreeningId: $id) { OnlineCheck { Points { QuestionId Open } } } }',
      { id: SubjectId },
    )
    for (const { QuestionId, Open } of round.OnlineCheck?.Points ?? [])
      if (Open)
        await callAs(
          program,
          administrator,
          'mutation ($input: ClearCheckPointInput!) { clearCheckPoint(input: $input) { Open } }',
          { input: { ScreeningId: SubjectId, QuestionId, Finding: 'NoConcern' } },
        )
  }
}

const JUDGEMENT = workKinds.Judgement.label
const row = (page: Page) => page.locator('li[aria-current]')

test('a busy day is done from the console alone', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(1_800_000)
  const hands = handsOn(page)
  const invited = await people({ UserStatus: { eq: 'WaitingToParticipateGuidance' } })
  const donors = await people({ UserStatus: { eq: 'Donation' } })
  const before = await donationsOfToday()
  expect([invited.length, donors.length]).toEqual([GUIDANCES, DONATIONS])

  await clearOlderPoints()

  // The dialog of the browser's would stay open.
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await openConsole(page, program, administrator, 'きょうの机')

  // Guidances: one sheet.
  await page.goto(`${program.origin}/admin/calendar/${TODAY}`)
  await expect(page.getByRole('button', { name: /来所$/ })).toHaveCount(GUIDANCES)
  await hands.press('c')
  for (let person = 0; person < GUIDANCES; person++) await hands.press('Enter')
  await expect(page.getByRole('button', { name: /来所を取り消す$/ })).toHaveCount(GUIDANCES)
  await hands.press('n')
  for (let person = 1; person <= GUIDANCES; person++)
    await hands.scan(`K-26-${String(person).padStart(4, '0')}`)
  await expect(page.getByRole('button', { name: `${GUIDANCES}名を記録する` })).toBeFocused()
  await hands.press('Enter')
  await expect(page.getByText(`${GUIDANCES}名を記録しました。`)).toBeVisible()
  report(hands.took(`${GUIDANCES} guidances`))

  // Donations: scanned one after another, and each weighed until it has its label.
  await hands.press('g')
  await hands.press('r')
  await expect(page.getByRole('heading', { level: 1, name: '受付' })).toBeVisible()
  for (const { DonorId } of donors) {
    await expect(page.getByLabel('ドナー番号')).toBeFocused()
    await hands.scan(DonorId ?? '')
    // Who came this morning too has told already that nothing changed.
    const asked = page.getByRole('heading', { level: 2, name: '先に、体調をうかがいます' })
    const ready = page.getByRole('heading', { level: 2, name: '受け付けられます' })
    await expect(asked.or(ready)).toBeVisible()
    if (await asked.isVisible()) await hands.press('F8')
    await expect(ready).toBeVisible()
    await hands.press('F2')
    await expect(page.getByRole('heading', { level: 2, name: '献便を記録しました' })).toBeVisible()
    await expect(page.getByLabel('重さ（g）')).toBeFocused()
    await expect(page.getByRole('button', { name: /ラベルを印刷する/ })).toBeEnabled()
    await hands.type('148')
    for (const key of ['Enter', '4', 'Enter']) await hands.press(key)
    await expect(page.locator('[data-unit-label]')).toBeAttached()
  }
  report(hands.took(`${DONATIONS} donations`))

  // Tests: from the desk.
  await hands.click(page.getByRole('link', { name: 'きょうの机' }))
  await expect(page.getByRole('heading', { level: 1, name: 'きょうの机' })).toBeVisible()
  await hands.click(page.getByRole('button', { name: /^判定\s*\d/ }))
  // What the talks of today have left to be cleared stands among them.
  const tests = page.getByRole('main').locator('li[tabindex]').filter({ hasText: JUDGEMENT })
  await expect(tests).toHaveCount(TESTS)
  await hands.press('j')
  for (let judged = 0; judged < TESTS; judged++) {
    await expect(tests).toHaveCount(TESTS - judged)
    await expect(row(page)).toBeFocused()
    while (!(await row(page).innerText()).includes(JUDGEMENT)) await hands.press('j')
    await hands.press('Enter')
    const dialog = page.getByRole('dialog')
    const groups = dialog.getByRole('group')
    await expect(groups).toHaveCount(4)
    for (let group = 0; group < 4; group++) {
      const first = groups.nth(group).getByRole('radio').first()
      while (!(await first.evaluate((radio) => radio === document.activeElement))) await hands.press('Tab')
      await hands.press('Space')
    }
    await expect(dialog.getByRole('status')).toContainText('有効期限は')
    await hands.press('Enter')
    await expect(dialog).toBeHidden()
  }
  report(hands.took(`${TESTS} tests judged`))

  // Calls: found by name, read aloud, noted.
  for (const person of donors.slice(0, CALLS)) {
    await hands.press('/')
    await expect(page.getByRole('combobox')).toBeFocused()
    await hands.type(`${person.LastName} ${person.FirstName}`)
    await expect(
      page.getByRole('option', { name: new RegExp(`${person.LastName} ${person.FirstName}`) }),
    ).toHaveCount(1)
    await hands.press('Enter')
    await expect(
      page.getByRole('heading', { level: 1, name: `${person.LastName} ${person.FirstName}` }),
    ).toBeVisible()
    await hands.press('n')
    const composer = page.getByRole('form', { name: 'メモ・電話・対面を記録' })
    await expect(composer.getByLabel('内容')).toBeFocused()
    await hands.type('次の献便の日をお伝えした')
    await hands.press('Control+Enter')
    await expect(composer).toHaveCount(0)
  }
  report(hands.took(`${CALLS} calls`))

  // What the day has left behind.
  const { getGuidanceDay: day } = await callAs(
    program,
    administrator,
    'query ($day: Date!) { getGuidanceDay(Day: $day) { Sessions { Visits { Status } } } }',
    { day: TODAY },
  )
  const visits = day.Sessions.flatMap(({ Visits }: { Visits: { Status: string }[] }) => Visits)
  expect(visits.filter(({ Status }: { Status: string }) => Status === 'Attended')).toHaveLength(GUIDANCES)
  expect(await donationsOfToday()).toBe(before + DONATIONS)
  expect(await unitsOfTheEvening()).toBe(DONATIONS)
  expect(await statuses()).toEqual({ Donation: DONATIONS + TESTS, DonorRegistrationExam: GUIDANCES })
})
