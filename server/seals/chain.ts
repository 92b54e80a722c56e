import { hash } from 'node:crypto'
import type { ActivityRow } from '../schema/activity'
import { digestWith, type SealKey } from './sealKeys'

/** Named in every hash, so that one form cannot be taken for another: without a key, and with one. */
const PLAIN = 'activity-1'
const KEYED = 'activity-2'

/** What the first row is chained to. */
export const NO_HASH: Buffer = Buffer.alloc(32)

const sha256 = (content: Buffer) => hash('sha256', content, 'buffer')

/** A moved time may be one that JavaScript does not know; it is a change all the same. */
const instantText = (time: Date) => (Number.isNaN(time.getTime()) ? 'invalid' : time.toISOString())

/** The row as the chain sees it: a JSON array of fixed fields, the time in UTC with milliseconds. */
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

/** The hash of a row of the log that follows on another: of the other's hash and the row, with a key an HMAC. */
export const chainHash = (
  previous: Buffer,
  row: ActivityRow,
  reasonDigest: Buffer | null,
  key: SealKey | null = null,
): Buffer =>
  digestWith(key, Buffer.concat([previous, Buffer.from(canonical(key ? KEYED : PLAIN, row, reasonDigest))]))

/** What stays of a reason when it is erased. Without the salt, erased with it, no guess at the words can be tried. */
export const digestOfReason = (written: { salt: string; reason: string }): Buffer =>
  sha256(Buffer.from(JSON.stringify([written.salt, written.reason])))
