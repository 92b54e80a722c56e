import { apiErrorTexts } from '../../shared/messages/apiErrors'
import { CONNECTION_LOST } from '../../shared/messages/systemMessages'
import { CurrentUserError } from '../errors/currentUserError'
import { isChunkError } from '../version/isChunkError'
import { ApiError } from '../errors/apiError'
import { NetworkError } from '../errors/networkError'

const isForPeople = (error: unknown): error is Error =>
  error instanceof ApiError || error instanceof NetworkError || error instanceof CurrentUserError

/** The message for a failed call; a foreign error counts as a server failure. */
export function messageOf(error: unknown): string {
  if (isForPeople(error)) return error.message
  return isChunkError(error) ? CONNECTION_LOST : apiErrorTexts.INTERNAL
}
