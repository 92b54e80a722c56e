/** Where the service worker puts what it knows of the card; none of them is a text that could stand on a page. */
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
