import { ApiError, CurrentUserError } from '../errors/apiError'
import { CurrentUserDocument } from '../generated/graphql'
import { request } from '../graphql/request'
import { currentUser, keepCurrentUser, type CurrentUser } from '../session/currentUserStore'

let pending: Promise<CurrentUser> | null = null

/** Kept until sign-out. */
export async function loadCurrentUser(): Promise<CurrentUser> {
  return currentUser() ?? refreshCurrentUser()
}

/**
 * After a mutation, or for data that may have changed.
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
    keepCardOf(getUser)
    return getUser
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'UNAUTHENTICATED') throw cause
    throw new CurrentUserError(cause)
  }
}

/** For offline use; neither waits nor fails. */
export function keepCardOf(user: CurrentUser, barcode?: Promise<string>): void {
  Promise.all([import('./keptCard'), barcode])
    .then(([{ keepCard }, picture]) => keepCard(user, picture))
    .catch(() => undefined)
}
