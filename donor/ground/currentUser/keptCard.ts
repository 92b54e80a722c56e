import type { JapaneseDate } from '../../../shared/facts/dates'
import { CARD_CACHE, KEPT_KEY } from '../session/session'
import { cardPlaces as places } from './cardPlaces'

/** A part of the offline page that is this person's. The worker shows the parts whose last day has not passed. */
export type KeptPart = { until: JapaneseDate; texts: Record<string, string> }

/** What this device keeps of a person for offline use. */
export type Kept = { owner: string; parts: Partial<Record<'card' | 'next' | 'record', KeptPart>> }

export type CardTexts = Record<'name' | 'donorId' | 'state' | 'keptAt' | 'barcode', string> & {
  until: JapaneseDate
  resting: boolean
}

/** Null for nobody. */
export async function findKeptCard(userId: string | null): Promise<CardTexts | null> {
  const kept = await keptOnDevice().catch(() => null)
  const card = kept?.owner === userId ? kept.parts.card : null
  if (!card) return null
  const text = (place: keyof typeof places) => card.texts[places[place]] ?? ''
  return {
    until: card.until,
    name: text('name'),
    donorId: text('donorId'),
    state: text('state'),
    resting: text('mood') === 'resting',
    keptAt: text('keptAt'),
    barcode: text('barcode'),
  }
}

/** Null on an insecure page, and for what an older version kept. */
export async function keptOnDevice(): Promise<Kept | null> {
  if (!('caches' in globalThis)) return null
  const response = await caches.match(KEPT_KEY, { cacheName: CARD_CACHE })
  const kept: unknown = await response?.json()
  return typeof kept === 'object' && kept !== null && 'parts' in kept ? (kept as Kept) : null
}
