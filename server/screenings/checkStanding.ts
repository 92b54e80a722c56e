import { and, eq, isNull } from 'drizzle-orm'
import { japaneseDateOf, type JapaneseDate } from '../../shared/dates'
import type { RequestContext } from '../access/context'
import { findProfile } from '../users/findProfile'
import { onlineCheckKindIn } from './onlineCheckKind'
import { retryStanding, type RetryStanding } from './retryStanding'
import { onlineChecks } from '../schema/screenings'

type Context = Pick<RequestContext, 'deps' | 'now'>

/** Whether startOnlineCheck would open a check of that person today, or give back the open one; a suspension aside. */
export const mayStartOnlineCheck = async (context: Context, userId: string): Promise<boolean> =>
  (await standingOf(context, userId)) === 'now'

/** The day to come on which that person may take the check again; null where she may today, or no day is known. */
export async function retryFrom(context: Context, userId: string): Promise<JapaneseDate | null> {
  const standing = await standingOf(context, userId)
  return typeof standing === 'object' ? standing.from : null
}

async function standingOf({ deps, now }: Context, userId: string): Promise<RetryStanding> {
  const profile = await findProfile(deps.db, userId)
  if (!profile || !onlineCheckKindIn(profile.userStatus)) return 'never'
  const [open] = await deps.db
    .select({ id: onlineChecks.screeningId })
    .from(onlineChecks)
    .where(and(eq(onlineChecks.userId, userId), isNull(onlineChecks.submittedAt)))
  if (open) return 'now'
  return retryStanding(deps.db, profile, {
    today: japaneseDateOf(now),
    region: deps.texts.region,
    questionnaires: deps.questionnaires,
  })
}
