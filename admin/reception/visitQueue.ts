import { array, boolean, object, string, type InferType } from 'yup'

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

/**
 * Unconfirmed visits in the browser's storage, shared by all tabs: numbers and times, no names. They survive
 * a sign-out.
 */
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
