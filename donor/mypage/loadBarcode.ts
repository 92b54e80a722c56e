import { apiErrorTexts } from '../../shared/messages/apiErrors'
import { ApiError } from '../graphql/apiError'
import { NetworkError } from '../graphql/networkError'
import { apiErrorOf } from '../graphql/response'
import { accessToken } from '../session/session'

/**
 * The barcode of the signed-in donor as the address of a picture, which the page's policy lets in.
 * @throws ApiError when the server refuses, NetworkError when there is no answer
 */
export async function loadBarcode(): Promise<string> {
  const token = await accessToken()
  if (!token) throw new ApiError('UNAUTHENTICATED', apiErrorTexts.UNAUTHENTICATED)
  const response = await fetch('/api/donor_card', { headers: { authorization: `Bearer ${token}` } }).catch(
    (cause: unknown) => {
      throw new NetworkError(cause)
    },
  )
  if (!response.ok) throw apiErrorOf(await response.json().catch(() => null)) ?? new NetworkError()
  return `data:image/svg+xml,${encodeURIComponent(await response.text())}`
}
