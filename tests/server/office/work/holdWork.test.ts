import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WorkKind } from '../../../../shared/generated/schema'
import { workReason } from '../../../../shared/words/office/work'
import { staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { decide, donorWithUnits, find, openHold } from '../../../support/panels'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { discard, handOver } from '../../../support/units'

let server: TestServer
let physician: Actor
let second: Actor
let third: Actor
beforeAll(async () => {
  server = await startTestServer()
  physician = await staff(server, 'Physician')
  second = await staff(server, 'Physician')
  third = await staff(server, 'Physician')
})
afterAll(() => server.close())

const WORK =
  '{ listWork { items { Kind SubjectId UserId Due Days At Amount Words } } countWork { Kinds { Kind Count } } }'
type Row = { Kind: WorkKind; SubjectId: string; At: string; Amount: number | null; Words: string | null }
async function rowsOf(actor: Actor, id: string): Promise<Row[]> {
  const { data } = await actor.send<{
    listWork: { items: Row[] }
    countWork: { Kinds: { Kind: string; Count: number }[] }
  }>(WORK)
  const holds = data?.listWork.items.filter(({ Kind }) => Kind === 'Hold') ?? []
  expect(data?.countWork.Kinds.find(({ Kind }) => Kind === 'Hold')?.Count ?? 0).toBe(holds.length)
  return holds.filter(({ SubjectId }) => SubjectId === id)
}

test('an open hold is work of the physicians who may decide it, until it is decided', async () => {
  const { userId, unitIds } = await donorWithUnits(server, '2026-11-10', 4)
  const [left = '', broken = ''] = unitIds
  expect(codeOf(await handOver(await staff(server, 'Administrator'), [left]))).toBeNull()
  expect(codeOf(await discard(physician, [broken]))).toBeNull()
  server.clock.set(new Date(server.clock.now().getTime() + 60_000))
  const id = (await openHold(physician, userId, { Until: '2026-11-12' })).data?.openHold.Id ?? ''
  // Of four units one lies after the window, and one was discarded before.
  const [row] = await rowsOf(second, id)
  expect(row).toMatchObject({
    UserId: userId,
    Due: '2026-12-02',
    Days: [],
    Amount: 2,
  })
  if (!row) throw new Error('No work')
  const told = { Point: null, MailLabel: null, Title: null, Days: [], ...row }
  expect(workReason(told, '2026-12-03')).toBe(
    '12月1日（火）から（3日目）、便を2個、保留にしています。引き渡し済み1個。医師の所見待ち',
  )
  for (const role of ['Administrator', 'Coordinator', 'Reception', 'Support', 'Finance', 'Auditor'] as const)
    expect(await rowsOf(await staff(server, role), id)).toEqual([])

  await find(second, id)
  expect(await rowsOf(second, id)).toEqual([])
  for (const one of [physician, third])
    expect(await rowsOf(one, id)).toMatchObject([{ Words: '引き渡し済み1個。別の医師の判断待ち' }])
  await decide(third, id)
  for (const one of [physician, second, third]) expect(await rowsOf(one, id)).toEqual([])
})
