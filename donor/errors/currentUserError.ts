import { CONNECTION_LOST } from '../../shared/messages/systemMessages'
import { ApiError } from './apiError'

/** The signed-in person's own data could not be loaded; the message is the server's, or says that nothing answered. */
export class CurrentUserError extends Error {
  override name = 'CurrentUserError'
  /** The account is none of a member's: staff work in the console. */
  readonly isForStaff: boolean

  constructor(cause: unknown) {
    super(cause instanceof ApiError ? cause.message : CONNECTION_LOST, { cause })
    this.isForStaff = cause instanceof ApiError && cause.code === 'FORBIDDEN'
  }
}
