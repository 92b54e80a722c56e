import { randomUUID } from 'node:crypto'
import { and, eq, gte, isNull, lte, or, sql } from 'drizzle-orm'
import type { JapaneseDate } from '../../../shared/facts/dates'
import type { HoldCause } from '../../../shared/generated/schema'
import type { HoldSince } from './holdWindow'
import type { Queryable, Transaction } from '../../ground/db/client'
import type { Deps } from '../../ground/deps'
import { recordActivity } from '../../ground/recordActivity'
import { donations, stoolReceived } from '../../ground/tables/donations'
import { holds } from '../../ground/tables/holds'

export type Window = { userId: string; since: HoldSince; until?: JapaneseDate | null }

/** A request, or a job. */
type Beginning = { deps: Pick<Deps, 'texts'>; now: Date; requestId?: string | null }

/**
 * Holds what the person gave since a day, in the transaction of its cause. The database moves the units. Nothing begins
 * where nothing was received, and where a hold of the same kind that is open covers it.
 * @param window the caller has locked its person
 */
export async function beginHold(
  tx: Transaction,
  { deps: { texts }, now, requestId = null }: Beginning,
  cause: { cause: Exclude<HoldCause, 'Office'>; causeId: string | null },
  { userId, since, until = null }: Window,
): Promise<void> {
  if (!texts.material) return
  if (!(await isReceived(tx, { userId, since, until }))) return
  const [known] = await tx
    .select({ id: holds.id })
    .from(holds)
    .where(
      and(
        eq(holds.userId, userId),
        eq(holds.cause, cause.cause),
        isNull(holds.decidedAt),
        since === null ? isNull(holds.since) : or(isNull(holds.since), lte(holds.since, since)),
        until === null ? isNull(holds.until) : or(isNull(holds.until), gte(holds.until, until)),
      ),
    )
    .limit(1)
  if (known) return
  const stamps = { createdAt: now, updatedAt: now }
  await tx.insert(holds).values({ id: randomUUID(), userId, ...cause, since, until, ...stamps })
  const event = { category: 'Hold', operation: 'Begin' } as const
  await recordActivity(tx, { event, userId, actorId: null, now, requestId })
}

const dayOf = sql`japanese_day(${donations.donationAt})`

/** Something was received from the person in these days, and not taken back. */
export async function isReceived(db: Queryable, { userId, since, until }: Window): Promise<boolean> {
  const [row] = await db
    .select({ id: donations.id })
    .from(donations)
    .where(
      and(
        eq(donations.userId, userId),
        stoolReceived,
        since ? sql`${dayOf} >= ${since}` : undefined,
        until ? sql`${dayOf} <= ${until}` : undefined,
      ),
    )
    .limit(1)
  return row !== undefined
}
