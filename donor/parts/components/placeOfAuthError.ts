import { authErrorMessage, type AuthError } from '../../../shared/words/program/authErrors'
import { NetworkError } from '../../ground/session/apiError'
import { isChunkError } from '../../ground/version/reloads'

/** The control that a pool error is about. */
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

/** The field of a pool's error, `root` for the whole form, and its words. `translate` replaces the general catalogue. */
export function placeOfAuthError<Field extends string>(
  fields: readonly Field[],
  error: unknown,
  translate: (error: AuthError) => string = authErrorMessage,
): { field: Field | 'root'; message: string } {
  const { name, message } = asAuthError(error)
  const field = fields.find((candidate) => candidate === FIELD_OF[name])
  return { field: field ?? 'root', message: translate({ name, message }) }
}

/** The pool's code loads on demand and may fail. */
function asAuthError(error: unknown): AuthError {
  if (isChunkError(error)) return new NetworkError(error)
  return error instanceof Error ? error : new Error()
}
