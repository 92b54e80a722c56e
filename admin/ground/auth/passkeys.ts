// Loaded only to sign in with a passkey and on the account page.
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { PASSKEY_REFUSED } from '../../../shared/words/program/authErrors'
import { passkeyFailure } from '../../../shared/words/program/passkeys'
import { array, number, object, string } from '../../../shared/forms/yup'
import { callPool } from './callPool'
import { consoleStorage } from './consoleStorage'
import type { Session } from './createSession'

const challengeSchema = object({
  ChallengeName: string().oneOf(['WEB_AUTHN']).required(),
  Session: string().required(),
  ChallengeParameters: object({ CREDENTIAL_REQUEST_OPTIONS: string().required() }),
})
const tokensSchema = object({
  AuthenticationResult: object({
    AccessToken: string().required(),
    IdToken: string().required(),
    RefreshToken: string().required(),
  }).required(),
})

async function askDevice<T>(ask: () => Promise<T>): Promise<T> {
  if (!browserSupportsWebAuthn()) throw passkeyFailure({ name: 'PasskeyNotSupported' })
  try {
    return await ask()
  } catch (failure) {
    throw passkeyFailure(failure)
  }
}

/** New tokens replace the old ones. @throws errors that `poolErrorMessage` words */
export async function signInWithPasskey(session: Session, USERNAME: string): Promise<void> {
  const { settings } = session
  const ClientId = settings.userPoolClientId
  const begun = await callPool(settings, 'InitiateAuth', {
    ClientId,
    AuthFlow: 'USER_AUTH',
    AuthParameters: { USERNAME, PREFERRED_CHALLENGE: 'WEB_AUTHN' },
  })
  // Amazon Cognito asks for another factor when an account has no passkey.
  if (!challengeSchema.isValidSync(begun))
    throw Object.assign(new Error(PASSKEY_REFUSED), { name: 'NotAuthorizedException' })
  const { ChallengeName, Session, ChallengeParameters } = begun
  const optionsJSON: PublicKeyCredentialRequestOptionsJSON = JSON.parse(
    ChallengeParameters.CREDENTIAL_REQUEST_OPTIONS,
  )
  const credential = await askDevice(() => startAuthentication({ optionsJSON }))
  const answer = await callPool(settings, 'RespondToAuthChallenge', {
    ClientId,
    ChallengeName,
    Session,
    ChallengeResponses: { USERNAME, CREDENTIAL: JSON.stringify(credential) },
  })
  await keepTokens(session, tokensSchema.validateSync(answer).AuthenticationResult)
}

type Tokens = { AccessToken: string; IdToken: string; RefreshToken: string }

async function keepTokens(session: Session, { AccessToken, IdToken, RefreshToken }: Tokens): Promise<void> {
  const [client, Pool] = await Promise.all([import('amazon-cognito-identity-js'), session.loadPool()])
  const access = new client.CognitoAccessToken({ AccessToken })
  const Username = String(access.decodePayload().username)
  const user = new client.CognitoUser({ Username, Pool, Storage: consoleStorage })
  user.setSignInUserSession(
    new client.CognitoUserSession({
      AccessToken: access,
      IdToken: new client.CognitoIdToken({ IdToken }),
      RefreshToken: new client.CognitoRefreshToken({ RefreshToken }),
    }),
  )
}

const listSchema = object({
  Credentials: array(
    object({
      CredentialId: string().required(),
      FriendlyCredentialName: string().default(''),
      CreatedAt: number().required(),
    }),
  ).default([]),
})

export type Passkey = { id: string; name: string; createdAt: Date }

async function callAsOneself(session: Session, operation: string, input: object = {}) {
  const AccessToken = await session.getAccessToken()
  return callPool(session.settings, operation, { AccessToken, ...input })
}

export async function listPasskeys(session: Session): Promise<Passkey[]> {
  const { Credentials } = listSchema.validateSync(await callAsOneself(session, 'ListWebAuthnCredentials'))
  return Credentials.map(({ CredentialId: id, FriendlyCredentialName: name, CreatedAt }) => ({
    id,
    name,
    createdAt: new Date(CreatedAt * 1000),
  }))
}

/** @param name for our own pool; Amazon Cognito names passkeys itself */
export async function registerPasskey(session: Session, name: string): Promise<void> {
  const { CredentialCreationOptions } = await callAsOneself(session, 'StartWebAuthnRegistration')
  const optionsJSON = CredentialCreationOptions as PublicKeyCredentialCreationOptionsJSON
  const Credential = await askDevice(() => startRegistration({ optionsJSON }))
  await callAsOneself(session, 'CompleteWebAuthnRegistration', {
    Credential,
    ...(name ? { FriendlyCredentialName: name } : {}),
  })
}

export const removePasskey = (session: Session, CredentialId: string) =>
  callAsOneself(session, 'DeleteWebAuthnCredential', { CredentialId })
