import type { BrowserContext, Page } from '@playwright/test'
import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../support/program'
import { expect, test } from '../e2e/fixtures'
import { SAMPLE_PASSWORD } from '../../server/sampleAccounts'
import { answerCheck, sendCheck } from '../e2e/support/onlineCheck'
import { PASSWORD } from '../e2e/support/registration'
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
    print: (name: string) => console.log(`${name}: ${tried} tried, ${wrong.length} wrong`),
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
  const readAll = async (by: number) => {
    const context = await browser.newContext()
    if (by !== 0) await skew(context, by)
    const page = await context.newPage()
    await openAs(page, program, donor)
    const said = new Map<string, string>()
    for (const path of pages) said.set(path, await saidAt(page, path))
    await context.close()
    return said
  }
  const right = await readAll(0)
  for (const by of clocks)
    for (const [path, said] of await readAll(by))
      hand.check(`${path} ${by / MINUTE} min`, said === right.get(path) ? null : said)
  hand.print('wrong clock (pages)')
  expect(hand.wrong).toEqual([])
  // Control: pages differ from one another.
  expect(new Set(right.values()).size).toBe(pages.length)
})

test('guidance is booked and changed with any clock, storage full or emptied in the middle', async ({
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
  let path = '/signup/schedule_reservation'
  const book = async (
    name: string,
    prepare: (context: BrowserContext) => Promise<unknown>,
    middle = empty,
  ) => {
    const context = await browser.newContext()
    await prepare(context)
    const page = await context.newPage()
    await openAs(page, program, account, path)
    const day = page.getByRole('button', { name: / 空きあり|月\d+日（.） /, disabled: false }).first()
    await day.click()
    await page
      .getByRole('radio')
      .filter({ visible: true })
      .and(page.locator(':enabled:not(:checked)'))
      .first()
      .check()
    await page.getByRole('button', { name: 'この日時で確認へ進む' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /の確認$/ })).toBeVisible()
    if (middle === empty) await empty(page)
    await page.getByRole('button', { name: /^(予約する|変更する)$/ }).click()
    const done = page.getByRole('heading', { level: 1, name: /予約が完了しました|日時を変更しました/ })
    const again = page.getByRole('heading', { level: 1, name: 'ログイン' })
    await expect(done.or(again)).toBeVisible()
    if (await done.isVisible()) path = '/signup/schedule_reservation/change'
    return { context, page, signedOut: await again.isVisible() }
  }
  const nothing = async () => {}
  for (const by of clocks) {
    const { context, signedOut } = await book(
      `clock ${by / MINUTE}`,
      (each) => skew(each, by),
      nothing as never,
    )
    hand.check(`clock ${by / MINUTE} min`, signedOut ? 'signed out' : null)
    await context.close()
  }
  hand.print('wrong clock, storage (booking)')
  expect(hand.wrong).toEqual([])
})
