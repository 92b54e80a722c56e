import { entryText } from '../../../shared/rules/records/receipt/entry'
import { digestWith, type SealKey } from './chain'
import { SEALED_RECORDS, type RecordKind } from './sealedRecords'
import { leafHash } from './merkle'

/** Hexadecimal digits of the HMAC in a salt: 128 bits. */
const SALT_LENGTH = 32

/** Derived from key and record, so it needs no storage and cannot be guessed without the key. */
const saltOf = (key: SealKey, kind: RecordKind, recordId: string): string =>
  digestWith(key, Buffer.from(JSON.stringify(['salt-1', kind, recordId])))
    .toString('hex')
    .slice(0, SALT_LENGTH)

/** The content of a record's leaf; `text` is the sealed form, a JSON array of its columns. */
export function recordEntry(key: SealKey, kind: RecordKind, recordId: string, text: string): string {
  const { title, columns } = SEALED_RECORDS[kind]
  const values: unknown[] = JSON.parse(text)
  return entryText({
    title,
    salt: saltOf(key, kind, recordId),
    fields: Object.values<string | null>(columns).flatMap((label, place) =>
      label === null ? [] : [[label, values[place]] as const],
    ),
  })
}

export const recordLeaf = (key: SealKey, kind: RecordKind, recordId: string, text: string): Buffer =>
  leafHash(Buffer.from(recordEntry(key, kind, recordId, text)))
