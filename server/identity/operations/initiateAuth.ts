import { mixed, object } from 'yup'
import { refusals } from '../poolError'
import { requireClient } from '../protocol/access'
import type { Operation } from '../protocol/operation'
import { readEntry, readInput, textInput } from '../protocol/readInput'
import { signInWithPassword } from '../signIn/signInWithPassword'
import { startSrp } from '../signIn/startSrp'
import { refreshTokens } from '../tokens/refreshTokens'

const input = object({
  ClientId: textInput().required(),
  AuthFlow: textInput().required(),
  AuthParameters: mixed().required(),
})

export const initiateAuth: Operation = async (context, body, caller) => {
  const { ClientId, AuthFlow, AuthParameters } = readInput(input, body)
  requireClient(context, ClientId)
  switch (AuthFlow) {
    case 'USER_SRP_AUTH':
      return startSrp(context, AuthParameters)
    case 'USER_PASSWORD_AUTH':
      return signInWithPassword(context, AuthParameters, caller)
    case 'REFRESH_TOKEN_AUTH':
    case 'REFRESH_TOKEN': {
      // As at Cognito no new refresh token: this call's clients keep the one they have.
      const token = readEntry(AuthParameters, 'REFRESH_TOKEN')
      const result = await refreshTokens(context, token, { replace: false, caller })
      return { ChallengeParameters: {}, AuthenticationResult: result }
    }
    default:
      throw refusals.parameter('Initiate Auth method not supported.')
  }
}
