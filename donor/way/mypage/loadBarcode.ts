import { apiErrorOf, ownToken } from '../../ground/graphql/request'
import { NetworkError } from '../../ground/session/apiError'

/** A picture address that the page's policy allows. @throws ApiError, NetworkError */
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
