import type { Locator, Page } from '@playwright/test'
import type { TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { violationsOf } from '../support/expectAccessible'
import { holdBack } from '../support/holdBack'
import { field } from '../support/registration'
import { openAs } from '../support/signIn'
import { open, untilScriptRuns } from '../support/untilScriptRuns'
import { RARE } from '../../support/full'

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

/** As a finger does; Playwright's own click scrolls the page below a sticky header first. */
async function tap(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('nothing to tap on')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

test('the home page is short on a phone, says early how few become donors, and shows how a visit goes', async ({
  page,
}) => {
  await open(page, program.origin)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThanOrEqual(5_000)
  const honest = page.getByRole('heading', { name: 'ドナーになれるのは、およそ10人に1人です' })
  const box = await honest.boundingBox()
  expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(height / 3)
  const main = page.getByRole('main')
  for (const name of ['来室の前に', '受付で', '部屋で', 'お預かりしたあと'])
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(main.getByText(/個室ごとに換気をしています/)).toBeVisible()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await violationsOf(page), `at ${width} px`).toEqual([])
  }
})

test(
  'a quiet button to begin stays at the foot while the first picture is out of view',
  { tag: RARE },
  async ({ page }) => {
    await open(page, program.origin)
    const begin = page.getByRole('main').getByRole('link', { name: /^会員登録/ })
    await expect(begin.first()).toBeInViewport()
    await expect(begin.last()).not.toBeInViewport()
    await page.getByRole('heading', { name: '認定までの4ステップ' }).scrollIntoViewIfNeeded()
    await expect(begin.last()).toBeInViewport({ ratio: 1 })
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    await expect(begin.last()).not.toBeInViewport()
  },
)

test('who is signed in is led to my page and not asked to sign up', async ({ page }) => {
  await openAs(page, program, { email: 'donor@example.com', password: 'Demo-Passw0rd' }, '/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'マイページへ' }).first()).toBeVisible()
  await expect(main.getByRole('link', { name: /会員登録/ })).toHaveCount(0)
})

test('the home page asks for its program when it is touched, and what was tapped first is done', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url())
  })
  // What the server sends asks for none; a pointer that lies on the page may be the touch.
  const served = await page.goto(program.origin)
  expect(await served?.text()).not.toMatch(/<script[^>]* src=|modulepreload/)
  await tap(page, page.getByRole('link', { name: 'メニュー' }))
  await expect(page.getByRole('dialog', { name: 'メニュー' })).toBeVisible()
  expect(asked).not.toEqual([])
})

test('the menu leads into 献便について, and back to where the page was', { tag: RARE }, async ({ page }) => {
  await open(page, program.origin)
  await page.getByRole('heading', { name: 'よくある質問' }).scrollIntoViewIfNeeded()
  let scrolled = -1
  const rests = async () => {
    const before = scrolled
    scrolled = await page.evaluate(() => window.scrollY)
    return scrolled === before
  }
  await expect.poll(rests).toBe(true)
  const header = page.getByRole('banner')
  await expect(header).toHaveCSS('z-index', '1000')

  await tap(page, page.getByRole('link', { name: 'メニュー' }))
  await expect(page.getByRole('dialog', { name: 'メニュー' })).toBeVisible()
  await expect(header).toHaveCSS('z-index', 'auto')
  await page.getByRole('dialog').getByRole('link', { name: '献便ルーム' }).click()
  const about = page.getByRole('dialog', { name: '献便について' })
  await expect(about.getByRole('heading', { name: '献便ルーム' })).toBeInViewport()
  await expect(page).toHaveURL(`${program.origin}/#about-4`)

  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(`${program.origin}/`)
  await expect(page.getByRole('link', { name: 'メニュー' })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)
  await expect(header).toHaveCSS('z-index', '1000')
})

for (const path of ['/', '/no_such_page'])
  test.describe(`the pictures of ${path}`, () => {
    test.use({ expectedProblems: [/status of 404 .*\/no_such_page\)$/] })

    test('move nothing when they come', { tag: RARE }, async ({ page }) => {
      const letCome = await holdBack(page, '**/*.svg')
      await page.goto(program.origin + path, { waitUntil: 'commit' })
      await untilScriptRuns(page)
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      await page.evaluate(() => document.fonts.ready)
      const before = await height()
      letCome()
      await page.evaluate(() =>
        Promise.all(
          [...document.images].map((image) => {
            image.loading = 'eager'
            return image.decode()
          }),
        ),
      )
      expect(await height()).toBe(before)
    })
  })

test('letters of twice the size stay on a phone’s screen', { tag: RARE }, async ({ page }) => {
  for (const path of ['/', '/login', '/signup', '/trial_check', '/terms']) {
    await open(page, program.origin + path)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
        message: `${path} scrolls sideways`,
      })
      .toBe(0)
  }
})

test(
  'a link from elsewhere opens a modal over any page, which closes without a network',
  { tag: RARE },
  async ({ page, context }) => {
    await open(page, `${program.origin}/terms#about-3`)
    const about = page.getByRole('dialog', { name: '献便について' })
    await expect(about.getByRole('heading', { name: '認定されたあと' })).toBeInViewport()
    await about.getByRole('button', { name: 'ページの先頭へ' }).click()
    await expect(about.getByRole('heading', { level: 1 })).toBeInViewport()
    await context.setOffline(true)
    await about.getByRole('button', { name: '閉じる' }).first().click()
    await expect(about).toBeHidden()
    await expect(page).toHaveURL(`${program.origin}/terms`)
    await expect(page.getByRole('heading', { level: 1, name: '利用規約' })).toBeVisible()
    await context.setOffline(false)
  },
)

