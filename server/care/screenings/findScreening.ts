import { and, desc, eq, getTableColumns, type SQL } from 'drizzle-orm'
import { ONLINE_CHECK_ALREADY_SENT } from '../../../shared/words/program/apiErrors'
import type { Queryable, Transaction } from '../../ground/db/client'
import { requireUuid, AppError } from '../../ground/errors'
import { corrections } from '../../ground/tables/corrections'
import type { HealthCheckRow, ScreeningRow, OnlineCheckRow } from '../../ground/tables/screenings'
import { healthChecks, onlineChecks, screenings } from '../../ground/tables/screenings'
import { userProfiles, type UserProfileRow } from '../../ground/tables/users'
import { isDueExam, isLateExam } from '../users/dueExam'
import { asCorrected, correctionsInForce } from '../users/correctionsInForce'
import type { Vault } from '../../ground/vault/vault'

/** A check as stored, whose answers and judgement may be sealed. */
export type ClosedCheck = Omit<OnlineCheckRow, 'answers' | 'judgement'>

type ScreeningRows<Check> = {
  info: ScreeningRow
  onlineCheck: Check | null
  healthCheck: HealthCheckRow | null
}

/** A screening with its check and its corrected test; null if none matches. */
export async function findScreening(
  db: Queryable,
  vault: Vault,
  screeningId: string,
  condition?: SQL,
): Promise<ScreeningRows<OnlineCheckRow> | null> {
  const row = await readScreening(db, vault, screeningId, condition)
  const [onlineCheck = null] = row?.onlineCheck
    ? await vault.open(db, 'online_checks', [row.onlineCheck])
    : []
  return row && { ...row, onlineCheck }
}

/** The same without opening the answers. */
export const findClosedScreening = (
  db: Queryable,
  vault: Vault,
  screeningId: string,
): Promise<ScreeningRows<ClosedCheck> | null> => readScreening(db, vault, screeningId)

async function readScreening(
  db: Queryable,
  vault: Vault,
  screeningId: string,
  condition?: SQL,
): Promise<ScreeningRows<OnlineCheckRow> | null> {
  const [row] = await db
    .select({ info: screenings, onlineCheck: onlineChecks, healthCheck: healthChecks })
    .from(screenings)
    .leftJoin(onlineChecks, eq(onlineChecks.screeningId, screenings.id))
    .leftJoin(healthChecks, eq(healthChecks.screeningId, screenings.id))
    .where(and(eq(screenings.id, screeningId), condition))
  if (!row?.healthCheck) return row ?? null
  const confirmed = await correctionsInForce(db, vault, eq(corrections.recordId, row.info.id))
  const [test = row.healthCheck] = await vault.open(db, 'health_checks', [row.healthCheck])
  return { ...row, healthCheck: asCorrected(test, confirmed) }
}

/** The screening with the due test, locked. The caller locks the person, so that no other becomes due. */
export const findExamScreening = (tx: Transaction, person: Pick<UserProfileRow, 'id'>) =>
  findLocked(tx, person, isDueExam)

/** The renewal test held in time whose period ended before its judgement, locked. The caller locks the person. */
export const findLateScreening = (tx: Transaction, person: Pick<UserProfileRow, 'id'>) =>
  findLocked(tx, person, isLateExam)

async function findLocked(
  tx: Transaction,
  { id }: Pick<UserProfileRow, 'id'>,
  which: SQL,
): Promise<ScreeningRow | null> {
  const [row] = await tx
    .select(getTableColumns(screenings))
    .from(screenings)
    .innerJoin(userProfiles, eq(userProfiles.id, screenings.userId))
    .where(and(eq(screenings.userId, id), which))
    .orderBy(desc(screenings.scheduledRenewalExamDate))
    .limit(1)
    .for('update', { of: screenings })
  return row ?? null
}

/**
 * The caller's draft, locked until the transaction ends.
 * @throws AppError NOT_FOUND for another person's as for an unknown id, INVALID_STATE once sent
 */
export async function findDraftForUpdate(
  tx: Transaction,
  vault: Vault,
  { userId, screeningId }: { userId: string; screeningId: string },
): Promise<OnlineCheckRow> {
  const [row] = await tx
    .select()
    .from(onlineChecks)
    .where(and(eq(onlineChecks.screeningId, requireUuid(screeningId)), eq(onlineChecks.userId, userId)))
    .for('update')
  if (!row) throw new AppError('NOT_FOUND')
  if (row.submittedAt) throw new AppError('INVALID_STATE', ONLINE_CHECK_ALREADY_SENT)
  const [draft = row] = await vault.open(tx, 'online_checks', [row])
  return draft
}
