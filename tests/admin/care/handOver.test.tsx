import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { HandOverDialog } from '../../../admin/care/units/HandOverDialog'
import { unitNumber } from '../../../shared/rules/donating/units/unitNumber'
import type { ApiCall } from '../support/fakeApi'
import { renderScreen } from '../support/renderScreen'

const numberOf = (serial: number) => unitNumber('N', 2026, serial)
const unit = (serial: number, more: object = {}) => ({
  Id: `unit-${serial}`,
  Number: numberOf(serial),
  State: 'Quarantine',
  RejectionReason: null,
  HandedOverAt: null,
  ...more,
})
const fullWidth = (number: string) =>
  Array.from(number, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)).join('')

/** The units that there are; labels are scanned into the open dialog. */
function open(...units: ReturnType<typeof unit>[]) {
  const { calls } = renderScreen(<HandOverDialog onClose={() => undefined} />, {
    resource: 'units',
    role: 'Reception',
    answer: ({ operationName, variables }: ApiCall) => {
      if (operationName === 'HandOverUnits') return { data: { handOverUnits: [] } }
      const asked = variables.numbers as string[]
      return { data: { listUnits: { items: units.filter(({ Number: one }) => asked.includes(one)) } } }
    },
  })
  const user = userEvent.setup()
  return {
    user,
    scan: async (label: string) => user.type(await screen.findByLabelText('便のラベル'), `${label}{Enter}`),
    read: () => screen.getByRole('status').textContent,
    handedOver: () =>
      calls.flatMap(({ operationName, variables }) => (operationName === 'HandOverUnits' ? [variables] : [])),
  }
}

it('takes a label in every spelling, and each once', async () => {
  const { user, scan, read, handedOver } = open(unit(1), unit(2))
  await scan(fullWidth(numberOf(1)))
  await scan(numberOf(2).toLowerCase().replaceAll('-', 'ー'))
  await scan(numberOf(1))
  expect(await screen.findByText(/もう読み取ってあります。1つとして記録します。/)).toBeTruthy()
  expect(read()).toBe(`2つ：${numberOf(1)}、${numberOf(2)}`)
  await user.type(screen.getByLabelText('引き渡し先'), '製造部')
  await user.type(screen.getByLabelText('引き渡し番号'), 'H26-058')
  await user.click(screen.getByRole('button', { name: '2つの引き渡しを記録する' }))
  await waitFor(() =>
    expect(handedOver()).toEqual([{ input: { Ids: ['unit-1', 'unit-2'], To: '製造部', Batch: 'H26-058' } }]),
  )
})

it.each([
  ['handed over', { HandedOverAt: '2026-12-01T00:00:00.000Z' }, /もう引き渡してあります/],
  ['held', { State: 'Held' }, /保留です/],
  [
    'not taken in',
    { State: 'Discarded', RejectionReason: '量が足りない' },
    /受け入れなかった便です（量が足りない）/,
  ],
  ['discarded later', { State: 'Discarded' }, /廃棄になっています/],
])('says why at once, and leaves it out: %s', async (_name, more, why) => {
  const { scan, read } = open(unit(1), unit(2, more))
  await scan(numberOf(1))
  await scan(numberOf(2))
  expect(await screen.findByText(why)).toBeTruthy()
  expect(read()).toBe(`1つ：${numberOf(1)}`)
})

it.each([
  ['of another centre', unitNumber('TSR', 2026, 1), /ほかの施設のラベルです/],
  ['unknown here', numberOf(3), /見つかりません/],
  ['of a donor', 'D-000042', /便のラベルではありません/],
  ['misread by one character', numberOf(1).replace('N26', 'N27'), /便のラベルではありません/],
])('says what a label is: %s', async (_name, label, why) => {
  const { scan, read } = open(unit(1))
  await scan(label)
  expect(await screen.findByText(why)).toBeTruthy()
  await waitFor(() => expect(read()).toBe(''))
})
