/** Prefecture, municipality, town. */
export type PostalCodeResult = { address1: string; address2: string; address3: string }

/**
 * Looks up seven digits; empty for an unknown code.
 * @throws when the service cannot be reached
 */
export type PostalCodeSearch = (zipcode: string) => Promise<PostalCodeResult[]>
