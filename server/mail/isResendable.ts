import type { OutboxRow } from './outgoingMail'
import { isMailKind, type MailKind } from './templates/mailTemplates'

/** Codes are worthless after hours, and these are for an address that is not the person's own any more. */
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

/** True for a mail to a member that is still of use when staff send it again after it failed. */
export function isResendable({
  kind,
  userId,
  params,
}: Pick<OutboxRow, 'kind' | 'userId' | 'params'>): boolean {
  return userId !== null && params !== null && isMailKind(kind) && !onlyOnce.includes(kind)
}
