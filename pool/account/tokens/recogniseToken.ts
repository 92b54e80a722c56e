import { errors, jwtVerify } from 'jose'
import { isCanonicalToken } from '../../../server/ground/identity/isCanonicalToken'
import type { PoolContext } from '../../ground/context'
import { findSubjectHere } from '../knownHere'
import { REFRESH_LIFETIME } from '../../ground/limits'

/** The person of a token by its signature only; it may have ended. Only for counting calls. */
export async function recogniseToken(
  { keys, issuer, clock }: Pick<PoolContext, 'keys' | 'issuer' | 'clock'>,
  token: string,
): Promise<string | null> {
  if (!isCanonicalToken(token)) return null
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = kid === undefined ? undefined : keys.byId.get(kid)
        if (!key) throw new errors.JWKSNoMatchingKey()
        return key.publicKey
      },
      {
        algorithms: ['RS256'],
        issuer,
        currentDate: clock.now(),
        clockTolerance: REFRESH_LIFETIME / 1000,
      },
    )
    return payload.sub ?? null
  } catch {
    return null
  }
}

/** The account of the sign-in if the caller holds a token of it or has signed in from this network; otherwise null. */
export async function recogniseCaller(
  context: PoolContext,
  userName: string,
  { token, ...caller }: { ip: string; token: string | null; request: object },
): Promise<string | null> {
  const { sub, isKnown } = await findSubjectHere(context, userName, caller)
  if (token !== null && (await recogniseToken(context, token)) === sub) return sub
  return isKnown ? sub : null
}
