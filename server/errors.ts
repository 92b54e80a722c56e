/** The codes of `errors[].extensions.code`; texts for people stand in shared/messages. */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'INVALID_STATE'
  | 'SLOT_FULL'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'INTERNAL'

/**
 * The one error that reaches a person: a code, a Japanese sentence, and for input the sentence of each field.
 * Everything else is masked as INTERNAL. The message never holds personal data, for it is logged.
 */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields?: Record<string, string>,
  ) {
    super(message)
    this.name = 'AppError'
  }
}
