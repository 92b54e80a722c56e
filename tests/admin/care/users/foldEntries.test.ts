import { expect, it } from 'vitest'
import { foldEntries, type Told } from '../../../../admin/care/users/conversation/foldEntries'
import { pastEvents } from '../../../../admin/care/users/timeline/timelineEvents'

let minutes = 0
/** As the API tells it; each is older than the one before. */
function told(name: string, text = '記録しました', more: Partial<Told['entry']> = {}): Told {
  const [Category = '', Operation = ''] = name.split('.')
  const Time = new Date(Date.UTC(2026, 10, 30) - ++minutes * 60_000).toISOString()
  const entry = {
    Id: `${minutes}`,
    Time,
    Category,
    Operation,
    Text: text,
    ActorName: null,
    Reason: null,
    HasChanges: false,
    Note: null,
    Mail: null,
    Wish: null,
    ...more,
  }
  const row = {
    id: entry.Id,
    time: Time,
    category: Category,
    operation: Operation,
    text,
    reason: entry.Reason,
  }
  const [event] = pastEvents([row], null)
  if (!event) throw new Error('no event')
  return { entry, event }
}
const times = (count: number, name: string, text?: string) =>
  Array.from({ length: count }, () => told(name, text))
const titles = (all: Told[]) =>
  foldEntries(all).map((line) => ('folded' in line ? line.title : line.event.title))

it('makes forty donations of a period one line, whatever lies between them', () => {
  const donations = times(40, 'Donation.Record')
  expect(titles([...donations.slice(0, 10), told('FloraTest.Apply'), ...donations.slice(10)])).toEqual([
    '献便：記録 40件',
    '腸内フローラ検査：申し込み',
  ])
})

it('keeps the donations of two periods apart', () => {
  expect(
    titles([...times(3, 'Donation.Record'), told('Screening.Judge'), ...times(4, 'Donation.Record')]),
  ).toEqual(['献便：記録 3件', '検査：判定', '献便：記録 4件'])
})

it('folds what happened by itself, and never what people did, said or gave a reason for', () => {
  expect(
    titles([
      ...times(3, 'OnlineCheck.Discard', '削除しました（自動）'),
      told('Contact.CallIn'),
      ...times(2, 'OnlineCheck.Discard', '削除しました（自動）'),
      told('Donation.Record', undefined, { Reason: '理由' }),
    ]),
  ).toEqual([
    '自動の記録 3件',
    'やりとり：受けた電話',
    'オンラインチェック：回答の削除',
    'オンラインチェック：回答の削除',
    '献便：記録',
  ])
})

it('opens to all of them', () => {
  const donations = times(5, 'Donation.Record')
  const [line] = foldEntries(donations)
  expect(line && 'folded' in line && line.folded).toEqual(donations)
})
