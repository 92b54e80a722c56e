import { CONNECTION_LOST } from '../../shared/messages/systemMessages'
import { ApiError } from './apiError'

/** The signed-in person's data failed to load. */
export class CurrentUserError extends Error {
  override name = 'CurrentUserError'
  /** A staff account, which belongs in the console. */
  readonly isForStaff: boolean

  constructor(cause: unknown) {
    super(cause instanceof ApiError ? cause.message : CONNECTION_LOST, { cause })
    this.isForStaff = cause instanceof ApiError && cause.code === 'FORBIDDEN'
  }
}
