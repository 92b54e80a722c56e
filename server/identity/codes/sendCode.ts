import { randomInt, randomUUID } from 'node:crypto'
import type { Queryable } from '../../db/client'
import type { PoolContext } from '../context'
import { CODE_LIFETIME } from '../limits/limits'
import { poolCodes } from '../tables'

export type CodePurpose = keyof typeof CODE_LIFETIME

const MAIL_OF = { SignUp: 'signUpCode', Recovery: 'recoveryCode', Email: 'emailChangeCode' } as const

/** Keyed, for a million six-digit codes are hashed in a second. */
export const hashCode = (context: PoolContext, sub: string, purpose: CodePurpose, code: string) =>
  context.keys.fingerprint(`code ${purpose} ${sub}`, code).toString('base64')

/**
 * Makes a new code, which voids the one before, and asks for its mail in the caller's transaction. Without `to`
 * (an invented person) the same row is written and no mail asked for.
 */
export async function sendCode(
  context: PoolContext,
  tx: Queryable,
  request: { sub: string; purpose: CodePurpose; to: string | null },
): Promise<void> {
  const { sub, purpose, to } = request
  const now = context.clock.now()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const row = {
    id: randomUUID(),
    codeHash: hashCode(context, sub, purpose, code),
    email: purpose === 'Email' ? to : null,
    expiresAt: new Date(now.getTime() + CODE_LIFETIME[purpose]),
    createdAt: now,
    updatedAt: now,
  }
  await tx
    .insert(poolCodes)
    .values({ sub, purpose, ...row })
    .onConflictDoUpdate({ target: [poolCodes.sub, poolCodes.purpose], set: row })
  if (!to) return
  const kind = MAIL_OF[purpose]
  await context.mail.enqueue(tx, {
    kind,
    params: { code },
    to,
    userId: sub,
    recipientName: null,
    dedupeKey: `${kind}:${row.id}`,
  })
}

/** Starts the delivery after the commit. Not awaited: the answer must not take longer where a mail is really sent. */
export function deliverMails(context: PoolContext): void {
  context.mail.deliverPending().catch((error: unknown) => {
    context.log.error({ err: error }, 'delivery of pending mails failed')
  })
}
