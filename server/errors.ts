import { ValidationError } from 'yup'
import { apiErrorTexts, type ApiErrorCode } from '../shared/messages/apiErrors'
import { fieldErrors } from '../shared/validation/fieldErrors'

/** The version that stands, and who made it and when, as far as the log tells. */
export type LatestChange = {
  version: number
  changedBy: { kind: 'self' | 'administrator' | 'system'; name: string | null } | null
  changedAt: string | null
}

/**
 * The one error that reaches a person: a code, a Japanese sentence, and for input the sentence of each field.
 * Everything else is masked as INTERNAL. The message never holds personal data, for it is logged.
 */
export class AppError extends Error {
  constructor(
    readonly code: ApiErrorCode,
    message: string = apiErrorTexts[code],
    readonly fields?: Record<string, string>,
    /** For CONFLICT: what has come in between. */
    readonly change?: LatestChange,
  ) {
    super(message)
    this.name = 'AppError'
  }
}

/** BAD_USER_INPUT for one field. */
export function badField(name: string, message: string): AppError {
  return new AppError('BAD_USER_INPUT', message, { [name]: message })
}

/**
 * Runs a yup schema's `validateSync` and turns its errors into BAD_USER_INPUT with the sentence of each field.
 * @throws AppError BAD_USER_INPUT
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
