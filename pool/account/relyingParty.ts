import type { Caller, PoolContext } from '../ground/context'
import { refusals } from '../ground/poolError'

export type RelyingParty = { origin: string; rpId: string }

/**
 * The host of the calling page (donor app or console), for which a passkey is valid. It depends on no account, so that
 * it reveals none.
 * @throws WebAuthnOriginNotAllowedException for other pages
 */
export function relyingPartyOf({ settings }: PoolContext, { origin: asked }: Caller): RelyingParty {
  const origin = asked ?? settings.origin
  if (origin !== settings.origin && origin !== settings.adminOrigin) throw refusals.passkeyOrigin()
  return { origin, rpId: new URL(origin).hostname }
}
