import { randomInt, randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Queryable } from '../../server/ground/db/client'
import { maskEmail } from '../../server/ground/identity/email'
import { poolCodes } from '../../server/ground/tables/identity'
import type { PoolContext } from '../ground/context'
import { CODE_LIFETIME } from '../ground/limits'

export type CodePurpose = keyof typeof CODE_LIFETIME

const MAIL_OF = { SignUp: 'signUpCode', Recovery: 'recoveryCode', Email: 'emailChangeCode' } as const

const MAIL_DELAY_MS = { from: 200, to: 1_200 }
/** About as long as most addresses; no mail is sent to it. */
const INVENTED_ADDRESS = 'somebody.like.you@example.invalid'

/** Keyed, because a million six-digit codes are hashed in a second. */
export const hashCode = (context: PoolContext, sub: string, purpose: CodePurpose, code: string) =>
  context.keys.fingerprint(`code ${purpose} ${sub}`, code).toString('base64')

/** Replaces the code and queues its mail in the caller's transaction; without `to` no mail is sent. */
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
  await askForMail(context, tx, { sub, purpose, code, to })
}

class TakenBack extends Error {}

/** For an invented person the row is rolled back: timing must not tell who is registered. */
async function askForMail(
  context: PoolContext,
  tx: Queryable,
  { sub, purpose, code, to }: { sub: string; purpose: CodePurpose; code: string; to: string | null },
): Promise<void> {
  const kind = MAIL_OF[purpose]
  try {
    await tx.transaction(async (savepoint) => {
      await context.mail.enqueue(savepoint, {
        kind,
        params: { code },
        to: to ?? INVENTED_ADDRESS,
        userId: sub,
        recipientName: null,
        dedupeKey: `${kind}:${randomUUID()}`,
      })
      if (to === null) throw new TakenBack()
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
}

/** Runs the outbox a moment later, with or without a mail: sending during the request would tell who is registered. */
export function deliverMails(context: PoolContext): void {
  setTimeout(
    () => {
      context.mail.deliverPending().catch((error: unknown) => {
        context.log.error({ err: error }, 'delivery of pending mails failed')
      })
    },
    randomInt(MAIL_DELAY_MS.from, MAIL_DELAY_MS.to),
  ).unref()
}

export const deliveryDetails = (email: string) => ({
  AttributeName: 'email',
  DeliveryMedium: 'EMAIL',
  Destination: maskEmail(email),
})

export type Redemption = { outcome: 'good'; email: string | null } | { outcome: 'wrong' | 'none' | 'used' }

type Request = { sub: string; purpose: CodePurpose; code: string }

/** Deletes a code in one statement, so two callers cannot both use it. Attempts are limited elsewhere. */
export async function redeemCode(
  context: PoolContext,
  db: Queryable,
  { sub, purpose, code }: Request,
): Promise<Redemption> {
  const now = context.clock.now()
  const own = and(eq(poolCodes.sub, sub), eq(poolCodes.purpose, purpose))
  const hash = hashCode(context, sub, purpose, code.trim())
  const [used] = await db
    .delete(poolCodes)
    .where(and(own, gt(poolCodes.expiresAt, now), eq(poolCodes.codeHash, hash)))
    .returning({ email: poolCodes.email })
  if (used) return { outcome: 'good', email: used.email }
  const [row] = await db
    .select({ usedHash: poolCodes.usedHash, expiresAt: poolCodes.expiresAt })
    .from(poolCodes)
    .where(own)
  if (row?.usedHash === hash) return { outcome: 'used' }
  return { outcome: row && row.expiresAt > now ? 'wrong' : 'none' }
}

/** Keeps the code that confirmed an account, so that its holder learns that it is confirmed. */
export async function keepUsedCode(
  context: PoolContext,
  tx: Queryable,
  { sub, purpose, code }: Request,
): Promise<void> {
  const now = context.clock.now()
  const hash = hashCode(context, sub, purpose, code.trim())
  await tx.insert(poolCodes).values({
    id: randomUUID(),
    sub,
    purpose,
    codeHash: hash,
    usedHash: hash,
    expiresAt: now,
    createdAt: now,
    updatedAt: now,
  })
}
