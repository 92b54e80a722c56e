import type { ApiErrorCode } from '../../../shared/words/program/apiErrorCodes'
import { CONNECTION_LOST } from '../../../shared/words/program/systemMessages'

/** In Japanese: `message`, and one per field in `fields`. */
export class ApiError extends Error {
  constructor(
    readonly code: ApiErrorCode,
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(message)
    this.name = 'ApiError'
  }
}

/** No answer, or an answer that is not our server's. */
export class NetworkError extends Error {
  constructor(cause?: unknown) {
    super(CONNECTION_LOST, { cause })
    this.name = 'NetworkError'
  }
}

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
