import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../e2e/fixtures'
import { otherMembers } from '../e2e/support/otherMembers'
import { PASSWORD } from '../e2e/support/registration'
import { arrivalOf, memberPaths, type Who } from '../e2e/support/routes'
import { takeAccount } from '../e2e/support/samplePeople'
import { openAs } from '../e2e/support/signIn'
import { untilScriptRuns } from '../e2e/support/untilScriptRuns'
import { SAMPLE_PASSWORD } from '../../server/ground/settings/sampleAccounts'
import type { TestProgram } from '../support/program'
import { fill, nextControl } from './support/press'
import { settled } from './support/settled'

// What is refused is an error of the browser, too.
test.use({ viewport: { width: 390, height: 844 }, expectedProblems: [/./] })
test.setTimeout(1_800_000)

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

const SAID = 'この内容では受け付けられません。'
const FAULT = /サーバーでエラー|500 Internal/

/** Every act is refused, after as long as a slow network takes; nothing changes. */
async function refuseSlowly(page: Page): Promise<string[]> {
  const sent: string[] = []
  await page.route('**/graphql', async (route) => {
    const { query = '', operationName = '' } = (route.request().postDataJSON() ?? {}) as {
      query?: string
      operationName?: string
    }
    if (!/^\s*mutation/.test(query)) return route.continue()
    sent.push(operationName)
    await new Promise((done) => setTimeout(done, 300))
    await route.fulfill({
      json: { data: null, errors: [{ message: SAID, extensions: { code: 'INVALID_STATE' } }] },
    })
  })
  return sent
}

/** Twice, as a thumb does that is not sure of the first. */
async function press(page: Page, button: Locator): Promise<void> {
  await button.dblclick({ timeout: 5_000 }).catch(() => undefined)
  await settled(page)
}

type Found = { tried: number; wrong: string[] }

async function hurry(page: Page, path: string, sent: string[], all: Found): Promise<void> {
  const done = new Set<string>()
  const open = async () => {
    await page.goto(program.origin + path)
    await page.locator('main h1').first().waitFor()
    await untilScriptRuns(page)
    await settled(page)
  }
  for (;;) {
    await open()
    const control = await nextControl(page, done)
    if (!control) return
    all.tried += 1
    const wrong = (what: string) => all.wrong.push(`${path} ${control.kind}: ${what}`)
    const dialog = page.getByRole('dialog').last()
    const said = page.getByRole('alert').or(page.getByRole('status')).or(page.getByText(SAID))
    sent.length = 0
    await fill(page.getByRole('main'))
    await press(page, control.button)
    if (await dialog.isVisible()) {
      await fill(dialog)
      await press(page, dialog.getByRole('button').last())
    }
    const twice = sent.filter((name, index) => sent.indexOf(name) !== index)
    if (twice.length > 0) wrong(`sent twice: ${[...new Set(twice)].join(', ')}`)
    if (FAULT.test(await page.locator('body').innerText())) wrong('a fault')
    if (sent.length > 0 && (await said.filter({ hasText: /./ }).count()) === 0)
      wrong('refused without a word')
  }
}

const accounts: Readonly<Partial<Record<Who, string>>> = {
  applicant: 'applicant@example.com',
  donor: 'donor@example.com',
  suspended: 'waiting@example.com',
}

async function walk(page: Page, who: string, paths: readonly string[]): Promise<void> {
  const sent = await refuseSlowly(page)
  const all: Found = { tried: 0, wrong: [] }
  for (const path of paths) await hurry(page, path, sent, all)
  process.stdout.write(`hurried (${who}): ${all.tried} tried, ${all.wrong.length} wrong\n`)
  expect(all.wrong).toEqual([])
}

for (const [who, email] of Object.entries(accounts))
  test(`a hurried thumb: ${who}`, async ({ page }) => {
    await openAs(page, program, { email, password: SAMPLE_PASSWORD })
    const shown = memberPaths.filter((path) => arrivalOf(path, who as Who).path === path)
    await walk(page, who, shown)
  })

for (const { who, find, paths } of otherMembers(() => program))
  test(`a hurried thumb: ${who} member`, async ({ page }) => {
    const { Email } = await find()
    await takeAccount(program, Email)
    await openAs(page, program, { email: Email, password: PASSWORD })
    await walk(page, who, ['/mypage', ...paths])
  })

test('the control: a page that sends again and says nothing, is found', async ({ page }) => {
  const body = JSON.stringify({ query: 'mutation Sent { sent }', operationName: 'Sent' })
  await page.route('**/careless', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<main><h1>x</h1><button>送る</button></main><script>
        document.querySelector('main').__reactProps = {}
        document.querySelector('button').onclick = () => {
          fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '${body}' })
        }</script>`,
    }),
  )
  const all: Found = { tried: 0, wrong: [] }
  await hurry(page, '/careless', await refuseSlowly(page), all)
  expect(all.wrong.join()).toMatch(/sent twice: Sent.*refused without a word/)
})
