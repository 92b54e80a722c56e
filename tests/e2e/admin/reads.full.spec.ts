import { readFileSync } from 'node:fs'
import { NO_MATCHES } from '../../../shared/words/program/notices'
import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { callAs } from '../support/api'
import { openConsole } from '../support/console'
import { violationsOf } from '../support/expectAccessible'
import { personPage } from '../support/personPage'
import { columnOf, rows } from '../support/tables'

let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

const sample = (name: string) => ({ email: `${name}@example.com`, password: 'Demo-Passw0rd' })

test('an auditor sees who read what of whom and why, narrows it, and goes on to one person', async ({
  page,
}) => {
  const { getUser } = await callAs(program, sample('donor'), '{ getUser { Id } }')
  const id = { id: getUser.Id }
  await callAs(
    program,
    sample('physician'),
    'query ($id: ID!) { getUserById(UserId: $id) { RetryFrom Statement { Id } } }',
    id,
  )
  await callAs(
    program,
    sample('coordinator'),
    'query ($id: ID!) { getUserById(UserId: $id) { Profile { LastName Tel } } }',
    id,
  )
  const {
    listUsersByIdProfileCreatedAt: { items },
  } = await callAs(
    program,
    sample('coordinator'),
    `{ listUsersByIdProfileCreatedAt(filter: { UserStatus: { eq: Donation } }, limit: 100) { items { Id LastName } } }`,
  )

  await openConsole(page, program, sample('auditor'), '記録：見たこと')
  await expect(rows(page).filter({ hasText: `${items.length}人の一覧` })).toContainText('会員の一覧を見た')
  await expect(rows(page).filter({ hasText: '連絡先（1項目）' })).toContainText('コーディネーター')
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('tab', { name: '健康と腸内フローラ' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('医師')
  await expect(rows(page)).toContainText('健康に関すること')
  await page.getByRole('tab', { name: '緊急の対応' }).click()
  await expect(page.getByText(NO_MATCHES)).toBeVisible()

  await page.goto(await personPage(program, 'donor@example.com'))
  await page.getByRole('tab', { name: '記録' }).click()
  await page.getByRole('button', { name: '見たこと' }).click()
  await expect.poll(() => columnOf(page, 'Operation')).toContain(`会員の一覧を見た ${items.length}人の一覧`)
  expect(await violationsOf(page)).toEqual([])
})

test('an auditor sees that the seals go on from what was signed, and keeps the signed head', async ({
  page,
}) => {
  await openConsole(page, program, sample('auditor'), '記録：封印')
  await expect(page.getByText('署名したときのままです')).toHaveCount(2)
  expect(await violationsOf(page)).toEqual([])
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '署名を保存する' }).first().click()
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\dT\d{4}\.log\.checkpoint$/)
  expect(readFileSync(await download.path(), 'utf8')).toMatch(/^localhost:\d+\/log\n[1-9]\d*\n/)
})
