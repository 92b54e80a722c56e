import type { Caller, PoolContext } from '../context'
import { refusals } from '../poolError'

export type RelyingParty = { origin: string; rpId: string }

/**
 * For whose pages a passkey is: the host of the page that asks, the donor app's or the console's. It depends on no account, so
 * that nobody learns of one by it.
 * @throws WebAuthnOriginNotAllowedException for pages of others
 */
export function relyingPartyOf({ settings }: PoolContext, { origin: asked }: Caller): RelyingParty {
  const origin = asked ?? settings.origin
  if (origin !== settings.origin && origin !== settings.adminOrigin) throw refusals.passkeyOrigin()
  return { origin, rpId: new URL(origin).hostname }
}
