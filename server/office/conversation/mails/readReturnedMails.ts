import { eq } from 'drizzle-orm'
import { recordActivity } from '../../../ground/recordActivity'
import type { Transaction } from '../../../ground/db/client'
import { nameChange } from '../../../ground/db/nameChange'
import type { Deps } from '../../../ground/deps'
import type { MailFault } from '../../../generated/resolvers'
import { mailLabel } from '../../../ground/outbox/isResendable'
import { mailOutbox, type OutboxRow } from '../../../ground/tables/mail'
import { findProfileForUpdate } from '../../../records/person/findProfile'
import { chooseMails } from '../../../care/users/updateUserProfile'
import { drainQueue } from './drainQueue'
import { type MailNotice, readNotice } from './mailNotice'

const RETURNED: MailFault = 'Returned'
/** Clocks differ. */
const TOLERANCE_MS = 60_000

/**
 * Reads Amazon SES reports about accepted mails; unclear ones, or on unknown mails, are logged without content.
 * @returns the number of messages read; 0 without `BOUNCE_QUEUE_URL`
 */
export async function readReturnedMails(deps: Deps, now: Date): Promise<number> {
  const { bounceQueueUrl } = deps.settings
  if (bounceQueueUrl === null) return 0
  return drainQueue(deps.settings, bounceQueueUrl, async (body) => {
    const notice = readNotice(body)
    if (notice === null) deps.log.warn({ length: body.length }, 'a notice about a mail was not understood')
    else await deps.db.transaction((tx) => take(tx, deps, { notice, now }))
  })
}

async function take(
  tx: Transaction,
  deps: Deps,
  { notice, now }: { notice: MailNotice; now: Date },
): Promise<void> {
  const { log } = deps
  const ofId = eq(mailOutbox.id, notice.mailId)
  const [found] = await tx.select({ userId: mailOutbox.userId }).from(mailOutbox).where(ofId)
  // Lock order: the person first.
  const profile = notice.complained && found?.userId ? await findProfileForUpdate(tx, found.userId) : null
  // Waits for a mail that is being sent.
  const [row] = await tx.select().from(mailOutbox).where(ofId).for('update')
  if (!row) {
    log.warn({ id: notice.mailId }, 'a notice about a mail that is not there')
    return
  }
  if (profile) {
    await nameChange(tx, { deps, principal: { kind: 'user', id: profile.id } })
    let afterwards = profile
    for (const kind of ['SubscribedMagazine', 'RetryReminder', 'CriteriaNews'] as const)
      afterwards = await chooseMails(tx, afterwards, { kind, wanted: false, now })
  }
  const isOfThisTry = row.sentAt !== null && row.sentAt.getTime() <= notice.takenAt.getTime() + TOLERANCE_MS
  const marked = notice.returned && isOfThisTry
  if (marked) await markReturned(tx, row, now)
  const { returned, complained } = notice
  log.warn({ mail: row.kind, id: row.id, returned, complained, marked }, 'a notice about a mail')
}

/** As when sending is given up. It cannot be sent again, because its attachment was erased when it was sent. */
async function markReturned(tx: Transaction, { id, kind, userId }: OutboxRow, now: Date): Promise<void> {
  const event = { category: 'Mail', operation: 'Fail', mailLabel: mailLabel(kind) } as const
  const activityId = await recordActivity(tx, { event, userId, actorId: null, now })
  await tx
    .update(mailOutbox)
    .set({ sentAt: null, failedAt: now, lastError: RETURNED, activityId, updatedAt: now })
    .where(eq(mailOutbox.id, id))
}
