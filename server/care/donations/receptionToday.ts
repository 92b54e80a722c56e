import { daysToSign } from '../users/consentToSign'
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { statementMissingWords } from '../../../shared/words/office/reception'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import type { ReceptionDonor } from '../../generated/resolvers'
import { conditionReports } from '../../ground/tables/condition'
import { isOpenPeriod, screenings } from '../../ground/tables/screenings'
import { userProfiles } from '../../ground/tables/users'
import { receptionWords } from './receptionOf'

/** More than an office has; the longest certifications come first. */
const MOST = 5_000

/** All people with a donor number, and whether a donation would be accepted today: what the reception needs offline. */
export async function listReceptionToday(context: RequestContext): Promise<ReceptionDonor[]> {
  requireDuty(context, 'listReceptionToday')
  const { now, deps } = context
  const today = japaneseDateOf(now)
  const asksForStatement = deps.texts.donationRoom.statementRequired

  return deps.db.transaction(async (tx) => {
    const profiles = await tx
      .select()
      .from(userProfiles)
      .where(and(isNotNull(userProfiles.donorId), eq(userProfiles.deleteStatus, false)))
      .orderBy(desc(userProfiles.donorExpirationDate), userProfiles.id)
      .limit(MOST)
    const ids = profiles.map(({ id }) => id)
    const periods = await tx
      .select()
      .from(screenings)
      .where(and(inArray(screenings.userId, ids), isOpenPeriod))
    const signBy = await daysToSign(tx, deps, { ids, now })
    const periodOf = new Map(periods.map((period) => [period.userId, period]))
    const statements = await tx
      .select({ userId: conditionReports.userId })
      .from(conditionReports)
      .where(and(eq(conditionReports.kind, 'Statement'), eq(conditionReports.day, today)))
    const stated = new Set(statements.map(({ userId }) => userId))

    return profiles.flatMap((profile): ReceptionDonor[] => {
      if (!profile.donorId) return []
      const words =
        receptionWords(
          {
            profile,
            period: periodOf.get(profile.id) ?? null,
            signBy: signBy.get(profile.id) ?? null,
          },
          context,
        ) ?? (asksForStatement && !stated.has(profile.id) ? statementMissingWords : null)
      return [
        {
          UserId: profile.id,
          DonorId: profile.donorId,
          Name: [profile.lastName, profile.firstName].filter(Boolean).join(' '),
          ExpiresOn: profile.donorExpirationDate,
          Message: words?.message ?? null,
          ToSay: words?.toSay ?? null,
        },
      ]
    })
  })
}
