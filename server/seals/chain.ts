import { hash } from 'node:crypto'
import type { ActivityRow } from '../schema/activity'
import { digestWith, type SealKey } from './sealKeys'

/** Part of every hash, so that a hash without a key cannot pass for one with a key. */
const PLAIN = 'activity-1'
const KEYED = 'activity-2'

/** The predecessor of the first row. */
export const NO_HASH: Buffer = Buffer.alloc(32)

const sha256 = (content: Buffer) => hash('sha256', content, 'buffer')

/** A manipulated time may be out of JavaScript's range. */
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

/** The hash of a row and its predecessor's hash; an HMAC if there is a key. */
export const chainHash = (
  previous: Buffer,
  row: ActivityRow,
  reasonDigest: Buffer | null,
  key: SealKey | null = null,
): Buffer =>
  digestWith(key, Buffer.concat([previous, Buffer.from(canonical(key ? KEYED : PLAIN, row, reasonDigest))]))

/** The part of an erased reason that stays. The salt is erased too, so the words cannot be guessed. */
export const digestOfReason = (written: { salt: string; reason: string }): Buffer =>
  sha256(Buffer.from(JSON.stringify([written.salt, written.reason])))
