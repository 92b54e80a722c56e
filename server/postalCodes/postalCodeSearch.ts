/** The answer of the postal-code service: prefecture, municipality, town. */
export type PostalCodeResult = { address1: string; address2: string; address3: string }

/** Looks up seven digits; an empty list for an unknown code. Throws when the service cannot be asked. */
export type PostalCodeSearch = (zipcode: string) => Promise<PostalCodeResult[]>
