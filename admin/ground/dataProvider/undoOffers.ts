import { isRecord } from '../../../shared/facts/isRecord'
import type { UndoOffer } from '../../../shared/rules/records/undo'

const offers = new WeakMap<object, UndoOffer>()

/** Keeps the undo offer in an answer's `extensions` with its data. */
export function keepOffer(data: unknown, extensions: unknown): void {
  const offer = isRecord(extensions) ? extensions.undo : null
  if (!isRecord(data) || !isRecord(offer)) return
  const { Id, Until } = offer
  if (typeof Id === 'string' && typeof Until === 'string') offers.set(data, { Id, Until })
}

export const offerOf = (data: object): UndoOffer | null => offers.get(data) ?? null

export function passOffer(data: unknown, record: unknown): void {
  const offer = isRecord(data) ? offerOf(data) : null
  if (offer && isRecord(record)) offers.set(record, offer)
}
