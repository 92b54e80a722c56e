import { randomUUID } from 'node:crypto'
import { onlineChecks, screenings } from '../../server/ground/tables/screenings'
import { currentVersion as version } from '../../shared/questionnaire/engine/versions'
import type { TestServer } from './testServer'

export type Check = { submittedAt: Date; result: 'Passed' | 'Failed_1' | 'Failed_2'; questions?: string[] }

/** A check that was sent and judged, refusing by the questions that are named. */
export async function checked(
  server: TestServer,
  userId: string,
  { submittedAt, result, questions = [] }: Check,
  info: Partial<typeof screenings.$inferInsert> = {},
): Promise<void> {
  const id = randomUUID()
  const audit = { createdAt: server.clock.now(), updatedAt: server.clock.now() }
  await server.db.insert(screenings).values({
    id,
    userId,
    recruitmentYear: 2026,
    recruitmentMonth: 12,
    inspectionType: 'Registration',
    userStatus: 'Registration',
    screeningInfoCreatedAt: submittedAt,
    ...info,
    ...audit,
  })
  await server.db.insert(onlineChecks).values({
    screeningId: id,
    userId,
    version,
    consentedAt: submittedAt,
    submittedAt,
    onlineCheckResult: result,
    onlineCheckScore: 90,
    judgement: {
      result,
      outcome: result === 'Passed' ? 'PASS' : 'TEMP',
      score: 90,
      reasons: questions.map((questionId) => ({
        questionId,
        ruleId: `${questionId}-rule`,
        outcome: 'TEMP',
        reason: '理由',
        nextDate: null,
      })),
      topics: [],
      findings: [],
      caution: null,
      nextDate: null,
      version,
    },
    ...audit,
  })
}
