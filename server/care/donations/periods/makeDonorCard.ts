import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { code128Svg } from '../../../../shared/facts/code128'
import { donorNumber } from '../../../../shared/facts/donorNumber'
import type { Transaction } from '../../../ground/db/client'
import type { Deps } from '../../../ground/deps'
import type { UserProfileRow } from '../../../ground/tables/users'

export type DonorCard = Pick<UserProfileRow, 'donorId' | 'barCodeBucket' | 'barCodeKey'>

/** A donor's number and barcode, made once. The file is written before its row, so no row lacks its file. */
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
