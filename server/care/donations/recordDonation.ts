import { dayToSign } from '../users/consentToSign'
import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { mayRecordAnyVisit } from '../../../shared/rules/records/access/operations'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { isPossibleDonorNumber, normaliseDonorNumber } from '../../../shared/facts/donorNumber'
import {
  apiErrorTexts,
  BARCODE_MISMATCH,
  DONATION_ALREADY_RECORDED,
  DONATION_IN_FUTURE,
  unusualVisitForOffice,
  unusualVisitNeedsReason,
} from '../../../shared/words/program/apiErrors'
import { donationRefusalMessage } from '../../../shared/words/office/reception'
import { rankFor } from '../../../shared/facts/ranks'
import type { Role } from '../../../shared/generated/schema'
import { unusualVisit, type UnusualVisit } from '../../../shared/rules/visits/unusualVisit'
import { reasonField } from '../../../shared/forms/personActions'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { recordActivity } from '../../ground/recordActivity'
import { findStatement } from './condition/keepStatement'
import { type Queryable, type Transaction, violates } from '../../ground/db/client'
import { inTransaction } from '../../ground/db/inTransaction'
import { onDay } from '../../ground/db/onDay'
import type { Deps } from '../../ground/deps'
import { requireUuid, AppError, badField, validated } from '../../ground/errors'
import { isUuid } from '../../../shared/facts/isUuid'
import type { DonationInfo, RecordDonationInput } from '../../generated/resolvers'
import { openPoint } from '../points/profilePoints'
import { findOpenPeriod } from './periods/closePeriod'
import { donations, donationScreenings, rewardEntries, type DonationRow } from '../../ground/tables/donations'
import type { ScreeningRow } from '../../ground/tables/screenings'
import { userProfiles, type UserProfileRow } from '../../ground/tables/users'
import { moveStatus } from '../../records/person/findProfile'
import { toDonationInfo } from './listDonations'
import { donationRight, type DonationRight } from './receptionOf'

const MINUTE_MS = 60_000

/**
 * Records a visit at the donation room. With stool it counts, may raise the rank and writes one pending reward;
 * without, it earns nothing. A repeated key returns the first answer. A visit of an earlier day, and more of one day than
 * usual, need a reason of the office, and open a point for it.
 */
export async function recordDonation(
  context: RequestContext,
  input: RecordDonationInput,
): Promise<DonationInfo> {
  const caller = requireDuty(context, 'recordDonation')
  const { now, requestId, deps } = context
  const donationAt = input.DonationAt
  if (donationAt.getTime() > now.getTime()) throw badField('DonationAt', DONATION_IN_FUTURE)
  const reason = input.ConfirmReason ? validated(reasonField(), input.ConfirmReason) : null
  const key = requireKey(input.IdempotencyKey)
  const repeated = key && (await findByKey(deps.db, key))
  if (repeated) return repeated

  try {
    return await inTransaction(context, async (tx) => {
      const profile = await findDonorForUpdate(tx, input)
      // The same call may have finished while this one waited for the profile.
      const first = key && (await findByKey(tx, key))
      if (first) return first
      const received = input.StoolReceiptStatus === 'Implemented'
      const openPeriod = await findOpenPeriod(tx, profile.id)
      const signBy = await dayToSign(tx, { now, deps }, profile.id)
      const right = donationRight({ profile, period: openPeriod, signBy }, donationAt)
      const overrules = 'refusal' in right && right.refusal === 'Resting' && received
      const period = requireMayDonate(right, profile, { received, confirmed: reason !== null })
      await requireApart(tx, profile.id, donationAt)
      // Of an earlier day nobody states anything; the office records it with a reason, and its unit is not released.
      const isOfToday = japaneseDateOf(donationAt) === japaneseDateOf(now)
      if (received && isOfToday && deps.texts.donationRoom.statementRequired)
        await requireStatement(tx, profile.id, donationAt)
      const why = await requireOffice(tx, { caller, reason, userId: profile.id, donationAt, now, deps })
      const id = randomUUID()
      const [row] = await tx
        .insert(donations)
        .values({
          id,
          userId: profile.id,
          stoolReceiptStatus: input.StoolReceiptStatus,
          idempotencyKey: key,
          donationAt,
          donationInfoCreatedAt: now,
          createdAt: now,
          updatedAt: now,
        })
        .returning()
      if (!row) throw new Error('An inserted donation is missing')
      await tx.insert(donationScreenings).values({ donationId: id, screeningId: period.id })
      if (received) await count(tx, deps, { profile, donation: row, now })
      const event = { category: 'Donation', operation: 'Record', donationAt } as const
      const entry = { userId: profile.id, actorId: caller.id, now, requestId }
      const because = { ...entry, reason, vault: deps.vault }
      await recordActivity(tx, { event, ...entry })
      if (overrules)
        await recordActivity(tx, { event: { category: 'Donation', operation: 'Confirm' }, ...because })
      if (why) {
        const unusual = { category: 'Donation', operation: 'RecordUnusual', why } as const
        await recordActivity(tx, { event: unusual, ...because })
        await openPoint(tx, { userId: profile.id, kind: 'VisitsToCheck', now, requestId })
      }
      return toDonationInfo(row, received ? 'Pending' : null)
    })
  } catch (error) {
    // One key for two donors, or a writer that bypassed the check above: the indexes decide.
    const first = violates(error, 'donations_idempotency') && key ? await findByKey(deps.db, key) : null
    if (first) return first
    if (violates(error, 'donations_one_a_minute'))
      throw new AppError('INVALID_STATE', DONATION_ALREADY_RECORDED)
    throw error
  }
}

