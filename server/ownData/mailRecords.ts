import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { ownDataLabels as labels } from '../../shared/messages/ownData'
import type { Queryable } from '../db/client'
import { mailLabel } from '../mail/mailLabel'
import { mailOutbox } from '../schema/mail'
import type { OwnRecord } from './ownData'
import { timeValue } from './ownValues'

/** The mails that went out, oldest first. What they said is not kept. */
export async function mailRecords(db: Queryable, userId: string): Promise<OwnRecord[]> {
  const rows = await db
    .select({ kind: mailOutbox.kind, sentAt: mailOutbox.sentAt })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.userId, userId), isNotNull(mailOutbox.sentAt)))
    .orderBy(asc(mailOutbox.createdAt), asc(mailOutbox.id))
  return rows.map(({ kind, sentAt }) => [
    [labels.mailKind, mailLabel(kind)],
    [labels.sentAt, timeValue(sentAt)],
  ])
}
