import { array, boolean, object, string, type InferType } from 'yup'
import { HttpError } from 'react-admin'
import type { CallApi } from '../../ground/dataProvider/createDataProvider'
import { RecordDonationDocument, UndoDonationDocument } from '../../generated/graphql'

const waitingVisit = object({
  /** Also the idempotency key: several sends make one donation. */
  key: string().uuid().required(),
  donorId: string().required(),
  donationAt: string().required(),
  received: boolean().required(),
  /** Sent at least once, so the server may have it. */
  tried: boolean().required(),
  /** Undone before the server answered. */
  undo: boolean().required(),
})
const refusedVisit = object({
  key: string().required(),
  donorId: string().required(),
  donationAt: string().required(),
  message: string().required(),
})
const stored = object({
  waiting: array(waitingVisit).required(),
  refused: array(refusedVisit).required(),
})

export type WaitingVisit = InferType<typeof waitingVisit>
export type RefusedVisit = InferType<typeof refusedVisit>
export type Visits = { readonly waiting: readonly WaitingVisit[]; readonly refused: readonly RefusedVisit[] }

const KEY = 'console.reception.visits'
const NONE: Visits = { waiting: [], refused: [] }

/** Unconfirmed visits in browser storage, shared by all tabs: numbers and times, no names. They survive a sign-out. */
export function createVisitQueue(storage: Storage = localStorage) {
  const listeners = new Set<() => void>()
  let text: string | null = null
  let visits = NONE

  function read(): Visits {
    const now = storage.getItem(KEY)
    if (now !== text) {
      text = now
      visits = parse(now)
    }
    return visits
  }
  function change(next: (visits: Visits) => Visits): void {
    storage.setItem(KEY, JSON.stringify(next(read())))
    for (const listener of listeners) listener()
  }
  const without = (key: string) => (visit: { key: string }) => visit.key !== key

  return {
    read,
    subscribe(listener: () => void) {
      listeners.add(listener)
      window.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
      }
    },
    add: (visit: Pick<WaitingVisit, 'key' | 'donorId' | 'donationAt' | 'received'>) =>
      change(({ waiting, refused }) => ({
        waiting: [...waiting, { ...visit, tried: false, undo: false }],
        refused,
      })),
    mark: (key: string, marks: Partial<Pick<WaitingVisit, 'tried' | 'undo'>>) =>
      change(({ waiting, refused }) => ({
        waiting: waiting.map((visit) => (visit.key === key ? { ...visit, ...marks } : visit)),
        refused,
      })),
    remove: (key: string) =>
      change(({ waiting, refused }) => ({ waiting: waiting.filter(without(key)), refused })),
    /** Moves a visit to the list for review. */
    refuse: (visit: RefusedVisit) =>
      change(({ waiting, refused }) => ({
        waiting: waiting.filter(without(visit.key)),
        refused: [...refused, visit],
      })),
    dismiss: (key: string) =>
      change(({ waiting, refused }) => ({ waiting, refused: refused.filter(without(key)) })),
  }
}

export type VisitQueue = ReturnType<typeof createVisitQueue>

function parse(text: string | null): Visits {
  if (!text) return NONE
  try {
    return stored.validateSync(JSON.parse(text))
  } catch {
    return NONE
  }
}

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
 * Sends queued visits, oldest first, one at a time over all tabs. Stops if the server cannot be reached; refused visits
 * are kept for review.
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
