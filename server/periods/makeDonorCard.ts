import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { donorNumber } from '../../shared/donorNumber'
import type { Transaction } from '../db/client'
import type { Deps } from '../deps'
import type { UserProfileRow } from '../schema/users'
import { code128Svg } from './code128'

export type DonorCard = Pick<UserProfileRow, 'donorId' | 'barCodeBucket' | 'barCodeKey'>

/**
 * A donor's number and barcode, made at the first certification and kept. The file is written before its row:
 * if the transaction fails, no row names the file.
 */
export async function makeDonorCard(
  tx: Transaction,
  { files }: Pick<Deps, 'files'>,
  profile: UserProfileRow,
): Promise<DonorCard> {
  const donorId = profile.donorId ?? (await nextDonorId(tx))
  const { barCodeBucket, barCodeKey } = profile
  if (profile.donorId && barCodeBucket && barCodeKey) return { donorId, barCodeBucket, barCodeKey }
  return { donorId, ...(await writeBarcode(files, donorId)) }
}

/** Stores a barcode under an unguessable key. */
export async function writeBarcode(files: Deps['files'], donorId: string) {
  const barCodeKey = `barcodes/${randomUUID()}.svg`
  await files.put(barCodeKey, Buffer.from(code128Svg(donorId)), 'image/svg+xml')
  return { barCodeBucket: files.bucket, barCodeKey }
}

/** `D-000001` and on. */
async function nextDonorId(tx: Transaction): Promise<string> {
  const { rows } = await tx.execute<{ number: string }>(sql`select nextval('donor_numbers') as number`)
  const number = rows[0]?.number
  if (number === undefined) throw new Error('The sequence of donor numbers gave none')
  return donorNumber(number)
}
