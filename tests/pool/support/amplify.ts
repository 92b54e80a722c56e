import { Amplify } from 'aws-amplify'
import { cognitoCredentialsProvider, cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import type { TestPool } from './startPool'

/** The browser's storage, in memory. */
function memoryStorage() {
  const entries = new Map<string, string>()
  return {
    setItem: async (key: string, value: string) => void entries.set(key, value),
    getItem: async (key: string) => entries.get(key) ?? null,
    removeItem: async (key: string) => void entries.delete(key),
    clear: async () => entries.clear(),
  }
}

/** Points the unmodified client of the donor app at the pool, signed out. */
export async function configureAmplify(pool: TestPool) {
  const { userPoolId, userPoolClientId, identityPoolId } = pool.settings.pool
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId,
        identityPoolId,
        userPoolEndpoint: pool.endpoint,
        identityPoolEndpoint: pool.endpoint,
        allowGuestAccess: false,
        loginWith: { email: true },
      },
    },
  })
  cognitoUserPoolsTokenProvider.setKeyValueStorage(memoryStorage())
  await cognitoCredentialsProvider.clearCredentialsAndIdentityId()
}
