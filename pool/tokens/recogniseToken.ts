import { errors, jwtVerify } from 'jose'
import type { PoolContext } from '../context'
import { REFRESH_LIFETIME } from '../limits/limits'
import { isCanonicalToken } from '../../server/identity/isCanonicalToken'

/**
 * The person to whom this pool gave a token, by its signature only; the token may have ended. Use it for
 * counting calls only.
 */
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