test('the terms are read over the sign-up, which keeps what was typed', { tag: RARE }, async ({ page }) => {
  await open(page, `${program.origin}/signup`)
  await field(page, 'メールアドレス').fill('haruka@example.com')
  await page.getByRole('link', { name: '利用規約' }).first().click()
  const terms = page.getByRole('dialog', { name: '利用規約' })
  await terms.getByText('目次').click()
  await terms.getByRole('link', { name: '第9条（協力金）' }).click()
  await expect(terms.getByRole('heading', { name: '第9条（協力金）' })).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(terms).toBeHidden()
  await expect(page).toHaveURL(`${program.origin}/signup`)
  await expect(field(page, 'メールアドレス')).toHaveValue('haruka@example.com')
})

test('the pictures can be stopped, chosen, and moved by the arrow keys', { tag: RARE }, async ({ page }) => {
  // They do not change by themselves for whoever asked for less motion.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, program.origin)
  const bead = (n: number) => page.getByRole('button', { name: `3枚中${n}枚目の絵` })
  await page.getByRole('button', { name: '絵の切り替えを止める' }).click()
  await expect(page.getByRole('button', { name: '絵の切り替えを再生する' })).toBeVisible()
  await bead(3).click()
  await expect(page.getByText('お預かりした細菌を調べて整え')).toBeInViewport({ ratio: 1 })
  await page.getByRole('group', { name: '絵と説明' }).focus()
  // While the pictures still slide, a key counts all the same.
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await expect(bead(2)).toHaveAttribute('aria-current', 'true')
  await expect(page.getByText('専用の献便ルームでお預かりします')).toBeInViewport({ ratio: 1 })
})

for (const hash of ['menu', 'about', 'privacy', 'terms', 'schedule-change'])
  test(`#${hash} is accessible`, { tag: hash === 'menu' ? [] : RARE }, async ({ page }) => {
    await open(page, `${program.origin}/smile_survey_error#${hash}`)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('読み込んでいます。')).toBeHidden()
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await violationsOf(page, { practices: true }), `at ${width} px`).toEqual([])
      await expect.soft
        .poll(() => dialog.evaluate((element) => element.scrollWidth - element.clientWidth), {
          message: `at ${width} px`,
        })
        .toBe(0)
    }
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page is read in full', async ({ page }) => {
    await page.goto(program.origin)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('いつものお通じが、だれかの力になる。')
    await expect(page.getByText('庭の草花のように暮らしています')).toBeVisible()
    await expect(page.getByText('お預かりした細菌を調べて整え')).toBeAttached()
    await expect(page.getByRole('button', { name: '絵の切り替えを止める' })).toBeHidden()

    await expect(page.getByText('体調や病歴など、約50問にお答えいただきます。')).toBeHidden()
    await page.getByText('ステップ2・オンライン').click()
    await expect(page.getByText('体調や病歴など、約50問にお答えいただきます。')).toBeVisible()
    await page.getByText('ほかの質問').click()
    await page.getByText('途中でやめられますか。').click()
    await expect(page.getByText('いつでもやめられます。理由はうかがいません。')).toBeVisible()
  })

  test('its links lead to where the texts of the modals stand', async ({ page }) => {
    await page.goto(`${program.origin}/#about-4`)
    await expect(page.getByRole('heading', { name: '献便ルーム' })).toBeInViewport()
    await page.getByRole('link', { name: 'メニュー' }).click()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: '会員登録' })).toBeInViewport()
    await page.goto(`${program.origin}/signup`)
    await page.getByRole('main').getByRole('link', { name: '利用規約' }).click()
    await expect(page).toHaveURL(`${program.origin}/terms`)
    await expect(page.getByRole('heading', { level: 1, name: '利用規約' })).toBeVisible()
  })
})

test(
  'a message to a friend shows the title, the description and a picture',
  { tag: RARE },
  async ({ page, request }) => {
    await page.goto(program.origin)
    const meta = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content')
    expect(await meta('og:title')).toBe('なかつぐ｜山形県庄内地域の腸内細菌ドナー募集')
    expect(await meta('og:url')).toBe(`${program.origin}/`)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${program.origin}/`)
    const picture = await request.get((await meta('og:image')) ?? '')
    expect(picture.headers()['content-type']).toBe('image/png')
    expect((await picture.body()).length).toBeLessThan(60_000)
  },
)

test.describe('a path that leads nowhere', () => {
  test.use({ expectedProblems: [/404/] })

  test('is answered with its name', async ({ page }) => {
    const answer = await page.goto(`${program.origin}/nowhere/at_all`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('Page not found')).toBeVisible()
    await expect(page.getByText('/nowhere/at_all')).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  })

  test('is answered with its name where that cannot be read', { tag: RARE }, async ({ page }) => {
    const answer = await page.goto(`${program.origin}/%E0%A4%A`)
    expect(answer?.status()).toBe(404)
    await untilScriptRuns(page)
    await expect(page.getByText('Page Not Found: /%E0%A4%A')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'ホームへ' }).click()
    await expect(page).toHaveURL(`${program.origin}/`)
  })
})
