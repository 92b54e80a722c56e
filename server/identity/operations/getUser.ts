import { object } from 'yup'
import { requireAccess } from '../protocol/access'
import type { Operation } from '../protocol/operation'
import { readInput, tokenInput } from '../protocol/readInput'

const input = object({ AccessToken: tokenInput().required() })
const TOTP = 'SOFTWARE_TOKEN_MFA'

export const getUser: Operation = async (context, body) => {
  const { user } = await requireAccess(context, readInput(input, body).AccessToken)
  return {
    Username: user.sub,
    UserAttributes: [
      { Name: 'sub', Value: user.sub },
      { Name: 'email', Value: user.email },
      { Name: 'email_verified', Value: String(user.emailVerified) },
    ],
    ...(user.mfaEnabled ? { UserMFASettingList: [TOTP], PreferredMfaSetting: TOTP } : {}),
  }
}
