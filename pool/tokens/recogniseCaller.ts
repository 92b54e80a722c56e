import type { PoolContext } from '../context'
import { recogniseToken } from './recogniseToken'
import { findSubject } from '../users/findUser'
import { isKnownHere } from '../limits/knownHere'

/**
 * The account that a sign-in is for, when the caller shows that it is likely their own: by a token that it once got, or by
 * having signed in from this network before. Null for everybody else.
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
