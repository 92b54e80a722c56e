import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '../db/client'
import { CANCELLED, mailOutbox } from '../schema/mail'

const ERASED = {
  recipient: null,
  recipientName: null,
  params: null,
  paramsSealed: null,
  attachment: null,
  contentDigest: null,
  openedAt: null,
}

/**
 * Gives up every mail to a person that has not gone out yet, and erases what it said, with what is kept of those that
 * failed or were sent. One under way is waited for.
 */
export async function cancelMails(
  tx: Transaction,
  { userId, addresses }: { userId: string; addresses: readonly string[] },
  now: Date,
): Promise<void> {
  await tx
    .update(mailOutbox)
    .set({ ...ERASED, failedAt: now, lastError: CANCELLED, updatedAt: now })
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
  await tx
    .update(mailOutbox)
    .set(ERASED)
    .where(and(eq(mailOutbox.userId, userId), isNotNull(mailOutbox.params)))
}
