import { randomUUID } from 'node:crypto'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { PUSH_DEVICES_MOST } from '../../../shared/words/program/push'
import type { PushKind, PushSettings, SavePushDeviceInput } from '../../generated/resolvers'
import { requireActiveUser, requireUser, type RequestContext } from '../../ground/access/context'
import type { Queryable, Transaction } from '../../ground/db/client'
import type { Deps } from '../../ground/deps'
import { AppError, validated, requireFound } from '../../ground/errors'
import type { Push } from '../../ground/push/createPush'
import { digestOf, ofDevice } from '../../ground/push/devices'
import { loggedTransaction } from '../../ground/loggedTransaction'
import { pushDevices, type PushTarget } from '../../ground/tables/push'
import { findProfileForUpdate } from '../../records/person/findProfile'
import { pushDeviceSchema } from './pushDeviceForm'

export async function getPushSettings(
  context: RequestContext,
  endpoint: string | null,
): Promise<PushSettings | null> {
  const { id } = requireUser(context)
  const { db, push } = context.deps
  return push && settingsOf(db, push, id, endpoint === null ? null : await digestOf(db, endpoint))
}

async function settingsOf(
  db: Queryable,
  { publicKey: PublicKey }: Push,
  userId: string,
  digest: string | null,
): Promise<PushSettings> {
  const own = await db
    .select({ digest: pushDevices.digest, kinds: pushDevices.kinds })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
  const asked = own.find((device) => device.digest === digest)
  return { PublicKey, Kinds: asked?.kinds ?? null, Others: own.length - (asked ? 1 : 0) }
}

/**
 * A browser belongs to whoever used it last: another person's is forgotten, whether or not the caller wants to be told.
 */
export async function savePushDevice(
  context: RequestContext,
  input: SavePushDeviceInput,
): Promise<PushSettings> {
  const caller = requireActiveUser(context)
  const { Kinds, ...target } = validated(pushDeviceSchema, input)
  const { now, deps } = context
  const { push } = deps
  if (!push) throw new AppError('NOT_FOUND')

  return loggedTransaction(context, async (tx, log) => {
    requireFound(await findProfileForUpdate(tx, caller.id))
    const which = await ofDevice(tx, target.Endpoint)
    await tx.delete(pushDevices).where(and(which, ne(pushDevices.userId, caller.id)))
    const seen = { session: caller.session ?? null, seenAt: now, updatedAt: now }
    const [known] = await tx.update(pushDevices).set(seen).where(which).returning()
    const digest = await digestOf(tx, target.Endpoint)
    if (Kinds) {
      const kinds = [...new Set(Kinds)]
      const id = known?.id ?? randomUUID()
      const values = { ...(await written(tx, deps, push, { id, userId: caller.id, target })), ...seen, kinds }
      if (known) await tx.update(pushDevices).set(values).where(eq(pushDevices.id, id))
      else await insert(tx, { id, userId: caller.id, digest, createdAt: now, ...values })
      if (!known || !isSame(known.kinds, kinds)) {
        await log(caller.id, { category: 'Profile', operation: 'Update', fields: ['Push'] })
      }
    }
    return settingsOf(tx, push, caller.id, digest)
  })
}

const isSame = (before: readonly PushKind[], after: readonly PushKind[]) =>
  before.toSorted().join() === after.toSorted().join()

/** Columns of a subscription that was made with the key of now. */
async function written(
  tx: Transaction,
  { vault }: Pick<Deps, 'vault'>,
  { keyId }: Push,
  { id, userId, target }: { id: string; userId: string; target: PushTarget },
) {
  return { ...(await vault.seal(tx, 'push_devices', { id, userId }, { target })), keyId }
}

/** Takes a free place of the five, or that of the device that was used longest ago. The person is locked. */
async function insert(tx: Transaction, device: Omit<typeof pushDevices.$inferInsert, 'slot'>): Promise<void> {
  const own = await tx
    .select({ id: pushDevices.id, slot: pushDevices.slot })
    .from(pushDevices)
    .where(eq(pushDevices.userId, device.userId))
    .orderBy(asc(pushDevices.seenAt), asc(pushDevices.slot))
  const slots = Array.from({ length: PUSH_DEVICES_MOST }, (_, at) => at + 1)
  const free = slots.find((slot) => !own.some((other) => other.slot === slot))
  const [oldest] = own
  if (!free && oldest) await tx.delete(pushDevices).where(eq(pushDevices.id, oldest.id))
  const slot = free ?? oldest?.slot ?? 1
  // Whoever has the browser at the same moment had it first.
  await tx
    .insert(pushDevices)
    .values({ ...device, slot })
    .onConflictDoNothing({ target: pushDevices.digest })
}

/**
 * A browser's new subscription in place of its old one, told by its service worker without a sign-in.
 * @returns false for one that is not known
 */
export async function renewPushDevice(
  deps: Pick<Deps, 'db' | 'vault' | 'push' | 'clock'>,
  { Before, After }: { Before: Pick<PushTarget, 'Endpoint' | 'Auth'>; After: PushTarget },
): Promise<boolean> {
  const { db, push } = deps
  if (!push) return false
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(pushDevices)
      .where(await ofDevice(tx, Before.Endpoint))
      .for('update')
    const [device] = await deps.vault.open(tx, 'push_devices', rows)
    if (device?.target?.Auth !== Before.Auth) return false
    const digest = await digestOf(tx, After.Endpoint)
    const { id, userId } = device
    const isTaken = sql`exists (select from ${pushDevices} as other where other.digest = ${digest} and other.id <> ${id})`
    const changed = await tx
      .update(pushDevices)
      .set({
        ...(await written(tx, deps, push, { id, userId, target: After })),
        digest,
        updatedAt: deps.clock.now(),
      })
      .where(and(eq(pushDevices.id, id), sql`not ${isTaken}`))
      .returning({ id: pushDevices.id })
    return changed.length === 1
  })
}
