import { expect, it } from 'vitest'
import { searchHint } from '../../admin/start/layout/goTo/searchParts'
import { placesFor } from '../../admin/ground/auth/places'
import type { Role } from '../../shared/generated/schema'
import { allRoles } from '../../shared/rules/records/access/roles'

const all =
  '氏名、フリガナ、生年月日、メールアドレス、電話番号の末尾、ドナー番号、検査キットの番号、検体の番号、便番号、画面の名前'
const without = (...left: string[]) =>
  all
    .split('、')
    .filter((words) => !left.includes(words))
    .join('、')

const hintOf = (...held: Role[]) => searchHint(held, placesFor(held, '2026-12-01'))

it('promises each duty what it may search, and no more', () => {
  expect(Object.fromEntries(allRoles.map((role) => [role, hintOf(role)]))).toEqual({
    Administrator: all,
    Coordinator: all,
    Physician: without('メールアドレス', '電話番号の末尾'),
    Reception: '画面の名前',
    Finance: without('メールアドレス', '電話番号の末尾', '検体の番号', '便番号'),
    Support: without('便番号'),
    Auditor: without('メールアドレス', '電話番号の末尾', '検体の番号'),
  })
  expect(hintOf('Physician', 'Administrator')).toBe(all)
})

it('promises no units where none are recorded', () => {
  const places = placesFor(['Administrator'], '2026-12-01', { hasUnits: false, isSmall: false })
  expect(searchHint(['Administrator'], places)).toBe(without('便番号'))
})
