// Loaded lazily, and only where somebody is or was signed in: 23 kB that guests do not need.
import { fetchAuthSession, signOut } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { configureAmplify } from './configureAmplify'

export type Tokens = { accessToken: string; userId: string }

/**
 * The tokens, refreshed where they have run out; null when nobody is signed in. The user pool alone is asked: an
 * outage of the identity pool, whose credentials no page needs, must not sign anybody out.
 */
export async function currentTokens(): Promise<Tokens | null> {
  await configureAmplify()
  const tokens = await cognitoUserPoolsTokenProvider.getTokens()
  const userId = tokens?.accessToken.payload.sub
  if (tokens) renewCredentials()
  return tokens && userId ? { accessToken: tokens.accessToken.toString(), userId } : null
}

let renewing: Promise<unknown> | null = null

/** Has the identity pool renew its credentials where it is time; nothing waits for it, or depends on it. */
function renewCredentials(): void {
  renewing ??= fetchAuthSession()
    .catch(() => undefined)
    .finally(() => {
      renewing = null
    })
}

/** Forgets the tokens and has the pool revoke them. */
export async function clearTokens(): Promise<void> {
  await configureAmplify()
  await signOut()
}
