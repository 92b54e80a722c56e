import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { object } from 'yup'
import { requireClient } from '../protocol/access'
import type { Operation } from '../protocol/operation'
import { readInput, textInput, tokenInput } from '../protocol/readInput'
import { poolRefreshTokens, poolReplacedTokens } from '../tables'
import { hashToken } from '../tokens/issueTokens'
import { noteEvent } from '../users/noteEvent'

const input = object({ ClientId: textInput().required(), Token: tokenInput().required() })

/** Ends one sign-in: its refresh token and every access token made from it. An unknown token is no error. */
export const revokeToken: Operation = async (context, body, caller) => {
  const { ClientId, Token } = readInput(input, body)
  requireClient(context, ClientId)
  const hash = hashToken(Token)
  await context.db.transaction(async (tx) => {
    // Another tab may have had the token replaced: who signs out means the sign-in.
    const replaced = tx
      .select({ originJti: poolReplacedTokens.originJti })
      .from(poolReplacedTokens)
      .where(eq(poolReplacedTokens.tokenHash, hash))
    const named = or(eq(poolRefreshTokens.tokenHash, hash), inArray(poolRefreshTokens.originJti, replaced))
    const [revoked] = await tx
      .update(poolRefreshTokens)
      .set({ revokedAt: context.clock.now() })
      .where(and(named, isNull(poolRefreshTokens.revokedAt)))
      .returning({ sub: poolRefreshTokens.sub })
    if (revoked) await noteEvent(context, tx, { kind: 'TokenRevoked', accountId: revoked.sub, caller })
  })
  return {}
}
