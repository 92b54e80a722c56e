import type { Locator, Page, Request } from '@playwright/test'
import { addDays, japaneseDateOf } from '../../../shared/facts/dates'
import { SAMPLE_DAY, type TestProgram } from '../../support/program'
import { expect } from '../../e2e/fixtures'
import { keepSession, purposeQuestions } from '../../e2e/support/keepSession'
import { openSettled, settled } from './settled'

type Finding = { duty: string; page: string; control: string; what: string }
type Pressed = { tried: number; wrong: Finding[] }

const TODAY = japaneseDateOf(new Date(SAMPLE_DAY))
/** Ends the session, opens the printer, or asks for a device that is not there. */
const LEFT_OUT = /ログアウト|印刷|パスキー|ロック|ログインに戻る/
const REFUSED = /権限がありません|この画面は利用できません/

/** What wants a fresh sign-in asks for the password, and a wrong one is typed: the browser notes both refusals. */
export const WANTS_PASSWORD = [/status of 403 .*\/api\/payouts\.csv/, /status of 400 .*\/identity\//]

/** The sample's account of that name. */
export const account = (name: string) => ({ email: `${name}@example.com`, password: 'Demo-Passw0rd' })

export async function expectNothingRefused(page: Page, program: TestProgram, name: string): Promise<void> {
  await keepSession(page.context(), program, account(name), 'console')
  page.on('dialog', (dialog) => void dialog.accept())
  const { tried, wrong } = await pressAll(page, name, program.origin)
  process.stdout.write(`presser (${name}): ${tried} tried, ${wrong.length} wrong\n`)
  expect(wrong).toEqual([])
  expect(tried).toBeGreaterThan(1)
}

/** Every page of the duty's menu, and on each every kind of button that is shown, with its act carried through. */
async function pressAll(page: Page, duty: string, origin: string): Promise<Pressed> {
  const all: Pressed = { tried: 0, wrong: [] }
  for (const address of await menuAddresses(page, origin)) {
    const { tried, wrong } = await pressPage(page, duty, address)
    all.tried += tried
    all.wrong.push(...wrong)
  }
  return all
}

/** Each place of the duty's menu once. */
export async function menuAddresses(page: Page, origin: string): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'メニュー' }).getByRole('link')
  await page.goto(`${origin}/admin/`)
  await links.first().waitFor()
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(hrefs.filter((each) => !each.includes('?')))].map((href) => origin + href)
}

export async function pressPage(page: Page, duty: string, address: string): Promise<Pressed> {
  const wrong: Finding[] = []
  let tried = 0
  const done = new Set<string>()
  for (;;) {
    await openSettled(page, address)
    const control = await nextControl(page, done)
    if (!control) return { tried, wrong }
    tried += 1
    for (const what of await press(page, control.button))
      wrong.push({ duty, page: new URL(address).pathname, control: control.kind, what })
  }
}

/** A row's button is of one kind with those of the other rows. */
const kindOf = (text: string) => text.replace(/[\d０-９/:()（）]+/g, '#').trim()

export async function nextControl(page: Page, done: Set<string>) {
  const buttons = page.getByRole('main').getByRole('button')
  for (const button of await buttons.all()) {
    const text =
      (await button.textContent().catch(() => '')) ||
      // Some are gone once the list is drawn anew.
      (await button.getAttribute('aria-label').catch(() => '')) ||
      ''
    const kind = kindOf(text)
    if (!kind || done.has(kind) || LEFT_OUT.test(kind)) continue
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue
    done.add(kind)
    return { kind, button }
  }
  return null
}

/** What went wrong, in words; nothing if the act came through or was refused with a way on. */
async function press(page: Page, button: Locator): Promise<string[]> {
  const calls = watch(page)
  const found: string[] = []
  await button.click({ timeout: 5_000 })
  await settled(page)
  await sayWhy(page)
  const dialog = page.getByRole('dialog').last()
  if (await dialog.isVisible()) {
    found.push(...(await outOfSight(page, dialog)))
    await fill(dialog)
    const submit = dialog.locator('button[type=submit]')
    if ((await submit.count()) === 1 && (await submit.isEnabled())) {
      calls.sent.length = 0
      await submit.dblclick()
      await settled(page)
      await sayWhy(page)
      const mutations = calls.sent.filter((name, index) => calls.sent.indexOf(name) !== index)
      if (mutations.length > 0) found.push(`sent twice: ${[...new Set(mutations)].join(', ')}`)
    }
  }
  for (const alert of await page.getByRole('alert').all())
    if ((await alert.isVisible()) && !(await isInSight(page, alert)))
      found.push(`out of sight: ${await alert.textContent()}`)
  // With the error of what was sent, too.
  if (await dialog.isVisible()) found.push(...(await outOfSight(page, dialog)))
  if (await page.getByText(REFUSED).first().isVisible()) found.push('says that it is refused')
  found.push(...(await calls.refused()))
  calls.stop()
  return found
}

