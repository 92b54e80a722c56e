import { eq } from 'drizzle-orm'
import { MAIL_NOT_RESENDABLE } from '../../shared/messages/mailErrors'
import { requireAdministrator, type RequestContext } from '../access/context'
import { recordActivity } from '../activity/recordActivity'
import { requireUuid } from '../db/requireUuid'
import { inTransaction } from '../db/transaction'
import { AppError } from '../errors'
import type { MailDelivery, ResendMailInput } from '../generated/resolvers'
import { isResendable, mailLabel } from '../mail/isResendable'
import { mailOutbox } from '../schema/mail'
import { findProfileForUpdate } from '../users/findProfile'
import { recipientOf } from '../users/recipientOf'
import { toMailDelivery } from './listMails'

/**
 * Queues a failed mail again, to the person's current address. A waiting or sent mail stays unchanged, so a
 * repeated call sends nothing twice.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator, NOT_FOUND, INVALID_STATE for an outdated
 * mail or a former user
 */
export async function resendMail(context: RequestContext, input: ResendMailInput): Promise<MailDelivery> {
  const caller = requireAdministrator(context)
  const { now, requestId } = context
  const ofId = eq(mailOutbox.id, requireUuid(input.MailId))

  return inTransaction(context, async (tx) => {
    const [found] = await tx.select({ userId: mailOutbox.userId }).from(mailOutbox).where(ofId)
    if (!found) throw new AppError('NOT_FOUND')
    // Locks the person first, as everywhere.
    const profile = found.userId && (await findProfileForUpdate(tx, found.userId))
    const [mail] = await tx.select().from(mailOutbox).where(ofId).for('update')
    if (!mail) throw new AppError('NOT_FOUND')
    if (mail.state === 'Waiting' || mail.state === 'Sent') return toMailDelivery(mail)
    if (!profile || !profile.email || mail.state !== 'Failed' || !isResendable(mail))
      throw new AppError('INVALID_STATE', MAIL_NOT_RESENDABLE)

    const { to, recipientName } = recipientOf(profile)
    const [row] = await tx
      .update(mailOutbox)
      .set({
        recipient: to,
        recipientName,
        attempts: 0,
        nextAttemptAt: now,
        failedAt: null,
        lastError: null,
        updatedAt: now,
      })
      .where(ofId)
      .returning()
    if (!row) throw new Error('A mail that is held is missing')
    const event = { category: 'Mail', operation: 'Resend', mailLabel: mailLabel(mail.kind) } as const
    await recordActivity(tx, { event, userId: profile.id, actorId: caller.id, now, requestId })
    return toMailDelivery(row)
  })
}
