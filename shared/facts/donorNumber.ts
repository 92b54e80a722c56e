import { foldScanned } from './normalise'

const DIGITS = 6
/** As `isPossibleDonorNumber` has it. */
const LONGEST = 40

/** 42 → `D-000042` */
export const donorNumber = (place: number | string) => `D-${String(place).padStart(DIGITS, '0')}`

const folded = (typed: string) => foldScanned(typed, LONGEST)

export const isPossibleDonorNumber = (typed: string) => /^[\x21-\x7e]{1,40}$/.test(folded(typed))

const WITH_LETTER = /^d-?(\d{1,9})$/i

/** With its hyphen it is part of nothing else: `d-23`, `Ｄー２３`. */
export const isHyphenatedDonorNumber = (typed: string) => /^d-\d{1,9}$/i.test(folded(typed))

/** True if the letter is given: `d-23`, `D000023`, `Ｄー２３`. */
export const saysDonorNumber = (typed: string) => WITH_LETTER.test(folded(typed))

/** As on a card, with all its digits: `D-000042`. */
export const isWholeDonorNumber = (typed: string) => /^d-?\d{6}$/i.test(folded(typed))

/** `ｄ－000042`, `Dー42`, `D000042`, `42` → `D-000042`. */
export function normaliseDonorNumber(typed: string): string {
  const text = folded(typed)
  const digits = WITH_LETTER.exec(text)?.[1] ?? /^\d{1,9}$/.exec(text)?.[0]
  return digits === undefined ? text : donorNumber(Number(digits))
}
