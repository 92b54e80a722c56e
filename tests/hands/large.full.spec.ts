import type { Page } from '@playwright/test'
import { allRoles } from '../../shared/rules/records/access/roles'
import { SAMPLE_PASSWORD } from '../../server/ground/settings/sampleAccounts'
import { expect, test } from '../e2e/fixtures'
import { keepSession } from '../e2e/support/keepSession'
import { otherMembers } from '../e2e/support/otherMembers'
import { personPage } from '../e2e/support/personPage'
import { PASSWORD } from '../e2e/support/registration'
import { arrivalOf, guestPaths, memberPaths, publicPaths, type Who } from '../e2e/support/routes'
import { takeAccount } from '../e2e/support/samplePeople'
import { openAs } from '../e2e/support/signIn'
import type { TestProgram } from '../support/program'
import { account, menuAddresses } from './support/press'
import { openSettled, settled } from './support/settled'
import { enlarge, misfitsOf } from './support/large'

test.setTimeout(1_800_000)

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 800 }
/** The desk, zoomed to 200 %. */
const ZOOMED = { width: 640, height: 400 }

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

const people: Readonly<Record<Exclude<Who, 'guest'>, string>> = {
  applicant: 'applicant@example.com',
  donor: 'donor@example.com',
  suspended: 'waiting@example.com',
}

/** Opens each page zoomed to 200 %, and with letters of twice the size, on a phone and at a desk. */
async function expectToFit(page: Page, who: string, addresses: readonly string[]): Promise<void> {
  const wrong: string[] = []
  let tried = 0
  for (const address of addresses) {
    await openSettled(page, address)
    for (const size of [ZOOMED, DESK, PHONE]) {
      await page.setViewportSize(size)
      if (size !== ZOOMED) await enlarge(page)
      await settled(page)
      tried += 1
      const { pathname, search } = new URL(address)
      const found = await misfitsOf(page)
      wrong.push(...found.map((what) => `${pathname}${search} at ${size.width}: ${what}`))
    }
  }
  process.stdout.write(`letters of twice the size (${who}): ${tried} tried, ${wrong.length} wrong\n`)
  expect(wrong).toEqual([])
}

const at = (path: string) => program.origin + path

for (const who of ['guest', 'applicant', 'donor', 'suspended'] as const)
  test(`letters of twice the size: ${who}`, async ({ page }) => {
    if (who !== 'guest') await openAs(page, program, { email: people[who], password: SAMPLE_PASSWORD })
    const paths = who === 'guest' ? [...publicPaths, ...guestPaths] : memberPaths
    await expectToFit(page, who, paths.filter((path) => arrivalOf(path, who).path === path).map(at))
  })

for (const { who, find, paths } of otherMembers(() => program))
  test(`letters of twice the size: ${who} member`, async ({ page }) => {
    const { Email } = await find()
    await takeAccount(program, Email)
    await openAs(page, program, { email: Email, password: PASSWORD })
    await expectToFit(page, who, ['/mypage', ...paths].map(at))
  })

for (const role of allRoles) {
  const name = role === 'Administrator' ? 'admin' : role.toLowerCase()
  test(`letters of twice the size: the console of ${name}`, async ({ page }) => {
    await page.setViewportSize(DESK)
    await keepSession(page.context(), program, account(name), 'console')
    const addresses = await menuAddresses(page, program.origin)
    if (addresses.some((address) => address.endsWith('/admin/users')))
      addresses.push(await personPage(program, people.donor))
    await expectToFit(page, name, addresses)
  })
}

test('the control: what is wider than the screen, or cut, is found', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.setContent('<body style="margin: 0"><p style="width: 500px">x</p>')
  expect((await misfitsOf(page)).join()).toContain('110 px too wide: x')
  await page.setContent('<div style="overflow-x: auto"><p style="width: 500px">x</p></div>')
  expect(await misfitsOf(page)).toEqual([])
  await page.setContent(
    '<p style="overflow: hidden; width: 9em; white-space: nowrap">この行は、途中で切れています</p>',
  )
  expect((await misfitsOf(page)).join()).toContain('cut: この行は')
})
