import { mailErrorText } from '../../shared/messages/mailErrors'
import type { MailDelivery } from '../generated/resolvers'
import { isResendable } from '../mail/isResendable'
import { mailLabel } from '../mail/mailLabel'
import type { OutboxRow } from '../mail/outgoingMail'

/** A mail for staff, without address and content. */
export function toMailDelivery(row: OutboxRow): MailDelivery {
  return {
    Id: row.id,
    Sk: 'Mail',
    UserId: row.userId,
    Label: mailLabel(row.kind),
    State: row.state,
    Attempts: row.attempts,
    SentAt: row.sentAt,
    LastError: row.lastError === null ? null : mailErrorText(row.lastError),
    Resendable: row.state === 'Failed' && isResendable(row),
    CreatedAt: row.createdAt,
    UpdatedAt: row.updatedAt,
  }
}
