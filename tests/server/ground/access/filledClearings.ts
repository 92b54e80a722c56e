import { randomUUID } from 'node:crypto'
import type { PgTable } from 'drizzle-orm/pg-core'
import { clearings } from '../../../../server/ground/tables/clearings'
import { onlineChecks, screenings } from '../../../../server/ground/tables/screenings'
import type { Judgement } from '../../../../shared/questionnaire/engine/judgement'

type Given = { judgement: Judgement; clearedBy: string; now: Date }

/** A round of before, whose check passed with a point that was cleared. */
export async function clearEarlierCheck(
  insert: (table: PgTable, given: object) => PromiseLike<unknown>,
  { judgement, clearedBy, now }: Given,
): Promise<string> {
  const screeningId = randomUUID()
  const [questionId, ruleId] = ['Q47', 'Q47-R3']
  const point = { questionId, ruleId, outcome: 'REVIEW!', reason: '理由', nextDate: null }
  const passed = { ...judgement, result: 'Passed', outcome: 'REVIEW!', reasons: [] }
  const untested = { validFrom: null, validUntil: null, preferredDates: null, scheduledExamTime: null }
  await insert(screenings, { id: screeningId, ...untested })
  await insert(onlineChecks, {
    screeningId,
    version: judgement.version,
    answers: { Q47: { choices: ['past'] } },
    onlineCheckResult: 'Passed',
    judgement: { ...passed, topics: [point], findings: [point] },
    refusedBy: null,
    submittedAt: new Date(now.getTime() - 60_000),
  })
  const cleared = { questionId, ruleId, finding: 'NoConcern', note: randomUUID() }
  await insert(clearings, { screeningId, cleared, clearedSealed: null, clearedBy })
  return screeningId
}
