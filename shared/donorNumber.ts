const DIGITS = 6

/** The number of a donor card, from its place in the order of certification: 42 → `D-000042`. */
export const donorNumber = (place: number | string) => `D-${String(place).padStart(DIGITS, '0')}`

/** What a Japanese keyboard makes of a hyphen: the long vowel mark, dashes, the minus sign. */
const HYPHENS = /[ー‐‑‒–—―−]/g

const folded = (typed: string) => typed.normalize('NFKC').replace(HYPHENS, '-').trim()

/** False for what no barcode holds and no hand would type. */
export const mayBeDonorNumber = (typed: string) => /^[\x21-\x7e]{1,40}$/.test(folded(typed))

const WITH_LETTER = /^d-?(\d{1,9})$/i

/** Whether a text says by its letter that it is a donor number: `d-23`, `D000023`, `Ｄー２３`. */
export const saysDonorNumber = (typed: string) => WITH_LETTER.test(folded(typed))

/** The number that a scanner or a hand meant: `ｄ－000042`, `Dー42`, `D000042` and `42` are all `D-000042`. */
export function meantDonorNumber(typed: string): string {
  const text = folded(typed)
  const digits = WITH_LETTER.exec(text)?.[1] ?? /^\d{1,9}$/.exec(text)?.[0]
  return digits === undefined ? text : donorNumber(Number(digits))
}
