/** Filled in by the service worker; no page text contains them. */
export const cardPlaces = {
  name: '%card-name%',
  donorId: '%card-number%',
  state: '%card-state%',
  mood: '%card-mood%',
  note: '%card-note%',
  until: '%card-until%',
  keptAt: '%card-kept-at%',
  barcode: 'data:,card-barcode',
} as const

export const nextPlaces = {
  what: '%next-what%',
  when: '%next-when%',
  where: '%next-where%',
} as const

export const recordPlaces = {
  /** Its own: not every page that keeps the card loads the days. */
  keptAt: '%record-kept-at%',
  total: '%record-total%',
  period: '%record-period%',
  paid: '%record-paid%',
  days: '%record-days%',
} as const
