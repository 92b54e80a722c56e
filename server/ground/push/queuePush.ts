import { eq, sql } from 'drizzle-orm'
import { addDays, japaneseDateOf, startOfJapaneseDate } from '../../../shared/facts/dates'
import type { PushKind } from '../../../shared/generated/schema'
import type { Queryable } from '../db/client'
import { pushDevices, pushMessages } from '../tables/push'

/** Beside a mail, for each device of the person; what is wanted is asked when it is sent. */
export async function queuePush(
  tx: Queryable,
  { mailId, userId, kind, dueAt }: { mailId: string; userId: string; kind: PushKind; dueAt: Date },
): Promise<void> {
  const until = startOfJapaneseDate(addDays(japaneseDateOf(dueAt), 1))
  await tx.insert(pushMessages).select(
    tx
      .select({
        mailId: sql<string>`${mailId}::uuid`.as('mail_id'),
        deviceId: pushDevices.id,
        kind: sql<PushKind>`${kind}::push_kind`.as('kind'),
        attempts: sql<number>`0`.as('attempts'),
        dueAt: sql<Date>`${dueAt.toISOString()}::timestamptz`.as('due_at'),
        until: sql<Date>`${until.toISOString()}::timestamptz`.as('until'),
      })
      .from(pushDevices)
      .where(eq(pushDevices.userId, userId)),
  )
}
