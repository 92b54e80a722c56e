import { foldScanned } from './normalise'

/** With all that may stand between and around it. */
const LONGEST = 40
const PARTS = /^([A-Z]{1,4}\d{2})-?(\d{4,7})-?([0-9A-Z])$/

/** `ｎ２６ー０４１２－ｄ`, `N26 0412 D`, `n260412d` → `N26-0412-D`; what is no whole number is folded alone. */
export function normaliseUnitNumber(typed: string): string {
  const text = foldScanned(typed, LONGEST).replaceAll(/\s/g, '').toUpperCase()
  const [, head, serial, check] = PARTS.exec(text) ?? []
  return check === undefined ? text : `${head}-${serial}-${check}`
}
