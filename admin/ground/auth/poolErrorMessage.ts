import { HttpError } from 'react-admin'
import { authErrorMessage } from '../../../shared/words/program/authErrors'
import { NotForThisAccountError } from './createAuthProvider'
import { isRecord } from '../../../shared/facts/isRecord'

/** A Japanese sentence for any sign-in error; the pool's client reports in English. */
export function poolErrorMessage(failure: unknown): string {
  if (failure instanceof NotForThisAccountError || failure instanceof HttpError) return failure.message
  if (!isRecord(failure)) return authErrorMessage({ name: '', message: '' })
  const { name, message, code } = failure
  return authErrorMessage({
    name: typeof name === 'string' && name !== 'Error' ? name : String(code ?? ''),
    message: typeof message === 'string' ? message : '',
    code,
  })
}
