import { ApiError } from '../errors/apiError'
import { messageOf } from '../graphql/messageOf'
import { loadLatestScreening, type Screening } from '../onlineCheck/latestScreening'
import { refreshCurrentUser } from '../currentUser/currentUser'
import { CurrentUserError } from '../errors/currentUserError'
import { currentUser, type CurrentUser } from '../session/currentUserStore'

/** A part of my page: what is shown, and the sentence that says why it is not what the server has. */
type Part<T> = { value: T; failure: string | null }

/**
 * The person as she is now, or as she was loaded before where that fails: her donor card stays.
 * @throws CurrentUserError when there is nothing to show, ApiError when she is signed in no more
 */
export async function loadPerson(): Promise<Part<CurrentUser>> {
  const before = currentUser()
  try {
    return { value: await refreshCurrentUser(), failure: null }
  } catch (error) {
    if (!before || !(error instanceof CurrentUserError) || error.isForStaff) throw error
    return { value: before, failure: error.message }
  }
}

/**
 * Her newest check; its failure is the card's alone to say.
 * @throws ApiError when she is signed in no more
 */
export async function loadCheck(user: CurrentUser): Promise<Part<Screening | null>> {
  try {
    return { value: await loadLatestScreening(user), failure: null }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') throw error
    return { value: null, failure: messageOf(error) }
  }
}
