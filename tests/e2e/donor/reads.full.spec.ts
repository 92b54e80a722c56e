import { startTestProgram, SAMPLE_DAY, type TestProgram } from '../../support/program'
import { expect, test, watchForProblems } from '../fixtures'
import { callAs, signIn } from '../support/api'
import { openConsole } from '../support/console'
import { expectAccessible, violationsOf } from '../support/expectAccessible'
import { openAs } from '../support/signIn'

let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

const sample = (name: string) => ({ email: `${name}@example.com`, password: 'Demo-Passw0rd' })

/** What a colleague is shown of somebody, and why. */
async function readAs(name: string, purpose: string, UserId: string): Promise<void> {
  const { AccessToken } = await signIn(program, sample(name))
  const response = await fetch(`${program.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: AccessToken, 'x-purpose': purpose },
    body: JSON.stringify({
      query:
        'query ($UserId: ID!) { getUserById(UserId: $UserId) { Id Profile { LastName Tel } Statement { Id } } }',
      variables: { UserId },
    }),
  })
  expect(await response.json()).toMatchObject({ data: { getUserById: { Id: UserId } } })
}

test('three reads by two colleagues: seen by the donor, objected to, answered', async ({ page, browser }) => {
  const donor = sample('donor')
  const { getUser } = await callAs(program, donor, '{ getUser { Id } }')
  await readAs('physician', 'judgement', getUser.Id)
  await openAs(page, program, donor, '/account')
  await page.getByRole('link', { name: '記録を見た人を確かめる' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '記録を見た人' })).toBeVisible()
  await expect(page.getByText('目的').locator('..')).toHaveText(['目的検査の判定や安全の確認'])

  await readAs('physician', 'inquiry', getUser.Id)
  await readAs('coordinator', 'interview', getUser.Id)
  await page.reload()
  const looks = page.getByRole('listitem').filter({ has: page.getByText('見た内容') })
  await expect(looks).toHaveCount(3)
  await expect(looks.first()).toContainText('コーディネーター')
  await expect(looks.first()).toContainText('お名前や生年月日など、連絡先')
  await expect(looks.first()).toContainText('ガイダンスや面談の準備')
  await expect(looks.nth(1)).toContainText('医師')
  await expect(looks.nth(1)).toContainText('健康に関すること')
  await expectAccessible(page, [320, 1280])

  const first = looks.first()
  await first.getByRole('button', { name: /心あたりがない$/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('ひとこと')).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByLabel('ひとこと').fill('この日は、やりとりをしていません。')
  await dialog.getByRole('button', { name: '確かめてもらう' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(first).toContainText('確認中')
  await expect(first.getByRole('button')).toHaveCount(0)
  const said = page
    .getByRole('listitem')
    .filter({ has: page.getByText('この日は、やりとりをしていません。') })
  await expect(said).toContainText('12月15日（火）までに、ここでお返事します。')
  await expectAccessible(page, [320, 1280])

  const elsewhere = await browser.newContext({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
  const problems = watchForProblems(elsewhere)
  const office = await elsewhere.newPage()
  await openConsole(office, program, sample('auditor'), '記録：確かめる')
  await office.getByRole('cell', { name: '心あたりがない閲覧' }).click()
  await expect(office.getByText('この日は、やりとりをしていません。')).toBeVisible()
  const read = office.getByRole('region', { name: '見た記録' }).getByRole('row')
  await expect(read.nth(1)).toContainText('お申し出の閲覧')
  await expect(read.nth(1)).toContainText('会員の画面を開いた')
  await expect(read.nth(1)).toContainText('ガイダンスや面談の準備')
  expect(await violationsOf(office)).toEqual([])
  await office.getByRole('button', { name: 'ご本人にお返事する' }).click()
  const answering = office.getByRole('dialog')
  await answering.getByLabel('お返事').fill('ガイダンスの準備で、登録の内容を確かめていました。')
  await answering.getByRole('button', { name: 'ご本人にお返事する' }).click()
  await expect(answering).toHaveCount(0)
  expect(problems).toEqual([])
  await elsewhere.close()

  // To look into it is a look too.
  await page.goto(`${program.origin}/mypage`)
  const told = page.getByRole('link', { name: '記録を見た人' })
  await expect(told).toContainText('前回ご覧になったあと、担当者が1回見ました')
  await expectAccessible(page, [320, 1280])
  await told.click()
  await expect(said).toContainText('ガイダンスの準備で、登録の内容を確かめていました。')
  // The auditor has read too.
  await expect(looks.first()).toContainText('監査担当')
  await expect(looks.filter({ hasText: 'コーディネーター' })).toContainText('お返事済み')
})
