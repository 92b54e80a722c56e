import type { Page } from '@playwright/test'
import type { TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator, callAs } from '../support/api'
import { violationsOf } from '../support/expectAccessible'
import { PASSWORD } from '../support/registration'
import { SHIFT_LIMIT, shiftsOf } from '../support/shiftsOf'
import { keepSession } from '../support/keepSession'
import { openAs } from '../support/signIn'
import { SAMPLE_PASSWORD } from '../../../server/ground/settings/sampleAccounts'
import { findSamplePerson, hasNotBegun, takeAccount } from '../support/samplePeople'
import { RARE } from '../../support/full'

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

test.use({ viewport: { width: 390, height: 844 } })

async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([])
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: 'scrolls sideways',
    })
    .toBeLessThanOrEqual(0)
}

test('the donor card fills the screen of a phone, and the back button closes it', async ({ page }) => {
  await openAs(page, program, { email: 'donor@example.com', password: SAMPLE_PASSWORD })
  const card = page.getByRole('region', { name: 'ドナー証' })
  await expect(card.getByRole('img', { name: /^ドナー番号D-\d{6}のバーコード$/ })).toBeVisible()
  // A finger on the barcode, whatever lies over it.
  await card.getByRole('img').click({ force: true })

  const dialog = page.getByRole('dialog', { name: 'ドナー証' })
  const large = dialog.getByRole('img', { name: /^ドナー番号D-\d{6}のバーコード$/ })
  await expect(large).toBeVisible()
  await expect(page).toHaveURL(/\/mypage#donor-card$/)
  // Turned, so that the bars stand across the long side of the phone.
  const isTall = async () => {
    const { width, height } = (await large.boundingBox()) ?? { width: 0, height: 0 }
    return height > width * 2 && height > 600
  }
  await expect.poll(isTall).toBe(true)
  await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expectAccessible(page)

  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: '大きく表示' }).click()
  await expect(large).toBeVisible()
  await dialog.getByRole('button', { name: '閉じる' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/mypage$/)
  await expect(page.getByText(/^あと\d+日・2\d{3}年.+まで$/)).toBeVisible()
  await expectAccessible(page)
})

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

test('my page of a donor begins with whether to come now and the card, and is short', async ({ page }) => {
  await openAs(page, program, { email: 'donor@example.com', password: SAMPLE_PASSWORD })
  const sentence = page.getByRole('heading', { name: '今日は、献便していただけます' })
  for (const first of [
    sentence,
    page.getByRole('link', { name: '今日の体調に答える' }),
    page.getByRole('img', { name: /^ドナー番号/ }),
  ])
    await expect(first).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('region', { name: '次にすること' })).toHaveCount(0)
  expect(await heightOf(page)).toBeLessThanOrEqual(2_000)
})

test('what comes later moves nothing that is there', { tag: RARE }, async ({ page, browserName }) => {
  await openAs(page, program, { email: 'waiting@example.com', password: SAMPLE_PASSWORD })
  await expect(page.getByText(/^いま\d+番目です$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'ガイダンスでは何をするのですか' })).toBeAttached()
  expect(await shiftsOf(page)).toBeLessThanOrEqual(SHIFT_LIMIT)
  // What moves is seen, though a page that renders late may put its own in place of the first; other engines do not
  // measure it.
  const pushDown = () =>
    page.locator('main').evaluate((main) => main.prepend(document.createElement('h1'), 'x\n'))
  const seen = async () => (await pushDown(), shiftsOf(page))
  if (browserName === 'chromium') await expect.poll(seen).toBeGreaterThan(SHIFT_LIMIT)

  await openAs(page, program, { email: 'donor@example.com', password: SAMPLE_PASSWORD }, '/statement')
  await expect(page.getByRole('button', { name: '変わりはありません' })).toBeVisible()
  await expect(page.locator('main input[type=checkbox]').first()).toBeAttached()
  expect(await shiftsOf(page)).toBeLessThanOrEqual(SHIFT_LIMIT)
})

test(
  'whoever becomes a donor while the page is open finds it so on coming back',
  { tag: RARE },
  async ({ page }) => {
    await openAs(page, program, { email: 'waiting@example.com', password: SAMPLE_PASSWORD })
    await expect(page.getByText(/^いま\d+番目です$/)).toBeVisible()
    await keepSession(
      page.context(),
      program,
      { email: 'donor@example.com', password: SAMPLE_PASSWORD },
      'donor',
    )
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(page.getByRole('heading', { name: '有効期間' })).toBeVisible()
    await expect(page.getByText(/^いま\d+番目です$/)).toHaveCount(0)
  },
)

