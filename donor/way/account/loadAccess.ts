import { authErrorMessage } from '../../../shared/words/program/authErrors'
import { OwnSessionsDocument, type OwnSessionFragment } from '../../generated/graphql'
import { messageOf, request } from '../../ground/graphql/request'
import type { Passkey } from '../../ground/session/amplifyAccount'
import { isChunkError } from '../../ground/version/reloads'

export type Loaded<T> = { value: T } | { failure: string }

/** Never rejects. Null if only the user pool knows them. */
export function loadSessions(): Promise<Loaded<OwnSessionFragment[] | null>> {
  return request(OwnSessionsDocument).then(
    ({ listOwnSessions: value }) => ({ value }),
    (error: unknown) => ({ failure: messageOf(error) }),
  )
}

/** Never rejects. */
export async function loadPasskeys(): Promise<Loaded<Passkey[]>> {
  try {
    const { listPasskeys } = await import('../../ground/session/amplifyAccount')
    return { value: await listPasskeys() }
  } catch (error) {
    return { failure: poolMessageOf(error) }
  }
}

/** Also for a script that did not load. */
export const poolMessageOf = (error: unknown): string =>
  error instanceof Error && !isChunkError(error) ? authErrorMessage(error) : messageOf(error)
