import type { Composition } from './composition'
import { nfkc } from '../../facts/normalise'

const enterotypes = [
  { name: 'バクテロイデス型', genus: 'Bacteroides', japanese: 'バクテロイデス' },
  { name: 'プレボテラ型', genus: 'Prevotella', japanese: 'プレボテラ' },
  { name: 'ルミノコッカス型', genus: 'Ruminococcus', japanese: 'ルミノコッカス' },
] as const

type Enterotype = (typeof enterotypes)[number]['name']

type Entry = (typeof enterotypes)[number]

const fold = (text: string) => nfkc(text).trim().toLowerCase()
/** Classifiers write `g__Bacteroides`. Parabacteroides is a different genus. */
const isGenus = ({ genus, japanese }: Entry, text: string) =>
  [genus.toLowerCase(), `g__${genus.toLowerCase()}`, japanese, `${japanese}属`].includes(fold(text))

/** `プレボテラ型`, `Prevotella` → プレボテラ型; null for other text. */
export function enterotypeNamed(text: string): Enterotype | null {
  return enterotypes.find((entry) => entry.name === fold(text) || isGenus(entry, text))?.name ?? null
}

/** Of the largest of the three genera; null if none occurs. */
export function enterotypeOf(composition: Composition): Enterotype | null {
  const shareOf = (entry: Entry) =>
    Object.entries(composition).reduce((sum, [name, share]) => (isGenus(entry, name) ? sum + share : sum), 0)
  const shares = enterotypes.map((entry) => ({ name: entry.name, share: shareOf(entry) }))
  const [first] = shares.toSorted((a, b) => b.share - a.share)
  return first && first.share > 0 ? first.name : null
}
