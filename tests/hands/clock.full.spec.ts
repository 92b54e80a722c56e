import type { BrowserContext, Page } from '@playwright/test'
import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../support/program'
import { expect, test } from '../e2e/fixtures'
import { SAMPLE_PASSWORD } from '../../server/ground/settings/sampleAccounts'
import { enterPassword } from '../e2e/support/console'
import { answerCheck, savedAnswerOf, sendCheck } from '../e2e/support/onlineCheck'
import { PASSWORD, startCheck } from '../e2e/support/registration'
import { samplePeople, takeAccount } from '../e2e/support/samplePeople'
import { openAs, signInHere } from '../e2e/support/signIn'

let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())
// What the browser says of storage that is refused, and of calls that are.
test.use({
  expectedProblems: [/SecurityError|QuotaExceeded|status of 40[01]/],
  viewport: { width: 390, height: 844 },
})

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const clocks = [-DAY, -7 * MINUTE, 7 * MINUTE, DAY]

/** A device whose clock is wrong from the start. */
const skew = (context: BrowserContext, by: number) =>
  context.addInitScript((ms) => {
    const Right = Date
    class Wrong extends Right {
      constructor(...given: [] | [number]) {
        if (given.length === 0) super(Right.now() + ms)
        else super(...given)
      }
      static override now() {
        return Right.now() + ms
      }
    }
    globalThis.Date = Wrong as DateConstructor
  }, by)

type Storage = 'refused' | 'full'
/** A browser that gives its storage to no page, or has no room left. */
const withStorage = (context: BrowserContext, how: Storage) =>
  context.addInitScript((state) => {
    if (state === 'full')
      Storage.prototype.setItem = () => {
        throw new DOMException('no room', 'QuotaExceededError')
      }
    else
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('refused', 'SecurityError')
          },
        })
  }, how)

const empty = (page: Page) =>
  page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

const main = (page: Page) => page.getByRole('main')
const donor = { email: 'donor@example.com', password: SAMPLE_PASSWORD }

/** What a hand finds: how much was tried, and each thing that is wrong. */
function tally() {
  const wrong: string[] = []
  let tried = 0
  return {
    wrong,
    check(what: string, found: unknown) {
      tried += 1
      if (found !== null) wrong.push(`${what}: ${String(found)}`)
    },
    print: (name: string) => process.stdout.write(`${name}: ${tried} tried, ${wrong.length} wrong\n`),
  }
}

/** Signs in by the form. Null when it leads to my page or says a cause that is true; else what it says. */
async function signInOutcome(page: Page, cause: RegExp): Promise<string | null> {
  await page.goto(`${program.origin}/login`)
  await signInHere(page, donor.email, donor.password)
  const refusal = page.getByRole('alert').first()
  const arrived = page.getByRole('heading', { level: 1, name: 'マイページ' })
  await expect(refusal.or(arrived)).toBeVisible()
  if (await arrived.isVisible()) return null
  const said = await refusal.innerText()
  return cause.test(said) ? null : said
}

/** The same at the console's door. */
async function staffOutcome(page: Page): Promise<string | null> {
  await enterPassword(page, program, { email: 'coordinator@example.com', password: SAMPLE_PASSWORD })
  const refusal = page.getByRole('alert').first()
  const arrived = page.getByRole('navigation', { name: 'メニュー' })
  await expect(refusal.or(arrived).first()).toBeVisible()
  if (await arrived.isVisible()) return null
  const said = await refusal.innerText()
  return /端末の時計が/.test(said) ? null : said
}

/** What a page says, once it has come. */
async function saidAt(page: Page, path: string): Promise<string> {
  await page.goto(program.origin + path)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  return main(page).innerText()
}

const pages = ['/mypage', '/notes_of_donation', '/statement', '/what_if', '/track_record', '/trial_check']

test('sign-in with a wrong clock or without storage says the cause, or goes on', async ({ browser }) => {
  const hand = tally()
  const each = async (
    name: string,
    prepare: (context: BrowserContext) => Promise<unknown>,
    cause: RegExp,
  ) => {
    const context = await browser.newContext()
    await prepare(context)
    hand.check(name, await signInOutcome(await context.newPage(), cause))
    await context.close()
  }
  for (const by of clocks)
    await each(`clock ${by / MINUTE} min`, (context) => skew(context, by), /端末の時計が/)
  for (const by of clocks) {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
    await skew(context, by)
    hand.check(`console ${by / MINUTE} min`, await staffOutcome(await context.newPage()))
    await context.close()
  }
  for (const how of ['refused', 'full'] as const)
    await each(`storage ${how}`, (context) => withStorage(context, how), /保存できない/)
  hand.print('wrong clock, storage (sign-in)')
  expect(hand.wrong).toEqual([])

  // Control: another cause is found where it is not the true one.
  const context = await browser.newContext()
  await skew(context, DAY)
  expect(await signInOutcome(await context.newPage(), /保存できない/)).toContain('時計')
  await context.close()
})

