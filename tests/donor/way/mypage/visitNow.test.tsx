import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { PeriodCard } from '../../../../donor/way/mypage/PeriodCard'
import { VisitNow } from '../../../../donor/way/mypage/VisitNow'
import { forgetCurrentUser, keepCurrentUser } from '../../../../donor/ground/session/currentUserStore'
import { visitAt } from '../../../../shared/rules/visits/visit'
import { person } from '../../person'
import { renderPage } from '../../renderPage'

// It is Saturday, 21 November 2026, 12:00: see renderPage.
const CLOSED = [
  { date: '2026-11-21', hours: null },
  { date: '2026-11-24', hours: '8:00〜20:00' },
]
const OPEN = [{ date: '2026-11-21', hours: '8:00〜20:00' }]

const facts = {
  suspended: null,
  certified: true,
  expiration: '2027-01-31',
  paused: false,
  rest: null,
  signBy: null,
}
const at = (days: Parameters<typeof visitAt>[2]) =>
  visitAt(facts, new Date('2026-11-21T12:00:00+09:00'), days)

const valueOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent

beforeEach(() => {
  forgetCurrentUser()
  keepCurrentUser(person({ UserStatus: 'Donation', LatestDonationsCount: 4, TotalDonationsCount: 6 }))
})

it('says that the room is closed and when it opens next, and asks for no statement', async () => {
  renderPage(<VisitNow visit={at(CLOSED)} visits={[]} />)
  await screen.findByRole('heading', { name: /^次に献便していただけるのは、\s*2026年11月24日（火）\s*です$/ })
  expect(document.body.textContent).toContain(
    '今日は休室日です。次は2026年11月24日（火）8:00〜20:00に開きます。',
  )
  expect(screen.queryByRole('link')).toBeNull()
})

it('says until when it is open, and asks for the statement of the day', async () => {
  renderPage(<VisitNow visit={at(OPEN)} visits={['2026-11-20']} />)
  await screen.findByRole('heading', { name: '今日は、献便していただけます' })
  expect(document.body.textContent).toContain('20:00まで開いています。')
  expect(screen.getByRole('link', { name: '今日の体調に答える' }).getAttribute('href')).toBe('/statement')
})

it('thanks for a visit of today, and asks for no statement that nobody takes any more', async () => {
  renderPage(<VisitNow visit={at(OPEN)} visits={['2026-11-21']} />)
  await screen.findByText(/^今日は、もう献便していただきました。ありがとうございました。/)
  expect(document.body.textContent).toContain('開室中は、もう一度お越しいただくこともできます。')
  expect(screen.queryByRole('link')).toBeNull()
})

it('shows what it knows where hours and donations could not be loaded', async () => {
  renderPage(<VisitNow visit={at(null)} visits={null} />)
  expect(await screen.findByRole('heading', { name: '今日は、献便していただけます' })).toBeTruthy()
})

it('says how the week and the period went', async () => {
  const visits = ['2026-11-20', '2026-11-18', '2026-11-13']
  renderPage(<PeriodCard expiration="2027-01-31" held={null} visits={visits} />)
  await screen.findByRole('heading', { name: '有効期間' })
  expect(valueOf('今週')).toMatch(/^2回/)
  const days = screen.getAllByRole('img').map((day) => day.getAttribute('aria-label'))
  expect(days.slice(1)).toEqual(['2026年11月18日（水）に献便', '2026年11月20日（金）に献便'])
  expect(valueOf('今回の献便')).toBe('4回（これまで6回）')
})

it('shows no week where donations could not be loaded', async () => {
  renderPage(<PeriodCard expiration="2027-01-31" held={null} visits={null} />)
  await screen.findByRole('heading', { name: '有効期間' })
  expect(screen.queryByText('今週')).toBeNull()
})
