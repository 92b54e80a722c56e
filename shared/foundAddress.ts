import type { Prefecture } from './generated/schema'
import { isRecord } from './isRecord'
import { findPrefecture } from './prefectures'

/** What all places of a postal code share: parts in which they differ are empty. */
export type FoundAddress = { pref: Prefecture | null; city: string; town: string; places: readonly string[] }

/** Reads the answer of `GET /api/postal_code`; null for an unknown code. @throws for any other answer */
export function readFoundAddress(body: unknown): FoundAddress | null {
  if (!isRecord(body)) throw new Error('postal code search answered something else')
  const results: unknown[] = Array.isArray(body.results) ? body.results : []
  const found = results.filter(isRecord).map(({ address1, address2, address3 }) => {
    const [prefecture = '', city = '', town = ''] = [address1, address2, address3].map((part) =>
      typeof part === 'string' ? part : '',
    )
    return { prefecture, city, town }
  })
  const [first] = found
  if (!first) return null
  const isShared = (part: keyof typeof first) => found.every((place) => place[part] === first[part])
  const sharesPref = isShared('prefecture')
  const sharesCity = sharesPref && isShared('city')
  return {
    pref: sharesPref ? findPrefecture(first.prefecture) : null,
    city: sharesCity ? first.city : '',
    town: sharesCity && isShared('town') ? first.town : '',
    places: [...new Set(found.map(({ prefecture, city, town }) => `${prefecture}${city}${town}`))],
  }
}

/** How many places are named before the rest is counted. */
const NAMED = 3

/** What was filled in, or why less than an address was. `more`: what the form still needs of one place. */
export function foundAddressText({ pref, city, places }: FoundAddress, more: string): string {
  const [only = ''] = places
  if (places.length === 1) return `住所を入力しました：${only}。${more}`
  const names = `${places.slice(0, NAMED).join('、')}${places.length > NAMED ? 'など' : ''}`
  const filled =
    pref === null ? '' : city === '' ? '都道府県だけを入力しました。' : '市区町村までを入力しました。'
  const rest = pref === null ? '都道府県から' : city === '' ? '市区町村から' : '町名から'
  return `この郵便番号には、${places.length}か所（${names}）があります。${filled}${rest}入力してください。`
}
