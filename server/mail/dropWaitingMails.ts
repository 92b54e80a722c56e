import { and, isNull, like } from 'drizzle-orm'
import type { Transaction } from '../db/client'
import { mailOutbox } from '../schema/mail'

/** Takes back what has not gone out yet of the mails whose keys begin so. One under way is waited for. */
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
