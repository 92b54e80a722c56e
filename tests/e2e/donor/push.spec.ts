import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import type { BrowserContext, Page, Worker } from '@playwright/test'
import { pushMessage, pushSaid } from '../../../shared/words/program/push'
import type { TestProgram } from '../../support/program'
import { RARE } from '../../support/full'
import { expect, test } from '../fixtures'
import { expectAccessible } from '../support/expectAccessible'
import { untilInstalled } from '../support/keptOnDevice'
import { openAs } from '../support/signIn'

const donor = { email: 'donor@example.com', password: 'Demo-Passw0rd' }

test.use({ serviceWorkers: 'allow' })

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

type Target = { endpoint: string; keys: { p256dh: string; auth: string } }

function newTarget(): Target {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return {
    endpoint: `https://push.example.com/${randomUUID()}`,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  }
}

/** The tests' Chromium has no push service to reach, and without a screen it refuses all notices. */
async function withPushService(context: BrowserContext): Promise<Target> {
  const target = newTarget()
  await context.addInitScript((given) => {
    const subscription = {
      endpoint: given.endpoint,
      options: { applicationServerKey: null },
      toJSON: () => given,
      unsubscribe: async () => {
        localStorage.removeItem('subscribed')
        return true
      },
    }
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Object.assign(Notification, { requestPermission: async () => 'granted' })
    const isOn = () => localStorage.getItem('subscribed') !== null
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (isOn() ? subscription : null),
      subscribe: async () => {
        localStorage.setItem('subscribed', 'yes')
        return subscription
      },
    })
  }, target)
  return target
}

const section = (page: Page) =>
  page.getByRole('heading', { name: 'この端末へのお知らせ' }).locator('xpath=ancestor::*[.//button][1]')

/** What the browser's push service hands to the worker. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((done) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${program.origin}/`)
      if (ours) done(ours.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  await session.send('ServiceWorker.deliverPushMessage', { origin: program.origin, registrationId, data })
}

/** Keeps what the worker would show. */
const keepShown = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = self as unknown as { shown: object[]; registration: object }
    scope.shown = []
    Object.assign(scope.registration, {
      showNotification: async (title: string, options: { body?: string; tag?: string; data?: unknown }) => {
        const { body, tag, data } = options
        scope.shown.push({ title, body, tag, data })
      },
    })
  })

const shown = (worker: Worker) =>
  worker.evaluate(() => (self as unknown as { shown: { title: string }[] }).shown)

/** Which page a tap on the notice opens. */
const opened = (worker: Worker, path: unknown): Promise<string> =>
  worker.evaluate(async (data) => {
    type Scope = EventTarget & { clients: { openWindow(url: string): Promise<null> } }
    const scope = self as unknown as Scope
    const opens = new Promise<string>((done) => {
      Object.assign(scope.clients, {
        openWindow: async (url: string) => {
          done(url)
          return null
        },
      })
    })
    const event = Object.assign(new Event('notificationclick'), {
      notification: { data, close: () => undefined },
      waitUntil: () => undefined,
    })
    scope.dispatchEvent(event)
    return opens
  }, path)

async function workerOf(context: BrowserContext, page: Page): Promise<Worker> {
  await untilInstalled(page)
  const worker = context.serviceWorkers().find((one) => one.url().endsWith('/sw.js'))
  if (!worker) throw new Error('No service worker')
  return worker
}

test('a device is told what was chosen, a tap opens the page, and another device has its own choice', async ({
  page,
  context,
  browser,
}) => {
  const target = await withPushService(context)
  await openAs(page, program, donor, '/account')
  const worker = await workerOf(context, page)
  await section(page).getByRole('checkbox', { name: pushSaid.Window.label }).uncheck()
  await page.getByRole('button', { name: 'この端末で受け取る' }).click()
  await expect(page.getByText('この端末で受け取っています。')).toBeVisible()
  await page.reload()
  await expect(page.getByText('この端末で受け取っています。')).toBeVisible()
  await expect(section(page).getByRole('checkbox', { name: pushSaid.Window.label })).not.toBeChecked()
  await expectAccessible(page)

  const notice = pushMessage('DayBefore', 'なかつぐ')
  await keepShown(worker)
  await deliver(page, JSON.stringify(notice))
  const { title, body, tag, path } = notice
  await expect.poll(() => shown(worker)).toEqual([{ title, body, tag, data: path }])
  // Nothing that can be read.
  await deliver(page, 'x')
  await expect
    .poll(async () => (await shown(worker)).map((one) => one.title))
    .toEqual(['なかつぐ', 'なかつぐ'])
  expect(await opened(worker, path)).toBe(`${program.origin}/mypage`)
  expect(await opened(worker, pushSaid.Invitation.path)).toBe(`${program.origin}/signup/schedule_reservation`)
  for (const elsewhere of ['https://example.com/', '//example.com/a', 'javascript:alert(1)', undefined])
    expect(await opened(worker, elsewhere)).toBe(`${program.origin}/mypage`)

  const other = await browser.newContext({ serviceWorkers: 'allow', locale: 'ja-JP' })
  await withPushService(other)
  const there = await other.newPage()
  await openAs(there, program, donor, '/account')
  await expect(
    there.getByText('この端末では受け取っていません。ほかに1台の端末で受け取っています。'),
  ).toBeVisible()
  await there.getByRole('button', { name: 'この端末で受け取る' }).click()
  await expect(
    there.getByText('この端末で受け取っています。ほかに1台の端末で受け取っています。'),
  ).toBeVisible()

  // The browser changes its subscription, and its worker tells the server.
  const next = newTarget()
  const answer = context.waitForEvent('response', (response) => response.url().endsWith('/api/push_device'))
  await worker.evaluate(
    ({ before, after }) => {
      const subscription = (given: typeof before) => ({ endpoint: given.endpoint, toJSON: () => given })
      const event = Object.assign(new Event('pushsubscriptionchange'), {
        oldSubscription: subscription(before),
        newSubscription: subscription(after),
        waitUntil: () => undefined,
      })
      self.dispatchEvent(event)
    },
    { before: target, after: next },
  )
  expect((await answer).status()).toBe(200)
  // The page's browser still has the old one, which nobody knows any more.
  await page.reload()
  await expect(
    page.getByText('この端末では受け取っていません。ほかに2台の端末で受け取っています。'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'すべての端末で受け取るのをやめる' }).click()
  await there.reload()
  await expect(there.getByText('この端末では受け取っていません。')).toBeVisible()
  await other.close()
})

test(
  'where notices are refused the page says what to do, and asks nothing',
  { tag: RARE },
  async ({ page }) => {
    await openAs(page, program, donor, '/account')
    await expect(page.getByText('ブラウザーの設定で、このサイトからの通知が止められています。')).toBeVisible()
    await expect(page.getByRole('button', { name: 'この端末で受け取る' })).toHaveCount(0)
  },
)

test(
  'where notices are revoked later, the page says so and asks nothing',
  { tag: RARE },
  async ({ page, context }) => {
    await withPushService(context)
    await openAs(page, program, donor, '/account')
    await page.getByRole('button', { name: 'この端末で受け取る' }).click()
    await expect(page.getByText('この端末で受け取っています。')).toBeVisible()
    await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
    await page.reload()
    await expect(page.getByText('ブラウザーの設定で、このサイトからの通知が止められています。')).toBeVisible()
    await expect(page.getByText('この端末で受け取っています。')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'この端末で受け取る' })).toHaveCount(0)
  },
)
