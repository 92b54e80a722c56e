import { and, eq, isNull } from 'drizzle-orm'
import { japaneseDateOf } from '../../shared/dates'
import type { RequestContext } from '../context'
import { findProfile } from '../users/findProfile'
import { onlineCheckKindIn } from './onlineCheckKind'
import { retryRefusal } from './retryRefusal'
import { onlineChecks } from './tables'

/** Whether startOnlineCheck would open a check of that person today, or give back the open one; a suspension aside. */
export async function mayStartOnlineCheck(
  { deps, now }: Pick<RequestContext, 'deps' | 'now'>,
  userId: string,
): Promise<boolean> {
  const profile = await findProfile(deps.db, userId)
  if (!profile || !onlineCheckKindIn(profile.userStatus)) return false
  const [open] = await deps.db
    .select({ id: onlineChecks.screeningId })
    .from(onlineChecks)
    .where(and(eq(onlineChecks.userId, userId), isNull(onlineChecks.submittedAt)))
  if (open) return true
  const on = { today: japaneseDateOf(now), region: deps.texts.region }
  return (await retryRefusal(deps.db, profile, on)) === null
}
