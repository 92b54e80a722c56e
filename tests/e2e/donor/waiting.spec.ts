import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { openPlaces } from '../support/api'
import { violationsOf } from '../support/expectAccessible'
import { mailTo } from '../support/mailbox'

import { openAs } from '../support/signIn'

let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

const EMAIL = 'waiting@example.com'

test('the wait is told, put off, noticed when it ends, and an invitation is given back', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await openAs(page, program, { email: EMAIL, password: 'Demo-Passw0rd' }, '/mypage')
  const next = page.getByRole('region', { name: '次にすること' })
  await expect(next.getByText(/^いま\d+番目です$/)).toBeVisible()
  await expect(next.getByText(/年\d+月(〜.+)?ごろ$|以降（時期は未定）$/)).toBeVisible()
  await expect(next.getByText(/届いた日から14日以内に、日時をお選びください。/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'ガイダンスでは何をするのですか' })).toBeVisible()
  await expect(page.getByRole('link', { name: '献便の前に' })).toHaveCount(0)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await violationsOf(page), `at ${width} px`).toEqual([])
  }

  // By keyboard alone.
  await next.getByText('先の月までお待ちになりたいとき（保留）').focus()
  await page.keyboard.press('Enter')
  await expect(next.getByRole('button', { name: /から$/ })).toHaveCount(6)
  await next.getByRole('button', { name: '2027年2月から' }).focus()
  await page.keyboard.press('Enter')
  await expect(next.getByRole('heading', { name: 'ガイダンスのご案内を保留にしています' })).toBeVisible()
  await expect(next.getByText('2027年2月になりましたら、受付順にメールでご案内します。')).toBeVisible()
  await next.getByRole('button', { name: '保留をやめる' }).click()
  await expect(next.getByRole('heading', { name: 'ガイダンスのご案内をお待ちください' })).toBeVisible()

  // One page is left open, to another she returns.
  const other = await context.newPage()
  await other.goto(`${program.origin}/mypage`)
  await expect(other.getByText(/^いま\d+番目です$/)).toBeVisible()
  await openPlaces(program, 2026, 12, 200)
  await other.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(other.getByRole('status').getByText('ガイダンスのご案内が届きました。')).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(page.getByRole('status').getByText('ガイダンスのご案内が届きました。')).toBeVisible()
  await expect(next.getByRole('link', { name: '日時を選ぶ' })).toBeVisible()
  await expect(next.getByText('過ぎると、お待ちの順番が最後に移ります。')).toBeVisible()
  await expect(next.getByText(/お待ちの順番はそのままで/)).toBeVisible()
  expect.soft(await violationsOf(page)).toEqual([])

  await next.getByRole('button', { name: '今回は見送る' }).click()
  await expect(next.getByText('いま1番目です')).toBeVisible()
  const mail = await mailTo(program, EMAIL, '今回は見送りとして承りました')
  expect(mail.text).toContain('お待ちいただく順番は、そのままです。')
})
