import type { Settings } from '../env'
import { SettingsError } from '../env'
import type { PostalCodeSearch } from './postalCodeSearch'
import { searchShippedData } from './searchShippedData'
import { searchService } from './searchService'

/**
 * The look-up of the settings: the service of `POSTAL_CODE_API_URL`, else the data set that ships with the program.
 * @throws SettingsError when the address of the service is none
 */
export function createPostalCodeSearch(deps: {
  settings: Pick<Settings, 'postalCodeApiUrl'>
}): PostalCodeSearch {
  const { postalCodeApiUrl } = deps.settings
  if (postalCodeApiUrl === null) return searchShippedData
  const service = URL.canParse(postalCodeApiUrl) ? new URL(postalCodeApiUrl) : null
  if (service === null || !['https:', 'http:'].includes(service.protocol))
    throw new SettingsError('環境変数「POSTAL_CODE_API_URL」はhttps://で始まるアドレスにしてください。')
  return searchService(service)
}
