import type { ApiErrorCode } from '../../shared/messages/apiErrors'

/** The server's refusal: `message` is Japanese for a person, `fields` the messages of single fields. */
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
