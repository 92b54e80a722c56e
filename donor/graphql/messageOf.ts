import { apiErrorTexts } from '../../shared/messages/apiErrors'
import { CONNECTION_LOST } from '../../shared/messages/systemMessages'
import { CurrentUserError, ApiError, NetworkError } from '../errors/apiError'
import { isChunkError } from '../version/reloads'

const isForPeople = (error: unknown): error is Error =>
  error instanceof ApiError || error instanceof NetworkError || error instanceof CurrentUserError

/** A foreign error counts as a server failure. */
export function messageOf(error: unknown): string {
  if (isForPeople(error)) return error.message
  return isChunkError(error) ? CONNECTION_LOST : apiErrorTexts.INTERNAL
}
