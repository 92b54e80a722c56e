import { apiErrorTexts } from '../../shared/messages/apiErrors'
import { ApiError } from '../graphql/apiError'
import { NetworkError } from '../graphql/networkError'
import { ownToken } from '../graphql/request'
import { apiErrorOf } from '../graphql/response'
import { loseSession } from '../session/session'

export type OwnDataFormat = 'csv' | 'json'

/**
 * The file with everything kept about the signed-in person, byte for byte as the server wrote it.
 * @throws ApiError, NetworkError
 */
export async function fetchOwnData(format: OwnDataFormat): Promise<ArrayBuffer> {
  const answer = await send(format, await ownToken())
  if (answer.status === 401) {
    await loseSession()
    throw new ApiError('UNAUTHENTICATED', apiErrorTexts.UNAUTHENTICATED)
  }
  if (answer.ok) return answer.arrayBuffer()
  const body: unknown = await answer.json().catch(() => null)
  throw apiErrorOf(body) ?? new NetworkError(answer.status)
}

function send(format: OwnDataFormat, token: string): Promise<Response> {
  return fetch(`/api/own_data?format=${format}`, { headers: { authorization: `Bearer ${token}` } }).catch(
    (cause: unknown) => {
      throw new NetworkError(cause)
    },
  )
}
