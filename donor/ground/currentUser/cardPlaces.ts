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
