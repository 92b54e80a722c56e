export const apiErrorCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'INVALID_STATE',
  'SLOT_FULL',
  'CONFLICT',
  'RATE_LIMITED',
  'STATEMENT_MISSING',
  'REAUTHENTICATION_REQUIRED',
  'PURPOSE_REQUIRED',
  'KEYS_UNAVAILABLE',
  'INTERNAL',
] as const

/** `errors[].extensions.code` of the API's refusals. */
export type ApiErrorCode = (typeof apiErrorCodes)[number]

export const isApiErrorCode = (value: unknown): value is ApiErrorCode =>
  apiErrorCodes.some((code) => code === value)

export const SIGN_IN_NEEDED = 'ログインが必要です。ログインしてから、もう一度お試しください。'
export const SERVER_FAILED = 'サーバーでエラーが起きました。時間をおいて、もう一度お試しください。'
