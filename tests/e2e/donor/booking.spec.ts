import type { Page } from '@playwright/test'
import type { TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { PASSWORD } from '../support/registration'
import { findSamplePerson, hasNotBegun, samplePeople, takeAccount } from '../support/samplePeople'
import { openAs } from '../support/signIn'
import { open } from '../support/untilScriptRuns'
import { RARE } from '../../support/full'

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

async function openAsSomebodyAt(page: Page, status: string, path: string): Promise<void> {
  const [person] = await samplePeople(program, {
    UserStatus: { eq: status },
    SuspensionStatus1: { eq: false },
  })
  if (!person) throw new Error(`nobody in the sample data is at ${status}`)
  await takeAccount(program, person.Email)
  await openAs(page, program, { email: person.Email, password: PASSWORD }, path)
}

test(
  'the times of a chosen day come to where the eye is, and the place stands on the page',
  { tag: RARE },
  async ({ page }) => {
    await openAsSomebodyAt(page, 'Guidance', '/signup/schedule_reservation')
    const main = page.getByRole('main')
    await expect(main.getByText('なかつぐサイエンスパーク2階 説明室')).toBeVisible()
    await expect(main.getByRole('link', { name: /^地図を見る/ })).toHaveAttribute('href', /^https:/)
    await expect(main.getByText(/までに、.*までの日からお選びください。/)).toBeVisible()
    await expect(main).not.toContainText('まで予約できます')

    await page.getByRole('button', { name: /12月3日（木） / }).click()
    await expect(page.getByRole('radio', { name: /11:00〜12:00/ })).toBeInViewport()
    await expect(page.getByRole('group', { name: /12月3日（木）の時間/ })).toBeInViewport()
  },
)

test('what is missing is one press away from the list of errors', { tag: RARE }, async ({ page }) => {
  await openAsSomebodyAt(page, 'Guidance', '/signup/schedule_reservation')
  await page.getByRole('button', { name: 'この日時で確認へ進む' }).click()
  await page.getByRole('alert').getByRole('link', { name: '日時を選んでください' }).click()
  await expect(page.getByRole('button', { name: '次の月' })).toBeInViewport()
})

test('who has booked reads day and place once, and is not asked first to change it', async ({ page }) => {
  await openAsSomebodyAt(page, 'WaitingToParticipateGuidance', '/mypage')
  const next = page.getByRole('region', { name: '次にすること' })
  await expect(next.getByRole('heading', { name: /にお待ちしています$/ })).toBeVisible()
  await expect(next.getByRole('link', { name: /^地図を見る/ })).toBeVisible()
  await expect(page.getByText('なかつぐサイエンスパーク2階 説明室')).toHaveCount(1)
  await expect(page.getByText(/\d+月\d+日（.）\d+:00/).filter({ visible: true })).toHaveCount(1)
  await expect(next.getByRole('button').first()).toHaveText('カレンダーに追加する')
})

test('telephone and mail are as high as a finger', { tag: RARE }, async ({ page }) => {
  await open(page, `${program.origin}/smile_survey_error`)
  const links = page.locator('a[href^="tel:"], a[href^="mailto:"]')
  expect(await links.count()).toBeGreaterThanOrEqual(4)
  for (const link of await links.all())
    expect((await link.boundingBox())?.height, await link.innerText()).toBeGreaterThanOrEqual(44)
})

test('the chat account is one press away where a date is moved', { tag: RARE }, async ({ page }) => {
  await open(page, `${program.origin}/#schedule-change`)
  await expect(page.getByRole('dialog').getByRole('link', { name: /を開く/ })).toHaveAttribute(
    'href',
    /^https:/,
  )
})

test('home leads whoever is signed in to her page, not to the sign-up', { tag: RARE }, async ({ page }) => {
  await openAs(page, program, { email: 'donor@example.com', password: 'Demo-Passw0rd' }, '/')
  await expect(page.getByRole('main').getByRole('link', { name: 'マイページへ' }).first()).toBeVisible()
  await expect(page.getByRole('main').getByText('会員登録してチェックを始める')).toHaveCount(0)
})

test('a check that cannot be shown leads to the page that says so', { tag: RARE }, async ({ page }) => {
  const { Email } = await findSamplePerson(program, 'RenewalExamOnlineCheckBeforeExam', hasNotBegun)
  await takeAccount(program, Email)
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('query Screening')
      ? route.fulfill({
          json: { data: null, errors: [{ message: '失敗', extensions: { code: 'INTERNAL' } }] },
        })
      : route.continue(),
  )
  const path = '/signup/online_check/before_renewal_inspection'
  await openAs(page, program, { email: Email, password: PASSWORD }, path)
  await expect(page).toHaveURL(`${program.origin}/smile_survey_error`)
  await expect(page.getByText('保存済みの回答は残っています。')).toBeVisible()
})

test(
  'the request for a day of a test is 520 pixels wide where there is room',
  { tag: RARE },
  async ({ page }) => {
    const { Email } = await findSamplePerson(
      program,
      'DonorRegistrationExam',
      ({ ExamRequestedAt, ScheduledInitialExamDate }) => !ExamRequestedAt && !ScheduledInitialExamDate,
    )
    await takeAccount(program, Email)
    await page.setViewportSize({ width: 1280, height: 900 })
    await openAs(page, program, { email: Email, password: PASSWORD }, '/mypage#exam-request')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(520)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(390)
  },
)
