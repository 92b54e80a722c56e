import { formatSlashedDate } from '../components/formatSlashedDate'

/** 2026-11-21 of the three fields in which the contract keeps a day of a test; null while there is none. */
export const isoDayOfParts = (year: number | null, month: number | null, day: number | null) =>
  year && month && day ? [year, pad(month), pad(day)].join('-') : null

/** The same as lists show it: 2026/11/21. */
export function dayOfParts(year: number | null, month: number | null, day: number | null): string | null {
  const iso = isoDayOfParts(year, month, day)
  return iso && formatSlashedDate(iso)
}

const pad = (part: number) => String(part).padStart(2, '0')
