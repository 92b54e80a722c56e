import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Role } from '../../admin/generated/graphql'
import { ConsoleMenu } from '../../admin/layout/ConsoleMenu'
import { renderScreen } from './support/renderScreen'

const NOTHING = {
  AttendanceToRecord: 0,
  BookingsToday: 0,
  ExamsWithoutDate: 0,
  JudgementsOpen: 0,
  RewardsDue: 0,
  FloraTestsOpen: 0,
  MailsFailed: 0,
}

const menu = (role: Role, counts: Partial<typeof NOTHING> = {}) =>
  renderScreen(<ConsoleMenu />, {
    resource: 'users',
    role,
    answer: () => ({ data: { getWorkCounts: { ...NOTHING, ...counts } } }),
  })

const shared = [
  'ダッシュボード',
  '会員',
  '検査記録',
  '献便',
  '腸内フローラ検査',
  'ガイダンス枠',
  'メール',
  '管理者',
  '活動記録',
]

describe('the menu', () => {
  it.each<[Role, string[]]>([
    ['Administrator', ['受付', '運営者情報', 'セキュリティ記録']],
    ['Support', []],
  ])('leads %s to every page that has something for them', async (role, own) => {
    menu(role)
    await screen.findByRole('link', { name: '活動記録' })
    const names = screen.getAllByRole('link').map((link) => link.textContent)
    expect(names.toSorted()).toEqual([...shared, ...own].toSorted())
  })

  it('tells in numbers and in words what waits, and nothing where nothing does', async () => {
    menu('Administrator', { AttendanceToRecord: 3, JudgementsOpen: 2, MailsFailed: 1 })
    const people = await screen.findByRole('link', {
      name: /^会員\s*、記録を待っているガイダンス3件、判定を待っている方2人$/,
    })
    expect(within(people).getByText('5')).toBeTruthy()
    expect(screen.getByRole('link', { name: /^メール\s*、送信できなかったメール1件$/ })).toBeTruthy()
    expect(screen.getByRole('link', { name: '献便' })).toBeTruthy()
  })

  it('shows a number of four digits as more than 999', async () => {
    menu('Support', { RewardsDue: 12_345 })
    const donations = await screen.findByRole('link', {
      name: /^献便\s*、協力金のお渡しを待っている方12345人/,
    })
    expect(within(donations).getByText('999+')).toBeTruthy()
  })
})
