import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { authErrorMessage, type AuthError } from '../../shared/messages/authErrors'
import { NetworkError } from '../errors/networkError'
import { isChunkError } from '../version/isChunkError'

/** Which control an error of the user pool is about, where it is about one. */
const FIELD_OF: Record<string, string> = {
  CodeMismatchException: 'Code',
  ExpiredCodeException: 'Code',
  EnableSoftwareTokenMFAException: 'Code',
  InvalidPasswordException: 'Password',
  PasswordHistoryPolicyViolationException: 'Password',
  UsernameExistsException: 'Email',
  AliasExistsException: 'Email',
  CodeDeliveryFailureException: 'Email',
}

/**
 * Says in Japanese what the user pool refused, at its field if the form has it, else on top of the form.
 * `translate` is another catalogue than the general one, for instance that of confirming a sign-up.
 */
export function showAuthError<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  fields: readonly Path<Values>[],
  error: unknown,
  translate: (error: AuthError) => string = authErrorMessage,
): void {
  const { name, message } = asAuthError(error)
  const field = fields.find((candidate) => candidate === FIELD_OF[name])
  form.setError(field ?? 'root', { message: translate({ name, message }) })
}

/** The pool's functions are themselves loaded when they are needed. */
function asAuthError(error: unknown): AuthError {
  if (isChunkError(error)) return new NetworkError(error)
  return error instanceof Error ? error : new Error()
}
