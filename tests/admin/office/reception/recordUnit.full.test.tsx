import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CorrectUnitDialog } from '../../../../admin/care/units/CorrectUnitDialog'
import { RecordUnitDialog } from '../../../../admin/care/units/RecordUnitDialog'
import { ReceptionPage } from '../../../../admin/office/reception/ReceptionPage'
import { unitNumber } from '../../../../shared/rules/donating/units/unitNumber'
import type { ApiCall } from '../../support/fakeApi'
import { renderScreen } from '../../support/renderScreen'
import { person } from '../../care/users/person'
import { donor } from './donor'

const unit = {
  Id: 'unit-1',
  Number: 'N26-0412-D',
  ReceivedAt: '2026-12-01T00:00:00.000Z',
  WeightGrams: 148,
  BristolType: 4,
  State: 'Quarantine',
}

const print = vi.fn<() => void>()
beforeEach(() => {
  print.mockClear()
  vi.stubGlobal('print', print)
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** The card is scanned and the stool received; the scale is next. */
async function received() {
  const { calls } = renderScreen(<ReceptionPage />, {
    resource: 'donations',
    role: 'Reception',
    answer: ({ operationName }: ApiCall) => {
      if (operationName === 'FindDonor') return { data: { findDonor: donor } }
      if (operationName === 'RecordDonation') return { data: { recordDonation: { Id: 'donation-1' } } }
      if (operationName === 'RecordUnit') return { data: { recordUnit: unit } }
      return {
        data: {
          listDonationByIdDonationInfoCreatedAt: { items: [], total: 0 },
          listUnits: { items: [] },
        },
      }
    },
  })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('ドナー番号'), 'D-000042{Enter}')
  await screen.findByRole('heading', { name: '受け付けられます' })
  await user.keyboard('{F2}')
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /ラベルを印刷する/ }).disabled).toBe(false),
  )
  const sent = (operation: string) => calls.filter(({ operationName }) => operationName === operation)
  return { user, sent }
}

/** Twelve visits of today; of the latest ten the unit is recorded. */
const visits = Array.from({ length: 12 }, (_, index) => ({
  Id: `donation-${12 - index}`,
  DonationAt: `2026-12-01T00:${String(59 - index).padStart(2, '0')}:00.000Z`,
  StoolReceiptStatus: index === 11 ? 'NotImplemented' : 'Implemented',
  User: { Id: `user-${index}`, DonorId: `D-00010${index}`, LastName: '見本', FirstName: `${index}子` },
}))
const units = visits.slice(0, 10).map(({ Id }, index) => ({
  Id: `unit-of-${Id}`,
  Number: `N26-05${10 + index}-A`,
  DonationId: Id,
  State: index === 0 ? 'Held' : 'Quarantine',
  HandedOverAt: null,
}))

describe('the visits of today', () => {
  it('say what is held, and keep in sight whose unit is missing: it follows from there', async () => {
    const { calls } = renderScreen(<ReceptionPage />, {
      resource: 'donations',
      role: 'Reception',
      answer: ({ operationName }: ApiCall) => {
        if (operationName === 'RecordUnit') return { data: { recordUnit: unit } }
        if (operationName === 'UnitsOfToday') return { data: { listUnits: { items: units } } }
        return { data: { listDonationByIdDonationInfoCreatedAt: { items: visits, total: visits.length } } }
      },
    })
    const open = await screen.findByRole('button', { name: '便を記録する' })
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows).toHaveLength(9)
    expect(rows[0]?.textContent).toContain('N26-0510-A保留')
    expect(rows[8]?.textContent).toContain('見本 10子')
    const user = userEvent.setup()
    await user.click(open)
    await screen.findByText('見本 10子さんの便を量ってください')
    await user.type(screen.getByLabelText('重さ（g）'), '148{Enter}')
    await user.keyboard('4{Enter}')
    const sent = () => calls.filter(({ operationName }) => operationName === 'RecordUnit')
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.variables).toMatchObject({ input: { DonationId: 'donation-2' } })
  })
})

/** The unit of a donation of the day before, at nine. */
const openForEarlierDay = () =>
  renderScreen(
    <RecordUnitDialog
      person={person()}
      donationId="donation-1"
      receivedAt={new Date('2026-11-30T00:00:00.000Z')}
      onClose={() => undefined}
    />,
    { resource: 'users', role: 'Administrator', answer: () => ({ data: { recordUnit: unit } }) },
  )

it('on the desk, the unit of an earlier day: its time is of that day, and the label is printed', async () => {
  const { calls } = openForEarlierDay()
  const user = userEvent.setup()
  fireEvent.change(await screen.findByLabelText(/わかるとき/), { target: { value: '08:30' } })
  await user.type(screen.getByLabelText('重さ（g）'), '１４８ g{Enter}')
  await user.keyboard('4{Enter}')
  expect((await screen.findByRole('status')).textContent).toContain('N26-0412-D')
  expect(calls.find(({ operationName }) => operationName === 'RecordUnit')?.variables).toMatchObject({
    input: { DonationId: 'donation-1', PassedAt: '2026-11-29T23:30:00.000Z' },
  })
  expect(print).toHaveBeenCalledTimes(1)
})

it('a time later than that of the receipt is of the day before', async () => {
  const { calls } = openForEarlierDay()
  const user = userEvent.setup()
  fireEvent.change(await screen.findByLabelText(/わかるとき/), { target: { value: '22:30' } })
  expect(screen.getByText('受け取りの前の日の時刻として記録します')).toBeTruthy()
  await user.type(screen.getByLabelText('重さ（g）'), '148{Enter}')
  await user.keyboard('4')
  await user.type(await screen.findByLabelText('受け入れる理由'), '冷やして運ばれたため{Enter}')
  await waitFor(() =>
    expect(calls.find(({ operationName }) => operationName === 'RecordUnit')?.variables).toMatchObject({
      input: { PassedAt: '2026-11-29T13:30:00.000Z' },
    }),
  )
})

