import { NetworkError } from '../errors/networkError'
import { ownToken } from '../graphql/request'
import { apiErrorOf } from '../graphql/response'

/**
 * The donor's barcode as a picture address that the page's policy allows.
 * @throws ApiError when the server refuses, NetworkError when there is no answer
 */
export async function loadBarcode(): Promise<string> {
  const token = await ownToken()
  const response = await fetch('/api/donor_card', { headers: { authorization: `Bearer ${token}` } }).catch(
    (cause: unknown) => {
      throw new NetworkError(cause)
    },
  )
  if (!response.ok) throw apiErrorOf(await response.json().catch(() => null)) ?? new NetworkError()
  return `data:image/svg+xml,${encodeURIComponent(await response.text())}`
}
