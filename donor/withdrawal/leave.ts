import { RequestWithdrawalDocument } from '../generated/graphql'
import { request } from '../graphql/request'
import { noteHappened } from '../session/happened'
import { endSession } from '../session/session'

/**
 * Leaves the service: the account is gone when the server answers, and with it everything that this browser kept.
 * @throws ApiError, NetworkError
 */
export async function leave(): Promise<void> {
  await request(RequestWithdrawalDocument)
  await endSession()
  try {
    sessionStorage.clear()
  } catch {
    // Storage refused: then nothing was kept either.
  }
  noteHappened('withdrawn')
}
