import { afterAll, beforeAll, expect, test } from 'vitest'
import { activities } from '../../../server/schema/activity'
import { runSimulation } from '../../../devtools/simulation/runSimulation'
import { simulateHere } from './simulateHere'

type Simulated = Awaited<ReturnType<typeof simulateHere>>

const SIZE = { people: 40, days: 200, seed: 1 }
let first: Simulated
let again: Simulated
let other: Simulated
beforeAll(async () => {
  ;[first, again, other] = await Promise.all([
    simulateHere(SIZE),
    simulateHere(SIZE),
    simulateHere({ ...SIZE, people: 20, days: 60, seed: 2 }),
  ])
}, 300_000)
afterAll(() => Promise.all([first.close(), again.close(), other.close()]))

test('the same seed gives the same report, to the letter', () => {
  expect(again.report).toBe(first.report)
})

test('another seed gives another one', () => {
  expect(other.report.split('\n').slice(2)).not.toEqual(first.report.split('\n').slice(2))
})

test('whatever the people did, every rule held', () => {
  for (const { checked } of [first, other]) {
    expect(checked.filter(({ broken }) => broken.length > 0)).toEqual([])
    expect(checked).toHaveLength(10)
  }
})

test('there was something to look at: people came all the way, and the office made its mistakes', () => {
  for (const { label, looked } of first.checked) expect(looked, label).toBeGreaterThan(0)
  expect(first.notes.certifications.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['Registration', 'Renewal']),
  )
  expect(first.notes.payments.length).toBeGreaterThan(0)
  expect([...first.notes.refusals.keys()]).toEqual(
    expect.arrayContaining(['recordDonation BAD_USER_INPUT', 'recordDonation INVALID_STATE']),
  )
})

test('a database that anybody has used is left alone', async () => {
  const { db, dataDir } = first
  const before = await db.$count(activities)
  await expect(runSimulation({ ...SIZE, db, dataDir })).rejects.toThrow('empty database of its own')
  expect(await db.$count(activities)).toBe(before)
})
