import type { Deps } from '../deps'
import type { EmbeddedIdentity } from '../../pool/createEmbeddedIdentity'
import type { Identity } from '../identity/identity'

export type RunningIdentity = {
  identity: Identity
  /** Null with Amazon Cognito, which cannot import accounts without checks. */
  embedded: EmbeddedIdentity | null
}

/** The embedded pool, or Amazon Cognito in production. Loads only that one's code. */
export async function startIdentity(
  deps: Pick<Deps, 'settings' | 'clock' | 'db' | 'mail' | 'log'>,
): Promise<RunningIdentity> {
  if (deps.settings.mode === 'production') {
    const { createCognitoIdentity } = await import('../identity/createCognitoIdentity')
    return { identity: await createCognitoIdentity(deps.settings), embedded: null }
  }
  const { createEmbeddedIdentity } = await import('../../pool/createEmbeddedIdentity')
  const embedded = await createEmbeddedIdentity(deps)
  return { identity: embedded, embedded }
}
