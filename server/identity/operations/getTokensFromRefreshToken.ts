import { object } from 'yup'
import { requireClient } from '../protocol/access'
import type { Operation } from '../protocol/operation'
import { readInput, textInput, tokenInput } from '../protocol/readInput'
import { refreshTokens } from '../tokens/refreshTokens'

const input = object({ ClientId: textInput().required(), RefreshToken: tokenInput().required() })

/** Each refresh replaces the refresh token: a copy of it shows as soon as both are used. */
export const getTokensFromRefreshToken: Operation = async (context, body, caller) => {
  const { ClientId, RefreshToken } = readInput(input, body)
  requireClient(context, ClientId)
  return { AuthenticationResult: await refreshTokens(context, RefreshToken, { replace: true, caller }) }
}
