import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator, callAs } from '../support/api'
import { answerCheck, sendCheck } from '../support/onlineCheck'
import { expectAccessible } from '../support/expectAccessible'
import { createMeter } from '../support/meter'
import { enterProfile, PASSWORD, signUp, startCheck } from '../support/registration'
import { findSamplePerson, hasNotBegun, samplePeople, takeAccount } from '../support/samplePeople'
import { openAs } from '../support/signIn'

// Of its own: what it sends takes people of the sample away from others.
let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

test('what the check costs a healthy person who takes it for the first time', async ({ page }) => {
  await signUp(page, program, 'effort@example.com')
  await enterProfile(page, program)
  await startCheck(page, program)
  const promised = Number(/\d+/.exec(await page.getByText(/^のこり約/).innerText())?.[0])
  const meter = createMeter('first check')
  await answerCheck(page, { meter, look: () => expectAccessible(page, [390]) })
  await expectAccessible(page, [390])
  await sendCheck(page, meter)
  await expect(page).toHaveURL(`${program.origin}/online_check/result_ok`)
  const { taps, screens, minutes } = meter.result()
  expect(taps).toBeLessThanOrEqual(40)
  expect(screens).toBeLessThanOrEqual(30)
  expect(minutes).toBeLessThanOrEqual(9)
  expect(Math.abs(promised - minutes)).toBeLessThanOrEqual(1)
})

/** Somebody of the sample data who was told "not yet", and may come back today. */
async function findReturning(): Promise<string> {
  const refused = await samplePeople(program, {
    UserStatus: { eq: 'Registration' },
    OnlineCheckResult: { eq: 'Failed_1' },
  })
  for (const { Id, Email } of refused) {
    const { getUserById } = await callAs(
      program,
      administrator,
      `query ($id: ID!) { getUserById(UserId: $id) { MayStartOnlineCheck } }`,
      { id: Id },
    )
    if (getUserById.MayStartOnlineCheck) return Email
  }
  throw new Error('nobody may return')
}

test('what the check costs somebody who comes back after "not yet"', async ({ page }) => {
  const email = await findReturning()
  await takeAccount(program, email)
  await openAs(page, program, { email, password: PASSWORD })
  await page.goto(`${program.origin}/signup/online_check`)
  await page.getByLabel('健康に関する情報の取得と利用に同意します').check()
  await page.getByRole('button', { name: '同意して始める' }).click()
  const meter = createMeter('check after "not yet"')
  await answerCheck(page, { meter })
  await sendCheck(page, meter)
  await expect(page).toHaveURL(`${program.origin}/online_check/result_ok`)
  const { taps, minutes } = meter.result()
  expect(taps).toBeLessThanOrEqual(8)
  expect(minutes).toBeLessThanOrEqual(2)
})

test('what the check costs a donor before the renewal', async ({ page }) => {
  const { Email } = await findSamplePerson(program, 'RenewalExamOnlineCheckBeforeExam', hasNotBegun)
  await takeAccount(program, Email)
  await openAs(page, program, { email: Email, password: PASSWORD })
  await page.getByRole('link', { name: 'オンラインチェックを始める' }).first().click()
  await page.getByLabel('健康に関する情報の取得と利用に同意します').check()
  await page.getByRole('button', { name: '同意して始める' }).click()
  const meter = createMeter('check before the renewal')
  await answerCheck(page, { meter })
  await sendCheck(page, meter)
  await expect(page).toHaveURL(/before_renewal_inspection\/result_/)
  const { taps, minutes } = meter.result()
  expect(taps).toBeLessThanOrEqual(4)
  expect(minutes).toBeLessThanOrEqual(2)
})
