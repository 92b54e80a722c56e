import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../ground/db/client'
import { CANCELLED, mailOutbox } from '../../ground/tables/mail'

const ERASED = {
  recipient: null,
  recipientName: null,
  params: null,
  paramsSealed: null,
  attachment: null,
  contentDigest: null,
  openedAt: null,
}

/** Cancels unsent mails to a person, waits for one being sent, and erases the content of all, sent or failed. */
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
