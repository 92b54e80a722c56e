import { eq } from 'drizzle-orm'
import type { Findings } from '../../../../shared/rules/criteria/corrections'
import { readComposition } from '../../../../shared/forms/flora/composition'
import { NOTHING_TO_CORRECT, type FloraResult } from '../../../../shared/words/check/corrections'
import type { Queryable } from '../../../ground/db/client'
import { AppError, requireUuid } from '../../../ground/errors'
import { floraTests, type FloraTestRow } from '../../../ground/tables/floraTests'
import type { HealthCheckRow } from '../../../ground/tables/screenings'
import { findClosedScreening } from '../../screenings/findScreening'
import type { Vault } from '../../../ground/vault/vault'

export type CorrectableRecord =
  | { kind: 'Judgement'; id: string; userId: string; before: Findings; screening: JudgedScreening }
  | { kind: 'FloraTest'; id: string; userId: string; before: FloraResult; test: FloraTestRow }

type JudgedScreening = NonNullable<Awaited<ReturnType<typeof findClosedScreening>>>

/** The current record; null if nothing is judged or shared, or no longer. */
export async function findRecord(
  db: Queryable,
  vault: Vault,
  recordId: string,
): Promise<CorrectableRecord | null> {
  const id = requireUuid(recordId)
  const screening = await findClosedScreening(db, vault, id)
  if (screening) {
    const before = screening.healthCheck && findingsIn(screening.healthCheck)
    return before && { kind: 'Judgement', id, userId: screening.info.userId, before, screening }
  }
  const found = await db.select().from(floraTests).where(eq(floraTests.id, id))
  const [test] = await vault.open(db, 'flora_tests', found)
  const before = test?.status === 'Shared' ? resultIn(test) : null
  return test && before ? { kind: 'FloraTest', id, userId: test.userId, before, test } : null
}

/** @throws AppError NOT_FOUND, INVALID_STATE if nothing is judged or shared */
export async function requireRecord(
  db: Queryable,
  vault: Vault,
  recordId: string,
): Promise<CorrectableRecord> {
  const found = await findRecord(db, vault, recordId)
  if (found) return found
  const id = requireUuid(recordId)
  const [test] = await db.select({ id: floraTests.id }).from(floraTests).where(eq(floraTests.id, id))
  const exists = test !== undefined || (await findClosedScreening(db, vault, id)) !== null
  throw exists ? new AppError('INVALID_STATE', NOTHING_TO_CORRECT) : new AppError('NOT_FOUND')
}

function findingsIn(test: HealthCheckRow): Findings | null {
  const { examDate, medicalHistoryStatus, sampleTestResult, normalJudgmentStatus, donorStatus, reason } = test
  if (!examDate || !medicalHistoryStatus || !sampleTestResult || !normalJudgmentStatus || !donorStatus)
    return null
  return { examDate, medicalHistoryStatus, sampleTestResult, normalJudgmentStatus, donorStatus, reason }
}

function resultIn(test: FloraTestRow): FloraResult | null {
  const { examDate, diversityScore, enterotype } = test
  const composition = readComposition(test.intestinalFloraComposition)
  return examDate && diversityScore !== null && composition
    ? { examDate, diversityScore, enterotype, intestinalFloraComposition: composition }
    : null
}
