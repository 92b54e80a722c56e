import { eq } from 'drizzle-orm'
import type { SecurityEventKind } from '../../../shared/generated/schema'
import { randomUUID } from 'node:crypto'
import type { Queryable } from '../../../server/ground/db/client'
import type { MailParams } from '../../../server/ground/outbox/templates/mailTemplates'
import type { Caller, PoolContext } from '../context'
import { poolUsers } from '../../../server/ground/tables/identity'
import { noteEvent, recordAccount } from './noteEvent'

const CHANGES = {
  SetTotp: 'TotpSet',
  RemoveTotp: 'TotpRemoved',
  SetPasskey: 'PasskeySet',
  RemovePasskey: 'PasskeyRemoved',
  ChangePassword: 'PasswordChanged',
  ResetPassword: 'PasswordReset',
} as const satisfies Partial<Record<MailParams['accountChanged']['change'], SecurityEventKind>>

/** Logs a change of the way to sign in and queues a mail to the owner, in the transaction of the change. */
export async function tellOwner(
  context: PoolContext,
  tx: Queryable,
  { change, sub, caller }: { change: keyof typeof CHANGES; sub: string; caller: Caller },
): Promise<void> {
  await recordAccount(context, tx, { operation: change, sub, caller })
  await noteEvent(context, tx, { kind: CHANGES[change], accountId: sub, caller })
  const [user] = await tx.select({ email: poolUsers.email }).from(poolUsers).where(eq(poolUsers.sub, sub))
  if (!user) return
  await context.mail.enqueue(tx, {
    kind: 'accountChanged',
    params: { change },
    to: user.email,
    userId: sub,
    recipientName: null,
    dedupeKey: `accountChanged/${randomUUID()}`,
  })
}
