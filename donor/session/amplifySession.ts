// Loaded lazily, and only where somebody is or was signed in: 23 kB that guests do not need.
import { fetchAuthSession, signOut } from 'aws-amplify/auth'
import { configureAmplify } from './configureAmplify'

/** The access token, refreshed where it has run out; null when nobody is signed in. */
export async function currentAccessToken(): Promise<string | null> {
  await configureAmplify()
  const { tokens } = await fetchAuthSession()
  return tokens?.accessToken.toString() ?? null
}

/** Forgets the tokens and has the pool revoke them. */
export async function clearTokens(): Promise<void> {
  await configureAmplify()
  await signOut()
}
