import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '../db/client'
import { mailOutbox } from './tables'

/** What the delivery list says of a mail that was given up because its person left. */
const CANCELLED = 'CANCELLED'

/** Gives up every mail to a person that has not gone out yet, and erases what it said. One under way is waited for. */
export async function cancelMails(
  tx: Transaction,
  { userId, addresses }: { userId: string; addresses: readonly string[] },
  now: Date,
): Promise<void> {
  await tx
    .update(mailOutbox)
    .set({
      recipient: null,
      recipientName: null,
      params: null,
      attachment: null,
      failedAt: now,
      lastError: CANCELLED,
      updatedAt: now,
    })
    .where(
      and(
        isNull(mailOutbox.sentAt),
        isNull(mailOutbox.failedAt),
        or(
          eq(mailOutbox.userId, userId),
          inArray(
            sql`lower(${mailOutbox.recipient})`,
            addresses.map((address) => address.toLowerCase()),
          ),
        ),
      ),
    )
}
