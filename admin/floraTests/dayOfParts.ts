/** 2026/11/21 of three fields; null while there is none. */
export const dayOfParts = (year: number | null, month: number | null, day: number | null) =>
  year && month && day ? [year, pad(month), pad(day)].join('/') : null

const pad = (part: number) => String(part).padStart(2, '0')
