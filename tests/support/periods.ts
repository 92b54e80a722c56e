import { randomUUID } from 'node:crypto'
import { screenings, onlineChecks, type ScreeningRow } from '../../server/ground/tables/screenings'
import { japaneseDateOf } from '../../shared/facts/dates'
import { periodFrom } from '../../shared/rules/donating/donorPeriod'
import { currentVersion } from '../../shared/questionnaire/engine/versions'
import { passing } from './answers'
import type { TestServer } from './testServer'

type ScreeningValues = Partial<typeof screenings.$inferInsert>

/** A screening with a check that passed at `at`; any column can be given. */
export async function passedScreening(
  server: TestServer,
  userId: string,
  values: ScreeningValues = {},
  at = server.clock.now(),
): Promise<ScreeningRow> {
  const audit = { createdAt: at, updatedAt: at }
  const today = japaneseDateOf(at)
  const [row] = await server.db
    .insert(screenings)
    .values({
      id: randomUUID(),
      userId,
      recruitmentYear: Number(today.slice(0, 4)),
      recruitmentMonth: Number(today.slice(5, 7)),
      inspectionType: 'Registration',
      userStatus: 'Registration',
      onlineCheckStartAt: at,
      screeningInfoCreatedAt: at,
      ...audit,
      ...values,
    })
    .returning()
  if (!row) throw new Error('The screening was not inserted')
  await server.db.insert(onlineChecks).values({
    screeningId: row.id,
    userId,
    version: currentVersion,
    answers: passing,
    consentedAt: at,
    savedAt: at,
    submittedAt: at,
    onlineCheckResult: 'Passed',
    onlineCheckScore: 100,
    ...audit,
  })
  return row
}

/** The period of somebody certified by a test on that day. */
export const openPeriod = (server: TestServer, userId: string, examDate: string) => {
  const { validFrom, validUntil } = periodFrom(examDate)
  return passedScreening(
    server,
    userId,
    { validFrom, validUntil, initialExamDate: examDate, judgedAt: server.clock.now() },
    new Date(`${examDate}T00:00:00Z`),
  )
}
