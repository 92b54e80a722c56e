import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DonationsTab } from '../../../admin/care/users/tabs/DonationsTab'
import { UnitList } from '../../../admin/care/units/UnitList'
import type { Role } from '../../../shared/generated/schema'
import type { ApiCall } from '../support/fakeApi'
import { renderScreen } from '../support/renderScreen'
import { person } from './users/person'

const unit = {
  Id: 'unit-1',
  DonationId: 'donation-1',
  Number: 'N26-0412-D',
  State: 'Quarantine',
  ReceivedAt: '2026-11-20T00:00:00.000Z',
  WeightGrams: 148,
  BristolType: 4,
  Accepted: true,
  RejectionReason: null,
  HandedOverAt: '2026-11-20T03:00:00.000Z',
  HandedOverTo: '製造部',
  HandOverBatch: 'H26-058',
  User: {
    Id: 'user-1',
    LastName: '見本',
    FirstName: '花子',
    LastNameFurigana: '',
    FirstNameFurigana: '',
    DonorId: 'D-000042',
    Email: null,
    DeleteStatus: false,
  },
}
const donations = ['donation-1', 'donation-2'].map((Id) => ({
  Id,
  DonationAt: unit.ReceivedAt,
  StoolReceiptStatus: 'Implemented',
  RewardStage: null,
}))
const sum = { total: 1 }
const answers: Record<string, object> = {
  PersonDonations: { getUserById: { Rewards: null, RewardPeriods: null, DonationInfo: donations } },
  UnitTallies: { all: sum, quarantine: sum, held: sum, usable: sum, handedOver: sum },
}
const answer = ({ operationName }: ApiCall) => ({
  data: answers[operationName] ?? {
    listUnits: { items: [unit], nextToken: null, total: 1 },
    getConsoleSettings: [],
    listSharedViews: [],
  },
})

const ofBatch = `/units?${new URLSearchParams({ filter: JSON.stringify({ batch: 'H26-058' }) })}`
const addressOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')

const donationsOf = (role: Role) =>
  renderScreen(<DonationsTab person={person()} />, { resource: 'users', role, answer })

it('stands at the donation it was received with: one click to the unit, one to its hand-over', async () => {
  donationsOf('Coordinator')
  expect(await addressOf('N26-0412-D')).toBe('/units/unit-1/show')
  expect(await addressOf('H26-058')).toBe(ofBatch)
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent?.includes('—'))).toEqual([
    false,
    false,
    true,
  ])
})

it('is not asked of a duty that does not see it', async () => {
  const { calls } = donationsOf('Support')
  await screen.findByRole('table')
  expect(screen.queryByRole('columnheader', { name: '便' })).toBeNull()
  expect(new Set(calls.map(({ operationName }) => operationName))).toEqual(new Set(['PersonDonations']))
})

it('leads from a row to the donor and to the others of its hand-over', async () => {
  renderScreen(<UnitList />, { resource: 'units', role: 'Administrator', answer })
  expect(await addressOf('H26-058')).toBe(ofBatch)
  expect(await addressOf('見本 花子')).toBe('/users/user-1/show')
})
