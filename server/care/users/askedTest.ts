import { and, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import type { AskedTest } from '../../generated/resolvers'
import type { RequestContext } from '../../ground/access/context'
import type { Queryable, Transaction } from '../../ground/db/client'
import { personId, rowsOfPerson } from '../../ground/access/ofPerson'
import { askedTests, type AskedTestRow } from '../../ground/tables/askedTests'
import { userProfiles as users } from '../../ground/tables/users'
import { asContract } from '../../ground/db/asContract'

/**
 * For asked_tests joined with their people: open, and not the same test as one of a certification that has no day yet. As
 * `askedIsDue` in shared/rules/visits/exams.ts.
 */
export const isAskedDue: SQL = sql`(${askedTests.endedAt} is null and not ${users.deleteStatus}
  and (${askedTests.scheduledDate} is not null or ${users.userStatus} not in ('DonorRegistrationExam', 'DonorRenewalExam')))`

const due = rowsOfPerson(
  getTableColumns(askedTests),
  sql`from ${askedTests} inner join ${users} on ${users.id} = ${askedTests.userId}
    where ${askedTests.userId} = ${personId} and ${isAskedDue}`,
)

export async function findAskedTest(db: Queryable, userId: string): Promise<AskedTestRow | null> {
  const [row] = await due(db, userId)
  return row ?? null
}

/** The same, locked. The caller locks the person. */
export async function findAskedForUpdate(tx: Transaction, userId: string): Promise<AskedTestRow | null> {
  const [row] = await tx
    .select(getTableColumns(askedTests))
    .from(askedTests)
    .innerJoin(users, eq(users.id, askedTests.userId))
    .where(and(eq(askedTests.userId, userId), isAskedDue))
    .for('update', { of: askedTests })
  return row ?? null
}

/** `User.AskedTest`; null where units are not recorded. */
export async function askedTestOf(
  { deps: { db, texts } }: RequestContext,
  userId: string,
): Promise<AskedTest | null> {
  const row = texts.material ? await findAskedTest(db, userId) : null
  return row && toAskedTest(row)
}

type End = Pick<AskedTestRow, 'end' | 'panelId'>

/** Ends the test that the person is asked to; nothing happens where there is none. The caller locks the person. */
export async function endAsked(
  tx: Transaction,
  userId: string,
  { end, panelId = null }: { end: NonNullable<End['end']>; panelId?: string | null },
  now: Date,
): Promise<AskedTestRow | null> {
  const [row] = await tx
    .update(askedTests)
    .set({ end, panelId, endedAt: now, updatedAt: now })
    .where(and(eq(askedTests.userId, userId), isNull(askedTests.endedAt)))
    .returning()
  return row ?? null
}

/** A panel whose first specimen is of the day of asking, or later, is what was asked for. */
export async function endAskedBy(
  tx: Transaction,
  panel: { id: string; userId: string; firstDay: string },
  now: Date,
): Promise<void> {
  const [open] = await tx
    .select({ createdAt: askedTests.createdAt })
    .from(askedTests)
    .where(and(eq(askedTests.userId, panel.userId), isNull(askedTests.endedAt)))
  if (!open || panel.firstDay < japaneseDateOf(open.createdAt)) return
  await endAsked(tx, panel.userId, { end: 'Tested', panelId: panel.id }, now)
}

/** The panel was withdrawn: what it ended is asked for again. The caller locks the person. */
export async function askAgain(
  tx: Transaction,
  { id, userId }: { id: string; userId: string },
  now: Date,
): Promise<void> {
  await tx
    .update(askedTests)
    .set({ end: null, panelId: null, endedAt: null, updatedAt: now })
    .where(
      and(
        eq(askedTests.panelId, id),
        sql`not exists (select from asked_tests o where o.user_id = ${userId} and o.ended_at is null)`,
      ),
    )
}

export const toAskedTest = (row: AskedTestRow): AskedTest => ({
  ...asContract(row, 'id', 'userId', 'kind', 'examRequestedAt'),
  ...asContract(row, 'scheduledDate', 'scheduledTime', 'createdAt'),
  PreferredDates: row.preferredDates ?? [],
  Note: row.requestNote,
})
