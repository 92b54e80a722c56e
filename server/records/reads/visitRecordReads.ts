import { eq } from 'drizzle-orm'
import { requireUser, type RequestContext } from '../../ground/access/context'
import { inTransaction } from '../../ground/db/inTransaction'
import { AppError } from '../../ground/errors'
import type { RecordReadVisit } from '../../generated/resolvers'
import { readVisits } from '../../ground/tables/readVisits'
import { findProfileForUpdate } from '../person/findProfile'

/** Reloading the page within this time keeps what is marked as new. */
const ONE_VISIT_MS = 30 * 60_000

/**
 * Records that the caller checks who read their record.
 * @returns the time from which reads are new to them
 */
export async function visitRecordReads(context: RequestContext): Promise<RecordReadVisit> {
  const { id: userId } = requireUser(context)
  const { now } = context
  return inTransaction(context, async (tx) => {
    // Locks the person, so that nothing is stored for a person who leaves meanwhile.
    const profile = await findProfileForUpdate(tx, userId)
    if (!profile || profile.deleteStatus) throw new AppError('UNAUTHENTICATED')
    const [before] = await tx.select().from(readVisits).where(eq(readVisits.userId, userId))
    const goesOn = before?.seenAt && now.getTime() - before.seenAt.getTime() < ONE_VISIT_MS
    const newFrom = goesOn ? before.newFrom : (before?.seenAt ?? null)
    await tx
      .insert(readVisits)
      .values({ userId, seenAt: now, newFrom })
      .onConflictDoUpdate({ target: readVisits.userId, set: { seenAt: now, newFrom } })
    return { NewFrom: newFrom }
  })
}
