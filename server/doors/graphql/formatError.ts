import { GraphQLError } from 'graphql'
import { userProfileLabels } from '../../../shared/words/labels/userProfileLabels'
import {
  apiErrorTexts,
  fieldsNotAllowed,
  internalError,
  unknownFilterField,
} from '../../../shared/words/program/apiErrors'
import type { ApiErrorCode } from '../../../shared/words/program/apiErrorCodes'
import { AppError } from '../../ground/errors'
import type { Fault } from './faultOf'

/** Where a variable does not fit: `at "input.Email"`. */
const MISFIT = / at "(\w[\w.[\]]{0,200})"/
const MISSING = /Field "(\w+)" of required type/
const UNKNOWN_FIELD = /Field "(\w+)" is not defined by type "\w+(Input|Filter)"/

const labels = new Map(Object.entries(userProfileLabels).map(([name, label]) => [name, label.admin]))

/** The AppError behind a resolver's error; null for other errors. */
export function appErrorOf(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  return error instanceof GraphQLError && error.originalError instanceof AppError ? error.originalError : null
}

/** True if a document or variable was refused before anything ran; its message may quote what was sent. */
export function isRefusedDocument(error: GraphQLError): boolean {
  if (error.path) return false
  return !error.originalError || error.originalError instanceof GraphQLError
}

type Particulars = { [K in 'fields' | 'change']?: AppError[K] | undefined } & { detail?: Fault | undefined }

function coded(
  code: ApiErrorCode,
  message: string,
  source: unknown,
  { fields, change, detail }: Particulars = {},
): GraphQLError {
  const path = source instanceof GraphQLError ? source.path : undefined
  return new GraphQLError(message, {
    path,
    extensions: {
      code,
      ...(fields ? { fields } : {}),
      ...(change ? { change } : {}),
      ...(detail ? { detail } : {}),
    },
  })
}

/** True if an error is already formatted: the transport formats an answer's errors once more. */
export const isFormatted = (error: unknown): error is GraphQLError =>
  error instanceof GraphQLError && typeof error.extensions?.code === 'string'

/**
 * The error as the caller sees it. Our errors pass; a document or variable that GraphQL refuses is BAD_USER_INPUT
 * without the English detail; anything else is INTERNAL with the request's number.
 * @param detail of a refused document, for developers of API clients
 */
export function formatError(
  error: Readonly<GraphQLError | Error>,
  requestId: string,
  detail?: Fault,
): GraphQLError {
  if (isFormatted(error)) return error
  const known = appErrorOf(error)
  if (known) return coded(known.code, known.message, error, known)
  if (error instanceof GraphQLError && isRefusedDocument(error)) return refusedDocument(error, detail)
  return coded('INTERNAL', internalError(requestId), error)
}

function refusedDocument(error: GraphQLError, detail?: Fault): GraphQLError {
  const [, field, kind] = UNKNOWN_FIELD.exec(error.message) ?? []
  if (!field) {
    const missing = MISSING.exec(error.message)?.[1] ?? MISFIT.exec(error.message)?.[1]?.split('.').at(-1)
    const fields = missing ? { [missing]: apiErrorTexts.BAD_USER_INPUT } : undefined
    return coded('BAD_USER_INPUT', apiErrorTexts.BAD_USER_INPUT, error, { fields, detail })
  }
  const message =
    kind === 'Filter' ? unknownFilterField(field) : fieldsNotAllowed([labels.get(field) ?? field])
  return coded('BAD_USER_INPUT', message, error, { fields: { [field]: message } })
}
