import { mixed, object } from 'yup'
import { refusals } from '../poolError'
import { requireClient } from '../protocol/access'
import type { Operation } from '../protocol/operation'
import { readInput, textInput, tokenInput } from '../protocol/readInput'
import { answerTotp } from '../signIn/answerTotp'
import { finishTotpSetUp } from '../signIn/finishTotpSetUp'
import { setNewPassword } from '../signIn/setNewPassword'
import { verifySrp } from '../signIn/verifySrp'

const input = object({
  ClientId: textInput().required(),
  ChallengeName: textInput().required(),
  ChallengeResponses: mixed().required(),
  Session: tokenInput().nullable(),
})

export const respondToAuthChallenge: Operation = async (context, body, caller) => {
  const { ClientId, ChallengeName, ChallengeResponses, Session } = readInput(input, body)
  requireClient(context, ClientId)
  if (ChallengeName === 'PASSWORD_VERIFIER') return verifySrp(context, ChallengeResponses, caller)
  if (!Session) throw refusals.badSession()
  switch (ChallengeName) {
    case 'NEW_PASSWORD_REQUIRED':
      return setNewPassword(context, ChallengeResponses, Session, caller)
    case 'SOFTWARE_TOKEN_MFA':
      return answerTotp(context, ChallengeResponses, Session, caller)
    case 'MFA_SETUP':
      return finishTotpSetUp(context, ChallengeResponses, Session, caller)
    default:
      throw refusals.parameter('Challenge not supported.')
  }
}
