import { and, eq, isNull } from 'drizzle-orm'
import { object } from 'yup'
import { requireClient } from '../protocol/access'
import type { Operation } from '../protocol/operation'
import { readInput, textInput, tokenInput } from '../protocol/readInput'
import { poolRefreshTokens } from '../tables'
import { hashToken } from '../tokens/issueTokens'

const input = object({ ClientId: textInput().required(), Token: tokenInput().required() })

/** Ends one sign-in: its refresh token and every access token made from it. An unknown token is no error. */
export const revokeToken: Operation = async (context, body) => {
  const { ClientId, Token } = readInput(input, body)
  requireClient(context, ClientId)
  await context.db
    .update(poolRefreshTokens)
    .set({ revokedAt: context.clock.now() })
    .where(and(eq(poolRefreshTokens.tokenHash, hashToken(Token)), isNull(poolRefreshTokens.revokedAt)))
  return {}
}
