import { SIGN_IN_NEEDED } from '../../../shared/words/program/apiErrorCodes'
import { ApiError, NetworkError } from '../session/apiError'
import { loseSession } from '../session/session'
import { apiErrorOf, ownToken } from './request'

/** A file of the caller's own, the bytes as the server wrote them. @throws ApiError, NetworkError */
export async function fetchFile(path: string): Promise<ArrayBuffer> {
  const headers = { authorization: `Bearer ${await ownToken()}` }
  const answer = await fetch(path, { headers }).catch((cause: unknown) => {
    throw new NetworkError(cause)
  })
  if (answer.status === 401) {
    await loseSession()
    throw new ApiError('UNAUTHENTICATED', SIGN_IN_NEEDED)
  }
  if (answer.ok) return answer.arrayBuffer()
  const body: unknown = await answer.json().catch(() => null)
  throw apiErrorOf(body) ?? new NetworkError(answer.status)
}
