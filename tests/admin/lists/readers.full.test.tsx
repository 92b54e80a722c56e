import { cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { Role } from '../../../shared/generated/schema'
import { DonationList } from '../../../admin/care/donations/DonationList'
import { FloraTestList } from '../../../admin/care/floraTests/FloraTestList'
import { ScreeningList } from '../../../admin/care/screenings/ScreeningList'
import { UserList } from '../../../admin/care/users/UserList'
import { renderScreen } from '../support/renderScreen'

afterEach(cleanup)

const page = { items: [], nextToken: null, total: 0 }
const data = {
  getConsoleSettings: [],
  listSharedViews: [],
  getDashboard: { Statuses: [] },
  listUsersByIdProfileCreatedAt: page,
  listScreeningInfoByIdScreeningInfoCreatedAt: page,
  listDonationByIdDonationInfoCreatedAt: page,
  listIntestinalFloraTestByIdInspectionDetailCreatedAt: page,
}
const pages: Record<string, ReactNode> = {
  users: <UserList />,
  screenings: <ScreeningList />,
  donations: <DonationList />,
  floraTests: <FloraTestList />,
}

/** The columns that somebody of a duty can choose from. */
async function columnsFor(role: Role, resource: string): Promise<(string | undefined)[]> {
  const { isAsking } = renderScreen(pages[resource], { resource, role, answer: () => ({ data }) })
  const open = await screen.findByRole('button', { name: '表示' })
  // The duties are known by then.
  await waitFor(() => expect(isAsking()).toBe(false))
  open.click()
  const columns = await screen.findAllByRole('checkbox')
  const names = columns.map((column) => column.closest('label')?.textContent)
  cleanup()
  return names
}

it.each<[string, Role, lacks: string[]]>([
  ['users', 'Finance', ['回答できる日', '電話番号', 'メールアドレス', 'オンラインチェック結果']],
  ['users', 'Physician', ['電話番号', 'メールアドレス', '住所', '都道府県']],
  ['screenings', 'Support', ['検査の結果', '更新検査の判定']],
  ['floraTests', 'Coordinator', ['多様性（換算値）', 'エンテロタイプ']],
  ['donations', 'Physician', ['協力金の段階']],
])('on %s somebody of %s is not shown columns that would be empty', async (resource, role, lacks) => {
  const all = await columnsFor('Administrator', resource)
  const own = await columnsFor(role, resource)
  const missing = all.filter((name) => !own.includes(name))
  expect(missing).toEqual(lacks)
})
