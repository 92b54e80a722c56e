import type { RequestContext } from '../access/context'
import type { Transaction } from '../db/client'
import { badField } from '../errors'
import type { MailRequest } from '../mail/mail'
import { recordSecurityEvent } from './recordSecurityEvent'

type Move = {
  accountId: string
  email: string
  /** How the holder of the old address is written to. */
  from: Pick<MailRequest, 'to' | 'userId' | 'recipientName'>
  /** What the new address is told, under the key that also keeps it from being told twice. */
  welcome: Pick<MailRequest, 'kind' | 'params' | 'dedupeKey'>
  /** Said when the pool knows the address as somebody else's. */
  taken: string
}

/**
 * Ends a change of address that staff make for somebody, in its transaction: both addresses hear of it, the security log
 * has it, and the pool moves the account. Every session ends there, and codes that went to the old address are void.
 * @throws AppError BAD_USER_INPUT where the pool does not have the address free
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
  // Last: a pool outside of our database cannot be taken back.
  if (!(await deps.identity.admin.changeEmail(accountId, email, tx))) throw badField('Email', taken)
}
