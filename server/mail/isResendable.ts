import type { OutboxRow } from './outgoingMail'
import { isMailKind, type MailKind } from './templates/mailTemplates'

/** Codes expire within hours; the others go to an address that is no longer the person's. */
const onlyOnce: readonly MailKind[] = [
  'signUpCode',
  'recoveryCode',
  'emailChangeCode',
  'temporaryPassword',
  'addressChanged',
  'accountChanged',
  'addressCorrected',
  'withdrawn',
  'administratorDeleted',
  'totpReset',
]

/** True for a failed mail to a member that is still useful. */
export function isResendable({
  kind,
  userId,
  params,
}: Pick<OutboxRow, 'kind' | 'userId' | 'params'>): boolean {
  return userId !== null && params !== null && isMailKind(kind) && !onlyOnce.includes(kind)
}
