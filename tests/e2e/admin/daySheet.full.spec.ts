import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { connectDatabase } from '../../../server/ground/db/client'
import { findPlace } from '../../../server/ground/db/embeddedPlace'
import { findRunningUrl } from '../../../server/ground/db/embeddedUrl'
import { guidances } from '../../../server/ground/tables/guidance'
import { onlineChecks, screenings } from '../../../server/ground/tables/screenings'
import { userProfiles } from '../../../server/ground/tables/users'
import { japaneseInstant } from '../../../shared/facts/dates'
import type { Topic } from '../../../shared/questionnaire/engine/judgement'
import { currentVersion } from '../../../shared/questionnaire/engine/versions'
import { PROFILE } from '../../support/actors'
import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator, callAs, support } from '../support/api'
import { wear } from '../support/console'
import { expectAccessible } from '../support/expectAccessible'
import { keepSession } from '../support/keepSession'

const TODAY = '2026-12-01'
const HOURS = [7, 8]
const PEOPLE = 20

let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
  await bookPeople()
})
test.afterAll(() => program.stop())

const topic = (questionId: string, ruleId: string, outcome: Topic['outcome'], reason: string): Topic => ({
  questionId,
  ruleId,
  outcome,
  reason,
  nextDate: null,
})
const TOPICS = [
  topic('Q42', 'Q42-R1', 'REVIEW!', '渡航先での体調'),
  topic('Q28', 'Q28-inPerson', 'REVIEW', 'ふだんの生活'),
  topic('Q44', 'Q44-unknown', 'REVIEW', '予防接種の種類'),
]

/** Twenty people whose hours of today have begun, in two sessions. */
async function bookPeople(): Promise<void> {
  const { db, close } = connectDatabase(findRunningUrl(findPlace(program.dataDir)) ?? '', { connections: 1 })
  const earlier = new Date('2026-11-20T03:00:00Z')
  const audit = { createdAt: earlier, updatedAt: earlier }
  for (let index = 0; index < PEOPLE; index++) {
    const [userId, screeningId] = [randomUUID(), randomUUID()]
    await db.insert(userProfiles).values({
      id: userId,
      email: `day-${index}@example.com`,
      ...PROFILE,
      lastName: '当日',
      firstName: `その${index + 1}`,
      lastNameFurigana: `トウジツ${String.fromCodePoint(0x30a2 + index * 2)}`,
      tel: `090000020${String(index).padStart(2, '0')}`,
      userStatus: 'WaitingToParticipateGuidance',
      donorProcessStatus: 'Candidate',
      profileCreatedAt: earlier,
      ...audit,
    })
    await db.insert(screenings).values({
      id: screeningId,
      userId,
      recruitmentYear: 2026,
      recruitmentMonth: 11,
      inspectionType: 'Registration',
      userStatus: 'Registration',
      screeningInfoCreatedAt: earlier,
      ...audit,
    })
    const topics = index % 3 === 0 ? TOPICS : []
    await db.insert(onlineChecks).values({
      screeningId,
      userId,
      version: currentVersion,
      consentedAt: earlier,
      submittedAt: earlier,
      onlineCheckResult: 'Passed',
      onlineCheckScore: 94,
      judgement: {
        result: 'Passed',
        outcome: 'PASS',
        score: 94,
        reasons: [],
        topics,
        findings: [],
        caution: null,
        nextDate: null,
        version: currentVersion,
      },
      ...audit,
    })
    await db.insert(guidances).values({
      id: randomUUID(),
      userId,
      status: 'Reserved',
      year: 2026,
      month: 11,
      guidanceInvitedAt: earlier,
      reservedAt: japaneseInstant(TODAY, HOURS[index % HOURS.length] ?? 8),
      deadlineAt: '2026-12-04',
      ...audit,
    })
  }
  await close()
}

