import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { SlotList, monthToAdd } from '../../admin/care/waitingList/SlotList'
import { refusal, type ApiCall } from './support/fakeApi'
import { renderScreen } from './support/renderScreen'

const november = {
  Id: 'slot-11',
  Year: 2026,
  Month: 11,
  AvailableSlots: 20,
  AdditionalAvailableSlots: 2,
  GivenGuidanceCount: 12,
  Version: 7,
  UpdatedAt: '2026-11-01T00:00:00.000Z',
}
const BELOW = '案内済みの12名を下回る枠数にはできません。'

const answer = ({ operationName, variables }: ApiCall) => {
  if (operationName === 'PreferenceSlots') return { data: { getPreference: [november] } }
  const input = Object(variables.input)
  if (operationName === 'PreviewPreferenceSlot') {
    const free = Math.max(0, input.AvailableSlots + input.AdditionalAvailableSlots - 12)
    const People = [{ Id: 'user-1', LastName: '見本', FirstName: '花子' }]
    return { data: { previewPreferenceSlot: { Invitations: Math.min(free, 15), People } } }
  }
  if (input.AvailableSlots < 10) return refusal('BAD_USER_INPUT', BELOW, { AvailableSlots: BELOW })
  return { data: { updatePreferenceSlot: { ...november, ...input, GivenGuidanceCount: 27 } } }
}
const open = (role: 'Administrator' | 'Support') =>
  renderScreen(<SlotList />, { resource: 'preferenceSlots', role, answer })

describe('the places of the months', () => {
  it('are read by support staff, without a button to change them', async () => {
    open('Support')
    const row = await screen.findByRole('row', { name: /2026年11月/ })
    expect(within(row).getByText('10')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /変更する|追加/ })).toBeNull()
  })

  it('are changed by an administrator', async () => {
    const { calls } = open('Administrator')
    await userEvent.click(await screen.findByRole('button', { name: '2026年11月の枠を変更する' }))
    const basic = screen.getByLabelText('基本枠')
    await userEvent.clear(basic)
    await userEvent.type(basic, '２５')
    await userEvent.click(screen.getByRole('button', { name: '保存する' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(
      calls.find(({ operationName }) => operationName === 'UpdatePreferenceSlot')?.variables.input,
    ).toEqual({
      Year: 2026,
      Month: 11,
      AvailableSlots: 25,
      AdditionalAvailableSlots: 2,
      Version: 7,
    })
  })

  it('say before the save who will be invited, and after it how many were', async () => {
    open('Administrator')
    await userEvent.click(await screen.findByRole('button', { name: '2026年11月の枠を変更する' }))
    expect((await screen.findByRole('status')).textContent).toBe(
      '保存すると、10人に案内のメールを送ります：見本\u00a0花子さん、ほか9人',
    )
    const basic = screen.getByLabelText('基本枠')
    await userEvent.clear(basic)
    await userEvent.type(basic, '10')
    expect(await screen.findByText('保存しても、いますぐ案内する方はいません。')).toBeTruthy()
    await userEvent.clear(basic)
    await userEvent.type(basic, '25')
    expect(await screen.findByText(/^保存すると、15人に/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '保存する' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('of a month that is over are read only', async () => {
    renderScreen(<SlotList />, {
      resource: 'preferenceSlots',
      role: 'Administrator',
      answer: () => ({ data: { getPreference: [{ ...november, Month: 10 }] } }),
    })
    await screen.findByRole('row', { name: /2026年10月/ })
    await screen.findByRole('button', { name: /追加/ })
    expect(screen.queryByRole('button', { name: /変更する/ })).toBeNull()
  })

  it('that somebody else has changed are shown, and saved on the second word', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let theirs = november
    const { calls } = renderScreen(<SlotList />, {
      resource: 'preferenceSlots',
      role: 'Administrator',
      answer: (call) => {
        if (call.operationName === 'PreferenceSlots') return { data: { getPreference: [theirs] } }
        if (call.operationName === 'UpdatePreferenceSlot' && Object(call.variables.input).Version === 7) {
          theirs = { ...november, AvailableSlots: 22, Version: 8 }
          return refusal('CONFLICT', '別の操作で内容が更新されています。', { AvailableSlots: '基本枠' })
        }
        return answer(call)
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: '2026年11月の枠を変更する' }))
    const basic = screen.getByLabelText<HTMLInputElement>('基本枠')
    await userEvent.clear(basic)
    await userEvent.type(basic, '25')
    await userEvent.click(screen.getByRole('button', { name: '保存する' }))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'いまは、基本枠22、追加枠2、案内済み12人です',
    )
    expect(basic.value).toBe('25')
    await userEvent.click(screen.getByRole('button', { name: '保存する' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const versions = calls.flatMap(({ operationName, variables }) =>
      operationName === 'UpdatePreferenceSlot' ? [Object(variables.input).Version] : [],
    )
    expect(versions).toEqual([7, 8])
  })

  it('say at the field what the server refuses, and keep what was typed', async () => {
    // react-admin writes each refusal to the console while it is developed with.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    open('Administrator')
    await userEvent.click(await screen.findByRole('button', { name: '2026年11月の枠を変更する' }))
    const basic = screen.getByLabelText<HTMLInputElement>('基本枠')
    await userEvent.clear(basic)
    await userEvent.type(basic, '1')
    await userEvent.click(screen.getByRole('button', { name: '保存する' }))
    expect(await screen.findByText(BELOW)).toBeTruthy()
    expect(basic.value).toBe('1')
    expect(basic.getAttribute('aria-invalid')).toBe('true')
  })
})

describe('the month to add', () => {
  it.each([
    ['2026-11-21', [november], { Year: 2026, Month: 12, AvailableSlots: 20 }],
    ['2026-12-31', [{ ...november, Month: 12 }], { Year: 2027, Month: 1, AvailableSlots: 20 }],
    ['2026-11-21', [], { Year: 2026, Month: 11, AvailableSlots: 0 }],
    ['2027-03-01', [november], { Year: 2027, Month: 3, AvailableSlots: 20 }],
  ])('on %s', (today, slots, expected) => {
    expect(monthToAdd(slots, today)).toMatchObject({ ...expected, AdditionalAvailableSlots: 0 })
  })
})
