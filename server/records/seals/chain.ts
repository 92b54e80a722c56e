import { hash, createHmac } from 'node:crypto'
import type { Settings } from '../../ground/settings/env'
import { makeSecret, readSecrets, secretId } from '../../ground/files/keyFile'
import type { ActivityRow } from '../../ground/tables/activity'

/** Part of every hash, so that a hash without a key cannot pass as one with a key. */
const PLAIN = 'activity-1'
const KEYED = 'activity-2'

/** The predecessor of the first row. */
export const NO_HASH: Buffer = Buffer.alloc(32)

const sha256 = (content: Buffer) => hash('sha256', content, 'buffer')

/** A manipulated time may be outside JavaScript's range. */
const instantText = (time: Date) => (Number.isNaN(time.getTime()) ? 'invalid' : time.toISOString())

/** The hashed form of a row: a JSON array of fixed fields, time in UTC with milliseconds. */
const canonical = (form: string, row: ActivityRow, reasonDigest: Buffer | null) =>
  JSON.stringify([
    form,
    row.id,
    instantText(row.time),
    row.userId,
    row.actorId,
    row.category,
    row.operation,
    row.text,
    row.requestId,
    reasonDigest?.toString('hex') ?? null,
  ])

/** The hash of a row and the previous hash; an HMAC if there is a key. */
export const chainHash = (
  previous: Buffer,
  row: ActivityRow,
  reasonDigest: Buffer | null,
  key: SealKey | null = null,
): Buffer =>
  digestWith(key, Buffer.concat([previous, Buffer.from(canonical(key ? KEYED : PLAIN, row, reasonDigest))]))

/** What remains of an erased reason. The salt is erased too, so that the words cannot be guessed. */
export const digestOfReason = (written: { salt: string; reason: string }): Buffer =>
  sha256(Buffer.from(JSON.stringify([written.salt, written.reason])))

/** Never stored in the database, so that an attacker who controls it cannot forge seals. */
export type SealKey = {
  id: string
  secret: Buffer
}

type Place = Pick<Settings, 'sealKeys' | 'dataDir'>

const placeOf = ({ sealKeys, dataDir }: Place) => ({ given: sealKeys, dataDir, file: 'seal.key' })

/** The keys of `SEAL_KEY`, or the data folder's; may be empty. The first seals, all verify. */
export const sealKeysOf = (place: Place): SealKey[] =>
  readSecrets(placeOf(place)).map((secret) => ({ id: secretId(secret), secret }))

/** Makes the data folder's key, unless `SEAL_KEY` is set. */
export const makeSealKey = (place: Place): void => makeSecret(placeOf(place))

/** HMAC-SHA256 with a key, SHA-256 without. */
export const digestWith = (key: SealKey | null, content: Buffer): Buffer =>
  key ? createHmac('sha256', key.secret).update(content).digest() : hash('sha256', content, 'buffer')
