import { array, object, string } from 'yup'
import type { PostalCodeSearch } from './postalCodeSearch'

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
 * Asks an outside service (`?zipcode=9970052` → `{ results: [{ address1, address2, address3 }] | null }`).
 * The service is not trusted: no redirect is followed, time and size are bounded, and what it says is plain text.
 */
export function searchService(service: URL): PostalCodeSearch {
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
  const plain = text
    .normalize('NFKC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim()
  return [...plain].slice(0, MAX_TEXT).join('')
}