it('a wrong time is put right like the other values', async () => {
  const shown = {
    ...unit,
    State: 'Quarantine' as const,
    UserId: 'user-1',
    DonationId: 'donation-1',
    Accepted: true,
    RejectionReason: null,
    PassedAt: '2026-11-30T22:30:00.000Z',
    Container: null,
    TakenBy: null,
    StatementGiven: true,
    DiscardedAt: null,
    HandedOverAt: null,
    HandedOverTo: null,
    HandOverBatch: null,
    HoldChangedAt: null,
    Consent: null,
    User: null,
  }
  const { calls } = renderScreen(<CorrectUnitDialog unit={shown} onClose={() => undefined} />, {
    resource: 'units',
    role: 'Administrator',
    answer: () => ({ data: { correctUnit: { Id: unit.Id } } }),
  })
  const time = await screen.findByLabelText<HTMLInputElement>(/わかるとき/)
  expect(time.value).toBe('07:30')
  fireEvent.change(time, { target: { value: '08:45' } })
  await userEvent.type(screen.getByLabelText('理由'), '読み違い')
  await userEvent.click(screen.getByRole('button', { name: '訂正する' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.variables).toMatchObject({
    input: { PassedAt: '2026-11-30T23:45:00.000Z', WeightGrams: 148 },
  })
})

describe('the scale', () => {
  it('makes a unit of what was received with six more keys, and prints its label', async () => {
    const { user, sent } = await received()
    await user.keyboard('148{Enter}4{Enter}')
    expect(await screen.findAllByText('N26-0412-D')).not.toHaveLength(0)
    expect(sent('RecordUnit')[0]?.variables).toEqual({
      input: {
        DonationId: 'donation-1',
        WeightGrams: 148,
        BristolType: 4,
        Accepted: true,
        RejectionReason: null,
        PassedAt: null,
        Container: null,
        ConfirmReason: null,
      },
    })
    expect(print).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(screen.getByLabelText('ドナー番号'))
    const label = document.querySelector('[data-unit-label]')
    expect(label?.textContent).toBe('N26-0412-D隔離2026年12月1日・148g・形4')
    expect(label?.textContent).not.toContain('見本')
    window.dispatchEvent(new Event('afterprint'))
    await user.keyboard('{F6}')
    expect(print).toHaveBeenCalledTimes(2)
  })

  it('takes a small letter as the reason of what is not accepted', async () => {
    const { user, sent } = await received()
    await user.keyboard('42{Enter}2a{Enter}')
    await waitFor(() => expect(sent('RecordUnit')).toHaveLength(1))
    expect(sent('RecordUnit')[0]?.variables).toMatchObject({
      input: { WeightGrams: 42, BristolType: 2, Accepted: false, RejectionReason: '量が足りない' },
    })
  })

  it('says what lies outside the limits, and asks why it is accepted', async () => {
    const { user, sent } = await received()
    await user.keyboard('42{Enter}4')
    await user.type(await screen.findByLabelText('受け入れる理由'), '医師に聞きました{Enter}')
    await waitFor(() => expect(sent('RecordUnit')).toHaveLength(1))
    expect(sent('RecordUnit')[0]?.variables).toMatchObject({
      input: { Accepted: true, ConfirmReason: '医師に聞きました' },
    })
  })

  it('does not take the label of another person for a weight, and goes on at once', async () => {
    const { user, sent } = await received()
    const other = unitNumber('N', 2026, 411)
    await user.keyboard(`${other}{Enter}`)
    expect((await screen.findByRole('alert')).textContent).toContain(`${other}は、記録した便のラベルです`)
    await user.keyboard('148{Enter}4{Enter}')
    await waitFor(() => expect(sent('RecordUnit')).toHaveLength(1))
    expect(sent('RecordUnit')[0]?.variables).toMatchObject({ input: { WeightGrams: 148, BristolType: 4 } })
  })

  it('takes the Tab of a scanner for the end of a card or a label, and leaves a weight to the next field', async () => {
    const { user, sent } = await received()
    await user.keyboard('148{Tab}')
    expect(document.activeElement).toBe(screen.getByLabelText(/わかるとき/))
    await user.clear(screen.getByLabelText('重さ（g）'))
    await user.type(screen.getByLabelText('重さ（g）'), `${unitNumber('N', 2026, 411)}{Tab}`)
    expect((await screen.findByRole('alert')).textContent).toContain('記録した便のラベルです')
    expect(document.activeElement).toBe(screen.getByLabelText('重さ（g）'))
    await user.keyboard('D-000043{Tab}')
    await waitFor(() => expect(sent('FindDonor')).toHaveLength(2))
  })

  it('sends nothing without weight or type, and a card that is scanned there is looked up', async () => {
    const { user, sent } = await received()
    await user.keyboard('abc{Enter}')
    expect(await screen.findByText(/148や61.5のように/)).toBeTruthy()
    await user.clear(screen.getByLabelText('重さ（g）'))
    await user.keyboard('D-000043{Enter}')
    await waitFor(() => expect(sent('FindDonor')).toHaveLength(2))
    expect(sent('FindDonor')[1]?.variables).toEqual({ donorId: 'D-000043' })
    expect(sent('RecordUnit')).toHaveLength(0)
  })
})
