import { asc, eq } from 'drizzle-orm'
import { recordActivity } from '../../../ground/recordActivity'
import { isDue } from '../criteriaInForce'
import { holdCriteria } from '../holdCriteria'
import type { Transaction } from '../../../ground/db/client'
import type { Deps } from '../../../ground/deps'
import { criteriaVersions, type CriteriaRow } from '../../../ground/tables/criteria'

/** Retires the version in force; @returns its id. The caller has locked the criteria. */
export async function retireOthers(tx: Transaction, now: Date): Promise<string | null> {
  const [retired] = await tx
    .update(criteriaVersions)
    .set({ state: 'Retired', retiredAt: now, updatedAt: now })
    .where(eq(criteriaVersions.state, 'InForce'))
    .returning({ id: criteriaVersions.id })
  return retired?.id ?? null
}

/** Puts an approved version in force in place of the one before. The caller has locked the criteria. */
export async function putInForce(
  tx: Transaction,
  { id, number }: Pick<CriteriaRow, 'id' | 'number'>,
  now: Date,
): Promise<void> {
  await retireOthers(tx, now)
  await tx
    .update(criteriaVersions)
    .set({ state: 'InForce', inForceAt: now, updatedAt: now })
    .where(eq(criteriaVersions.id, id))
  const event = { category: 'Criteria', operation: 'InForce', number } as const
  await recordActivity(tx, { event, userId: null, actorId: null, now })
}

/** Puts in force the versions whose day has come, in the order of their days. */
export async function putCriteriaInForce({ db }: Pick<Deps, 'db'>, now: Date): Promise<number> {
  const [any] = await db.select({ id: criteriaVersions.id }).from(criteriaVersions).where(isDue(now)).limit(1)
  if (!any) return 0
  return db.transaction(async (tx) => {
    await holdCriteria(tx)
    return putDueInForce(tx, now)
  })
}

/** Those whose day has come already judge, so that they are in force for whoever changes versions. The caller has locked. */
export async function putDueInForce(tx: Transaction, now: Date): Promise<number> {
  const rows = await tx
    .select({ id: criteriaVersions.id, number: criteriaVersions.number })
    .from(criteriaVersions)
    .where(isDue(now))
    .orderBy(asc(criteriaVersions.effectiveFrom), asc(criteriaVersions.approvedAt))
  for (const row of rows) await putInForce(tx, row, now)
  return rows.length
}
