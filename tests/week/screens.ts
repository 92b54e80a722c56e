import { chromium, type Browser, type Page } from '@playwright/test'
import type { ScreenAct, ScreenAnswer, ScreenOrder } from '../../devtools/week/screens'
import { expect, watchForProblems } from '../e2e/fixtures'
import { enterPassword, goTo } from '../e2e/support/console'
import { keepSession, sayWhy } from '../e2e/support/keepSession'
import { answerCheck, sendCheck } from '../e2e/support/onlineCheck'
import { enterProfile, signUp, startCheck } from '../e2e/support/registration'
import { signInAs } from '../e2e/support/signIn'
import { open } from '../e2e/support/untilScriptRuns'
import { chromiumLaunch } from '../support/chromium'
import type { TestProgram } from '../support/program'
import { answerCase, pay } from './byDesk'
import { heading, Refused, rows, sent, toDesk, type At, type Window } from './windows'

// The windows of those people of the week who sit at a screen. They stay open over all starts of the program.

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const DESK = { viewport: { width: 1280, height: 900 } }
/** What a browser says of a line or a server that was gone, and of scripts of a version that is gone. */
const EXPECTED =
  /net::ERR_|Failed to (fetch|load)|40[13] \((Unauthorized|Forbidden)\)|dynamically imported module|reloading page/
const HALF_WAY = 'Q30'
const PIN = '2580'

const browser: Browser = await chromium.launch(chromiumLaunch())
const windows = new Map<string, Window>()

async function windowOf({ email: who, now, isStaff }: ScreenOrder): Promise<Window> {
  const known = windows.get(who)
  if (known) {
    await known.page.clock.setSystemTime(new Date(now))
    return known
  }
  const context = await browser.newContext({
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
    ...(isStaff ? DESK : PHONE),
  })
  context.setDefaultTimeout(60_000)
  const window: Window = { page: await context.newPage(), problems: watchForProblems(context), hands: 0 }
  await context.clock.install({ time: new Date(now) })
  await context.exposeFunction('countHand', () => (window.hands += 1))
  // As text: what is compiled here calls a helper that no window has.
  await context.addInitScript(`
    for (const kind of ['click', 'keydown'])
      document.addEventListener(kind, (event) => event.isTrusted && globalThis.countHand(), true)`)
  if (isStaff) await sayWhy(context)
  windows.set(who, window)
  return window
}

/** Until a page says the same three times. */
async function textOf(page: Page): Promise<string> {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 }).first()).toBeVisible()
  let [said, times] = ['', 0]
  await expect
    .poll(
      async () => {
        // What is folded is said too.
        await main.evaluate((all) => all.querySelectorAll('details').forEach((part) => (part.open = true)))
        const text = await main.innerText()
        times = text === said ? times + 1 : 0
        said = text
        return times
      },
      { intervals: [200], timeout: 30_000 },
    )
    .toBeGreaterThan(1)
  return said
}

/** What pages say to each of some people, one after the other in one window. */
async function readPages({ page, program, order, problems }: At): Promise<Record<string, string>> {
  const said: Record<string, string> = {}
  for (const { pages, ...account } of order.readers ?? []) {
    await keepSession(page.context(), program, account, 'donor', new Date(order.now).getTime())
    for (const path of pages) {
      const key = `${account.email} ${path}`
      try {
        await open(page, program.origin + path)
        said[key] = await textOf(page)
      } catch (error) {
        problems.push(`${key}: ${String(error).slice(0, 200)}`)
      }
    }
  }
  return said
}

