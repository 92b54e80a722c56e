import { startTestProgram, SAMPLE_DAY, type TestProgram } from '../../support/program'
import { expect, test, watchForProblems } from '../fixtures'
import { callAs } from '../support/api'
import { openConsole } from '../support/console'
import { violationsOf } from '../support/expectAccessible'

let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

const sample = (name: string) => ({ email: `${name}@example.com`, password: 'Demo-Passw0rd' })

test('a breach from what may have been in other hands to the closed case', async ({ page, context }) => {
  const problems = watchForProblems(context)
  await callAs(
    program,
    sample('coordinator'),
    '{ listUsersByIdProfileCreatedAt(limit: 20) { items { Id LastName Tel } } }',
  )
  const { getAdministrator } = await callAs(program, sample('coordinator'), '{ getAdministrator { Name } }')
  await openConsole(page, program, sample('auditor'), '記録：確かめる')
  await page.getByRole('link', { name: '漏えい等の範囲を調べる' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '漏えい等の範囲を調べる' })).toBeVisible()
  await page.getByLabel('終わり').fill('2026-12-02T00:00')
  await page.getByLabel('担当者のアカウント').click()
  await page.getByRole('option', { name: getAdministrator?.Name ?? '' }).click()
  await page.getByRole('button', { name: '数える' }).click()
  await expect(page.getByText('20人', { exact: true })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: '案件を始める' }).click()

  await expect(page.getByRole('heading', { level: 1, name: '漏えい等' })).toBeVisible()
  const first = page.getByRole('region', { name: '個人情報保護委員会への速報の本文' })
  await expect(first).toContainText('20人（閲覧の記録から数えたもの）')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '見られた方の一覧（CSV）' }).click()
  expect((await download).suggestedFilename()).toMatch(/^affected-.*\.csv$/)
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('button', { name: '下書きを直す' }).first().click()
  const draft = page.getByRole('dialog').getByLabel('本文')
  await expect(draft).toBeFocused()
  await draft.fill('漏えい等報告（速報）\n確かめた内容')
  await page.getByRole('dialog').getByRole('button', { name: '保存する' }).click()
  await expect(first).toContainText('確かめた内容')
  await page.getByRole('button', { name: '出した日を記録する' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: '出した日を記録する' }).click()
  await expect(page.getByText('個人情報保護委員会への速報（2026年12月1日（火））')).toBeVisible()

  await page.getByRole('button', { name: '終える' }).click()
  const closing = page.getByRole('dialog')
  await closing.getByLabel('確かめたこと').fill('範囲を確かめ、速報を出した')
  await closing.getByRole('button', { name: '終える' }).click()
  await expect(page.getByText('範囲を確かめ、速報を出した')).toBeVisible()
  await expect(page.getByRole('button', { name: 'もう一度確かめる' })).toBeVisible()
  expect(problems).toEqual([])
})