/**
 * Why the visit is not reception's alone. The person is locked, so visits of one day count one after another.
 * @throws AppError INVALID_STATE for reception alone, BAD_USER_INPUT without a reason
 */
async function requireOffice(
  tx: Transaction,
  visit: {
    caller: { roles: ReadonlySet<Role> }
    reason: string | null
    userId: string
    donationAt: Date
    now: Date
    deps: Pick<Deps, 'texts'>
  },
): Promise<UnusualVisit | null> {
  const { caller, reason, userId, donationAt, now, deps } = visit
  const { visitsPerDay } = deps.texts.donationRoom
  const before = await tx.$count(
    donations,
    and(
      eq(donations.userId, userId),
      isNull(donations.cancelledAt),
      onDay(donations.donationAt, japaneseDateOf(donationAt)),
    ),
  )
  const why = unusualVisit({ at: donationAt, before }, { now, visitsPerDay })
  if (why === null) return null
  if (!mayRecordAnyVisit(caller.roles)) throw new AppError('INVALID_STATE', unusualVisitForOffice(why))
  if (reason === null) throw badField('ConfirmReason', unusualVisitNeedsReason(why))
  return why
}

function requireKey(key: string | null | undefined): string | null {
  if (key && !isUuid(key)) throw badField('IdempotencyKey', apiErrorTexts.BAD_USER_INPUT)
  return key || null
}

/** A double click or two scanners: no person donates twice within a minute. */
async function requireApart(tx: Transaction, userId: string, donationAt: Date): Promise<void> {
  const [near] = await tx
    .select({ id: donations.id })
    .from(donations)
    .where(
      and(
        eq(donations.userId, userId),
        isNull(donations.cancelledAt),
        gt(donations.donationAt, new Date(donationAt.getTime() - MINUTE_MS)),
        lt(donations.donationAt, new Date(donationAt.getTime() + MINUTE_MS)),
      ),
    )
    .limit(1)
  if (near) throw new AppError('INVALID_STATE', DONATION_ALREADY_RECORDED)
}

/** Also finds a cancelled donation: a repeated call must not restore it. */
async function findByKey(db: Queryable, key: string): Promise<DonationInfo | null> {
  const [found] = await db
    .select({ row: donations, stage: donations.rewardStage })
    .from(donations)
    .where(eq(donations.idempotencyKey, key))
  return found ? toDonationInfo(found.row, found.stage) : null
}

async function findDonorForUpdate(tx: Transaction, input: RecordDonationInput): Promise<UserProfileRow> {
  const { DonorId, UserId } = input
  if (DonorId ? !isPossibleDonorNumber(DonorId) : !UserId) throw badField('DonorId', BARCODE_MISMATCH)
  if (UserId) requireUuid(UserId)
  const [row] = await tx
    .select()
    .from(userProfiles)
    .where(
      and(
        eq(userProfiles.deleteStatus, false),
        DonorId ? eq(userProfiles.donorId, normaliseDonorNumber(DonorId)) : undefined,
        UserId ? eq(userProfiles.id, UserId) : undefined,
      ),
    )
    .for('update')
  if (row) return row
  if (DonorId) throw badField('DonorId', BARCODE_MISMATCH)
  throw new AppError('NOT_FOUND')
}

/**
 * The period of a donation. On a day of rest a visit without stool is allowed; stool needs a reason.
 * @throws AppError INVALID_STATE with the reason
 */
function requireMayDonate(
  right: DonationRight,
  profile: UserProfileRow,
  { received, confirmed }: { received: boolean; confirmed: boolean },
): ScreeningRow {
  if (!('refusal' in right)) return right.period
  if (right.refusal === 'Resting' && (!received || confirmed)) return right.period
  throw new AppError('INVALID_STATE', donationRefusalMessage(right.refusal, profile))
}

/** @throws AppError STATEMENT_MISSING without a statement on the day of the visit */
async function requireStatement(tx: Transaction, userId: string, donationAt: Date): Promise<void> {
  if (!(await findStatement(tx, userId, japaneseDateOf(donationAt)))) throw new AppError('STATEMENT_MISSING')
}

async function count(
  tx: Transaction,
  { texts }: Pick<Deps, 'texts'>,
  { profile, donation, now }: { profile: UserProfileRow; donation: DonationRow; now: Date },
): Promise<void> {
  await moveStatus(
    tx,
    { id: profile.id, from: profile.userStatus },
    {
      event: 'donationReceived',
      now,
      effects: {
        totalDonationsCount: profile.totalDonationsCount + 1,
        latestDonationsCount: profile.latestDonationsCount + 1,
        userRank: rankFor(profile.totalDonationsCount + 1, texts.ranks),
      },
    },
  )
  await tx.insert(rewardEntries).values({
    id: randomUUID(),
    userId: profile.id,
    donationId: donation.id,
    kind: 'Donation',
    stage: 'Pending',
    amountYen: texts.rewards.donationYen,
    createdAt: now,
  })
}
