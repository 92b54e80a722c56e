import { isRecord } from '../../shared/isRecord'
import { apiErrorTexts, isApiErrorCode } from '../../shared/messages/apiErrors'
import { ApiError } from '../errors/apiError'

const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string')

/** A body with data and without errors matches its document's type. */
export const isAnswer = <T>(body: unknown): body is { data: T } =>
  isRecord(body) && isRecord(body.data) && !body.errors

/** The first error of a GraphQL answer; null for any other body. */
export function apiErrorOf(body: unknown): ApiError | null {
  if (!isRecord(body) || !Array.isArray(body.errors)) return null
  const error: unknown = body.errors[0]
  if (!isRecord(error)) return null
  const extensions = isRecord(error.extensions) ? error.extensions : {}
  const code = isApiErrorCode(extensions.code) ? extensions.code : 'INTERNAL'
  // A refusal without a code comes from GraphQL itself, in English.
  const message =
    isApiErrorCode(extensions.code) && typeof error.message === 'string' ? error.message : apiErrorTexts[code]
  return new ApiError(code, message, isTexts(extensions.fields) ? extensions.fields : {})
}
