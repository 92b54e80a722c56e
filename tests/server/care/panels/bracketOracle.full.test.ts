import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom } from '../../../../devtools/world/random'
import { testPanels, type TestPanelRow } from '../../../../server/ground/tables/panels'
import { addDays, type JapaneseDate } from '../../../../shared/facts/dates'
import { bracketObstacles, type BracketPanel } from '../../../../shared/rules/donating/units/bracket'
import { donor } from '../../../support/people'
import { often } from '../../../support/full'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

let server: TestServer
let userId: string
beforeAll(async () => {
  server = await startTestServer()
  userId = (await donor(server)).id
})
afterAll(() => server.close())

const FIRST = '2026-10-01'
const DAYS = 40
const days = Array.from({ length: DAYS }, (_, day) => addDays(FIRST, day))
const HISTORIES = often(80, 2_000)
const random = createRandom(20261127)
const below = (most: number) => random.whole(0, most - 1)

type Panel = BracketPanel & { withdrawn: boolean }
const panels = (): Panel[] =>
  Array.from({ length: below(7) }, () => {
    const first = below(DAYS)
    const outcome = (['Passed', 'Passed', 'Passed', 'NotPassed', 'Incomplete'] as const)[below(5)] ?? 'Passed'
    return {
      outcome,
      firstDay: addDays(FIRST, first),
      lastDay: addDays(FIRST, Math.min(first + below(6), DAYS)),
      withdrawn: below(8) === 0,
    }
  })

/**
 * From the requirement alone: one passed panel's latest specimen lies before the day and another's earliest after it,
 * with no panel between them that did not pass.
 */
const mayBeUsable = (day: JapaneseDate, all: readonly Panel[]): boolean => {
  const there = all.filter(({ withdrawn }) => !withdrawn)
  return there.some((before) =>
    there.some((after) => {
      const bothPassed = before.outcome === 'Passed' && after.outcome === 'Passed'
      if (!bothPassed || before.lastDay >= day || after.firstDay <= day) return false
      const isBetween = ({ firstDay, lastDay }: Panel) =>
        days.some(
          (one) => one >= firstDay && one <= lastDay && one >= before.lastDay && one <= after.firstDay,
        )
      return !there.some((one) => one.outcome !== 'Passed' && isBetween(one))
    }),
  )
}

async function inDatabase(all: readonly Panel[]): Promise<boolean[]> {
  const { db } = server
  await db.delete(testPanels).where(eq(testPanels.userId, userId))
  const rows = all.map(({ outcome, firstDay, lastDay, withdrawn }): typeof testPanels.$inferInsert => ({
    id: randomUUID(),
    userId,
    kind: 'Interim',
    laboratory: '見本',
    firstDay,
    lastDay,
    outcome: outcome satisfies TestPanelRow['outcome'],
    recordedBy: randomUUID(),
    ...(withdrawn ? { withdrawnBy: randomUUID(), withdrawnAt: TEST_NOW } : {}),
    createdAt: TEST_NOW,
    updatedAt: TEST_NOW,
  }))
  if (rows.length > 0) await db.insert(testPanels).values(rows)
  const found = await db.execute<{ is: boolean }>(
    sql`select is_bracketed(${userId}, ${FIRST}::date + day) as is from generate_series(0, ${DAYS - 1}) day order by day`,
  )
  return found.rows.map(({ is }) => is)
}

test('rule and database agree with the requirement over random histories of panels', async () => {
  let usable = 0
  for (let history = 0; history < HISTORIES; history++) {
    const all = panels()
    const right = days.map((day) => mayBeUsable(day, all))
    const there = all.filter(({ withdrawn }) => !withdrawn)
    const told = days.map((day) => bracketObstacles(day, there).length === 0)
    expect({ all, told }).toEqual({ all, told: right })
    expect({ all, told: await inDatabase(all) }).toEqual({ all, told: right })
    usable += right.filter(Boolean).length
  }
  process.stdout.write(`bracket: ${HISTORIES * DAYS} tried, 0 wrong\n`)
  expect(usable).toBeGreaterThan(HISTORIES)
})

test('the oracle finds a bracket that forgets the panels between', () => {
  const between = {
    outcome: 'NotPassed',
    firstDay: '2026-10-12',
    lastDay: '2026-10-12',
    withdrawn: false,
  } as const
  const passed = (day: JapaneseDate): Panel => ({
    outcome: 'Passed',
    firstDay: day,
    lastDay: day,
    withdrawn: false,
  })
  const all = [passed('2026-10-10'), between, passed('2026-10-20')]
  expect(mayBeUsable('2026-10-15', all)).toBe(false)
  expect(mayBeUsable('2026-10-15', [passed('2026-10-10'), passed('2026-10-20')])).toBe(true)
})
