import { mixed, object } from 'yup'
import { refusals } from '../../ground/poolError'
import {
  requireClient,
  type Operation,
  readEntry,
  readInput,
  textInput,
  tokenInput,
} from '../../account/readInput'
import { answerTotp, finishTotpSetUp, setNewPassword } from '../../account/signIn/continueSignIn'
import { answerPasskey, answerSelection, startUserAuth } from '../../account/signIn/chooseFactor'
import { signInWithPassword } from '../../account/signIn/proveFactor'
import { startSrp, verifySrp } from '../../account/signIn/verifySrp'
import { refreshTokens } from '../../account/tokens/refreshTokens'

const initiateAuthInput = object({
  ClientId: textInput().required(),
  AuthFlow: textInput().required(),
  AuthParameters: mixed().required(),
})

export const initiateAuth: Operation = async (context, body, caller) => {
  const { ClientId, AuthFlow, AuthParameters } = readInput(initiateAuthInput, body)
  requireClient(context, ClientId)
  switch (AuthFlow) {
    case 'USER_SRP_AUTH':
      return startSrp(context, AuthParameters, caller)
    case 'USER_PASSWORD_AUTH':
      return signInWithPassword(context, AuthParameters, caller)
    case 'USER_AUTH':
      return startUserAuth(context, AuthParameters, caller)
    case 'REFRESH_TOKEN_AUTH':
    case 'REFRESH_TOKEN': {
      // As in Cognito, this call returns no new refresh token.
      const token = readEntry(AuthParameters, 'REFRESH_TOKEN')
      const result = await refreshTokens(context, token, { replace: false, caller })
      return { ChallengeParameters: {}, AuthenticationResult: result }
    }
    default:
      throw refusals.parameter('Initiate Auth method not supported.')
  }
}

const respondToAuthChallengeInput = object({
  ClientId: textInput().required(),
  ChallengeName: textInput().required(),
  ChallengeResponses: mixed().required(),
  Session: tokenInput().nullable(),
})

export const respondToAuthChallenge: Operation = async (context, body, caller) => {
  const { ClientId, ChallengeName, ChallengeResponses, Session } = readInput(
    respondToAuthChallengeInput,
    body,
  )
  requireClient(context, ClientId)
  if (ChallengeName === 'PASSWORD_VERIFIER') return verifySrp(context, ChallengeResponses, caller)
  if (!Session) throw refusals.badSession()
  switch (ChallengeName) {
    case 'NEW_PASSWORD_REQUIRED':
      return setNewPassword(context, ChallengeResponses, Session, caller)
    case 'SOFTWARE_TOKEN_MFA':
      return answerTotp(context, ChallengeResponses, Session, caller)
    case 'SELECT_CHALLENGE':
      return answerSelection(context, ChallengeResponses, Session, caller)
    case 'WEB_AUTHN':
      return answerPasskey(context, ChallengeResponses, Session, caller)
    case 'MFA_SETUP':
      return finishTotpSetUp(context, ChallengeResponses, Session, caller)
    default:
      throw refusals.parameter('Challenge not supported.')
  }
}
