import { signInSchema } from '../../../shared/forms/auth'
import { judgeTyped } from '../../parts/components/judgeTyped'
import { placeOfAuthError } from '../../parts/components/placeOfAuthError'
import { signInErrorMessage } from './signIn'

const emailOnly = signInSchema.pick(['Email'])

export const judgePassword = (typed: Readonly<Record<string, string>>) => judgeTyped(signInSchema, typed)
export const judgeAddress = ({ Email = '' }: Readonly<Record<string, string>>) =>
  judgeTyped(emailOnly, { Email })

export const placeOfSignInError = (error: unknown) =>
  placeOfAuthError(['Email', 'Password'] as const, error, signInErrorMessage)
