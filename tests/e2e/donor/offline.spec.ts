import type { BrowserContext, Page } from '@playwright/test'
import type { TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator, callAs } from '../support/api'
import { card, fallback, isKept, keepUntil, offlineNote, untilInstalled } from '../support/keptOnDevice'
import { samplePeople } from '../support/samplePeople'
import { holdBack } from '../support/holdBack'
import { openAs } from '../support/signIn'
import { open, untilScriptRuns } from '../support/untilScriptRuns'
import { RARE } from '../../support/full'

const donor = { email: 'donor@example.com', password: 'Demo-Passw0rd' }
const waiting = { email: 'waiting@example.com', password: 'Demo-Passw0rd' }

// Chromium calls a line that is gone an error of the page.
test.use({
  serviceWorkers: 'allow',
  // Tokens that a sign-out has ended may still be on their way.
  expectedProblems: [
    /net::ERR_|Failed to fetch|通信できませんでした|Error loading route module|status of 400 .*\/identity\/\)$/,
  ],
})

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

/** A donor has looked at her card, and the network goes. */
async function lookThenLoseLine(page: Page, context: BrowserContext): Promise<void> {
  await openAs(page, program, donor)
  await expect(card(page)).toBeVisible()
  await untilInstalled(page)
  await expect.poll(() => isKept(page)).toBe(true)
  await context.setOffline(true)
}

test('the donor app can be installed', { tag: RARE }, async ({ page }) => {
  await open(page, program.origin)
  await untilInstalled(page)
  const { scope, script } = await page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready
    return { scope: worker.scope, script: worker.active?.scriptURL }
  })
  expect(scope).toBe(`${program.origin}/`)
  expect(script).toBe(`${program.origin}/sw.js`)
  const answer = await page.request.get(`${program.origin}/sw.js`)
  expect(answer.headers()['cache-control']).toBe('no-cache')
  expect(answer.headers()['content-type']).toContain('text/javascript')

  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const sent = await page.request.get(program.origin + address)
  expect(sent.headers()['content-type']).toBe('application/manifest+json')
  const manifest = (await sent.json()) as {
    icons: { src: string; sizes: string; type: string; purpose?: string }[]
  }
  expect(manifest).toMatchObject({
    name: 'なかつぐ',
    short_name: 'なかつぐ',
    lang: 'ja',
    start_url: '/mypage',
    display: 'standalone',
  })
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  const drawn = await page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (source) => {
          const picture = new Image()
          picture.src = source
          await picture.decode()
          return `${picture.naturalWidth}x${picture.naturalHeight}`
        }),
      ),
    manifest.icons.filter(({ sizes }) => sizes !== 'any').map(({ src }) => src),
  )
  expect(drawn).toEqual(manifest.icons.filter(({ sizes }) => sizes !== 'any').map(({ sizes }) => sizes))

  // What the browser itself has against it. Incognito windows, which tests are, never install.
  const session = await page.context().newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})

test('the donor card opens without a network, and says of when it is', async ({ page, context }) => {
  await lookThenLoseLine(page, context)
  await page.reload()
  await expect(offlineNote(page)).toBeVisible()
  await expect(page.getByText(/^\d+月\d+日\d+時の内容です。$/).filter({ visible: true })).toHaveCount(1)
  await expect(card(page)).toContainText(/D-\d{6}/)
  await expect(card(page)).toContainText('認定中')
  await expect(card(page)).toContainText(/有効期間：\d+年\d+月\d+日（.）まで/)
  const picture = card(page).getByRole('img', { name: /バーコード/ })
  expect(await picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0)).toBe(true)

  // Back on the line the page is the server's again.
  await context.setOffline(false)
  await page.getByRole('link', { name: 'もう一度読み込む' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'マイページ' })).toBeVisible()
  await expect(offlineNote(page)).toBeHidden()
})