async function openSheet(page: Page, account = administrator, day = TODAY): Promise<void> {
  await keepSession(page.context(), program, account, 'console')
  await page.goto(`${program.origin}/admin/calendar/${day}`)
  await expect(page.getByRole('heading', { level: 1, name: '2026年12月1日（火）のガイダンス' })).toBeVisible()
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function visits() {
  const { getGuidanceDay } = await callAs(
    program,
    administrator,
    'query ($day: Date!) { getGuidanceDay(Day: $day) { Sessions { Visits { Status KitNumber User { FirstName LastName } } } } }',
    { day: TODAY },
  )
  return getGuidanceDay.Sessions.flatMap(({ Visits }) => Visits).filter(
    ({ User }) => User.LastName === '当日',
  )
}

test('the sheet is accessible, says what to ask, and keeps health from support', async ({
  page,
  browser,
}) => {
  await openSheet(page)
  await expect(rowOf(page, 'その1').first()).toContainText('要確認：渡航先での体調（Q42）')
  await expect(page.getByText('対面で話したい（Q28）').first()).toBeVisible()
  await expect(page.getByText('ふだんの生活')).toHaveCount(0)
  for (const colorScheme of ['light', 'dark'] as const) {
    await wear(page, colorScheme)
    await expectAccessible(page)
  }
  const other = await browser.newContext()
  const seen = await other.newPage()
  await openSheet(seen, support)
  await expect(rowOf(seen, 'その1').first()).toBeVisible()
  await expect(seen.getByText('渡航先での体調')).toHaveCount(0)
  await expect(seen.getByRole('button', { name: /来所|記録する/ })).toHaveCount(0)
  await other.close()
})

test('on paper it is the table alone, by whom and when, on A4', async ({ page }) => {
  await openSheet(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByText(/2026年12月1日（火）09:\d\dに.+が印刷。うかがうことを含むため/)).toBeVisible()
  await expect(page.getByText('090-0000-2000')).toBeVisible()
  for (const hidden of [page.getByRole('banner'), page.getByRole('navigation'), page.getByRole('button')])
    await expect(hidden.filter({ visible: true })).toHaveCount(0)
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  // Fourteen people and the free places of eight hours; here they are 25.
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2)
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1')) ?? []
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([842, 595])
})

test('what is typed outlives a reload and a lost connection, without names', async ({ page }) => {
  await openSheet(page)
  await rowOf(page, 'その20').getByRole('button', { name: /来所$/ }).click()
  const kit = rowOf(page, 'その20').getByRole('textbox')
  const kept = () => page.evaluate(() => sessionStorage.getItem('console.drafts'))
  const before = await kept()
  await kit.fill('K-RELOAD')
  await expect.poll(kept).not.toBe(before)
  await page.reload()
  await expect(kit).toHaveValue('K-RELOAD')
  await expect(rowOf(page, 'その20').getByRole('radio', { name: '参加' })).toBeChecked()
  expect(await kept()).not.toContain('K-RELOAD')
  // Everything back, for the test that counts.
  await kit.fill('')
  await rowOf(page, 'その20')
    .getByRole('button', { name: /来所を取り消す$/ })
    .click()
  await expect(rowOf(page, 'その20').getByRole('button', { name: /来所$/ })).toBeVisible()
})

test.describe('with a connection that is lost', () => {
  test.use({ expectedProblems: [/net::ERR_INTERNET_DISCONNECTED/] })
  test('20 people are checked in and recorded by 25 keys and 20 scans at most', async ({ page }) => {
    let [keys, scans] = [0, 0]
    const press = async (key: string) => {
      keys += 1
      await page.keyboard.press(key)
    }
    const scan = async (kit: string) => {
      scans += 1
      await page.keyboard.type(kit)
      await page.keyboard.press('Enter')
    }
    await openSheet(page)
    await expect(page.getByRole('button', { name: /当日.*来所$/ })).toHaveCount(PEOPLE)
    await press('c')
    for (let person = 0; person < PEOPLE; person++) await press('Enter')
    await expect(page.getByRole('button', { name: /当日.*来所を取り消す$/ })).toHaveCount(PEOPLE)
    await press('n')
    for (let person = 1; person < PEOPLE; person++) await scan(`K-26-${String(person).padStart(4, '0')}`)
    // A kit that somebody else has is not taken, and the next scan takes its place.
    await page.keyboard.type('K-26-0001')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'と同じ番号です' }).first()).toBeVisible()
    await scan('K-26-0020')
    await expect(page.getByRole('button', { name: '20名を記録する' })).toBeFocused()
    await page.context().setOffline(true)
    await press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: '入力は残っています' })).toBeVisible()
    expect((await visits()).every(({ Status }) => Status === 'Reserved')).toBe(true)
    await expect(rowOf(page, 'その20').getByRole('textbox')).toHaveValue('K-26-0020')
    await page.context().setOffline(false)
    await press('F2')
    await expect(page.getByText('20名を記録しました。')).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: '入力は残っています' })).toHaveCount(0)
    process.stdout.write(
      `${PEOPLE} people: ${keys} keys, ${scans} scans (60 clicks and 40 typed fields before)\n`,
    )
    expect(keys).toBeLessThanOrEqual(25)
    expect(scans).toBe(PEOPLE)
    const recorded = await visits()
    expect(recorded.map(({ Status }) => Status)).toEqual(Array(PEOPLE).fill('Attended'))
    expect(new Set(recorded.map(({ KitNumber }) => KitNumber)).size).toBe(PEOPLE)

    await rowOf(page, 'その7')
      .getByRole('button', { name: /参加の記録を取り消す$/ })
      .click()
    await expect(rowOf(page, 'その7').getByRole('radio', { name: '参加' })).toBeChecked()
    await expect(page.getByText('記録できる方 1名')).toBeVisible()
    await press('F2')
    await expect(page.getByText('1名を記録しました。')).toBeVisible()
  })
})
