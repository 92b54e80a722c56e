const DIGITS = 6

/** The number of a donor card, from its place in the order of certification: 42 → `D-000042`. */
export const donorNumber = (place: number | string) => `D-${String(place).padStart(DIGITS, '0')}`

/** What a Japanese keyboard makes of a hyphen: the long vowel mark, dashes, the minus sign. */
const HYPHENS = /[ー‐‑‒–—―−]/g

const folded = (typed: string) => typed.normalize('NFKC').replace(HYPHENS, '-').trim()

/** False for what no barcode holds and no hand would type. */
export const mayBeDonorNumber = (typed: string) => /^[\x21-\x7e]{1,40}$/.test(folded(typed))

/** The number that a scanner or a hand meant: `ｄ－000042`, `Dー000042` and `42` are all `D-000042`. */
export function meantDonorNumber(typed: string): string {
  const text = folded(typed)
  if (/^\d{1,9}$/.test(text)) return donorNumber(Number(text))
  return text.replace(/^d-(?=\d+$)/, 'D-')
}