test('other pages say what to do, and lead to what is kept', async ({ page, context }) => {
  await lookThenLoseLine(page, context)
  await page.goto(`${program.origin}/account`)
  await expect(fallback(page)).toBeVisible()
  await expect(page).toHaveURL(`${program.origin}/account`)
  await page.getByRole('link', { name: 'オフラインで見られる内容を開く' }).click()
  await expect(card(page)).toBeVisible()
})

test(
  'a page that is open stays open when the next one cannot come',
  { tag: RARE },
  async ({ page, context }) => {
    await lookThenLoseLine(page, context)
    await page.getByRole('link', { name: '届いたお知らせ' }).first().click()
    await expect(page.getByText('インターネットにつながっていません')).toBeVisible()
    await expect(card(page)).toBeVisible()
  },
)

test('a suspended donor is shown as one', { tag: RARE }, async ({ page, context }) => {
  const [person] = await samplePeople(program, { Email: { eq: donor.email } })
  const stop = (Stop: boolean) =>
    callAs(
      program,
      administrator,
      'mutation ($input: StopUserInput!) { stopUser(input: $input) { SuspensionStatus1 } }',
      { input: { UserId: person?.Id, Stop, Reason: '確認のため' } },
    )
  await stop(true)
  try {
    await lookThenLoseLine(page, context)
    await page.reload()
    await expect(card(page)).toContainText('ご利用を停止中')
    await expect(page.getByText('ご利用を停止しているあいだは、献便していただけません。')).toBeVisible()
  } finally {
    await stop(false)
  }
})

test('the card goes with its day, with the sign-out and with somebody else', async ({ page, context }) => {
  await lookThenLoseLine(page, context)

  // A year later: the certification has ended meanwhile, and nobody has told this device.
  await keepUntil(page, '2025-01-01')
  await page.reload()
  await expect(fallback(page)).toBeVisible()
  await expect(page.getByText('有効期限やお約束の日が過ぎたとき')).toBeVisible()
  await expect(page.getByRole('link', { name: 'オフラインで見られる内容を開く' })).toBeHidden()
  expect(await isKept(page)).toBe(false)

  await context.setOffline(false)
  await page.reload()
  await expect(card(page)).toBeVisible()
  await expect.poll(() => isKept(page)).toBe(true)
  await page.goto(`${program.origin}/account`)
  await page.getByRole('link', { name: 'メニュー' }).click()
  await page.getByRole('button', { name: 'ログアウト', exact: true }).click()
  await expect(page.getByText('ログアウトしました')).toBeVisible()
  await expect.poll(() => isKept(page)).toBe(false)
  await context.setOffline(true)
  await page.goto(`${program.origin}/mypage`)
  await expect(fallback(page)).toBeVisible()
  await context.setOffline(false)

  // Another's session, without a word of the first one's: as after a restored browser.
  await openAs(page, program, donor)
  await expect.poll(() => isKept(page)).toBe(true)
  await openAs(page, program, waiting, '/account')
  await expect(page.getByRole('heading', { level: 1, name: 'アカウント設定' })).toBeVisible()
  await expect.poll(() => isKept(page)).toBe(false)
})

