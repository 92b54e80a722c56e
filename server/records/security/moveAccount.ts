import type { RequestContext } from '../../ground/access/context'
import type { Transaction } from '../../ground/db/client'
import { badField } from '../../ground/errors'
import type { MailRequest } from '../../ground/outbox/mail'
import { recordSecurityEvent } from './recordSecurityEvent'

type Move = {
  accountId: string
  email: string
  from: Pick<MailRequest, 'to' | 'userId' | 'recipientName'>
  /** Its dedupe key prevents a second mail. */
  welcome: Pick<MailRequest, 'kind' | 'params' | 'dedupeKey'>
  /** The message if the pool has the address already. */
  taken: string
}

/**
 * Completes an address change by staff in its transaction: mails both addresses, logs, and moves the account in the
 * pool, which ends every session and pending code.
 * @throws AppError BAD_USER_INPUT when the pool has the address already
 */
export async function moveAccount(
  { now, requestId, network, deps }: RequestContext,
  tx: Transaction,
  { accountId, email, from, welcome, taken }: Move,
): Promise<void> {
  await recordSecurityEvent(tx, { kind: 'EmailChanged', accountId, network, requestId, now })
  await deps.mail.enqueue(tx, {
    kind: 'addressChanged',
    params: {},
    ...from,
    dedupeKey: `${welcome.dedupeKey}/old`,
  })
  await deps.mail.enqueue(tx, { ...from, to: email, ...welcome })
  // Last, because an external pool cannot be rolled back.
  if (!(await deps.identity.admin.changeEmail(accountId, email, tx))) throw badField('Email', taken)
}
