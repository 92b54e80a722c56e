import type { InspectionType } from '../../shared/generated/schema'
import { refreshCurrentUser } from '../currentUser/currentUser'
import { notAvailableYet } from '../guards'
import { currentUser, type CurrentUser } from '../session/currentUserStore'
import { judgedCheck, type Judged, loadLatestScreening, type Screening } from './screening'

/** Checks just sent, in memory only: each is forgotten with the person loaded after it, at the latest at sign-out. */
const justSent = new WeakMap<CurrentUser, Screening>()

/** Keeps the answer to a submission for the result page that follows; `user` was loaded after it. */
export const keepResult = (user: CurrentUser, screening: Screening): void => {
  justSent.set(user, screening)
}

/**
 * The check that a result page shows: right after sending it the answer to that, once; otherwise the server is asked.
 * @throws a redirect to my page unless the newest screening is of `type` and its check was judged
 */
export async function loadResult(type: InspectionType): Promise<Judged> {
  const judged = await judgedCheck(takeResult() ?? (await loadLatestScreening(await refreshCurrentUser())))
  if (judged?.screening.Info.InspectionType !== type) throw notAvailableYet()
  return judged
}

function takeResult(): Screening | undefined {
  const user = currentUser()
  const sent = user ? justSent.get(user) : undefined
  if (user) justSent.delete(user)
  return sent
}
