import { ApiError, CurrentUserError } from '../session/apiError'
import { CurrentUserDocument } from '../../generated/graphql'
import { request } from '../graphql/request'
import { currentUser, keepCurrentUser, type CurrentUser } from '../session/currentUserStore'
import type { LoadedParts } from './keepCard'

let pending: Promise<CurrentUser> | null = null

/** Kept until sign-out. */
export async function loadCurrentUser(): Promise<CurrentUser> {
  return currentUser() ?? refreshCurrentUser()
}

/** For use after a mutation, or when data may have changed. @throws CurrentUserError */
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
    confirmPushOf(getUser)
    return getUser
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'UNAUTHENTICATED') throw cause
    throw new CurrentUserError(cause)
  }
}

/** The page comes first on a slow line. */
const AFTER_PAGE_MS = 500

/** Where this device is told something; neither waits nor fails. */
function confirmPushOf({ Id }: CurrentUser): void {
  if (globalThis.Notification?.permission !== 'granted') return
  const confirm = () =>
    import('./pushDevice').then(({ confirmPush }) => confirmPush(Id)).catch(() => undefined)
  setTimeout(confirm, AFTER_PAGE_MS)
}

/** For offline use; neither waits nor fails. */
export function keepCardOf(user: CurrentUser, loaded?: LoadedParts): void {
  const keep = () =>
    import('./keepCard').then(({ keepCard }) => keepCard(user, loaded)).catch(() => undefined)
  setTimeout(keep, AFTER_PAGE_MS)
}