const acts: Record<ScreenAct, (at: At) => Promise<Record<string, string> | null>> = {
  async beginCheck({ page, program, order }) {
    await signUp(page, program, order.email)
    await enterProfile(page, program)
    await startCheck(page, program)
    await answerCheck(page, { until: HALF_WAY })
    return null
  },
  async endCheck({ page, program }) {
    await answerCheck(page)
    await sendCheck(page)
    await expect(page).toHaveURL(`${program.origin}/online_check/result_ok`)
    return null
  },
  async book({ page, program }) {
    await open(page, `${program.origin}/mypage`)
    await page.getByRole('link', { name: '日時を選ぶ' }).click()
    await page
      .getByRole('button', { name: /\d+月\d+日（.）.*あと\d+人/, disabled: false })
      .first()
      .click()
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'この日時で確認へ進む' }).click()
    await expect(heading(page, '予約内容の確認')).toBeVisible()
    const press = () => page.getByRole('button', { name: '予約する', exact: true }).click()
    const { said } = await sent(page, 'reserveGuidance', press)
    await expect(heading(page, '予約が完了しました')).toBeVisible()
    return { at: /\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/.exec(said)?.[0] ?? '' }
  },
  async state({ page, program, order }) {
    await signInAs(page, program, order.email, order.password)
    await open(page, `${program.origin}/statement`)
    await page.getByRole('button', { name: '変わりはありません' }).click()
    await expect(page.getByRole('heading', { name: '今日は、献便していただけます' })).toBeVisible()
    return null
  },
  /** Reception keeps today's list on the device, the line goes, and a donor comes. */
  async receiveOffline({ page, program, order }) {
    await enterPassword(page, program, order)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /（.+）$/ })
      .click()
    await page.getByRole('menuitem', { name: 'アカウントの設定' }).click()
    await page.getByRole('button', { name: 'PINを設定する' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('PIN（4〜8桁の数字）').fill(PIN)
    await dialog.getByLabel('PIN（確認）').fill(PIN)
    await dialog.getByRole('button', { name: 'PINを設定する' }).click()
    await expect(page.getByText('設定しています。')).toBeVisible()
    await goTo(page, '受付')
    await expect(page.getByText(/時点の名簿（\d+人）/)).toBeVisible()
    await page.context().setOffline(true)
    await expect(page.getByLabel('ドナー番号')).toBeFocused()
    await page.keyboard.type(order.card ?? '')
    await page.keyboard.press('Enter')
    await expect(heading(page, '名簿では、受け付けられます', 2)).toBeVisible()
    await page.keyboard.press('F2')
    await expect(page.getByText('この端末に保存しました。送信の完了を待っています。')).toBeVisible()
    return null
  },
  async sendWhatWaited({ page }) {
    const { said, answer } = await sent(page, 'recordDonation', () => page.context().setOffline(false))
    return {
      at: /"DonationAt":"([^"]+)"/.exec(said)?.[1] ?? '',
      id: /"Id":"([^"]+)"/.exec(answer)?.[1] ?? '',
    }
  },
  async openDesk(at) {
    await toDesk(at)
    return { rows: String(await rows(at.page).count()) }
  },
  /** In a window that was opened by the version before. */
  async writeTask({ page }) {
    await page.keyboard.press('n')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('用件', { exact: true }).fill('版が変わったあとの、電話の折り返し')
    const press = () => page.keyboard.press('Enter')
    await sent(page, 'createWorkItem', press)
    await expect(dialog).toBeHidden()
    return null
  },
  async absent(at) {
    const { page } = at
    await toDesk(at)
    const open = rows(page).filter({ hasText: '参加の記録' })
    await expect(rows(page).first()).toBeVisible()
    if ((await open.count()) === 0) return null
    await open.first().focus()
    const { said } = await sent(page, 'recordGuidanceAttendance', () => page.keyboard.press('h'))
    await expect(page.getByRole('alert')).toContainText('欠席を記録しました。')
    return { sub: /"UserId":"([^"]+)"/.exec(said)?.[1] ?? '' }
  },
  async judge(at): Promise<Record<string, string> | null> {
    const { page } = at
    await toDesk(at)
    await expect(rows(page).first()).toBeVisible()
    const button = page.getByRole('button', { name: '判定を登録' }).last()
    if (!(await button.isVisible())) return null
    await button.click()
    const dialog = page.getByRole('dialog')
    for (const [group, choice] of [
      ['問診', '実施済み'],
      ['検体検査', '基準内'],
      ['基準値の判定', '実施済み'],
      ['認定の判定', '認定'],
    ] as const)
      await dialog.getByRole('group', { name: group }).getByLabel(choice, { exact: true }).click()
    const sending = sent(page, 'recordHealthCheck', () => page.keyboard.press('Enter'))
    const { said } = await sending.catch((refusal: unknown) => {
      if (refusal instanceof Refused) return { said: refusal.message }
      throw refusal
    })
    if (!said.startsWith('{')) {
      await expect(dialog).toContainText(said)
      page.once('dialog', (question) => void question.accept())
      await dialog.getByRole('button', { name: 'やめる' }).click()
      await expect(dialog).toBeHidden()
      return { refused: said }
    }
    await expect(dialog).toBeHidden()
    return { id: /"ScreeningId":"([^"]+)"/.exec(said)?.[1] ?? '' }
  },
  pay,
  answerCase,
  readPages,
  async invite({ page, program, order }) {
    await enterPassword(page, program, order)
    await expect(heading(page, 'きょうの机')).toBeVisible()
    await page.goto(`${program.origin}/admin/users/${order.sub}/show`)
    await page.getByRole('button', { name: '順番を変えて案内する' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('radio').last()).toBeChecked()
    await dialog.getByLabel('理由').fill('試しの1週間で案内します')
    const press = () => dialog.getByRole('button', { name: '順番を変えて案内する' }).click()
    await sent(page, 'inviteOutOfTurn', press)
    await expect(page.getByText('ガイダンス予約受付中').first()).toBeVisible()
    return null
  },
}

async function perform(order: ScreenOrder): Promise<ScreenAnswer> {
  const program: TestProgram = {
    origin: order.origin,
    dataDir: order.folder,
    output: () => '',
    stop: async () => {},
  }
  const window = await windowOf(order)
  const before = window.hands
  const began = performance.now()
  try {
    const said = await acts[order.act]({ ...window, program, order })
    // A desk without such work is no picture of it.
    const isIdle = said === null && (order.act === 'pay' || order.act === 'answerCase')
    if (order.picture && !isIdle) await window.page.screenshot({ path: order.picture })
    const told = await window.page.getByRole('alert').allInnerTexts()
    const problems = window.problems.splice(0).filter((problem) => !EXPECTED.test(problem))
    return {
      id: order.id,
      said,
      problems,
      told: told.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean),
      hands: window.hands - before,
      seconds: (performance.now() - began) / 1000,
    }
  } catch (error) {
    if (order.failed) await window.page.screenshot({ path: order.failed }).catch(() => null)
    throw new Error(`${order.act} of ${order.email}: ${String(error)}`, { cause: error })
  }
}

process.on('message', (order: ScreenOrder) => {
  perform(order)
    .catch((error: unknown) => ({ id: order.id, error: String(error) }))
    .then((answer) => process.send?.(answer))
})
process.once('disconnect', () => void browser.close().finally(() => process.exit()))
process.send?.({ id: 0, said: null })
