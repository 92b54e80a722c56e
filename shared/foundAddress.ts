import type { Prefecture } from './generated/schema'
import { isRecord } from './isRecord'
import { findPrefecture } from './prefectures'

export type FoundAddress = { pref: Prefecture | null; city: string; town: string; text: string }

/** Reads the answer of `GET /api/postal_code`; null for an unknown code. @throws for any other answer */
export function readFoundAddress(body: unknown): FoundAddress | null {
  if (!isRecord(body)) throw new Error('postal code search answered something else')
  const results: unknown[] = Array.isArray(body.results) ? body.results : []
  const [first] = results
  if (!isRecord(first)) return null
  const [prefecture = '', city = '', town = ''] = [first.address1, first.address2, first.address3].map(
    (part) => (typeof part === 'string' ? part : ''),
  )
  return { pref: findPrefecture(prefecture), city, town, text: `${prefecture}${city}${town}` }
}
