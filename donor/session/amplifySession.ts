// Loaded lazily, and only where somebody is or was signed in: 23 kB that guests do not need.
import { fetchAuthSession, signOut } from 'aws-amplify/auth'
import { configureAmplify } from './configureAmplify'

export type Tokens = { accessToken: string; userId: string }

/** The tokens, refreshed where they have run out; null when nobody is signed in. */
export async function currentTokens(): Promise<Tokens | null> {
  await configureAmplify()
  const { tokens, userSub } = await fetchAuthSession()
  return tokens && userSub ? { accessToken: tokens.accessToken.toString(), userId: userSub } : null
}

/** Forgets the tokens and has the pool revoke them. */
export async function clearTokens(): Promise<void> {
  await configureAmplify()
  await signOut()
}
