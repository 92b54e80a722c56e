const SEGMENT = '[A-Za-z0-9][A-Za-z0-9._-]{0,99}'
const KEY = new RegExp(`^${SEGMENT}(/${SEGMENT}){0,7}$`)

/**
 * Lets through keys like `barcodes/1f0c…/card.svg`: every part begins with a letter or a digit, so that none climbs
 * out of the store or hides in it.
 * @throws Error on any other key
 */
export function requireFileKey(key: string): void {
  if (!KEY.test(key)) throw new Error('not a key of the file store')
}
