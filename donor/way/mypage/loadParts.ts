import { loadLatestScreening, type Screening } from '../nextStep/screening'
import { refreshCurrentUser } from '../../ground/currentUser/currentUser'
import { ApiError, CurrentUserError } from '../../ground/session/apiError'
import { MyPageDocument } from '../../generated/graphql'
import { messageOf, request } from '../../ground/graphql/request'
import { currentUser, type CurrentUser } from '../../ground/session/currentUserStore'
import { newsOf, visitsOf, waitOf, type Own } from './ownParts'

/** `failure` says why `value` is old or missing. */
type Part<T> = { value: T; failure: string | null }

/**
 * If loading fails, the person loaded before stays.
 * @param fresh loaded for this page
 * @throws CurrentUserError without an earlier one, ApiError when signed out
 */
export async function loadPerson(fresh: CurrentUser | null): Promise<Part<CurrentUser>> {
  if (fresh) return { value: fresh, failure: null }
  const before = currentUser()
  try {
    return { value: await refreshCurrentUser(), failure: null }
  } catch (error) {
    if (!before || !(error instanceof CurrentUserError) || error.isForStaff) throw error
    return { value: before, failure: error.message }
  }
}

/** A failure affects this card only. @throws ApiError when signed out */
export async function loadCheck(user: CurrentUser): Promise<Part<Screening | null>> {
  try {
    return { value: await loadLatestScreening(user), failure: null }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') throw error
    return { value: null, failure: messageOf(error) }
  }
}

const NOTHING: Own = { visits: null, wait: null, news: null }

/** Where the server cannot answer all at once, each part is asked for by itself. */
export async function loadOwn(): Promise<Own> {
  try {
    const answer = await request(MyPageDocument)
    return { visits: visitsOf(answer.getUser), wait: waitOf(answer.getUser), news: newsOf(answer) }
  } catch (error) {
    if (!(error instanceof ApiError)) return NOTHING
    return import('./loadApart').then(({ loadApart }) => loadApart()).catch(() => NOTHING)
  }
}
