import { CurrentUserDocument } from '../generated/graphql'
import { ApiError } from '../graphql/apiError'
import { request } from '../graphql/request'
import { currentUser, keepCurrentUser, type CurrentUser } from './currentUserStore'

/** The signed-in person's own data could not be loaded; the message is for her. */
export class CurrentUserError extends Error {
  override name = 'CurrentUserError'
}

let pending: Promise<CurrentUser> | null = null

/** The signed-in person, loaded once and kept until sign-out. */
export async function loadCurrentUser(): Promise<CurrentUser> {
  return currentUser() ?? refreshCurrentUser()
}

/**
 * Loads the signed-in person again: after a mutation that moves her on, and where a page shows what may
 * have changed meanwhile.
 * @throws CurrentUserError with the server's sentence, or the specification's where there was no answer
 */
export function refreshCurrentUser(): Promise<CurrentUser> {
  pending ??= load().finally(() => {
    pending = null
  })
  return pending
}

async function load(): Promise<CurrentUser> {
  try {
    const { getUser } = await request(CurrentUserDocument)
    keepCurrentUser(getUser)
    return getUser
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'UNAUTHENTICATED') throw cause
    throw new CurrentUserError(
      cause instanceof ApiError ? cause.message : 'ユーザー情報の取得に失敗しました',
      { cause },
    )
  }
}
