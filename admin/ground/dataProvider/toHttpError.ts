import { HttpError } from 'react-admin'
import { isRecord } from '../../../shared/facts/isRecord'
import { apiErrorTexts } from '../../../shared/words/program/apiErrors'
import { isApiErrorCode, type ApiErrorCode } from '../../../shared/words/program/apiErrorCodes'
import { CONNECTION_LOST } from '../../../shared/words/program/systemMessages'

const statusByCode = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 422,
  INVALID_STATE: 409,
  SLOT_FULL: 409,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  STATEMENT_MISSING: 409,
  REAUTHENTICATION_REQUIRED: 403,
  PURPOSE_REQUIRED: 403,
  KEYS_UNAVAILABLE: 503,
  INTERNAL: 500,
} satisfies Record<ApiErrorCode, number>

/**
 * Converts a failure to react-admin's form: a Japanese sentence, status 401 (ended session) or 403 (refusal),
 * `body.errors` with a sentence per field, and `body.change` for a stale save.
 */
export function toHttpError(failure: unknown): HttpError {
  const refusal = findRefusal(failure)
  if (refusal) {
    const { code, message, fields, change } = refusal
    return new HttpError(message, statusByCode[code], {
      code,
      ...(fields ? { errors: fields } : {}),
      ...(change ? { change } : {}),
    })
  }
  if (isRecord(failure) && (failure.status === 401 || failure.statusCode === 401))
    return new HttpError(apiErrorTexts.UNAUTHENTICATED, 401, { code: 'UNAUTHENTICATED' })
  if (isRecord(failure) && typeof failure.status === 'number' && failure.status >= 400) {
    const code = failure.status === 429 ? 'RATE_LIMITED' : 'INTERNAL'
    return new HttpError(apiErrorTexts[code], failure.status, { code })
  }
  return new HttpError(CONNECTION_LOST, 0, { code: 'NETWORK' })
}

/** The sentences of a failure by field, which are clearer than the general one; none of another failure. */
export function fieldSentences(failure: unknown): Record<string, string> {
  const errors = isRecord(failure) && isRecord(failure.body) ? failure.body.errors : null
  const all = isRecord(errors) ? Object.entries(errors) : []
  return Object.fromEntries(all.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** No answer, or one for this moment only: it says nothing about what was asked for, or who may have it. */
export const isPassing = (failure: unknown) =>
  failure instanceof HttpError && (failure.status === 0 || failure.status === 429 || failure.status >= 500)

type Refusal = {
  code: ApiErrorCode
  message: string
  fields?: Record<string, string>
  change: LatestChange | null
}

/** ra-data-graphql wraps the error in its body; a direct call does not. */
function findRefusal(failure: unknown): Refusal | null {
  if (!isRecord(failure)) return null
  const errors = isRecord(failure.body) ? failure.body.graphQLErrors : failure.graphQLErrors
  const first: unknown = Array.isArray(errors) ? errors[0] : null
  if (!isRecord(first)) return null
  const extensions = isRecord(first.extensions) ? first.extensions : {}
  const code = isApiErrorCode(extensions.code) ? extensions.code : 'INTERNAL'
  const message = typeof first.message === 'string' && first.message ? first.message : apiErrorTexts[code]
  return { code, message, fields: stringsOf(extensions.fields), change: readLatestChange(extensions.change) }
}

function stringsOf(fields: unknown): Record<string, string> | undefined {
  if (!isRecord(fields)) return undefined
  const texts: Record<string, string> = {}
  for (const [name, text] of Object.entries(fields)) if (typeof text === 'string') texts[name] = text
  return texts
}

export type LatestChange = {
  version: number
  changedBy: { kind: 'self' | 'administrator' | 'system'; name: string | null } | null
  changedAt: string | null
}

const KINDS = ['self', 'administrator', 'system'] as const

/** @returns null if the error names no change */
export function readLatestChange(given: unknown): LatestChange | null {
  if (!isRecord(given) || typeof given.version !== 'number') return null
  const by = isRecord(given.changedBy) ? given.changedBy : null
  const kind = KINDS.find((known) => known === by?.kind)
  return {
    version: given.version,
    changedBy: kind ? { kind, name: typeof by?.name === 'string' ? by.name : null } : null,
    changedAt: typeof given.changedAt === 'string' ? given.changedAt : null,
  }
}
