import { and, eq, gt } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import type { PoolContext } from '../context'
import { poolCodes } from '../tables'
import { hashCode } from './sendCode'
import type { CodePurpose } from './sendCode'

export type Redemption = { outcome: 'good'; email: string | null } | { outcome: 'wrong' | 'none' }

/** Uses up a code in one statement: two at the same moment cannot both have it. */
export async function redeemCode(
  context: PoolContext,
  db: Queryable,
  request: { sub: string; purpose: CodePurpose; code: string },
): Promise<Redemption> {
  const { sub, purpose, code } = request
  const live = and(
    eq(poolCodes.sub, sub),
    eq(poolCodes.purpose, purpose),
    gt(poolCodes.expiresAt, context.clock.now()),
  )
  const [used] = await db
    .delete(poolCodes)
    .where(and(live, eq(poolCodes.codeHash, hashCode(context, sub, purpose, code.trim()))))
    .returning({ email: poolCodes.email })
  if (used) return { outcome: 'good', email: used.email }
  const [waiting] = await db.select({ id: poolCodes.id }).from(poolCodes).where(live)
  return { outcome: waiting ? 'wrong' : 'none' }
}
