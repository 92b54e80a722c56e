import { formatSlashedDate } from '../components/formatSlashedDate'

/** 2026-11-21; null if a part is missing. */
export const isoDayOfParts = (year: number | null, month: number | null, day: number | null) =>
  year && month && day ? [year, pad(month), pad(day)].join('-') : null

/** 2026/11/21 */
export function dayOfParts(year: number | null, month: number | null, day: number | null): string | null {
  const iso = isoDayOfParts(year, month, day)
  return iso && formatSlashedDate(iso)
}

const pad = (part: number) => String(part).padStart(2, '0')
