import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { expectAccessible } from '../support/expectAccessible'
import { PASSWORD } from '../support/registration'
import { samplePeople, takeAccount } from '../support/samplePeople'
import { openAs } from '../support/signIn'

let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

/** Donors whom nothing keeps from the donation room, but for the one who is signed in elsewhere. */
async function donorsOfSample() {
  const donors = await samplePeople(program, {
    UserStatus: { eq: 'Donation' },
    SuspensionStatus1: { eq: false },
    SuspensionStatus2: { eq: false },
  })
  const others = donors.filter(({ Email }) => Email !== 'donor@example.com')
  const [first, second] = others
  if (!first || !second) throw new Error('the sample data has too few donors')
  return [first, second] as const
}

test('nothing has changed: one tap, kept, and shown with the donor card', async ({ page }) => {
  const [person] = await donorsOfSample()
  await takeAccount(program, person.Email)
  await openAs(page, program, { email: person.Email, password: PASSWORD }, '/statement')
  await expectAccessible(page)
  await page.getByRole('button', { name: '変わりはありません' }).click()
  await expect(page.getByRole('heading', { name: '今日は、献便していただけます' })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: '今日は、献便していただけます' })).toBeVisible()
  await page.getByRole('link', { name: 'マイページ' }).first().click()
  await expect(page.getByText(/^今日の体調：問題ありません（\d+:\d\dにお答え）/)).toBeVisible()
})

test('what has changed is told with its day, rests the donor, and the end is named everywhere', async ({
  page,
}) => {
  const [, person] = await donorsOfSample()
  await takeAccount(program, person.Email)
  await openAs(page, program, { email: person.Email, password: PASSWORD })
  await page.getByRole('link', { name: '体調が変わったとき' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '体調が変わったとき' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'この内容で知らせる' }).click()
  await expect(page.getByRole('alert')).toContainText('いつからかを入力してください。')
  await page.getByText('薬（飲み薬・注射）').click()
  await page.getByLabel('抗菌薬（抗生物質）').check()
  const day = page.getByRole('group', { name: '最後に使った日' })
  await day.getByLabel('日にちを選ぶ').check()
  const since = page.getByRole('group', { name: 'いつからですか' })
  for (const [box, numbers] of [
    [day, ['2026', '11', '30']],
    [since, ['2026', '11', '25']],
  ] as const)
    for (const [index, unit] of ['年', '月', '日'].entries())
      await box.getByLabel(unit, { exact: true }).fill(numbers[index] ?? '')
  await page.getByRole('button', { name: 'この内容で知らせる' }).click()
  // The rest ends on 27 February, after the last valid day of everybody in the sample.
  const answer = '有効期限まで、献便はお休みです'
  await expect(page.getByRole('heading', { name: answer })).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${program.origin}/statement`)
  await expect(page.getByRole('heading', { name: answer })).toBeVisible()
  await page.goto(`${program.origin}/mypage`)
  await expect(page.getByText(/お休みは2027年2月27日（土）までで、有効期限の/).first()).toBeVisible()
  await expect(page.getByText('まで献便していただけます')).toHaveCount(0)
  // On the card and on the weeks of the certification.
  await expect(page.getByText('体調のため、お休み中')).toHaveCount(2)
  await expect(page.getByRole('heading', { name: '今日は、献便していただけます' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: answer })).toBeVisible()
})
