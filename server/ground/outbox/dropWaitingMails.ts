import { and, isNull, like } from 'drizzle-orm'
import type { Transaction } from '../db/client'
import { mailOutbox } from '../tables/mail'

/** Deletes unsent mails by key prefix; waits for one being sent. */
export async function dropWaitingMails(tx: Transaction, keyPrefix: string): Promise<void> {
  await tx
    .delete(mailOutbox)
    .where(
      and(
        like(mailOutbox.dedupeKey, `${keyPrefix}%`),
        isNull(mailOutbox.sentAt),
        isNull(mailOutbox.failedAt),
      ),
    )
}
