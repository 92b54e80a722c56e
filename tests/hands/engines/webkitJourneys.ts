import { spawn, type ChildProcess } from 'node:child_process'
import { Builder, By, Capabilities, Key, until, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../../devtools/world/freePort'
import { expect, test } from '../../e2e/fixtures'
import { account } from '../support/press'

/** The browser that the driver starts: a small window of WebKitGTK, the code line of Safari. */
const BROWSER = {
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': {
    binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    args: ['--automation'],
  },
}
const PATIENCE_MS = 60_000

test.setTimeout(600_000)

const started: ChildProcess[] = []
let driver: WebDriver

test.beforeAll(async () => {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1366x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  started.push(screen)
  const display = await new Promise<string>((found) => {
    screen.stdio[3]?.once('data', (data: Buffer) => found(`:${data.toString().trim()}`))
  })
  const port = await freePort()
  const env = { ...process.env, DISPLAY: display, LANG: 'ja_JP.UTF-8', TZ: 'Asia/Tokyo' }
  started.push(spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' }))
  const server = `http://127.0.0.1:${port}`
  await expect.poll(() => answers(server), { timeout: PATIENCE_MS }).toBe(true)
  driver = await new Builder().usingServer(server).withCapabilities(new Capabilities(BROWSER)).build()
})

test.afterAll(async () => {
  await driver?.quit()
  for (const one of started) one.kill()
})

const answers = (server: string) =>
  fetch(`${server}/status`).then(
    ({ ok }) => ok,
    () => false,
  )

const found = (xpath: string) => driver.wait(until.elementLocated(By.xpath(xpath)), PATIENCE_MS)

async function press(xpath: string): Promise<void> {
  const control = await found(xpath)
  await driver.wait(until.elementIsVisible(control), PATIENCE_MS)
  await control.click()
}

async function type(xpath: string, text: string): Promise<void> {
  await (await found(xpath)).sendKeys(text)
}

const reads = (text: string) =>
  expect
    .poll(async () => (await driver.findElement(By.css('body'))).getText(), { timeout: PATIENCE_MS })
    .toContain(text)

const isNoWider = async () =>
  expect(
    await driver.executeScript('return document.documentElement.scrollWidth - innerWidth'),
  ).toBeLessThanOrEqual(0)

/** Runs in the page: headings that break inside a word, and whether digits are set apart from kanji, over which they fall. */
const TYPESETTING = `
  const words = new Intl.Segmenter('ja', { granularity: 'word' })
  const isTorn = (heading) => {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode
      const topOf = (at) => {
        const range = document.createRange()
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        return range.getBoundingClientRect().top
      }
      for (const { segment, index, isWordLike } of words.segment(text.data))
        if (isWordLike && segment.length > 1 && Math.abs(topOf(index) - topOf(index + segment.length - 1)) > 4)
          return true
    }
    return false
  }
  const torn = [...document.querySelectorAll('h1, summary, main .button')].filter(isTorn)
  const { textAutospace } = getComputedStyle(document.body)
  return { torn: torn.map((each) => each.textContent), isApart: textAutospace === 'normal' }`

/** Safari knows no phrases to break lines by, and draws digits over kanji where it sets them apart. */
const isSetAsElsewhere = async () =>
  expect(await driver.executeScript(TYPESETTING)).toEqual({ torn: [], isApart: false })

async function signIn(name: string): Promise<void> {
  const { email, password } = account(name)
  await type('//input[@type="email" or starts-with(@autocomplete, "username")]', email)
  await type('//input[@type="password"]', `${password}${Key.ENTER}`)
}

const MENU = '//nav[@aria-label="メニュー"]'

test('a donor reads her page and her record in WebKit', async ({ sharedProgram: { origin } }) => {
  await driver.get(origin)
  await reads('会員登録してチェックを始める')
  await isNoWider()
  for (const path of ['/criteria', '/trial_check', '/verify', '/']) {
    await driver.get(origin + path)
    await isSetAsElsewhere()
  }
  await driver.get(`${origin}/login`)
  await signIn('donor')
  await reads('ドナー証')
  await isNoWider()
  await driver.get(`${origin}/track_record`)
  await reads('協力金')
  await isNoWider()
  for (const path of ['/inspection_report', '/report_condition', '/what_if', '/mypage']) {
    await driver.get(origin + path)
    await found('//main//h1')
    await isSetAsElsewhere()
  }
})

test('the control: a torn heading and digits set apart are found', async ({ sharedProgram: { origin } }) => {
  await driver.get(`${origin}/criteria`)
  await driver.executeScript(`
    document.body.style.textAutospace = 'normal'
    document.querySelector('h1').style.cssText = 'width: 3em; word-break: break-all'`)
  const { torn, isApart }: { torn: string[]; isApart: boolean } = await driver.executeScript(TYPESETTING)
  expect([torn.length, isApart]).toEqual([1, true])
})

test('an administrator works from the desk to a person in WebKit', async ({ sharedProgram: { origin } }) => {
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1366, height: 900 })
  await driver.get(`${origin}/admin/`)
  await signIn('admin')
  await reads('きょうの机')
  await press(`${MENU}//a[normalize-space()="会員"]`)
  await type('//input[@type="search"]', 'waiting@example.com')
  await reads('1人')
  // The driver finds no point of a row that it could press.
  await driver.executeScript("document.querySelector('main tbody td:nth-child(2)').click()")
  await reads('案内の順番を待っています')
})
