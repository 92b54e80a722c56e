import { HttpError } from 'react-admin'
import type { CallApi } from '../dataProvider/createDataProvider'
import { RecordDonationDocument, UndoDonationDocument } from '../generated/graphql'
import type { VisitQueue, WaitingVisit } from './visitQueue'

export type VisitOutcome =
  | { key: string; is: 'sent'; donationId: string }
  | { key: string; is: 'undone' }
  | { key: string; is: 'refused'; message: string }

/** Errors that a retry does not change; all others are retried. */
const isFinal = (failure: unknown): failure is HttpError =>
  failure instanceof HttpError && [404, 409, 422].includes(failure.status)

const LOCK = 'console.reception.visits'

let line: Promise<void> = Promise.resolve()

/** Without browser locks, several tabs may send the same visit; its key keeps it one donation. */
function oneAtATime(work: () => Promise<void>): Promise<void> {
  const after = line.catch(() => undefined)
  line = after.then(() => ('locks' in navigator ? navigator.locks.request(LOCK, work) : work()))
  return line
}

/**
 * Sends queued visits, oldest first, one at a time over all tabs. It stops if the server cannot be reached;
 * refused visits are kept for review.
 * @param told receives each outcome
 */
export async function sendVisits(
  queue: VisitQueue,
  call: CallApi,
  told: (outcome: VisitOutcome) => void,
): Promise<void> {
  await oneAtATime(async () => {
    for (let next = queue.read().waiting[0]; next; next = queue.read().waiting[0]) {
      const outcome = await sendOne(queue, call, next)
      if (!outcome) return
      told(outcome)
    }
  })
}

async function sendOne(
  queue: VisitQueue,
  call: CallApi,
  { key, donorId, donationAt, received }: WaitingVisit,
): Promise<VisitOutcome | null> {
  queue.mark(key, { tried: true })
  try {
    const { recordDonation } = await call(RecordDonationDocument, {
      input: {
        DonorId: donorId,
        DonationAt: donationAt,
        StoolReceiptStatus: received ? 'Implemented' : 'NotImplemented',
        IdempotencyKey: key,
      },
    })
    // Checked now, because the visit may have been undone during the request.
    const isUndone = queue.read().waiting.some((visit) => visit.key === key && visit.undo)
    if (isUndone) await call(UndoDonationDocument, { id: recordDonation.Id })
    queue.remove(key)
    return isUndone ? { key, is: 'undone' } : { key, is: 'sent', donationId: recordDonation.Id }
  } catch (failure) {
    if (!isFinal(failure)) return null
    queue.refuse({ key, donorId, donationAt, message: failure.message })
    return { key, is: 'refused', message: failure.message }
  }
}
