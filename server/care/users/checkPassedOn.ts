import { and, desc, eq } from 'drizzle-orm'
import { japaneseDateOf, type JapaneseDate } from '../../../shared/facts/dates'
import { checkCarriesUntil } from '../../../shared/rules/donating/donorPeriod'
import type { UserStatus } from '../../../shared/generated/schema'
import type { RequestContext } from '../../ground/access/context'
import type { Queryable } from '../../ground/db/client'
import { onlineChecks } from '../../ground/tables/screenings'
import { profileInAnswer } from '../../records/person/findProfile'

/** Between the check and its test. */
const ON_THE_WAY: readonly UserStatus[] = [
  'WaitingGuidance',
  'Guidance',
  'WaitingToParticipateGuidance',
  'DonorRegistrationExam',
]

/** The day the person sent the latest passed check of any kind. */
export async function checkPassedOn(db: Queryable, userId: string): Promise<JapaneseDate | null> {
  const [row] = await db
    .select({ submittedAt: onlineChecks.submittedAt })
    .from(onlineChecks)
    .where(and(eq(onlineChecks.userId, userId), eq(onlineChecks.onlineCheckResult, 'Passed')))
    .orderBy(desc(onlineChecks.submittedAt))
    .limit(1)
  return row?.submittedAt ? japaneseDateOf(row.submittedAt) : null
}

/** The last day on which the passed check supports a certification; null if no certification is pending. */
export async function checkValidUntil(context: RequestContext, userId: string): Promise<JapaneseDate | null> {
  const profile = await profileInAnswer(context, userId)
  if (!profile || profile.deleteStatus || !ON_THE_WAY.includes(profile.userStatus)) return null
  const passedOn = await checkPassedOn(context.deps.db, userId)
  return passedOn && checkCarriesUntil(passedOn)
}
