import type { PoolContext } from '../context'
import { recogniseToken } from './recogniseToken'
import { findSubject } from '../users/findUser'
import { isKnownHere } from '../limits/knownHere'

/**
 * The account of the sign-in if it is likely the caller's own: they hold a token of it or have signed in from
 * this network. Otherwise null.
 */
export async function recogniseCaller(
  context: PoolContext,
  userName: string,
  { ip, token }: { ip: string; token: string | null },
): Promise<string | null> {
  const { sub } = await findSubject(context, userName)
  if (token !== null && (await recogniseToken(context, token)) === sub) return sub
  return (await isKnownHere(context.db, sub, ip, context.clock.now())) ? sub : null
}
