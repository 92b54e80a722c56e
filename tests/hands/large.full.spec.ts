import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/fixtures'
import { keepSession } from '../e2e/support/keepSession'
import { personPage } from '../e2e/support/personPage'
import { arrivalOf, guestPaths, memberPaths, publicPaths, type Who } from '../e2e/support/routes'
import { openAs } from '../e2e/support/signIn'
import { SAMPLE_PASSWORD } from '../../server/ground/settings/sampleAccounts'
import { measureDialogs, refuseActs } from './support/dialogs'
import { account, menuAddresses } from './support/press'
import { openSettled } from './support/settled'

test.setTimeout(1_800_000)

/** What reaches beyond the page's right side, deepest parts only. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const over = document.documentElement.scrollWidth - window.innerWidth
    if (over <= 0) return []
    const out = [...document.querySelectorAll('body *')].filter(
      (part) => part.getBoundingClientRect().right > window.innerWidth + 1,
    )
    const deepest = out.filter((part) => !out.some((other) => other !== part && part.contains(other)))
    return [
      `${over} px too wide: ${deepest
        .slice(0, 3)
        .map((part) => (part.textContent ?? '').slice(0, 30) || part.tagName)
        .join(' / ')}`,
    ]
  })

const people: Readonly<Record<Exclude<Who, 'guest'>, string>> = {
  applicant: 'applicant@example.com',
  donor: 'donor@example.com',
  suspended: 'waiting@example.com',
}

test.describe('letters of twice the size', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('keep each page of the donor app on the screen', async ({ page, sharedProgram: program }) => {
    const wrong: string[] = []
    let tried = 0
    for (const who of ['guest', 'applicant', 'donor', 'suspended'] as const) {
      if (who !== 'guest') await openAs(page, program, { email: people[who], password: SAMPLE_PASSWORD })
      const paths = who === 'guest' ? [...publicPaths, ...guestPaths] : memberPaths
      for (const path of paths.filter((path) => arrivalOf(path, who).path === path)) {
        await page.goto(program.origin + path)
        await page.locator('main h1').first().waitFor()
        await page.waitForLoadState('networkidle')
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        tried += 1
        wrong.push(...(await tooWide(page)).map((what) => `${who} ${path}: ${what}`))
      }
    }
    process.stdout.write(`large letters: ${tried} tried, ${wrong.length} wrong\n`)
    expect(wrong).toEqual([])
  })

  test('the control: what is wider than the screen is found', async ({ page }) => {
    await page.setContent('<p style="width: 500px">x</p>')
    expect((await tooWide(page)).join()).toContain('110 px too wide')
  })
})

test.describe('1366×768 at 200 %', () => {
  test.use({ viewport: { width: 683, height: 384 } })
  for (const name of ['admin', 'coordinator', 'reception'])
    test(`keeps the pages of ${name} on the screen, and each dialog's buttons`, async ({
      page,
      sharedProgram: program,
    }) => {
      await keepSession(page.context(), program, account(name), 'console')
      const addresses = [
        ...(await menuAddresses(page, program.origin)),
        ...(name === 'reception' ? [] : [await personPage(program, people.donor)]),
      ]
      const wrong: string[] = []
      for (const address of addresses) {
        await openSettled(page, address)
        wrong.push(...(await tooWide(page)).map((what) => `${new URL(address).pathname}: ${what}`))
      }
      await refuseActs(page)
      const dialogs = await measureDialogs(page, addresses.slice(-1))
      const tried = addresses.length + dialogs.tried.length
      wrong.push(...dialogs.wrong)
      process.stdout.write(`200 % (${name}): ${tried} tried, ${wrong.length} wrong\n`)
      expect(wrong).toEqual([])
    })
})
