import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { donor } from '../../../support/people'
import { confirmPanel, recordPanel, results } from '../../../support/panels'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
let physician: Actor
let second: Actor
beforeAll(async () => {
  server = await startTestServer()
  physician = await staff(server, 'Physician')
  second = await staff(server, 'Physician')
})
afterAll(() => server.close())

const show = (actor: Actor, Id: string) =>
  actor.send('mutation ($input: ReleaseTestPanelInput!) { releaseTestPanel(input: $input) { ReleasedAt } }', {
    input: { Id },
  })
type Seen = {
  WithdrawnAt: string | null
  Results: { Name: string; Judgement: string; Value: string | null; Unit: string | null }[]
}
async function seenBy(person: Actor): Promise<Seen[]> {
  const { data } = await person.send<{ getUser: { TestPanels: Seen[] } }>(
    '{ getUser { TestPanels { Kind FirstDay WithdrawnAt ReleasedAt Results { Name Judgement Value Unit } } } }',
  )
  return data?.getUser.TestPanels ?? []
}
async function recorded(person: Actor, said = {}) {
  const { data } = await recordPanel(physician, person.id, results('2026-11-20', said))
  return data?.recordTestPanel.Id ?? ''
}
const talk = (UserId: string, more: object) =>
  physician.send('mutation ($input: CreatePersonNoteInput!) { createPersonNote(input: $input) { Id } }', {
    input: {
      IdempotencyKey: randomUUID(),
      UserId,
      Kind: 'CallOut',
      Result: 'Spoke',
      Text: '検査の結果を伝えた',
      TouchesHealth: true,
      ...more,
    },
  })
async function workOf(actor: Actor, userId: string): Promise<number> {
  const { data } = await actor.send<{ listWork: { items: { Kind: string; UserId: string | null }[] } }>(
    '{ listWork(filter: { State: Open }, limit: 100) { items { Kind UserId } } }',
  )
  return (data?.listWork.items ?? []).filter(
    ({ Kind, UserId }) => Kind === 'PanelFinding' && UserId === userId,
  ).length
}

test('the person sees a result once a physician lets her, and not what was only recorded', async () => {
  const person = await donor(server)
  const measured = { Value: '0.05', Unit: 'COI' }
  const id = await recorded(person, { HIV: measured })
  await confirmPanel(second, id, true)
  expect(await seenBy(person)).toEqual([])
  expect(codeOf(await show(await staff(server, 'Administrator'), id))).toBe('FORBIDDEN')
  expect(codeOf(await show(physician, id))).toBeNull()
  expect(codeOf(await show(second, id))).toBeNull()
  const [seen] = await seenBy(person)
  expect(seen?.Results).toHaveLength(10)
  expect(seen?.Results.filter(({ Value }) => Value)).toEqual([
    { Name: 'HIV', Judgement: 'Negative', ...measured },
  ])
  expect(await seenBy(await donor(server))).toEqual([])
  expect(await workOf(physician, person.id)).toBe(0)
})

test('a finding is work until a second person has confirmed it and the person was told', async () => {
  const person = await donor(server)
  const id = await recorded(person, { HIV: { Judgement: 'Positive' } })
  // Nobody confirms one's own.
  expect([await workOf(physician, person.id), await workOf(second, person.id)]).toEqual([0, 1])
  await talk(person.id, {})
  expect(codeOf(await show(second, id))).toBe('INVALID_STATE')
  server.clock.advance(60_000)
  await confirmPanel(second, id, true)
  server.clock.advance(60_000)
  // The talk before was about something else; so are those that reached nobody.
  await talk(person.id, { Result: 'NoAnswer' })
  await talk(person.id, { TouchesHealth: false })
  expect(codeOf(await show(physician, id))).toBe('INVALID_STATE')
  expect([await workOf(physician, person.id), await seenBy(person)]).toEqual([1, []])
  await talk(person.id, {})
  expect(codeOf(await show(physician, id))).toBeNull()
  expect(await workOf(physician, person.id)).toBe(0)
  expect((await seenBy(person))[0]?.Results).toContainEqual(
    expect.objectContaining({ Name: 'HIV', Judgement: 'Positive' }),
  )
})

test('what is withdrawn is let nobody see, and whoever has seen it is told', async () => {
  const person = await donor(server)
  const [never, seen] = [await recorded(person), await recorded(person)]
  await show(physician, seen)
  for (const id of [never, seen]) await confirmPanel(second, id, false, '別の方の結果')
  expect(codeOf(await show(physician, never))).toBe('INVALID_STATE')
  expect(await seenBy(person)).toEqual([expect.objectContaining({ WithdrawnAt: expect.any(String) })])
})
