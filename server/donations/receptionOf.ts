import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { japaneseDateOf, startOfJapaneseDate } from '../../shared/dates'
import { donationRefusalWords } from '../../shared/messages/reception'
import type { RequestContext } from '../access/context'
import { findStatement } from '../condition/keepStatement'
import { toConditionReport } from '../condition/readAnswer'
import type { Transaction } from '../db/client'
import { AppError } from '../errors'
import type { Reception } from '../generated/resolvers'
import { findOpenPeriod } from '../periods/findOpenPeriod'
import { donations } from '../schema/donations'
import { findProfile } from '../users/findProfile'
import { toUserProfile } from '../users/toUserProfile'
import { donationRight } from './donationRight'
import { toDonationInfo } from './listDonations'

/**
 * The reception's view of a person.
 * @throws AppError NOT_FOUND
 */
export async function receptionOf(
  tx: Transaction,
  { now, deps }: Pick<RequestContext, 'now' | 'deps'>,
  userId: string,
): Promise<Reception> {
  const profile = await findProfile(tx, userId)
  if (!profile) throw new AppError('NOT_FOUND')
  const right = donationRight(profile, await findOpenPeriod(tx, userId), now)
  const refusal = 'refusal' in right ? right.refusal : null
  const words = refusal && donationRefusalWords(refusal, profile)
  const today = japaneseDateOf(now)
  const since = startOfJapaneseDate(today).toISOString()
  const statement = await findStatement(tx, userId, today)
  const [last] = await tx
    .select({
      row: donations,
      stage: donations.rewardStage,
      today: sql<number>`(count(*) filter (where ${donations.donationAt} >= ${since}) over ())::int`,
    })
    .from(donations)
    .where(and(eq(donations.userId, userId), isNull(donations.cancelledAt)))
    .orderBy(desc(donations.donationAt), desc(donations.id))
    .limit(1)
  return {
    User: toUserProfile(profile),
    Statement: statement && toConditionReport(statement),
    StatementRequired: deps.texts.donationRoom.statementRequired === true,
    Refusal: refusal,
    Message: words?.message ?? null,
    ToSay: words?.toSay ?? null,
    LastDonation: last ? toDonationInfo(last.row, last.stage) : null,
    VisitsToday: last?.today ?? 0,
  }
}
