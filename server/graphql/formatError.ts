import { GraphQLError } from 'graphql'
import { userProfileLabels } from '../../shared/labels/userProfileLabels'
import {
  apiErrorTexts,
  fieldsNotAllowed,
  internalError,
  unknownFilterField,
  type ApiErrorCode,
} from '../../shared/messages/apiErrors'
import { AppError } from '../errors'

const UNKNOWN_FIELD = /Field "(\w+)" is not defined by type "\w+(Input|Filter)"/

const labels = new Map(Object.entries(userProfileLabels).map(([name, label]) => [name, label.admin]))

/** The AppError behind an error of a resolver, if there is one. */
export function appErrorOf(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  return error instanceof GraphQLError && error.originalError instanceof AppError ? error.originalError : null
}

/** A document or a variable that was refused before anything ran; its message may quote what was sent. */
export function isRefusedDocument(error: GraphQLError): boolean {
  if (error.path) return false
  return !error.originalError || error.originalError instanceof GraphQLError
}

function coded(
  code: ApiErrorCode,
  message: string,
  source: unknown,
  particulars: Pick<AppError, 'fields' | 'change'> = {},
): GraphQLError {
  const path = source instanceof GraphQLError ? source.path : undefined
  const { fields, change } = particulars
  return new GraphQLError(message, {
    path,
    extensions: { code, ...(fields ? { fields } : {}), ...(change ? { change } : {}) },
  })
}

/**
 * What a person gets to read of an error. Errors of ours pass; a document or variable that GraphQL refuses is
 * BAD_USER_INPUT without the English detail; anything else is INTERNAL with the request's number.
 */
export function formatError(error: Readonly<GraphQLError | Error>, requestId: string): GraphQLError {
  // The transport formats the answer's errors once more.
  if (error instanceof GraphQLError && typeof error.extensions?.code === 'string') return error
  const known = appErrorOf(error)
  if (known) return coded(known.code, known.message, error, known)
  if (error instanceof GraphQLError && isRefusedDocument(error)) return refusedDocument(error)
  return coded('INTERNAL', internalError(requestId), error)
}

function refusedDocument(error: GraphQLError): GraphQLError {
  const [, field, kind] = UNKNOWN_FIELD.exec(error.message) ?? []
  if (!field) return coded('BAD_USER_INPUT', apiErrorTexts.BAD_USER_INPUT, error)
  const message =
    kind === 'Filter' ? unknownFilterField(field) : fieldsNotAllowed([labels.get(field) ?? field])
  return coded('BAD_USER_INPUT', message, error, { fields: { [field]: message } })
}
