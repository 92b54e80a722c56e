import type { Prefecture } from '../../generated/schema'
import { isRecord } from '../../facts/isRecord'
import { findPrefecture } from '../../facts/prefectures'

/** What all places of a postal code share; the parts in which they differ are empty. */
export type FoundAddress = { pref: Prefecture | null; city: string; town: string; places: readonly string[] }

const PARTS = ['address1', 'address2', 'address3']

/** The address of a folded postal code. Null for an unknown code. @throws without a valid answer */
export async function findAddress(zipCode: string, signal: AbortSignal): Promise<FoundAddress | null> {
  const response = await fetch(`/api/postal_code?zipcode=${zipCode}`, { signal })
  if (!response.ok) throw new Error(`postal code search answered ${response.status}`)
  return readFoundAddress(await response.json())
}

/** @throws for anything but an answer of `GET /api/postal_code` */
function readFoundAddress(body: unknown): FoundAddress | null {
  if (!isRecord(body)) throw new Error('postal code search answered something else')
  const results: unknown[] = Array.isArray(body.results) ? body.results : []
  const found = results
    .filter(isRecord)
    .map((place) => PARTS.map((part) => (typeof place[part] === 'string' ? place[part] : '')))
  if (found.length === 0) return null
  const [pref = '', city = '', town = ''] = PARTS.map((_part, depth) => {
    const ways = new Set(found.map((place) => place.slice(0, depth + 1).join()))
    return ways.size === 1 ? found[0]?.[depth] : ''
  })
  const places = [...new Set(found.map((place) => place.join('')))]
  return { pref: findPrefecture(pref), city, town, places }
}

/** How many places are named. */
const NAMED = 3

/** What was filled in. `more`: what the form needs besides. */
export const foundAddressText = ({ places }: FoundAddress, more: string): string =>
  places.length === 1
    ? `住所を入力しました：${places[0]}。${more}`
    : `この郵便番号には、${places.length}か所（${places.slice(0, NAMED).join('、')}${places.length > NAMED ? 'など' : ''}）があります。1つに決まらないところは空けてありますので、入力してください。`
