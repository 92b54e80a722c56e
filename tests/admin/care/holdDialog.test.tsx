import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { DecideHoldDialog } from '../../../admin/care/units/HoldDialogs'
import { letterSchema } from '../../../shared/forms/letters'
import { donorLetter } from '../../../admin/ground/words/holdLetters'
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
const donor = {
  Id: 'user-1',
  Email: 'hanako@example.com',
  DonorId: 'D-000012',
  LastName: '鶴岡',
  FirstName: '花子',
  LastNameFurigana: 'ツルオカ',
  FirstNameFurigana: 'ハナコ',
  DeleteStatus: false,
}
const open = (items: object[]) =>
  renderScreen(<DecideHoldDialog holdId="hold-1" onClose={() => undefined} />, {
    resource: 'units',
    role: 'Physician',
    answer: ({ operationName }: ApiCall) =>
      operationName === 'CreateWorkItem'
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
  expect(calls.filter(({ operationName }) => operationName === 'CreateWorkItem')).toMatchObject([
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

it('drafts a letter to each receiver of its own units, without the donor and the cause', async () => {
  const user = userEvent.setup()
  open([{ ...hold, Reason: '発熱の連絡', Finding: 'インフルエンザ', User: donor }])
  await user.click(await screen.findByRole('button', { name: '製造部 抽出室への文書の下書き' }))
  const letter = within(await screen.findByRole('dialog', { name: '製造部 抽出室への文書の下書き' }))
  const text = letter.getByText(/^製造部 抽出室 御中/).textContent ?? ''
  expect(text).toContain('・N26-0001-X（H26-058）　2026年11月20日（金）にお渡し\n・N26-0002-X（H26-058）')
  expect(text).toContain('使用と加工を、いますぐ止めてください')
  expect(text).toContain('文書かメールでお返事ください')
  expect(text).not.toMatch(/N26-000[34]|鶴岡|D-000012|発熱|インフルエンザ|体調|11月10日/u)
  letter.getByRole('button', { name: '印刷する' })
})

it('drafts a mail to the donor that says no cause and may be sent as it stands', async () => {
  const user = userEvent.setup()
  open([{ ...hold, Reason: '発熱の連絡', User: donor }])
  await user.click(await screen.findByRole('button', { name: 'ドナーへのメールの下書き' }))
  const draft = donorLetter({ Since: hold.Since, Until: null })
  const shown = within(await screen.findByRole('dialog', { name: 'ドナーへのメールの下書き' }))
  const text = shown.getByText(/お預かりした便（2026年11月10日（火）からの便すべて）/u).textContent
  expect(text).toContain(draft.Text.split('\n')[2])
  // To be copied as it stands: nothing is left to fill in.
  expect(text).not.toContain('{{')
  // Who decides holds sends no letters, unless she is of the office too.
  expect(shown.queryByRole('button', { name: 'メールで送る' })).toBeNull()
  await expect(letterSchema.validate({ Name: '下書き', Kind: 'Notice', ...draft })).resolves.toMatchObject(
    draft,
  )
})

it('has no mail to who has left', async () => {
  open([{ ...hold, User: { ...donor, DeleteStatus: true } }])
  await screen.findByText('N26-0004-X')
  expect(screen.queryByRole('button', { name: 'ドナーへのメールの下書き' })).toBeNull()
})
