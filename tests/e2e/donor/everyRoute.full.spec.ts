import type { Page } from '@playwright/test'
import type { TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator, callAs } from '../support/api'
import { expectAccessible } from '../support/expectAccessible'
import { PASSWORD } from '../support/registration'
import { CHOSEN, otherMembers, someone } from '../support/otherMembers'
import {
  arrivalOf,
  guestPaths,
  memberArrival,
  memberPaths,
  publicPaths,
  UNKNOWN_PATH,
  type Who,
} from '../support/routes'
import { samplePeople, takeAccount } from '../support/samplePeople'
import { SHIFT_LIMIT, shiftsOf } from '../support/shiftsOf'
import { openAs } from '../support/signIn'

const SAMPLE_PASSWORD = 'Demo-Passw0rd'
const ALL_PATHS = [...publicPaths, ...guestPaths, ...memberPaths, UNKNOWN_PATH]

/** What anybody may read is opened by one of those who are signed in; they differ in what is theirs. */
const pathsFor: Record<Who, readonly string[]> = {
  guest: ALL_PATHS,
  applicant: ALL_PATHS,
  donor: memberPaths,
  suspended: memberPaths,
}

const EVERYONE: readonly Who[] = ['guest', 'applicant', 'donor', 'suspended']

const accounts: Partial<Record<Who, string>> = {
  applicant: 'applicant@example.com',
  donor: 'donor@example.com',
  suspended: 'waiting@example.com',
}

// Chromium calls a page that is not found an error of its own.
test.use({ expectedProblems: [/status of 404 .*\/no_such_page\)$/] })

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

async function suspend(email: string): Promise<void> {
  const [person] = await samplePeople(program, { Email: { eq: email } })
  await callAs(
    program,
    administrator,
    'mutation ($input: StopUserInput!) { stopUser(input: $input) { SuspensionStatus1 } }',
    { input: { UserId: person?.Id, Stop: true, Reason: '確認のため' } },
  )
}

async function expectPage(page: Page, path: string): Promise<void> {
  const { title, h1 } = memberArrival(path)
  await expect(page).toHaveURL(program.origin + path)
  await expect(page).toHaveTitle(title)
  await expect(page.locator('main h1')).toHaveText([h1])
  expect.soft(await shiftsOf(page), `what moves on ${path}`).toBeLessThanOrEqual(SHIFT_LIMIT)
  await expectAccessible(page)
}

// Each page is looked at with the first person who is shown it.
const looked = new Set<string>()

for (const who of EVERYONE)
  test(`every route, for ${who}`, async ({ page }) => {
    test.setTimeout(600_000)
    const account = accounts[who]
    if (account) {
      if (who === 'suspended') await suspend(account)
      await openAs(page, program, { email: account, password: SAMPLE_PASSWORD })
    }
    for (const path of pathsFor[who]) {
      const arrival = arrivalOf(path, who)
      const response = await page.goto(program.origin + path)
      expect.soft(response?.status(), `status of ${path}`).toBe(arrival.status)
      await expect.soft(page, `where ${path} leads`).toHaveURL(program.origin + arrival.path)
      await expect.soft(page, `title of ${path}`).toHaveTitle(arrival.title)
      const h1 = page.locator('main h1')
      await expect.soft(h1, `heading of ${path}`).toHaveText([arrival.h1])
      if (arrival.path !== path || looked.has(path)) continue
      looked.add(path)
      expect.soft(await shiftsOf(page), `what moves on ${path}`).toBeLessThanOrEqual(SHIFT_LIMIT)
      await expectAccessible(page)
    }
  })

const others = otherMembers(() => program)

for (const { who, find, paths } of others)
  test(`the pages of ${who} member`, async ({ page }) => {
    const { Email } = await find()
    await takeAccount(program, Email)
    for (const [index, path] of paths.entries()) {
      if (index === 0) await openAs(page, program, { email: Email, password: PASSWORD }, path)
      else await page.goto(program.origin + path)
      await expectPage(page, path)
    }
  })

const FOLLOWING = ['/signup/profile/confirm', '/application_examination/complete'] as const

test('the pages that follow a form', async ({ page }) => {
  const { Id, Email } = await someone(program, { UserStatus: { eq: 'OnlineCheckBeforeRegistrationExam' } })
  await takeAccount(program, Email)
  await callAs(
    program,
    administrator,
    'mutation ($input: RecordIntestinalFloraTestInput!) { recordIntestinalFloraTest(input: $input) { Id } }',
    { input: { UserId: Id, Status: 'Guidance', DeadlineForApplicationAt: '2026-12-15' } },
  )
  await openAs(page, program, { email: Email, password: PASSWORD }, '/signup/profile')
  await page.getByRole('button', { name: '確認へ進む' }).click()
  await expectPage(page, FOLLOWING[0])

  await page.goto(`${program.origin}/application_examination`)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '同意して申し込む' }).click()
  await expectPage(page, FOLLOWING[1])
})

// Shown only to somebody who has just registered: the first path goes there.
const AFTER_REGISTERING = '/signup/profile/complete'

test('no signed-in page is left out', () => {
  const visited = new Set<string>([
    ...ALL_PATHS.filter((path) => EVERYONE.some((who) => arrivalOf(path, who).path === path)),
    ...others.flatMap(({ paths }) => paths.map((path) => path.replace(CHOSEN, ''))),
    ...FOLLOWING,
    AFTER_REGISTERING,
  ])
  expect(memberPaths.filter((path) => !visited.has(path))).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every public page can be read', async ({ page }) => {
    for (const path of publicPaths) {
      const { title, h1 } = arrivalOf(path, 'guest')
      await page.goto(program.origin + path)
      await expect(page).toHaveTitle(title)
      const heading = page.locator('main h1')
      await expect(heading).toHaveText(h1)
      await expect(heading).toBeVisible()
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
    }
  })
})
