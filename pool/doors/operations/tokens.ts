import { object } from 'yup'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { poolRefreshTokens, poolReplacedTokens } from '../../../server/ground/tables/identity'
import { raiseGeneration } from '../../account/passwords/setPassword'
import {
  requireClient,
  requireAccess,
  type Operation,
  readInput,
  textInput,
  tokenInput,
} from '../../account/readInput'
import { hashToken } from '../../account/tokens/issueTokens'
import { refreshTokens } from '../../account/tokens/refreshTokens'
import { noteEvent, recordAccount } from '../../ground/users/noteEvent'

const getTokensFromRefreshTokenInput = object({
  ClientId: textInput().required(),
  RefreshToken: tokenInput().required(),
})

/** Each refresh replaces the refresh token, so that the use of a stolen copy is detected. */
export const getTokensFromRefreshToken: Operation = async (context, body, caller) => {
  const { ClientId, RefreshToken } = readInput(getTokensFromRefreshTokenInput, body)
  requireClient(context, ClientId)
  return { AuthenticationResult: await refreshTokens(context, RefreshToken, { replace: true, caller }) }
}

const revokeTokenInput = object({ ClientId: textInput().required(), Token: tokenInput().required() })

/** Ends one sign-in: its refresh token and all access tokens made from it. An unknown token is no error. */
export const revokeToken: Operation = async (context, body, caller) => {
  const { ClientId, Token } = readInput(revokeTokenInput, body)
  requireClient(context, ClientId)
  const hash = hashToken(Token)
  await context.db.transaction(async (tx) => {
    // Another tab may have replaced the token, or do so now: the whole sign-in ends, found by what does not change.
    const itself = tx
      .select({ originJti: poolRefreshTokens.originJti })
      .from(poolRefreshTokens)
      .where(eq(poolRefreshTokens.tokenHash, hash))
    const replaced = tx
      .select({ originJti: poolReplacedTokens.originJti })
      .from(poolReplacedTokens)
      .where(eq(poolReplacedTokens.tokenHash, hash))
    const named = inArray(poolRefreshTokens.originJti, itself.union(replaced))
    const [revoked] = await tx
      .update(poolRefreshTokens)
      .set({ revokedAt: context.clock.now() })
      .where(and(named, isNull(poolRefreshTokens.revokedAt)))
      .returning({ sub: poolRefreshTokens.sub })
    if (revoked) await noteEvent(context, tx, { kind: 'TokenRevoked', accountId: revoked.sub, caller })
  })
  return {}
}

const globalSignOutInput = object({ AccessToken: tokenInput().required() })

export const globalSignOut: Operation = async (context, body, caller) => {
  const { user } = await requireAccess(context, readInput(globalSignOutInput, body).AccessToken)
  await context.db.transaction(async (tx) => {
    await raiseGeneration(context, tx, user.sub)
    await recordAccount(context, tx, { operation: 'SignOutEverywhere', sub: user.sub, caller })
    await noteEvent(context, tx, { kind: 'SignedOutEverywhere', accountId: user.sub, caller })
  })
  return {}
}