test('what must be done for the renewal stands first, whole, on a phone', async ({ page }) => {
  const { Email } = await findSamplePerson(program, 'RenewalExamOnlineCheckBeforeExam', hasNotBegun)
  await takeAccount(program, Email)
  await openAs(page, program, { email: Email, password: PASSWORD })
  const step = page.getByRole('region', { name: '次にすること' })
  await expect(step).toBeInViewport({ ratio: 1 })
  await expect(step.getByRole('link', { name: 'オンラインチェックを始める' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { name: '今日は、献便していただけます' })).toBeInViewport({
    ratio: 1,
  })
})

test('letters of twice the size keep my page on the screen', { tag: RARE }, async ({ page }) => {
  await openAs(page, program, { email: 'donor@example.com', password: 'Demo-Passw0rd' })
  await expect(page.getByRole('heading', { level: 1, name: 'マイページ' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '有効期間' })).toBeVisible()
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(tooWide).toBe(0)
})

test(
  'the track record adds up, and the notes before a donation keep nothing',
  { tag: RARE },
  async ({ page }) => {
    await openAs(page, program, { email: 'donor@example.com', password: SAMPLE_PASSWORD })
    await page.getByRole('link', { name: '献便の記録' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '献便の記録' })).toBeVisible()
    const { getUser } = await callAs(
      program,
      { email: 'donor@example.com', password: SAMPLE_PASSWORD },
      '{ getUser { Profile { TotalDonationsCount } Rewards { Pending Paid } RewardPeriods { Donations DonationYen BonusYen Stage } } }',
    )
    const { Profile, Rewards } = getUser
    const periods = getUser.RewardPeriods ?? []
    const sum = (stage: string) =>
      periods
        .filter(({ Stage }) => Stage === stage)
        .reduce((yen, one) => yen + one.DonationYen + one.BonusYen, 0)
    expect({ Pending: sum('Pending'), Paid: sum('Paid') }).toEqual(Rewards)
    expect(periods.reduce((count, { Donations }) => count + Donations, 0)).toBe(Profile.TotalDonationsCount)
    await expect(page.getByText(`${Rewards.Paid.toLocaleString('ja-JP')}円分`).first()).toBeVisible()
    for (const name of ['献便した週', '協力金', '節目'])
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    expect(await heightOf(page)).toBeLessThanOrEqual(3_200)
    await expectAccessible(page)

    await page.goto(`${program.origin}/notes_of_donation`)
    await expect(page.getByRole('heading', { level: 1, name: '献便の前に' })).toBeVisible()
    await page.getByRole('link', { name: '今日の体調に答える' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '今日の体調' })).toBeVisible()
  },
)

test(
  'somebody without a rank is led from the track record to my page, and told why',
  { tag: RARE },
  async ({ page }) => {
    await openAs(
      page,
      program,
      { email: 'applicant@example.com', password: SAMPLE_PASSWORD },
      '/track_record',
    )
    await expect(page.getByText('献便の記録は、認定後にご覧いただけます。')).toBeVisible()
    await expect(page).toHaveURL(`${program.origin}/mypage`)
  },
)

test('the days for the registration test are asked for, and the day that is set is shown', async ({
  page,
}) => {
  const person = await findSamplePerson(program, 'DonorRegistrationExam', (newest) => !newest.ExamRequestedAt)
  await takeAccount(program, person.Email)
  await openAs(page, program, { email: person.Email, password: PASSWORD })
  await page.getByRole('link', { name: '希望日を送る' }).click()
  const dialog = page.getByRole('dialog', { name: 'ドナー登録検査の希望日' })
  await dialog.getByRole('button', { name: /^2026年12月8日（火） 選ぶ/ }).click()
  await dialog.getByRole('button', { name: /^2026年12月3日（木） 選ぶ/ }).click()
  await dialog.getByLabel(/^連絡事項/).fill('午前中を希望します')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '希望日を送る' }).click()
  await expect(page.getByRole('heading', { name: '検査の日程を調整しています' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('2026年12月8日（火）')).toBeVisible()
  await expect(page).toHaveURL(`${program.origin}/mypage`)

  await callAs(
    program,
    administrator,
    'mutation ($input: ScheduleExamInput!) { scheduleExam(input: $input) { Id } }',
    { input: { UserId: person.Id, ScheduledDate: '2026-12-08' } },
  )
  // Coming back to the page is enough.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByRole('heading', { name: /^検査は\s*2026年12月8日（火）\s*です$/ })).toBeVisible()
  await page.getByRole('link', { name: '検査の案内を見る' }).click()
  const guide = page.getByRole('dialog', { name: '検査の案内' })
  await expect(guide.getByText('見本総合病院')).toBeVisible()
  await expectAccessible(page)
  await guide.getByRole('link', { name: '日程の変更・キャンセル' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '日程の変更・キャンセル' })).toBeVisible()
  await page.goBack()
  await expect(guide).toBeVisible()
})

test('somebody suspended reads everything and is told why nothing can be done', async ({ page }) => {
  const person = await findSamplePerson(program, 'DonorRenewalExam', (newest) => !newest.ExamRequestedAt)
  await takeAccount(program, person.Email)
  await callAs(
    program,
    administrator,
    'mutation ($input: StopUserInput!) { stopUser(input: $input) { Id } }',
    { input: { UserId: person.Id, Stop: true, Reason: '体調の確認のため' } },
  )
  await openAs(page, program, { email: person.Email, password: PASSWORD })
  await expect(page.getByRole('heading', { name: 'ご利用を一時停止しています' })).toBeVisible()
  await expect(page.getByText('ご利用を停止しているあいだは、献便していただけません。')).toBeVisible()
  await expect(page.getByRole('link', { name: '希望日を送る' })).toHaveCount(0)
  await page.getByRole('link', { name: '献便の記録' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '献便の記録' })).toBeVisible()
  await page.goto(`${program.origin}/notes_of_donation`)
  await expect(page.getByText(/^ご利用を停止しているため、/)).toBeVisible()
})
