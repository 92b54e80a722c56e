import { and, asc, eq, sql } from 'drizzle-orm'
import { restFrom } from '../../shared/condition/judgeCondition'
import type { JapaneseDate } from '../../shared/dates'
import type { Transaction } from '../db/client'
import { userProfiles, type UserProfileRow } from '../schema/users'
import { conditionReports } from '../schema/condition'

/**
 * Updates the profile's rest from all reports.
 * @param profile locked by the caller's transaction
 */
export async function followCondition(
  tx: Transaction,
  profile: UserProfileRow,
  { today, now }: { today: JapaneseDate; now: Date },
): Promise<UserProfileRow> {
  const rows = await tx
    .select()
    .from(conditionReports)
    .where(eq(conditionReports.userId, profile.id))
    .orderBy(asc(conditionReports.createdAt), asc(conditionReports.id))
  const rest = restFrom(
    rows.map(({ judgement: { items }, updatedAt, lifted }) => ({ items, saidAt: updatedAt, lifted })),
    today,
  )
  const next = { resting: rest !== null, restingUntil: rest?.until ?? null }
  if (next.resting === profile.resting && next.restingUntil === profile.restingUntil) return profile
  const [row] = await tx
    .update(userProfiles)
    .set({ ...next, version: sql`${userProfiles.version} + 1`, updatedAt: now })
    .where(and(eq(userProfiles.id, profile.id), eq(userProfiles.deleteStatus, false)))
    .returning()
  if (!row) throw new Error('A profile that is held is missing')
  return row
}

/** Marks all reports so far as lifted; later ones count again. */
export async function liftReports(tx: Transaction, userId: string): Promise<void> {
  await tx.update(conditionReports).set({ lifted: true }).where(eq(conditionReports.userId, userId))
}
