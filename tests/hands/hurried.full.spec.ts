import { test, expect } from '../e2e/fixtures'
import { answerCheck, sendCheck } from '../e2e/support/onlineCheck'
import { otherMembers } from '../e2e/support/otherMembers'
import { enterProfile, PASSWORD, signUp, startCheck } from '../e2e/support/registration'
import { arrivalOf, guestPaths, memberPaths, publicPaths, type Who } from '../e2e/support/routes'
import { takeAccount } from '../e2e/support/samplePeople'
import { openAs } from '../e2e/support/signIn'
import { SAMPLE_PASSWORD } from '../../server/ground/settings/sampleAccounts'
import type { TestProgram } from '../support/program'
import { KEEP_TRANSLATED } from '../support/translate'
import { hurry, hurryThrough, refuseSlowly } from './support/hurry'

test.use({ viewport: { width: 390, height: 844 } })
test.setTimeout(1_800_000)

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

const translated = (page: { evaluate: (source: string) => Promise<unknown> }) =>
  page.evaluate(KEEP_TRANSLATED)

/** React found other texts than it expects. */
const DRAWN_ANEW = /React error #418/

/** By hand, and while the browser translates: most pages run before it does, those that are only read afterwards. */
const WAYS = [
  { name: 'hurried' },
  { name: 'hurried, translated', toProgram: translated },
  { name: 'hurried, translated first', toPage: translated, expected: DRAWN_ANEW },
]

const accounts: Readonly<Partial<Record<Who, string>>> = {
  applicant: 'applicant@example.com',
  donor: 'donor@example.com',
  suspended: 'waiting@example.com',
}

const at = (path: string) => program.origin + path

for (const way of WAYS)
  test.describe(way.name, () => {
    test.use({ expectedProblems: way.expected ? [way.expected] : [] })

    test(`${way.name}: a guest`, async ({ page }) => {
      const shown = [...publicPaths, ...guestPaths].filter((path) => arrivalOf(path, 'guest').path === path)
      await hurryThrough(page, 'guest', shown.map(at), way)
    })

    for (const [who, email] of Object.entries(accounts))
      test(`${way.name}: ${who}`, async ({ page }) => {
        await openAs(page, program, { email, password: SAMPLE_PASSWORD })
        const shown = memberPaths.filter((path) => arrivalOf(path, who as Who).path === path)
        await hurryThrough(page, who, shown.map(at), way)
      })

    for (const { who, find, paths } of otherMembers(() => program))
      test(`${way.name}: ${who} member`, async ({ page }) => {
        const { Email } = await find()
        await takeAccount(program, Email)
        await openAs(page, program, { email: Email, password: PASSWORD })
        await hurryThrough(page, who, ['/mypage', ...paths].map(at), way)
      })
  })

const PAGE = (script: string) => ({
  contentType: 'text/html',
  body: `<main><h1>x</h1><button>送る</button></main><script>
    document.querySelector('main').__reactProps = {}
    const button = document.querySelector('button')
    ${script}</script>`,
})

test('the control: a page that sends again and says nothing, is found', async ({ page }) => {
  const body = JSON.stringify({ query: 'mutation Sent { sent }', operationName: 'Sent' })
  await page.route('**/careless', (route) =>
    route.fulfill(
      PAGE(`button.onclick = () => {
        fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '${body}' })
      }`),
    ),
  )
  const all = { tried: 0, wrong: [] }
  await hurry(page, at('/careless'), await refuseSlowly(page), all)
  expect(all.wrong.join()).toMatch(/sent twice: Sent.*refused without a word/)
})

test.describe('torn', () => {
  test.use({ expectedProblems: [/removeChild/] })

  test('the control: a page that takes away a text which a translation has moved, is found', async ({
    page,
  }) => {
    await page.route('**/torn', (route) =>
      route.fulfill(PAGE('const text = button.firstChild; button.onclick = () => button.removeChild(text)')),
    )
    const all = { tried: 0, wrong: [] }
    await hurry(page, at('/torn'), await refuseSlowly(page), all, { toProgram: translated })
    expect(all.wrong.join()).toMatch(/removeChild/)
  })
})

test.describe('a journey', () => {
  test.use({ expectedProblems: [DRAWN_ANEW] })
  test('somebody signs up, answers the check and sends it while the browser translates', async ({ page }) => {
    await page.addInitScript(`addEventListener('load', () => ${KEEP_TRANSLATED})`)
    await signUp(page, program, 'translated@example.com')
    await enterProfile(page, program)
    await startCheck(page, program)
    let tried = 0
    await answerCheck(page, { look: async () => void (tried += 1) })
    await sendCheck(page)
    await page.waitForURL('**/online_check/result_ok')
    process.stdout.write(`translated check: ${tried} tried, 0 wrong\n`)
  })
})
