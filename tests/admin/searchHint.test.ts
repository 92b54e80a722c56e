import { expect, it } from 'vitest'
import { searchHint } from '../../admin/start/layout/goTo/searchParts'
import { allRoles } from '../../shared/rules/records/access/roles'

const all =
  '氏名、フリガナ、生年月日、メールアドレス、電話番号の末尾、ドナー番号、検査キットの番号、検体の番号、画面の名前'
const without = (...left: string[]) =>
  all
    .split('、')
    .filter((words) => !left.includes(words))
    .join('、')

it('promises each duty what it may search, and no more', () => {
  expect(Object.fromEntries(allRoles.map((role) => [role, searchHint([role])]))).toEqual({
    Administrator: all,
    Coordinator: all,
    Physician: without('メールアドレス', '電話番号の末尾'),
    Reception: '画面の名前',
    Finance: without('メールアドレス', '電話番号の末尾', '検体の番号'),
    Support: all,
    Auditor: without('メールアドレス', '電話番号の末尾', '検体の番号'),
  })
  expect(searchHint(['Physician', 'Administrator'])).toBe(all)
})
