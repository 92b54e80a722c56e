import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { deviceLockSchema, type unlockSchema } from '../../../shared/forms/console'
import type { InferType } from 'yup'
import { requireStaff, type RequestContext } from '../../ground/access/context'
import type { Deps } from '../../ground/deps'
import { AppError, requireUuid, validated } from '../../ground/errors'
import type { DeviceLock, SaveDeviceLockInput } from '../../generated/resolvers'
import { administrators, deviceLocks } from '../../ground/tables/administrators'

/** Wrong codes in a row; after that the device must sign in again. */
const TRIES = 5
const BYTES = 32

const slowHash = promisify<string, Buffer, number, Buffer>(scrypt)

async function hashOf(proof: string): Promise<string> {
  const salt = randomBytes(16)
  return Buffer.concat([salt, await slowHash(proof, salt, BYTES)]).toString('base64')
}

async function isProofOf(hash: string, proof: string): Promise<boolean> {
  const bytes = Buffer.from(hash, 'base64')
  return timingSafeEqual(await slowHash(proof, bytes.subarray(0, -BYTES), BYTES), bytes.subarray(-BYTES))
}

/** Lets a PIN, and a badge, unlock a device of the caller. */
export async function saveDeviceLock(
  context: RequestContext,
  input: SaveDeviceLockInput,
): Promise<DeviceLock> {
  const caller = requireStaff(context)
  const id = requireUuid(input.DeviceId)
  const { DeviceId: _, ...proofs } = input
  const { PinProof, BadgeProof } = validated(deviceLockSchema, proofs)
  const { now, deps } = context
  const values = {
    administratorId: caller.id,
    pinHash: await hashOf(PinProof),
    badgeHash: BadgeProof ? await hashOf(BadgeProof) : null,
    share: randomBytes(BYTES).toString('base64'),
    triesLeft: TRIES,
    updatedAt: now,
  }
  const [row] = await deps.db
    .insert(deviceLocks)
    .values({ id, ...values, createdAt: now })
    .onConflictDoUpdate({
      target: deviceLocks.id,
      set: values,
      setWhere: eq(deviceLocks.administratorId, caller.id),
    })
    .returning()
  if (!row) throw new AppError('NOT_FOUND')
  return { Share: row.share }
}

type Unlocked = { share: string } | { triesLeft: number }

/**
 * Returns the server's part of a device's key for the right code, without a session: the device sealed its own part.
 * Each try is counted before it is judged, so that simultaneous tries gain nothing. The last wrong one deletes the part
 * for good.
 */
export async function unlockDevice(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { device, kind, proof }: InferType<typeof unlockSchema>,
): Promise<Unlocked> {
  const [lock] = await db
    .update(deviceLocks)
    .set({ triesLeft: sql`${deviceLocks.triesLeft} - 1`, updatedAt: clock.now() })
    .from(administrators)
    .where(
      and(
        eq(deviceLocks.id, device),
        gt(deviceLocks.triesLeft, 0),
        eq(administrators.id, deviceLocks.administratorId),
        isNull(administrators.removedAt),
      ),
    )
    .returning({
      pin: deviceLocks.pinHash,
      badge: deviceLocks.badgeHash,
      share: deviceLocks.share,
      triesLeft: deviceLocks.triesLeft,
    })
  if (!lock) return { triesLeft: 0 }
  const hash = lock[kind]
  if (hash && (await isProofOf(hash, proof))) {
    await db.update(deviceLocks).set({ triesLeft: TRIES }).where(eq(deviceLocks.id, device))
    return { share: lock.share }
  }
  if (lock.triesLeft === 0) await db.delete(deviceLocks).where(eq(deviceLocks.id, device))
  return { triesLeft: lock.triesLeft }
}
