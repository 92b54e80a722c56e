import type { Deps } from '../deps'
import type { EmbeddedIdentity } from '../../pool/createEmbeddedIdentity'
import type { Identity } from '../identity/identity'

export type RunningIdentity = {
  identity: Identity
  /** Only the embedded pool takes accounts past its checks; null with Amazon Cognito. */
  embedded: EmbeddedIdentity | null
}

/** The user pool of the settings: the embedded one, or in production Amazon Cognito. Only that one's code is loaded. */
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
