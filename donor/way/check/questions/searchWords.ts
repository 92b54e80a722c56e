import { normaliseText, foldFurigana } from '../../../../shared/facts/normalise'

const V_SOUNDS: Readonly<Record<string, string>> = {
  ヴァ: 'バ',
  ヴィ: 'ビ',
  ヴェ: 'ベ',
  ヴォ: 'ボ',
  ヴ: 'ブ',
}

/** Unifies hiragana and katakana, half-width letters, spaces, dots, and letters not yet converted by the keyboard. */
export function foldForSearch(text: string): string {
  return foldFurigana(normaliseText(text))
    .toLowerCase()
    .replace(/ヴ[ァィェォ]?/gu, (sound) => V_SOUNDS[sound] ?? sound)
    .replace(/[\s・=＝\-‐.,'&（）()「」]/gu, '')
    .replace(/([ァ-ヶー])[a-z]{1,2}$/u, '$1')
}

export type Searched<T> = { item: T; label: string; words: string }

/** Entries that begin with the typed text, then those that contain it; words are separated by spaces. */
export function searchWords<T>(entries: readonly Searched<T>[], typed: string, limit: number): T[] {
  const wanted = foldForSearch(typed)
  if (!wanted) return []
  const ranked = entries.flatMap(({ item, label, words }) => {
    const rank = rankOf(wanted, foldForSearch(label), words.split(' ').map(foldForSearch))
    return rank === null ? [] : [{ item, rank }]
  })
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ item }) => item)
}

function rankOf(wanted: string, label: string, words: readonly string[]): number | null {
  if (label.startsWith(wanted)) return label === wanted ? 0 : 1
  if (words.some((word) => word.startsWith(wanted))) return 2
  if (wanted.length < 2) return null
  if (label.includes(wanted)) return 3
  return words.some((word) => word.includes(wanted)) ? 4 : null
}
