// Loaded lazily: 23 kB that guests do not need.
import { fetchAuthSession, signOut } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { configureAmplify } from './configureAmplify'

export type Tokens = { accessToken: string; userId: string }

/** Null when signed out. Asks only the user pool: an identity pool outage must not sign out. */
export async function currentTokens(): Promise<Tokens | null> {
  await configureAmplify()
  const tokens = await cognitoUserPoolsTokenProvider.getTokens()
  const userId = tokens?.accessToken.payload.sub
  if (tokens) renewCredentials()
  return tokens && userId ? { accessToken: tokens.accessToken.toString(), userId } : null
}

let renewing: Promise<unknown> | null = null

function renewCredentials(): void {
  renewing ??= fetchAuthSession()
    .catch(() => undefined)
    .finally(() => {
      renewing = null
    })
}

export async function clearTokens(): Promise<void> {
  await configureAmplify()
  await signOut()
}
