import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { isResting } from '../../shared/condition/judgeCondition'
import { japaneseDateOf, startOfJapaneseDate } from '../../shared/dates'
import { hasExpired } from '../../shared/donorPeriod'
import { statusAfter } from '../../shared/lifecycle'
import { donationRefusalWords } from '../../shared/messages/reception'
import { isSuspended } from '../../shared/suspension'
import type { RequestContext } from '../access/context'
import { findStatement } from '../condition/keepStatement'
import { toConditionReport } from '../condition/readAnswer'
import type { Transaction } from '../db/client'
import { AppError } from '../errors'
import type { Reception, DonationRefusal } from '../generated/resolvers'
import { findOpenPeriod } from '../periods/findOpenPeriod'
import { donations } from '../schema/donations'
import type { ScreeningRow } from '../schema/screenings'
import type { UserProfileRow } from '../schema/users'
import { findProfile } from '../users/findProfile'
import { toUserProfile } from '../users/toUserProfile'
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

/** The period of a donation, or the reason for refusing it. */
export type DonationRight =
  | { period: ScreeningRow }
  | { refusal: Exclude<DonationRefusal, 'Resting'> }
  /** Possible with a reason of the office. */
  | { refusal: 'Resting'; period: ScreeningRow }

/**
 * The rule for recording a donation and for asking before. The last valid day is a Japanese day.
 * @param period the person's open period
 */
export function donationRight(
  profile: UserProfileRow,
  period: ScreeningRow | null,
  donationAt: Date,
): DonationRight {
  if (isSuspended(profile)) return { refusal: 'Suspended' }
  const day = japaneseDateOf(donationAt)
  const { donorExpirationDate } = profile
  if (donorExpirationDate && hasExpired(donorExpirationDate, day)) return { refusal: 'Expired' }
  const certified =
    profile.donorStatus === 'Certified' && statusAfter(profile.userStatus, 'donationReceived') !== null
  if (!certified || !period?.validFrom || day < period.validFrom) return { refusal: 'NotCertified' }
  if (profile.donationPaused) return { refusal: 'Paused' }
  return isResting(profile, day) ? { refusal: 'Resting', period } : { period }
}
