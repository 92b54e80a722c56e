import { isRecord } from '../../shared/isRecord'
import { findPrefecture } from '../../shared/prefectures'
import type { Prefecture } from '../../shared/generated/schema'

export type FoundAddress = { pref: Prefecture | null; city: string; town: string; text: string }

/**
 * Asks for the address of seven digits.
 * @returns null for a code that does not exist
 * @throws when the search cannot be reached or gives no answer of its kind
 */
export async function findAddress(zipCode: string, signal: AbortSignal): Promise<FoundAddress | null> {
  const response = await fetch(`/api/postal_code?zipcode=${zipCode}`, { signal })
  if (!response.ok) throw new Error(`postal code search answered ${response.status}`)
  const body: unknown = await response.json()
  if (!isRecord(body)) throw new Error('postal code search answered something else')
  const results: unknown[] = Array.isArray(body.results) ? body.results : []
  const [first] = results
  if (!isRecord(first)) return null
  const [prefecture, city, town] = [first.address1, first.address2, first.address3].map((part) =>
    typeof part === 'string' ? part : '',
  )
  return {
    pref: findPrefecture(prefecture ?? ''),
    city: city ?? '',
    town: town ?? '',
    text: `${prefecture}${city}${town}`,
  }
}
