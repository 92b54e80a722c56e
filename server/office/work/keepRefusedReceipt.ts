import { eq } from 'drizzle-orm'
import { formatJapaneseDateTime, japaneseDateOf } from '../../../shared/facts/dates'
import { isPossibleDonorNumber, normaliseDonorNumber } from '../../../shared/facts/donorNumber'
import { RECEIPT_REFUSED, refusedReceipt } from '../../../shared/words/office/reception'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { inTransaction } from '../../ground/db/inTransaction'
import { violates, type Queryable } from '../../ground/db/client'
import { AppError } from '../../ground/errors'
import { isUuid } from '../../../shared/facts/isUuid'
import type { DonationInfo, RecordDonationInput } from '../../generated/resolvers'
import { userProfiles } from '../../ground/tables/users'
import { addWorkItem } from './workItems'
import { recordDonation } from '../../care/donations/recordDonation'

/**
 * A receipt sent later than this was kept by the device while the network was gone; and earlier, where its clock was
 * put right meanwhile.
 */
const KEPT_MS = 120_000

/**
 * `recordDonation`; a refusal of a receipt that the device had kept becomes a task, because the stool is in the room and
 * the refusal is read on that device alone.
 */
export async function recordKeptDonation(
  context: RequestContext,
  input: RecordDonationInput,
): Promise<DonationInfo> {
  const caller = requireDuty(context, 'recordDonation')
  try {
    return await recordDonation(context, input)
  } catch (error) {
    if (error instanceof AppError && isKept(context, input) && !RETRIED.has(error.code))
      await keep(context, caller.id, input, error.message)
    throw error
  }
}

/** The device sends it again by itself, or another person is to sign in. */
const RETRIED = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED', 'INTERNAL'])

const isKept = (
  { now }: RequestContext,
  { DonationAt, IdempotencyKey, StoolReceiptStatus }: RecordDonationInput,
) =>
  isUuid(IdempotencyKey ?? '') &&
  StoolReceiptStatus === 'Implemented' &&
  Math.abs(now.getTime() - DonationAt.getTime()) > KEPT_MS

async function keep(
  context: RequestContext,
  actorId: string,
  input: RecordDonationInput,
  message: string,
): Promise<void> {
  const { now, requestId } = context
  const number = normaliseDonorNumber(input.DonorId ?? '')
  try {
    await inTransaction(context, async (tx) => {
      await addWorkItem(tx, {
        id: input.IdempotencyKey ?? undefined,
        title: RECEIPT_REFUSED,
        words: refusedReceipt(number, formatJapaneseDateTime(input.DonationAt), message),
        due: japaneseDateOf(now),
        userId: await personOf(tx, input.UserId, number),
        actorId,
        now,
        requestId,
      })
    })
  } catch (error) {
    // Sent again by the device: the task is there.
    if (!violates(error, 'work_items_pkey')) throw error
  }
}

/** Null for nobody who is there: the number may be misread, the id anybody's. */
async function personOf(
  db: Queryable,
  id: string | null | undefined,
  number: string,
): Promise<string | null> {
  if (id ? !isUuid(id) : !isPossibleDonorNumber(number)) return null
  const [row] = await db
    .select({ id: userProfiles.id, left: userProfiles.deleteStatus })
    .from(userProfiles)
    .where(id ? eq(userProfiles.id, id) : eq(userProfiles.donorId, number))
  return row && !row.left ? row.id : null
}
