import { apiErrorTexts } from '../../shared/messages/apiErrors'
import { CurrentUserError } from '../session/currentUserError'
import { ApiError } from './apiError'
import { NetworkError } from './networkError'

const isForPeople = (error: unknown): error is Error =>
  error instanceof ApiError || error instanceof NetworkError || error instanceof CurrentUserError

/** The sentence for a person about a failed call; what is none of ours is called a failure of the server. */
export const messageOf = (error: unknown): string =>
  isForPeople(error) ? error.message : apiErrorTexts.INTERNAL
