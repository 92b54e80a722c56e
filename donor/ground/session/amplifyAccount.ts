// Loaded lazily by the account page.
import * as amplify from 'aws-amplify/auth'
import { passkeyFailure } from '../../../shared/words/program/passkeys'
import { configureAmplify } from './configureAmplify'

const userAttributeKey = 'email'

/** Null without one. */
export async function confirmedEmail(): Promise<string | null> {
  await configureAmplify()
  const { email, email_verified: verified } = await amplify.fetchUserAttributes()
  return verified === 'true' ? (email ?? null) : null
}

/** False if it is the account's address already. */
export async function requestNewEmail(email: string): Promise<boolean> {
  await configureAmplify()
  const { isUpdated } = await amplify.updateUserAttribute({
    userAttribute: { attributeKey: userAttributeKey, value: email },
  })
  return !isUpdated
}

export async function resendNewEmailCode(): Promise<void> {
  await configureAmplify()
  await amplify.sendUserAttributeVerificationCode({ userAttributeKey })
}

export async function confirmNewEmail(confirmationCode: string): Promise<void> {
  await configureAmplify()
  await amplify.confirmUserAttribute({ userAttributeKey, confirmationCode })
}

export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  await configureAmplify()
  await amplify.updatePassword({ oldPassword, newPassword })
}

export type Passkey = { id: string; name: string; createdAt: Date | null }

export async function listPasskeys(): Promise<Passkey[]> {
  await configureAmplify()
  const { credentials } = await amplify.listWebAuthnCredentials({ pageSize: 20 })
  return credentials.map(({ credentialId, friendlyCredentialName, createdAt }) => ({
    id: credentialId ?? '',
    name: friendlyCredentialName ?? '',
    createdAt: createdAt ?? null,
  }))
}

/** The pool names it after the device. */
export async function registerPasskey(): Promise<void> {
  await configureAmplify()
  await amplify.associateWebAuthnCredential().catch((error: unknown) => {
    throw passkeyFailure(error)
  })
}

export async function removePasskey(credentialId: string): Promise<void> {
  await configureAmplify()
  await amplify.deleteWebAuthnCredential({ credentialId })
}
