import { errors, jwtVerify } from 'jose'
import type { PoolContext } from '../context'
import { REFRESH_LIFETIME } from '../limits/limits'
import { isCanonicalToken } from '../../server/identity/isCanonicalToken'

/**
 * To whom this pool once gave a token, by its signature alone; it may have ended as long ago as a device stays signed in.
 * Good for counting whose calls these are, and for nothing else.
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
