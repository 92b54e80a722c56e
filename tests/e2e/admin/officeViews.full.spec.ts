import type { TestProgram } from '../../support/program'
import { expect, test, watchForProblems } from '../fixtures'
import { administrator, support } from '../support/api'
import { openConsole } from '../support/console'
import { columnOf, requestsFor, rows, total } from '../support/tables'

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

test('what one saves for everybody stands above everybody’s list with its number, until it is taken away', async ({
  page,
  browser,
}) => {
  await openConsole(page, program, administrator)
  const all = await total(page)
  const counted = requestsFor(page, 'RowCounts')
  await page.getByRole('button', { name: '条件を足す' }).click()
  await page.getByPlaceholder('条件の名前でさがす').fill('性別')
  await page.getByRole('option', { name: '性別' }).click()
  await page.getByRole('menuitemcheckbox', { name: '女性' }).click()
  await page.getByRole('button', { name: 'しぼり込む' }).click()
  await expect(page.getByRole('button', { name: /性別：女性/ }).first()).toBeVisible()
  await expect.poll(() => total(page)).toBeLessThan(all)
  const women = await total(page)
  await page.getByRole('button', { name: '条件を保存' }).click()
  await page.getByLabel('名前').fill('女性の方')
  await page.getByRole('radio', { name: 'みんなで使う' }).check()
  await page.getByRole('button', { name: '保存する' }).click()
  const tab = page.getByRole('tab', { name: /女性の方/ })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(tab).toHaveText(`みんなで使う女性の方${women.toLocaleString('ja-JP')}`)
  // All numbers came in one request, once before and once with the new view.
  expect(counted.length).toBeLessThanOrEqual(2)

  const elsewhere = await browser.newContext({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
  const problems = watchForProblems(elsewhere)
  const other = await elsewhere.newPage()
  await openConsole(other, program, support)
  await expect(rows(other).first()).toBeVisible()
  await other.getByRole('tab', { name: /女性の方/ }).click()
  await expect.poll(() => columnOf(other, 'LastName')).toEqual(await columnOf(page, 'LastName'))
  // Who has not saved it does not change it, and sees who has.
  await other.getByRole('button', { name: '「女性の方」の操作' }).click()
  await expect(other.getByText(/が保存$/)).toBeVisible()
  await expect(other.getByRole('menuitem')).toHaveCount(0)
  await other.keyboard.press('Escape')

  await page.getByRole('button', { name: '「女性の方」の操作' }).click()
  await page.getByRole('menuitem', { name: 'みんなの一覧からはずす' }).click()
  await expect(page.getByText('「女性の方」を、みんなの一覧からはずしました。')).toBeVisible()
  await expect(other.getByRole('tab', { name: /女性の方/ })).toHaveCount(0)
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(other.getByRole('tab', { name: /女性の方/ })).toBeVisible()
  expect(problems).toEqual([])
  await elsewhere.close()
})
