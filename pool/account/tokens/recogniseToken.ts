import { number, object, string } from 'yup'
import type { PoolContext } from '../../ground/context'
import { findSubjectHere } from '../knownHere'
import { REFRESH_LIFETIME } from '../../ground/limits'
import { openToken } from './signedToken'

/** The person of a token by its signature only; it may have ended. Only for counting calls. */
export async function recogniseToken(
  { keys, issuer, clock }: Pick<PoolContext, 'keys' | 'issuer' | 'clock'>,
  token: string,
): Promise<string | null> {
  const claims = openToken(keys, token)
  if (!signedSchema.isValidSync(claims) || claims.iss !== issuer) return null
  return claims.exp * 1000 + REFRESH_LIFETIME > clock.now().getTime() ? claims.sub : null
}

const signedSchema = object({
  sub: string().strict().required(),
  iss: string().strict().required(),
  exp: number().strict().required(),
})

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
