import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { DecideHoldDialog } from '../../../admin/care/units/HoldDialogs'
import type { ApiCall } from '../support/fakeApi'
import { renderScreen } from '../support/renderScreen'

const unit = (serial: number, to: string | null) => ({
  Number: `N26-000${serial}-X`,
  HandedOverTo: to,
  HandedOverAt: to && '2026-11-20T01:00:00.000Z',
  HandOverBatch: to && 'H26-058',
})
const hold = {
  Id: 'hold-1',
  User: null,
  Cause: 'Report',
  Since: '2026-11-10',
  Until: null,
  Reason: null,
  Finding: null,
  FoundBy: null,
  BegunBy: null,
  CreatedAt: '2026-12-01T00:00:00.000Z',
  Units: [unit(1, '製造部 抽出室'), unit(2, '製造部 抽出室'), unit(3, '品質管理'), unit(4, null)],
}
const open = (items: object[]) =>
  renderScreen(<DecideHoldDialog holdId="hold-1" onClose={() => undefined} />, {
    resource: 'units',
    role: 'Physician',
    answer: ({ operationName }: ApiCall) =>
      operationName === 'AskToCall'
        ? { data: { createWorkItem: { Id: 'work-1' } } }
        : { data: { listHolds: { items } } },
  })

it('says first what was handed over and to whom, and makes a call of it', async () => {
  const { calls } = open([hold])
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('先に：引き渡し済みの便が3個あります')).toBeTruthy()
  expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 20))).toEqual([
    'N26-0001-X・H26-058・2',
    'N26-0002-X・H26-058・2',
    'N26-0003-X・H26-058・2',
  ])
  const [first] = await alert.findAllByRole('button', { name: '電話を用件に足す' })
  if (first) await userEvent.setup().click(first)
  await waitFor(() => expect(alert.getByRole('button', { name: '用件にあります' })).toBeTruthy())
  expect(calls.filter(({ operationName }) => operationName === 'AskToCall')).toMatchObject([
    {
      variables: {
        input: {
          Title: '引き渡した便を使わずに待ってもらう電話',
          Words:
            '引き渡し先：製造部 抽出室\n便：N26-0001-X（H26-058）、N26-0002-X（H26-058）\n保留が決まるまで待ってもらい、返事を結果に残してください。',
        },
      },
    },
  ])
  expect(screen.getByText('N26-0004-X')).toBeTruthy()
})

it('says nothing of a hand-over where nothing was handed over', async () => {
  open([{ ...hold, Units: [unit(4, null)] }])
  expect(await screen.findByText('N26-0004-X')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
