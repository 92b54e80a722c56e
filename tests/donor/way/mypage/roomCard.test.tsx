import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { RoomCard } from '../../../../donor/way/mypage/BookingCard'
import { forgetCurrentUser, keepCurrentUser } from '../../../../donor/ground/session/currentUserStore'
import { visitAt } from '../../../../shared/rules/visits/visit'
import { person } from '../../person'
import { renderPage } from '../../renderPage'

// It is Saturday, 21 November 2026, 12:00: see renderPage.
const CLOSED = [
  { date: '2026-11-21', hours: null },
  { date: '2026-11-24', hours: '8:00〜20:00' },
]

const facts = { suspended: null, certified: true, expiration: '2027-01-31', paused: false, rest: null }
const at = (days: Parameters<typeof visitAt>[2]) =>
  visitAt(facts, new Date('2026-11-21T12:00:00+09:00'), days)

const valueOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent

beforeEach(forgetCurrentUser)

it('says that the room is closed and when it opens next, where it is, and how the week went', async () => {
  keepCurrentUser(person({ UserStatus: 'Donation', TotalDonationsCount: 4 }))
  renderPage(<RoomCard visit={at(CLOSED)} visits={['2026-11-20', '2026-11-18', '2026-11-13']} />)
  await screen.findByRole('heading', { name: '献便ルーム' })
  expect(screen.getByText('閉室中')).toBeTruthy()
  expect(document.body.textContent).toContain(
    '今日は休室日です。次は2026年11月24日（火）8:00〜20:00に開きます。',
  )
  expect(valueOf('今週')).toMatch(/^2回/)
  expect(screen.getAllByRole('img').map((day) => day.getAttribute('aria-label'))).toEqual([
    '2026年11月18日（水）に献便',
    '2026年11月20日（金）に献便',
  ])
  expect(valueOf('前回の献便')).toBe('2026年11月20日（金）')
  expect(screen.queryByText('今日の献便')).toBeNull()
  expect(screen.getByRole('link', { name: /^地図を見る/ }).getAttribute('href')).toMatch(/^https:/)
})

it('says what a visit of today brings', async () => {
  keepCurrentUser(person({ UserStatus: 'Donation', TotalDonationsCount: 4 }))
  renderPage(<RoomCard visit={at([{ date: '2026-11-21', hours: '8:00〜20:00' }])} visits={[]} />)
  await screen.findByText('開室中')
  expect(valueOf('今日の献便')).toBe(
    '便をお預かりすると、協力金3,000円分が加わります。更新で認定されると、さらに2,000円分です。ランクはブロンズになります。',
  )
})

it('says until when it is open, and thanks for a visit of today', async () => {
  keepCurrentUser(person({ UserStatus: 'Donation', TotalDonationsCount: 6 }))
  renderPage(<RoomCard visit={at([{ date: '2026-11-21', hours: '8:00〜20:00' }])} visits={['2026-11-21']} />)
  await screen.findByText('開室中')
  expect(document.body.textContent).toContain('20:00まで開いています。')
  expect(valueOf('今日の献便')).toBe(
    '今日は、もう献便していただきました。ありがとうございました。開室中は、もう一度お越しいただくこともできます。',
  )
})

it('shows what it knows where hours and donations could not be loaded', async () => {
  keepCurrentUser(person({ UserStatus: 'Donation', TotalDonationsCount: 6 }))
  renderPage(<RoomCard visit={at(null)} visits={null} />)
  await screen.findByRole('heading', { name: '献便ルーム' })
  expect(screen.queryByText('閉室中')).toBeNull()
  expect(screen.queryByText('今週')).toBeNull()
  expect(valueOf('場所')).toContain('サイエンスパーク（見本）')
})
