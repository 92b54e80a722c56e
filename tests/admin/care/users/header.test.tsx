import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PersonHeader } from '../../../../admin/care/users/PersonHeader'
import type { PersonRecord } from '../../../../admin/parts/people/personRecord'
import { renderScreen } from '../../support/renderScreen'
import { person } from './person'

async function open(somebody: PersonRecord) {
  renderScreen(<PersonHeader person={somebody} name="鶴岡 花子" onNote={null} />, {
    resource: 'users',
    role: 'Administrator',
    answer: () => ({ data: {} }),
  })
  await screen.findByRole('heading', { name: '鶴岡 花子' })
}
const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent)

it('has no line for what has not come yet', async () => {
  await open(person())
  expect(terms()).not.toContain('ガイダンス')
  expect(terms()).not.toContain('ドナー番号')
})

it('says once that somebody is certified, and the rank that was reached since', async () => {
  const certified = { UserStatus: 'Donation', DonorProcessStatus: 'EligibleDonor' } as const
  await open(person({ Profile: { ...certified, UserRank: 'DonorCertification' } }))
  expect(screen.getByText('献便期間中')).toBeTruthy()
  for (const same of ['ドナー', '認定ドナー']) expect(screen.queryByText(same)).toBeNull()
  cleanup()
  await open(person({ Profile: { ...certified, UserRank: 'Silver' } }))
  expect(screen.getByText('シルバー')).toBeTruthy()
})

it('shows number and state of a donor, and a suspension beside them', async () => {
  const until = { DonorStatus: 'Certified', DonorExpirationDate: '2027-01-31' } as const
  await open(
    person({ Profile: { UserStatus: 'Donation', DonorId: 'D-000018', SuspensionStatus1: true, ...until } }),
  )
  expect(terms()).toEqual(expect.arrayContaining(['ドナー番号', '有効期限']))
  expect(screen.getByText('献便期間中')).toBeTruthy()
  expect(screen.getByText('一時停止')).toBeTruthy()
})

it('says until when the check carries a certification, and that it has ended', async () => {
  const Profile = { UserStatus: 'DonorRegistrationExam' } as const
  await open(person({ Profile, CheckValidUntil: '2026-12-01' }))
  expect(screen.getByText('2026年12月1日（火）まで')).toBeTruthy()
  cleanup()
  await open(person({ Profile, CheckValidUntil: '2026-10-30' }))
  expect(screen.getByText('2026年10月30日（金）に終了')).toBeTruthy()
  cleanup()
  await open(person({ Profile }))
  expect(terms()).not.toContain('チェックの有効期限')
})

it('says when somebody has donated last', async () => {
  const Profile = { UserStatus: 'Donation', TotalDonationsCount: 8 } as const
  await open(person({ Profile, DonationInfo: [{ DonationAt: '2026-11-30T15:30:00Z' }] }))
  expect(screen.getByText('8回（最後は2026/12/01）')).toBeTruthy()
  cleanup()
  await open(person())
  expect(screen.getByText('0回')).toBeTruthy()
})
