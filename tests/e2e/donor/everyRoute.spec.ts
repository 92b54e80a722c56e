import { startTestProgram, type TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator, callAs } from '../support/api'
import { expectAccessible } from '../support/expectAccessible'
import { arrivalOf, guestPaths, memberPaths, publicPaths, UNKNOWN_PATH, type Who } from '../support/routes'
import { signInAs } from '../support/signIn'

const SAMPLE_PASSWORD = 'Demo-Passw0rd'
const ALL_PATHS = [...publicPaths, ...guestPaths, ...memberPaths, UNKNOWN_PATH]

const accounts: Partial<Record<Who, string>> = {
  applicant: 'applicant@example.com',
  donor: 'donor@example.com',
  suspended: 'waiting@example.com',
}

// Chromium calls a page that is not found an error of its own.
test.use({ expectedProblems: [/status of 404 .*\/no_such_page\)$/] })

let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: '2026-12-01T09:00:00+09:00' })
})
test.afterAll(() => program.stop())

async function suspend(email: string): Promise<void> {
  const { listUsersByIdProfileCreatedAt } = await callAs(
    program,
    administrator,
    `query ($filter: UserProfileFilter) {
      listUsersByIdProfileCreatedAt(filter: $filter) { items { Id } }
    }`,
    { filter: { Email: { eq: email } } },
  )
  const [person] = (listUsersByIdProfileCreatedAt as { items: { Id: string }[] }).items
  await callAs(
    program,
    administrator,
    'mutation ($input: StopUserInput!) { stopUser(input: $input) { SuspensionStatus1 } }',
    { input: { UserId: person?.Id, Stop: true, Reason: '確認のため' } },
  )
}

// Each page is looked at with the first person who is shown it.
const looked = new Set<string>()

for (const who of ['guest', 'applicant', 'donor', 'suspended'] as const)
  test(`every route, for ${who}`, async ({ page }) => {
    test.setTimeout(240_000)
    const account = accounts[who]
    if (account) {
      if (who === 'suspended') await suspend(account)
      await signInAs(page, program, account, SAMPLE_PASSWORD)
    }
    for (const path of ALL_PATHS) {
      const arrival = arrivalOf(path, who)
      const response = await page.goto(program.origin + path)
      expect.soft(response?.status(), `status of ${path}`).toBe(arrival.status)
      await expect.soft(page, `where ${path} leads`).toHaveURL(program.origin + arrival.path)
      await expect.soft(page, `title of ${path}`).toHaveTitle(arrival.title)
      const h1 = page.locator('main h1')
      await expect.soft(h1, `heading of ${path}`).toHaveText([arrival.h1])
      if (arrival.path !== path || looked.has(path)) continue
      looked.add(path)
      await expectAccessible(page)
    }
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
