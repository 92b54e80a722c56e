import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../server/ground/db/client'
import { poolPasskeys, poolSessions, poolUsers } from '../../server/ground/tables/identity'
import type { PoolContext } from './context'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_SECONDS = 30
/** One step to either side, because telephone clocks drift. */
const DRIFT_STEPS = 1

/** RFC 4648 base 32 without padding, the form that authenticator apps accept. */
export function toBase32(bytes: Buffer) {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => ALPHABET.charAt(Number.parseInt(group.padEnd(5, '0'), 2)))
    .join('')
}

/** RFC 4226 / 6238 with SHA-1 and six digits: the only kind that every app supports. */
function codeOfStep(secret: Buffer, step: number) {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac[mac.length - 1] ?? 0) & 0x0f
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** The time step of the code, or null. The caller refuses a step not later than the last one used. */
export function stepOfCode(secret: Buffer, code: string, instants: readonly Date[]): number | null {
  if (!/^\d{6}$/.test(code)) return null
  for (const instant of instants) {
    const current = Math.floor(instant.getTime() / 1000 / STEP_SECONDS)
    for (let step = current - DRIFT_STEPS; step <= current + DRIFT_STEPS; step += 1)
      if (timingSafeEqual(Buffer.from(codeOfStep(secret, step)), Buffer.from(code))) return step
  }
  return null
}

/**
 * Removes the authenticator app (also one being set up) and all passkeys, and ends every session.
 * @returns false when the account has none; only sign-ins in progress have ended then
 */
export async function forgetFactors(context: PoolContext, tx: Queryable, sub: string): Promise<boolean> {
  // Sessions first: a sign-in in progress either has its tokens already, which end below, or fails.
  await tx.delete(poolSessions).where(eq(poolSessions.sub, sub))
  const passkeys = await tx
    .delete(poolPasskeys)
    .where(eq(poolPasskeys.sub, sub))
    .returning({ sub: poolPasskeys.sub })
  const forgotten = await tx
    .update(poolUsers)
    .set({
      mfaEnabled: false,
      sealedTotpSecret: null,
      sealedPendingTotpSecret: null,
      generation: sql`${poolUsers.generation} + 1`,
      updatedAt: context.clock.now(),
    })
    .where(
      and(eq(poolUsers.sub, sub), passkeys.length > 0 ? undefined : isNotNull(poolUsers.sealedTotpSecret)),
    )
    .returning({ sub: poolUsers.sub })
  return forgotten.length > 0
}
