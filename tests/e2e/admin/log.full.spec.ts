import type { TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator } from '../support/api'
import { openConsole } from '../support/console'
import { columnOf, rows } from '../support/tables'

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

test('the log shows people first, and is narrowed to one of staff and one member by keyboard', async ({
  page,
}) => {
  await openConsole(page, program, administrator, '記録：したこと')
  await expect(page.getByRole('tab', { name: '人の操作だけ' })).toHaveAttribute('aria-selected', 'true')
  expect(await columnOf(page, 'actor')).not.toContain('自動')
  await page.getByRole('tab', { name: 'すべて' }).click()
  await expect.poll(() => columnOf(page, 'actor')).toContain('自動')

  const add = page.getByRole('button', { name: '条件を足す' })
  await add.press('Enter')
  await page.getByPlaceholder('条件の名前でさがす').fill('だれが')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitemradio', { name: '山田 あや' }).press('Enter')
  await expect(page.getByRole('button', { name: /だれが：山田 あや/ }).first()).toBeVisible()
  await expect.poll(async () => new Set(await columnOf(page, 'actor'))).toEqual(new Set(['山田 あや']))

  const [member = ''] = (await columnOf(page, 'User')).filter((name) => /^\S+ \S+$/.test(name))
  await add.press('Enter')
  await page.getByPlaceholder('条件の名前でさがす').fill('会員')
  await page.getByRole('option', { name: '会員', exact: true }).click()
  await page.getByLabel('氏名・電話・ドナー番号でさがす').fill(member)
  await page
    .getByRole('option', { name: new RegExp(member) })
    .first()
    .click()
  await expect(page.getByRole('button', { name: new RegExp(`会員：${member}`) }).first()).toBeVisible()
  await expect.poll(async () => new Set(await columnOf(page, 'User'))).toEqual(new Set([member]))
  // The address names nobody.
  expect(decodeURIComponent(page.url())).not.toContain(member.split(' ')[0])
  await expect(rows(page).first()).toBeVisible()
})
