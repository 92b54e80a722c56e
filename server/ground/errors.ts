import { isUuid } from '../../shared/facts/isUuid'
import { ValidationError } from 'yup'
import { apiErrorTexts } from '../../shared/words/program/apiErrors'
import type { ApiErrorCode } from '../../shared/words/program/apiErrorCodes'

/** The current version, with its author and time if the log has them. */
export type LatestChange = {
  version: number
  changedBy: { kind: 'self' | 'administrator' | 'system'; name: string | null } | null
  changedAt: string | null
}

/**
 * The only error shown to people: a code, a Japanese sentence, and a sentence per input field; others are masked as
 * INTERNAL. The message is logged, so it must not contain personal data.
 */
export class AppError extends Error {
  constructor(
    readonly code: ApiErrorCode,
    message: string = apiErrorTexts[code],
    readonly fields?: Record<string, string>,
    /** For CONFLICT: the change made meanwhile. */
    readonly change?: LatestChange,
  ) {
    super(message)
    this.name = 'AppError'
  }
}

export function badField(name: string, message: string): AppError {
  return new AppError('BAD_USER_INPUT', message, { [name]: message })
}

/**
 * Runs a yup schema's `validateSync`.
 * @throws AppError BAD_USER_INPUT with a sentence per field
 */
export function validated<T>(
  schema: { validateSync(value: unknown, options: object): T },
  input: unknown,
): T {
  try {
    return schema.validateSync(input, { abortEarly: false })
  } catch (error) {
    if (error instanceof ValidationError)
      throw new AppError('BAD_USER_INPUT', apiErrorTexts.BAD_USER_INPUT, fieldErrors(error))
    throw error
  }
}

/**
 * Treats an invalid id like an unknown one.
 * @throws AppError NOT_FOUND
 */
export function requireUuid(id: string): string {
  if (!isUuid(id)) throw new AppError('NOT_FOUND')
  return id
}

/** @throws AppError NOT_FOUND for what was not found */
export function requireFound<T>(value: T): NonNullable<T> {
  if (value === null || value === undefined) throw new AppError('NOT_FOUND')
  return value
}

/** The only row of a question. @throws AppError NOT_FOUND */
export const requireRow = <Row>([row]: readonly Row[]) => requireFound(row)

/** @throws AppError BAD_USER_INPUT for an invalid idempotency key */
export function requireKey(key: string): string {
  if (!isUuid(key)) throw badField('IdempotencyKey', apiErrorTexts.BAD_USER_INPUT)
  return key.toLowerCase()
}

/** The first message per field: `{ Tel: '電話番号は必須です' }`. Includes unknown fields. */
export function fieldErrors(error: ValidationError): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const { path, type, params, message } of error.inner.length > 0 ? error.inner : [error]) {
    const unknown = type === 'exact' ? String(params?.properties).split(', ') : [path ?? '']
    for (const field of unknown) messages[field] ??= message
  }
  return messages
}
