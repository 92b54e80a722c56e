import { CurrentUserDocument } from '../generated/graphql'
import { ApiError } from '../errors/apiError'
import { request } from '../graphql/request'
import { CurrentUserError } from '../errors/currentUserError'
import { currentUser, keepCurrentUser, type CurrentUser } from '../session/currentUserStore'

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
    keepCardOf(getUser)
    return getUser
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'UNAUTHENTICATED') throw cause
    throw new CurrentUserError(cause)
  }
}

/** Keeps the donor card for a reception without a network; nothing waits for it, nor fails with it. */
export function keepCardOf(user: CurrentUser, barcode?: Promise<string>): void {
  Promise.all([import('./keptCard'), barcode])
    .then(([{ keepCard }, picture]) => keepCard(user, picture))
    .catch(() => undefined)
}
