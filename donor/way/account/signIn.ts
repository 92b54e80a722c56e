import { authErrorMessage, SIGN_OUT_FIRST, type AuthError } from '../../../shared/words/program/authErrors'

export const signInErrorMessage = (refused: AuthError): string =>
  refused.name === 'UserAlreadyAuthenticatedException' ? SIGN_OUT_FIRST : authErrorMessage(refused)