test('a signed-in donor reads the same whatever the device’s clock says', async ({ browser }) => {
  const hand = tally()
  const readAll = async (by: number, isFull = false) => {
    const context = await browser.newContext()
    if (by !== 0) await skew(context, by)
    const page = await context.newPage()
    await openAs(page, program, donor)
    if (isFull) await withStorage(context, 'full')
    const said = new Map<string, string>()
    for (const path of pages) said.set(path, await saidAt(page, path))
    await context.close()
    return said
  }
  const right = await readAll(0)
  for (const by of clocks)
    for (const [path, said] of await readAll(by))
      hand.check(`${path} ${by / MINUTE} min`, said === right.get(path) ? null : said)
  for (const [path, said] of await readAll(0, true))
    hand.check(`${path} without room`, said === right.get(path) ? null : said)
  hand.print('wrong clock, storage (pages)')
  expect(hand.wrong).toEqual([])
  // Control: pages differ from one another.
  expect(new Set(right.values()).size).toBe(pages.length)
})

test('guidance is booked and moved with any clock, and after the storage was emptied', async ({
  browser,
}) => {
  const hand = tally()
  const [person] = await samplePeople(program, {
    UserStatus: { eq: 'Guidance' },
    SuspensionStatus1: { eq: false },
  })
  if (!person) throw new Error('nobody in the sample is invited')
  await takeAccount(program, person.Email)
  const account = { email: person.Email, password: PASSWORD }

  /** Books, or moves what is booked, to a day; `middle` comes before the last press. What stands there then. */
  const book = async (
    context: BrowserContext,
    path: string,
    day: string,
    middle: (page: Page) => Promise<unknown>,
  ) => {
    const page = await context.newPage()
    await openAs(page, program, account, path)
    await page.getByRole('button', { name: new RegExp(`12月${day}`) }).click()
    await page.getByRole('radio').locator('visible=true').first().check()
    await page.getByRole('button', { name: 'この日時で確認へ進む' }).click()
    const last = page.getByRole('button', { name: /^(予約|変更)する$/ })
    await expect(last).toBeVisible()
    await middle(page)
    await last.click()
    const done = page.getByRole('heading', { level: 1, name: /予約が完了しました|日時を変更しました/ })
    const signIn = page.getByRole('heading', { level: 1, name: 'ログイン' })
    await expect(done.or(signIn)).toBeVisible()
    const said = (await done.isVisible()) ? null : await page.locator('body').innerText()
    await context.close()
    return said
  }
  const goOn = async () => undefined
  const days = ['3日', '4日', '7日', '8日']
  let path = '/signup/schedule_reservation'
  for (const [index, by] of clocks.entries()) {
    const context = await browser.newContext()
    await skew(context, by)
    hand.check(`${by / MINUTE} min`, await book(context, path, days[index] ?? '', goOn))
    path = '/signup/schedule_reservation/change'
  }
  // Whoever is signed out meanwhile is told so, and comes back.
  const said = await book(await browser.newContext(), path, '9日', empty)
  hand.check('emptied', said === null || said.includes('ログイン') ? null : said)
  hand.print('wrong clock, storage (booking)')
  expect(hand.wrong).toEqual([])
})

test('a check goes on from one clock to another, through emptied and full storage', async ({ browser }) => {
  const hand = tally()
  const applicant = { email: 'applicant@example.com', password: SAMPLE_PASSWORD }
  const first = await browser.newContext()
  await skew(first, DAY)
  const page = await first.newPage()
  await openAs(page, program, applicant)
  await startCheck(page, program)
  const saved = savedAnswerOf(page, 'Q17')
  await answerCheck(page, { until: 'Q18' })
  await saved
  await empty(page)
  await page.getByRole('button', { name: 'ない', exact: true }).first().click()
  const signIn = page.getByRole('heading', { level: 1, name: 'ログイン' })
  await expect(signIn.or(page.getByText(/まだ保存できていません/).first())).toBeVisible()
  const said = await page.locator('body').innerText()
  hand.check('emptied: says so', /ログイン/.test(said) ? null : said)
  await first.close()

  const second = await browser.newContext()
  await skew(second, -DAY)
  const other = await second.newPage()
  await openAs(other, program, applicant)
  await withStorage(second, 'full')
  await other.goto(`${program.origin}/signup/online_check?at=Q14`)
  const kept = other.locator('#Q14 input[value="4"]')
  await expect(kept).toBeVisible()
  hand.check('what was answered is there', (await kept.isChecked()) ? null : 'Q14 is empty')
  await other.goto(`${program.origin}/signup/online_check`)
  await answerCheck(other)
  await sendCheck(other)
  await expect(other.getByRole('heading', { level: 1 })).not.toHaveText('お答えの確認')
  hand.check('sent', other.url().endsWith('/online_check/result_ok') ? null : await main(other).innerText())
  await second.close()
  hand.print('wrong clock, storage (check)')
  expect(hand.wrong).toEqual([])
})