test(
  'the card of the last visit is there at once, until the fresh one comes',
  { tag: RARE },
  async ({ page }) => {
    await openAs(page, program, donor)
    await expect(card(page)).toBeVisible()
    await expect.poll(() => isKept(page)).toBe(true)
    const place = () => card(page).boundingBox()

    const letAnswersCome = await holdBack(page, '**/graphql')
    await page.reload()
    const old = page.getByText(/^前回ご覧になった\d+月\d+日\d+時の内容です。最新の内容を確認しています。$/)
    await expect(old).toBeVisible()
    await expect(card(page)).toContainText(/D-\d{6}/)
    await expect(card(page)).toContainText('認定中')
    const before = await place()
    // What comes is kept anew: nothing is written after that.
    await page.evaluate(async () => (await caches.open('donor-card')).delete('/donor-card'))
    letAnswersCome()
    await expect(page.getByRole('heading', { name: 'ご案内と設定' })).toBeVisible()
    await expect(old).toBeHidden()
    const after = await place()
    expect({ x: after?.x, width: after?.width }).toEqual({ x: before?.x, width: before?.width })
    // What stands above it is a line higher or lower.
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(24)
    await expect.poll(() => isKept(page)).toBe(true)

    // A card that is not of whoever is signed in is never shown.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.evaluate(async () => {
      const cache = await caches.open('donor-card')
      const kept = (await (await cache.match('/donor-card'))?.json()) as object
      await cache.put('/donor-card', Response.json({ ...kept, owner: 'somebody-else' }))
    })
    const letFurtherAnswersCome = await holdBack(page, '**/graphql')
    await page.reload()
    // The page has looked who is signed in, and then into the store.
    await expect(page.locator('header nav a[href="/mypage"]')).toBeAttached()
    expect(await isKept(page)).toBe(true)
    await expect(page.getByText('読み込んでいます。')).toBeAttached()
    await expect(card(page)).toBeHidden()
    letFurtherAnswersCome()
    await expect(card(page)).toBeVisible()
  },
)

test(
  'the kept card stays where the line goes before my page has come',
  { tag: RARE },
  async ({ page, context }) => {
    await openAs(page, program, donor)
    await expect(card(page)).toBeVisible()
    await expect.poll(() => isKept(page)).toBe(true)
    const letAnswersCome = await holdBack(page, '**/graphql')
    await page.reload()
    await expect(page.getByText('最新の内容を確認しています。')).toBeVisible()
    await context.setOffline(true)
    letAnswersCome()
    const failed = page.getByRole('alert').filter({ hasText: '読み込めませんでした' })
    await expect(failed).toBeVisible()
    await expect(card(page)).toContainText(/D-\d{6}/)
    await expect(page.getByText(/^前回ご覧になった\d+月\d+日\d+時の内容です。$/)).toBeVisible()

    const again = failed.getByRole('button', { name: 'もう一度読み込む' })
    // It has failed before the line is back: until then the button may not be busy yet, or come through after all.
    const failedAgain = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/graphql'))
    await again.click()
    await failedAgain
    await expect(again).toBeEnabled()
    await expect(card(page)).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    await again.click()
    await expect(page.getByRole('heading', { name: '有効期間' })).toBeVisible()
    await expect(failed).toBeHidden()
  },
)

test(
  'opened after a year, the app asks for a sign-in and keeps nothing',
  { tag: RARE },
  async ({ page, context }) => {
    await lookThenLoseLine(page, context)
    // The tokens ended long ago, by the clock of the device; what is kept was for three months at most.
    await page.evaluate(() => {
      const year = 366 * 86_400_000
      for (const key of Object.keys(localStorage))
        if (key.endsWith('.clockDrift')) localStorage.setItem(key, String(year))
        else if (key.endsWith('.refreshToken')) localStorage.setItem(key, 'ended')
    })
    await keepUntil(page, '2025-12-01')
    await page.goto(`${program.origin}/mypage`)
    await expect(fallback(page)).toBeVisible()
    await expect(card(page)).toBeHidden()

    await context.setOffline(false)
    await page.goto(`${program.origin}/mypage`)
    await expect(page.getByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible()
    expect(await isKept(page)).toBe(false)
  },
)

test('a newer program takes the place of an older one', async ({ page }) => {
  await open(page, program.origin)
  await untilInstalled(page)
  await page.evaluate(() => caches.open('offline-older'))
  await page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready
    await worker.unregister()
  })
  await page.reload()
  await untilScriptRuns(page)
  await untilInstalled(page)
  const names = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('offline-')))
  await expect.poll(names).not.toContain('offline-older')
  expect(await names()).toHaveLength(1)
})
