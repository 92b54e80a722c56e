import type { BrowserContext, Page } from '@playwright/test'
import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../support/program'
import { SOAK } from '../support/soak'
import { expect, test } from './fixtures'
import { administrator, type Account } from './support/api'
import { hostileTexts } from './support/hostileTexts'
import { keepSession } from './support/keepSession'
import { otherMembers } from './support/otherMembers'
import { PASSWORD } from './support/registration'
import { arrivalOf, guestPaths, memberPaths, publicPaths, type Who } from './support/routes'
import { samplePeople, takeAccount } from './support/samplePeople'
import { writeEverywhere } from './support/writeEverywhere'

/** Ten at a time, so that a field shows them all in six rounds; another round begins with another ten. */
const TOGETHER = 10
const texts = Array.from({ length: hostileTexts.length / TOGETHER }, (_, index) =>
  hostileTexts.slice(index * TOGETHER, (index + 1) * TOGETHER).join('\n'),
)
const ROUNDS = SOAK ? texts.length : 1

const ACCOUNTS: [Who, string][] = [
  ['applicant', 'applicant@example.com'],
  ['donor', 'donor@example.com'],
  ['suspended', 'waiting@example.com'],
]
const SAMPLE_PASSWORD = 'Demo-Passw0rd'

const PLACES = [
  '',
  'reception',
  'users',
  'screenings',
  'donations',
  'floraTests',
  'preferenceSlots',
  'mails',
  'administrators',
  'operator',
  'activity',
  'securityEvents',
  'pendingAccounts',
  'bulk/file/ShareFloraResults',
]
const TABS = ['timeline', 'profile', 'guidance', 'screenings', 'donations', 'flora', 'mails', 'activity']

// An address that leads nowhere is answered so.
test.use({ expectedProblems: [/status of 404/] })

let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

/** What must not happen, and which texts were seen. Reports of the page's policy fail the test by themselves. */
async function watch(context: BrowserContext) {
  const happened: string[] = []
  const seen = new Set<string>()
  await context.exposeFunction('probe', (number: number) => void happened.push(`text ${number} ran`))
  context.on('dialog', (dialog) => {
    happened.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== program.origin)
      happened.push(`request ${request.url()}`)
  })
  // The stream that tells what happens keeps the network busy for ever.
  await context.route('**/api/live?*', (route) => route.fulfill({ status: 204 }))
  const look = async (page: Page, path: string) => {
    await page.goto(program.origin + path)
    await page.waitForLoadState('networkidle')
    const shown = await page.evaluate(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
      return [document.body.innerText, ...fields.map(({ value }) => value)].join('\n')
    })
    for (const [text] of shown.matchAll(/probe[(（]\d+[)）]/g)) seen.add(text)
    expect(happened, path).toEqual([])
  }
  const enter = async (page: Page, account: Account, app: 'donor' | 'console') => {
    // A page that is still open would go on with half of each session.
    await page.goto('about:blank')
    await keepSession(context, program, account, app)
  }
  return { look, enter, seen }
}

for (let round = 0; round < ROUNDS; round++)
  test(`no text runs anything on any page (${round + 1} of ${ROUNDS})`, async ({ page, context }) => {
    test.setTimeout(1_800_000)
    const { look, enter, seen } = await watch(context)
    const people = SOAK
      ? await Promise.all(
          otherMembers(() => program).map(async ({ find, paths }) => ({ ...(await find()), paths })),
        )
      : []
    for (const { Email } of people) await takeAccount(program, Email)
    const donor = (await samplePeople(program, { Email: { eq: 'donor@example.com' } }))[0]?.Id
    const shifted = [...texts.slice(round), ...texts.slice(0, round)]
    expect(await writeEverywhere(program, shifted), 'columns that nobody has thought of').toEqual([])

    for (const [who, email] of SOAK ? ACCOUNTS : ACCOUNTS.slice(1, 2)) {
      await enter(page, { email, password: SAMPLE_PASSWORD }, 'donor')
      for (const path of memberPaths) if (arrivalOf(path, who).path === path) await look(page, path)
    }
    for (const { Email, paths } of people) {
      await enter(page, { email: Email, password: PASSWORD }, 'donor')
      for (const path of paths) await look(page, path)
    }
    expect(seen.size, 'texts seen by members').toBeGreaterThanOrEqual(SOAK ? 50 : 10)

    seen.clear()
    await enter(page, administrator, 'console')
    const person = TABS.map((tab) => `users/${donor}/show?tab=${tab}`)
    const first = SOAK ? await firstRecords(page) : []
    for (const path of SOAK ? [...PLACES, ...person, ...first] : ['users', 'activity', ...person.slice(0, 2)])
      await look(page, `/admin/${path}`)
    expect(seen.size, 'texts seen by the office').toBeGreaterThanOrEqual(50)
  })

/** The first of each list that has a page of its own. */
async function firstRecords(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const list of ['screenings', 'donations', 'floraTests']) {
    await page.goto(`${program.origin}/admin/${list}`)
    await page.getByRole('row').nth(1).click()
    await page.waitForURL(/\/show/)
    found.push(page.url().replace(`${program.origin}/admin/`, ''))
  }
  return found
}

test('no text in an address runs anything', async ({ page, context }) => {
  const { look } = await watch(context)
  const paths = SOAK ? [...publicPaths, ...guestPaths] : ['/', '/login']
  for (const text of SOAK ? [...texts, ...hostileTexts] : texts) {
    const word = encodeURIComponent(text)
    for (const path of SOAK && !texts.includes(text) ? ['/login'] : paths)
      await look(page, `${path}?redirect=${word}&q=${word}&at=${word}`)
    await look(page, `/no_such_page/${word}`)
  }
})
