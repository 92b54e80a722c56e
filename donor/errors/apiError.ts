import type { ApiErrorCode } from '../../shared/messages/apiErrors'

/** The server's refusal, in Japanese: `message`, and `fields` with a message per field. */
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
