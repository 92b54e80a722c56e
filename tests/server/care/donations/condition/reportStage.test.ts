import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { officePoints } from '../../../../../server/ground/tables/officePoints'
import { staff, type Actor } from '../../../../support/actors'
import { decide, donorWithUnits, find, holdsOf } from '../../../../support/panels'
import { startTestServer, TEST_NOW, type TestServer } from '../../../../support/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

let minutes = 0
const later = () => server.clock.set(new Date(TEST_NOW.getTime() + ++minutes * 60_000))

async function giver() {
  const given = await donorWithUnits(server, '2026-11-11', 2)
  later()
  const people = [1, 2].map(() => staff(server, 'Physician'))
  const [physician, second] = await Promise.all(people)
  if (!physician || !second) throw new Error('No physicians')
  return { ...given, physician, second }
}
const report = (person: Actor, choice: string, Since = '2026-11-11') =>
  person.send<{ reportCondition: { Stage: string } }>(
    'mutation ($input: ReportConditionInput!) { reportCondition(input: $input) { Stage Outcome } }',
    { input: { Answer: { choices: [choice], dates: { [choice]: 'ongoing' } }, Since } },
  )
/** Newest first. */
async function stages(person: Actor) {
  const { data } = await person.send<{ getUser: { ConditionReports: { Kind: string; Stage: string }[] } }>(
    '{ getUser { ConditionReports { Kind Stage } } }',
  )
  return data?.getUser.ConditionReports.filter(({ Kind }) => Kind === 'Report').map(({ Stage }) => Stage)
}
async function lookAt(physician: Actor, userId: string) {
  const [point] = await server.db
    .select()
    .from(officePoints)
    .where(
      and(
        eq(officePoints.userId, userId),
        eq(officePoints.kind, 'ConditionReport'),
        isNull(officePoints.closedAt),
      ),
    )
  const input = { Id: point?.id, Reason: '確かめた' }
  const document = 'mutation ($input: CloseOfficePointInput!) { closeOfficePoint(input: $input) { success } }'
  const done = await physician.send(document, { input })
  expect(done.errors, JSON.stringify(input)).toBeUndefined()
}

test('a report is received, looked at by physicians, and done, whatever comes first', async () => {
  const { person, userId, physician, second } = await giver()
  expect((await report(person, 'fever')).data?.reportCondition.Stage).toBe('Received')
  const [hold] = await holdsOf(physician, userId)
  await find(physician, hold?.Id ?? '')
  expect(await stages(person)).toEqual(['Looking'])
  await lookAt(physician, userId)
  expect(await stages(person)).toEqual(['Looking'])
  later()
  // Of the days that are held already: it waits for the same hold, and for somebody to look at it.
  await report(person, 'fever')
  expect(await holdsOf(physician, userId)).toHaveLength(1)
  expect(await stages(person)).toEqual(['Looking', 'Looking'])
  await decide(second, hold?.Id ?? '', 'Discarded')
  expect(await stages(person)).toEqual(['Received', 'Done'])
  await lookAt(physician, userId)
  expect(await stages(person)).toEqual(['Done', 'Done'])
})

test('where units are recorded elsewhere, and where nothing is held, it is done once it was looked at', async () => {
  const { person, userId, physician } = await giver()
  await report(person, 'fever')
  await lookAt(physician, userId)
  expect(await stages(person)).toEqual(['Looking'])
  const { material } = server.deps.texts
  server.deps.texts.material = false
  expect(await stages(person)).toEqual(['Done'])
  server.deps.texts.material = material
  later()
  await report(person, 'fever', '2026-12-01')
  expect(await stages(person)).toEqual(['Received', 'Looking'])
})
