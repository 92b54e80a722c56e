import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { apiErrorTexts } from '../../shared/messages/apiErrors'
import { ApiError } from '../graphql/apiError'
import { NetworkError } from '../graphql/networkError'

/**
 * Puts the server's refusal where it belongs: messages of fields at the fields, anything else on top.
 * What was typed stays. Errors that are not for people are thrown on.
 */
export function showServerError<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  fields: readonly Path<Values>[],
  error: unknown,
): void {
  if (!(error instanceof ApiError || error instanceof NetworkError)) throw error
  const refused = error instanceof ApiError ? error.fields : {}
  const known = fields.filter((field) => refused[field])
  for (const field of known) form.setError(field, { message: refused[field] })
  const complete = known.length > 0 && known.length === Object.keys(refused).length
  if (!complete) form.setError('root', { message: error.message || apiErrorTexts.INTERNAL })
}
