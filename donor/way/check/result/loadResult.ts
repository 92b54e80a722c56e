import type { InspectionType } from '../../../../shared/generated/schema'
import { refreshCurrentUser } from '../../../ground/currentUser/currentUser'
import { notAvailableYet } from '../../../ground/page/standing'
import { currentUser, type CurrentUser } from '../../../ground/session/currentUserStore'
import { loadLatestScreening, type Screening } from '../../nextStep/screening'
import { judgedCheck, type Judged } from './judgedCheck'

/** In memory, until the person is loaded again. */
const justSent = new WeakMap<CurrentUser, Screening>()

/** `user` was loaded after the submission. */
export const keepResult = (user: CurrentUser, screening: Screening): void => {
  justSent.set(user, screening)
}

/**
 * Once the answer to a submission, else from the server.
 * @throws a redirect to my page unless the newest screening is of `type` and judged
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
