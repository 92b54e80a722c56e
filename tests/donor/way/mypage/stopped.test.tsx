import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { Guides } from '../../../../donor/way/mypage/Guides'
import { PeriodCard } from '../../../../donor/way/mypage/PeriodCard'
import { forgetCurrentUser, keepCurrentUser } from '../../../../donor/ground/session/currentUserStore'
import { person } from '../../person'
import { renderPage } from '../../renderPage'

beforeEach(forgetCurrentUser)

/** What my page says to a donor beside her next step; `closed`: nothing leads on. */
async function myPage(stop: { SuspensionStatus1?: boolean; SuspensionStatus2?: boolean }, closed: boolean) {
  const donor = person({ UserStatus: 'Donation', UserRank: 'Bronze', TotalDonationsCount: 3, ...stop })
  keepCurrentUser({ ...donor, Rewards: { Due: 0, Pending: 9000, Paid: 0, Expected: 15000 } })
  renderPage(
    <>
      <h1>マイページ</h1>
      <PeriodCard expiration="2027-01-20" held={null} visits={null} />
      <Guides unread={0} ahead={!closed} />
    </>,
  )
  await screen.findByRole('heading', { level: 1 })
  return document.body.textContent
}

/** Each invites to something that the service refuses to whoever is stopped. */
const invitations = [
  'あと',
  '更新で認定されたときの加算',
  '更新は',
  '献便の前に',
  'もし…だったら',
  '腸内フローラ検査',
]
const said = (text: string) => invitations.filter((words) => text.includes(words))

it('invites a donor to what she may do', async () => {
  expect(said(await myPage({}, false))).toEqual(invitations)
})

it('invites nobody who is stopped to what is refused, and tells what she has given', async () => {
  const text = await myPage({ SuspensionStatus2: true }, true)
  expect(said(text)).toEqual(['あと'])
  expect(text).toContain('9,000円分')
  expect(text).toContain('体調が変わったとき')
})

it('keeps the outlook for a rest that ends', async () => {
  expect(said(await myPage({ SuspensionStatus1: true }, false))).toEqual(['あと', 'もし…だったら'])
})
