import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Queryable } from '../../server/db/client'
import type { PoolContext } from '../context'
import { poolCodes } from '../../server/schema/identity'
import { hashCode } from './sendCode'
import type { CodePurpose } from './sendCode'

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
