import { CurrentUserDocument } from '../generated/graphql'
import { ApiError } from '../graphql/apiError'
import { request } from '../graphql/request'
import { CurrentUserError } from './currentUserError'
import { currentUser, keepCurrentUser, type CurrentUser } from './currentUserStore'

let pending: Promise<CurrentUser> | null = null

/** The signed-in person, loaded once and kept until sign-out. */
export async function loadCurrentUser(): Promise<CurrentUser> {
  return currentUser() ?? refreshCurrentUser()
}

/**
 * Loads the signed-in person again: after a mutation that moves her on, and where a page shows what may
 * have changed meanwhile.
 * @throws CurrentUserError
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
    throw new CurrentUserError(cause)
  }
}