/** What opens a record asks first for what it is opened. */
export async function sayWhy(page: Page): Promise<void> {
  for (const question of purposeQuestions(page)) {
    if (!(await question.isVisible())) continue
    // An expectation lets the session's own hand answer; a second one would find the dialog gone.
    await expect(question).toBeHidden()
    await settled(page)
  }
}

/** A dialog stands whole on the screen, and so do its buttons. */
async function outOfSight(page: Page, dialog: Locator): Promise<string[]> {
  const found: string[] = []
  const [text = ''] = await dialog.allInnerTexts()
  const name = text.slice(0, 24)
  if (!(await isWhole(page, dialog))) found.push(`dialog does not fit: ${name}`)
  for (const button of await dialog.locator('.MuiDialogActions-root button').all())
    if (!(await isWhole(page, button))) found.push(`button out of sight: ${name}`)
  return found
}

/** Without waiting, because what is gone meanwhile is nowhere; null then. */
export async function boxOf(part: Locator) {
  return part.evaluateAll(([first]) => {
    if (!first) return null
    const { y, width, height } = first.getBoundingClientRect()
    return width * height > 0 ? { y, width, height } : null
  })
}

export async function isWhole(page: Page, part: Locator): Promise<boolean> {
  const box = await boxOf(part)
  const view = page.viewportSize()
  return box === null || view === null || (box.y >= 0 && box.y + box.height <= view.height)
}

async function isInSight(page: Page, alert: Locator): Promise<boolean> {
  const box = await boxOf(alert)
  const view = page.viewportSize()
  return box !== null && view !== null && box.y >= 0 && box.y < view.height
}

/** Something plausible in each empty field. */
export async function fill(dialog: Locator): Promise<void> {
  const fields = dialog.locator('input:not([type=hidden]), textarea, select')
  for (const field of await fields.all()) {
    if (!(await field.isVisible()) || !(await field.isEditable().catch(() => false))) continue
    const type = await field.evaluate((each) =>
      each instanceof HTMLSelectElement ? 'select' : each.getAttribute('type'),
    )
    if (type === 'radio' || type === 'checkbox' || type === 'file') continue
    if (type === 'select') {
      await field.selectOption({ index: 1 }).catch(() => undefined)
    } else if ((await field.inputValue()) === '') {
      const typed = {
        date: addDays(TODAY, 7),
        'datetime-local': `${TODAY}T09:00`,
        time: '10:00',
        number: '1',
      }
      await field
        .fill(type && Object.hasOwn(typed, type) ? typed[type as keyof typeof typed] : '確認のため')
        .catch(() => undefined)
    }
  }
  for (const group of await dialog.getByRole('radiogroup').all())
    await group
      .getByRole('radio')
      .first()
      .check({ force: true })
      .catch(() => undefined)
}

/** Mutations that were sent, and operations that were refused for the duty. */
function watch(page: Page) {
  const sent: string[] = []
  const refusals: Promise<string[]>[] = []
  const onRequest = (request: Request) => {
    const { query = '', operationName = '' } = bodyOf(request)
    if (/^\s*mutation/.test(query)) sent.push(operationName)
  }
  const onDone = (request: Request) => {
    if (request.url().endsWith('/graphql')) refusals.push(refusalOf(request))
  }
  page.on('request', onRequest)
  page.on('requestfinished', onDone)
  return {
    sent,
    refused: async () => (await Promise.all(refusals)).flat(),
    stop: () => {
      page.off('request', onRequest)
      page.off('requestfinished', onDone)
    },
  }
}

type Body = { query?: string; operationName?: string }

function bodyOf(request: Request): Body {
  if (!request.url().endsWith('/graphql')) return {}
  try {
    return (request.postDataJSON() ?? {}) as Body
  } catch {
    return {}
  }
}

async function refusalOf(request: Request): Promise<string[]> {
  const text = await request
    .response()
    .then((response) => response?.text())
    .catch(() => '')
  return text?.includes('"FORBIDDEN"') ? [`FORBIDDEN: ${bodyOf(request).operationName}`] : []
}
