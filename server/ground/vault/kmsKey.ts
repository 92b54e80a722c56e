import { hash } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database, Queryable } from '../db/client'
import { AppError } from '../errors'
import { sharedKeys } from '../tables/keys'
import { personKeys } from '../tables/personKeys'
import { kmsRegionOf } from '../settings/kmsKeys'
import { StartError } from '../log/startError'
import { localKey, type MasterKey } from './masterKeys'

/** How long secrets opened by KMS stay in memory; a revoked right works this much longer. */
export const OPEN_MS = 10 * 60_000
const ANSWER_MS = 4_000
/** Bound to what KMS wraps; appears in its log. */
const EncryptionContext = { use: 'person_keys' }
/** Name prefix of shared keys wrapped by KMS. */
export const WRAPPED_BY_KMS = 'kms '

/** KMS did not answer or refused: nothing was read or written. */
class KeysUnavailable extends AppError {
  constructor(override readonly cause: unknown) {
    super('KEYS_UNAVAILABLE')
  }
}

/** The KMS SDK is large, so it loads at the first use. */
function openKms(arn: string, endpoint: string | null) {
  const region = kmsRegionOf(arn) ?? ''
  const load = async () => {
    const sdk = await import('@aws-sdk/client-kms')
    const client = new sdk.KMSClient(endpoint === null ? { region } : { region, endpoint })
    return { sdk, client }
  }
  let loading: ReturnType<typeof load> | null = null
  const ask = async (work: (kms: Awaited<ReturnType<typeof load>>) => Promise<Uint8Array | undefined>) => {
    try {
      const bytes = await work(await (loading ??= load()))
      if (!bytes) throw new Error('An answer of KMS without a key')
      return Buffer.from(bytes)
    } catch (error) {
      throw new KeysUnavailable(error)
    }
  }
  const inTime = () => ({ abortSignal: AbortSignal.timeout(ANSWER_MS) })
  return {
    /** A new secret that only KMS can open. */
    make: () =>
      ask(async ({ sdk, client }) => {
        const asked = { KeyId: arn, KeySpec: 'AES_256' as const, EncryptionContext }
        return (await client.send(new sdk.GenerateDataKeyWithoutPlaintextCommand(asked), inTime()))
          .CiphertextBlob
      }),
    open: (CiphertextBlob: Buffer) =>
      ask(async ({ sdk, client }) => {
        const asked = { KeyId: arn, CiphertextBlob, EncryptionContext }
        return (await client.send(new sdk.DecryptCommand(asked), inTime())).Plaintext
      }),
  }
}

/**
 * A master key under a key of AWS KMS. The database stores a secret that only KMS can open; it wraps people's keys
 * locally, so KMS is called once in ten minutes instead of for each person.
 */
export function kmsKey(arn: string, endpoint: string | null): MasterKey {
  const kms = openKms(arn, endpoint)
  const id = `kms-${hash('sha256', arn, 'hex').slice(0, 16)}`
  const name = `${WRAPPED_BY_KMS}${arn}`
  const held = new LRUCache<string, Promise<MasterKey>>({ max: 1, ttl: OPEN_MS })

  const findWrapped = async (db: Queryable) =>
    (await db.select().from(sharedKeys).where(eq(sharedKeys.name, name)))[0]?.value

  async function open(db: Queryable): Promise<MasterKey> {
    const wrapped = await findWrapped(db)
    if (!wrapped) throw new Error('The master key that KMS wraps is missing')
    return localKey(await kms.open(wrapped))
  }
  function opened(db: Queryable): Promise<MasterKey> {
    const known = held.get(name)
    if (known) return known
    const opening = open(db)
    held.set(name, opening)
    opening.catch(() => held.delete(name))
    return opening
  }

  return {
    id,
    wrap: async (db, key, userId) => (await opened(db)).wrap(db, key, userId),
    unwrap: async (db, wrapped, userId) => (await opened(db)).unwrap(db, wrapped, userId),
    async prepare(db) {
      try {
        if (!(await findWrapped(db))) {
          await requireUnused(db, id, arn)
          await db
            .insert(sharedKeys)
            .values({ name, value: await kms.make() })
            .onConflictDoNothing()
        }
        await opened(db)
      } catch (error) {
        throw error instanceof KeysUnavailable ? unusable(arn, error) : error
      }
    },
  }
}

/** Replacing a lost secret would only hide the loss. */
async function requireUnused(db: Database, id: string, arn: string): Promise<void> {
  const [row] = await db.select({ used: count() }).from(personKeys).where(eq(personKeys.masterId, id))
  if (row && row.used > 0)
    throw new StartError(
      `AWS KMSの鍵「${arn}」で包んだ鍵が、データベースにありません（shared_keys）。${row.used}人分の健康に関する回答を読めないため、起動しません。バックアップから戻してください。`,
    )
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')

const unusable = (arn: string, { cause }: KeysUnavailable) =>
  new StartError(
    `AWS KMSの鍵「${arn}」を使えません（${nameOf(cause)}）。環境変数「HEALTH_KEY」と、この役割の権限（kms:Decrypt、kms:GenerateDataKeyWithoutPlaintext）を確認してください。`,
  )

/** Tests KMS with a secret that is discarded. @throws StartError when the key cannot be used */
export async function tryKmsKey(arn: string, endpoint: string | null): Promise<void> {
  const kms = openKms(arn, endpoint)
  await kms
    .make()
    .then(kms.open)
    .catch((error: unknown) => {
      throw error instanceof KeysUnavailable ? unusable(arn, error) : error
    })
}
