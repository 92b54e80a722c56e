import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Role } from '../../shared/generated/schema'
import { ConsoleMenu } from '../../admin/start/layout/ConsoleMenu'
import { renderScreen } from './support/renderScreen'

const NOTHING = {
  AttendanceToRecord: 0,
  BookingsToday: 0,
  ExamsWithoutDate: 0,
  JudgementsOpen: 0,
  Attention: 0,
  Overdue: 0,
  RewardsDueDonations: 0,
  FloraTestsOpen: 0,
  FloraWishes: 0,
  MailsFailed: 0,
}
const DESK = { All: 0 }

const menu = (role: Role, counts: Partial<typeof NOTHING> = {}, countWork = DESK) =>
  renderScreen(<ConsoleMenu />, {
    resource: 'users',
    role,
    answer: () => ({ data: { getWorkCounts: { ...NOTHING, ...counts }, countWork } }),
  })

const shared = [
  'きょうの机',
  'ダッシュボード',
  '会員',
  '検査記録',
  '献便',
  '腸内フローラ検査',
  'ガイダンス',
  'ガイダンス枠',
  'メール',
  'メールのひな形',
  '活動記録',
]

describe('the menu', () => {
  it.each<[Role, string[]]>([
    [
      'Administrator',
      [
        '受付',
        '管理者',
        '判定基準',
        '運営者情報',
        '閲覧の記録',
        '閲覧の確認',
        '記録の封印',
        'セキュリティ記録',
      ],
    ],
    ['Support', []],
  ])('leads %s to every page that has something for them', async (role, own) => {
    menu(role)
    await screen.findByRole('link', { name: '活動記録' })
    const names = screen.getAllByRole('link').map((link) => link.textContent)
    expect(names.toSorted()).toEqual([...shared, ...own].toSorted())
  })

  it.each<[Role, string[]]>([
    ['Reception', ['今日のガイダンス', '受付']],
    ['Finance', ['きょうの机', '会員', '献便']],
    [
      'Auditor',
      [
        'きょうの机',
        '会員',
        '判定基準',
        '管理者',
        '活動記録',
        '閲覧の記録',
        '閲覧の確認',
        '記録の封印',
        'セキュリティ記録',
      ],
    ],
  ])('leads %s to nothing that is no work of theirs', async (role, own) => {
    menu(role)
    await screen.findByRole('link', { name: own[0] })
    const names = screen.getAllByRole('link').map((link) => link.textContent)
    expect(names).toEqual(own)
  })

  it('tells in numbers and in words what waits, and opens the list of just that', async () => {
    menu('Administrator', { Attention: 5, AttendanceToRecord: 3, JudgementsOpen: 2, MailsFailed: 1 })
    const people = await screen.findByRole('link', {
      name: '記録を待っているガイダンス3件、判定を待っている方2人',
    })
    expect(people.textContent).toBe('5')
    const asked = new URL(people.getAttribute('href') ?? '', 'http://localhost').searchParams.get('filter')
    expect(JSON.parse(asked ?? '')).toEqual({ deleted: false, attention: true })
    expect(screen.getByRole('link', { name: '送信できなかったメール1件' }).textContent).toBe('1')
    expect(screen.queryByRole('link', { name: /協力金/ })).toBeNull()
  })

  it('tells how much there is to do on the desk', async () => {
    menu('Support', {}, { All: 14 })
    expect((await screen.findByRole('link', { name: 'いまする用件14件' })).textContent).toBe('14')
  })

  it('counts the tests among flora tests, and the wishes among people', async () => {
    menu('Administrator', { Attention: 2, FloraTestsOpen: 5, FloraWishes: 2 })
    expect((await screen.findByRole('link', { name: '対応を待っている検査3件' })).textContent).toBe('3')
    expect(screen.getByRole('link', { name: '腸内フローラ検査の案内を希望している方2人' }).textContent).toBe(
      '2',
    )
  })

  it('shows a number of four digits as more than 999', async () => {
    menu('Support', { RewardsDueDonations: 12_345 })
    const donations = await screen.findByRole('link', { name: '協力金のお渡しを待っている献便12345件' })
    expect(donations.textContent).toBe('999+')
  })
})
