import { afterAll, beforeAll, expect, test } from 'vitest'
import { unitObstacleWords } from '../../../../shared/words/donating/units'
import { staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import {
  confirmPanel,
  decide,
  donorWithUnits,
  find,
  holdsOf,
  recordPanel,
  release,
  results,
  statesOf,
} from '../../../support/panels'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { handOver } from '../../../support/units'

let server: TestServer
let physician: Actor
let second: Actor
beforeAll(async () => {
  server = await startTestServer()
  physician = await staff(server, 'Physician')
  second = await staff(server, 'Physician')
})
afterAll(() => server.close())

const messageOf = (answer: { errors?: readonly { message: string }[] }) => answer.errors?.[0]?.message ?? ''

test('a unit is usable between two passed panels: the specimens decide, not the days of judgement', async () => {
  // 13, 14, 15 and 16 November
  const { userId, unitIds } = await donorWithUnits(server, '2026-11-13', 4)
  const [, on14 = '', on15 = '', on16 = ''] = unitIds
  expect(messageOf(await release(physician, [on14]))).toContain(unitObstacleWords.NoPanelBefore)
  await recordPanel(physician, userId, results('2026-10-01'))
  expect(messageOf(await release(physician, [on14]))).toContain(unitObstacleWords.NoPanelAfter)
  // Blood on the 15th, the last specimen on the 20th.
  const said = { CDifficile: { Day: '2026-11-20' } }
  await recordPanel(physician, userId, results('2026-11-15', said))
  for (const late of [on15, on16]) expect(codeOf(await release(physician, [late]))).toBe('INVALID_STATE')
  expect(codeOf(await release(physician, [on14, on15]))).toBe('INVALID_STATE')
  expect(
    (await release(physician, unitIds.slice(0, 2))).data?.releaseUnits.map(({ State }) => State),
  ).toEqual(['Usable', 'Usable'])
  expect(codeOf(await release(physician, [on14]))).toBe('INVALID_STATE')
  expect(await statesOf(server, userId)).toEqual([
    ['2026-11-13', 'Usable'],
    ['2026-11-14', 'Usable'],
    ['2026-11-15', 'Quarantine'],
    ['2026-11-16', 'Quarantine'],
  ])
})

test('a panel that lacks an analyte opens and closes no bracket, and breaks one that it lies in', async () => {
  const { userId, unitIds } = await donorWithUnits(server, '2026-11-10', 2)
  await recordPanel(physician, userId, results('2026-10-01'))
  const incomplete = results('2026-11-20', { HIV: { Day: null, Judgement: 'NotDone' } })
  const { data } = await recordPanel(physician, userId, incomplete)
  expect(data?.recordTestPanel).toMatchObject({ Outcome: 'Incomplete', Missing: ['HIV'] })
  expect(messageOf(await release(physician, unitIds))).toContain(unitObstacleWords.NoPanelAfter)
  await recordPanel(physician, userId, results('2026-11-25'))
  expect(messageOf(await release(physician, unitIds))).toContain(unitObstacleWords.PanelBetween)
  expect(await holdsOf(physician, userId)).toEqual([])
})

test('what was usable by a panel that was entered wrongly is held once a second person withdraws it', async () => {
  const { userId, unitIds } = await donorWithUnits(server, '2026-11-10', 2)
  await recordPanel(physician, userId, results('2026-10-01'))
  const after = await recordPanel(physician, userId, results('2026-11-20'))
  await release(physician, unitIds)
  const id = after.data?.recordTestPanel.Id ?? ''
  expect(codeOf(await confirmPanel(physician, id, false, '別の方の結果'))).toBe('INVALID_STATE')
  expect(codeOf(await confirmPanel(second, id, false))).toBe('BAD_USER_INPUT')
  expect(codeOf(await confirmPanel(second, id, false, '別の方の結果でした'))).toBeNull()
  expect((await statesOf(server, userId)).map(([, state]) => state)).toEqual(['Held', 'Held'])
  expect(await holdsOf(physician, userId)).toMatchObject([
    { Cause: 'Panel', Since: '2026-11-10', Until: '2026-11-11' },
  ])
})

test('what was found reaches further once the negative panel before it is withdrawn, also where its hold was decided', async () => {
  const { userId, unitIds } = await donorWithUnits(server, '2026-11-10', 3)
  const third = await staff(server, 'Physician')
  await recordPanel(physician, userId, results('2026-11-01'))
  const negative = await recordPanel(physician, userId, results('2026-11-12'))
  expect(codeOf(await handOver(await staff(server), unitIds.slice(0, 1)))).toBeNull()
  const positive = results('2026-11-20', { Norovirus: { Judgement: 'Positive' } })
  await recordPanel(physician, userId, positive)
  const [hold] = await holdsOf(physician, userId)
  expect(hold).toMatchObject({ Cause: 'Panel', Since: '2026-11-12', Until: null })
  await find(second, hold?.Id ?? '')
  expect(codeOf(await decide(third, hold?.Id ?? ''))).toBeNull()
  const id = negative.data?.recordTestPanel.Id ?? ''
  expect(codeOf(await confirmPanel(second, id, false, '別の方の結果でした'))).toBeNull()
  const held = (await holdsOf(physician, userId)).map(({ Since, Until }) => [Since, Until])
  expect(new Set(held)).toEqual(
    new Set([
      ['2026-11-01', '2026-11-11'],
      ['2026-11-12', null],
    ]),
  )
  // What was handed over among them.
  expect((await statesOf(server, userId)).map(([, state]) => state)).toEqual(['Held', 'Held', 'Quarantine'])
})

test('what cannot be a panel is refused, and nothing is lost of what can', async () => {
  const { userId } = await donorWithUnits(server, '2026-11-10', 1)
  const bad = [
    [],
    results('2026-12-02'),
    [...results('2026-11-20'), { Analyte: 'HIV', Day: '2026-11-20', Judgement: 'Negative' as const }],
    results('2026-11-20', { HIV: { Day: null } }),
    results('2026-11-20', { HIV: { Judgement: 'NotDone' } }),
    results('2026-11-20', { HIV: { Analyte: 'HTLV' } }),
  ]
  for (const one of bad) expect(codeOf(await recordPanel(physician, userId, one))).toBe('BAD_USER_INPUT')
  expect(codeOf(await recordPanel(physician, userId, results('2026-11-20'), { Kind: 'Renewal' }))).toBe(
    'BAD_USER_INPUT',
  )
  const Id = '00000000-0000-4000-8000-0000000000aa'
  const once = await recordPanel(physician, userId, results('2026-11-20'), { Id })
  expect((await recordPanel(physician, userId, results('2026-11-20'), { Id })).data).toEqual(once.data)
  expect(codeOf(await recordPanel(physician, userId, results('2026-11-21'), { Id }))).toBe('INVALID_STATE')
})
