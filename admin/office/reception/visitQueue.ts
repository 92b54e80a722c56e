import { HttpError } from 'react-admin'
import { isRecord } from '../../../shared/facts/isRecord'
import { isUuid } from '../../../shared/facts/isUuid'
import type { CallApi } from '../../ground/dataProvider/createDataProvider'
import { RecordDonationDocument, UndoDonationDocument } from '../../generated/graphql'

export type WaitingVisit = {
  /** Also the idempotency key: several sends make one donation. */
  key: string
  donorId: string
  donationAt: string
  received: boolean
  /** Sent at least once, so the server may have it. */
  tried: boolean
  /** Undone before the server answered. */
  undo: boolean
}
export type RefusedVisit = { key: string; donorId: string; donationAt: string; message: string }
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

/** By hand, because reception comes without the libraries of forms. */
function parse(text: string | null): Visits {
  if (!text) return NONE
  try {
    const stored: unknown = JSON.parse(text)
    if (!isRecord(stored)) return NONE
    const { waiting, refused } = stored
    return isListOf(waiting, isWaiting) && isListOf(refused, isRefused) ? { waiting, refused } : NONE
  } catch {
    return NONE
  }
}

const isListOf = <Item>(list: unknown, isItem: (one: unknown) => one is Item): list is Item[] =>
  Array.isArray(list) && list.every(isItem)

const areTexts = (...values: readonly unknown[]) =>
  values.every((value) => typeof value === 'string' && value !== '')
const areMarks = (...values: readonly unknown[]) => values.every((value) => typeof value === 'boolean')

const isWaiting = (one: unknown): one is WaitingVisit =>
  isRecord(one) &&
  areTexts(one.donorId, one.donationAt) &&
  typeof one.key === 'string' &&
  isUuid(one.key) &&
  areMarks(one.received, one.tried, one.undo)

const isRefused = (one: unknown): one is RefusedVisit =>
  isRecord(one) && areTexts(one.key, one.donorId, one.donationAt, one.message)

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
