import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { japaneseDateOf, type JapaneseDate } from '../../../../shared/facts/dates'
import { payoutColumns, payoutReasonLabels, PAYOUTS_LABEL } from '../../../../shared/words/labels/csvLabels'
import { isPrefecture, prefectureLabels } from '../../../../shared/facts/prefectures'
import { requireDuty, type RequestContext, requireFreshSignIn } from '../../../ground/access/context'
import { loggedTransaction } from '../../../ground/loggedTransaction'
import { noteRead, type Reads } from '../../../ground/access/notedReads'
import { writeCsv } from '../../../ground/files/csvLines'
import type { Queryable } from '../../../ground/db/client'
import { keepReads, readPlace } from '../../../records/reads/keepReads'
import { donations, rewardContacts, rewardEntries } from '../../../ground/tables/donations'
import { screenings } from '../../../ground/tables/screenings'
import { type UserProfileRow, userProfiles } from '../../../ground/tables/users'

/**
 * Rewards that are due and unpaid as CSV, one row per person and period.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator
 */
export async function exportPayouts(context: RequestContext): Promise<string> {
  requireDuty(context, 'settleRewards')
  requireFreshSignIn(context)
  return loggedTransaction(context, async (tx, log) => {
    const payouts = await listPayouts(tx)
    const event = {
      category: 'Administrator',
      operation: 'Export',
      resource: PAYOUTS_LABEL,
      rows: payouts.length,
    } as const
    await log(null, event)
    const reads: Reads = new Map()
    const place = readPlace(context, 'payouts.csv', SHOWN)
    for (const { profile } of payouts) if (place) noteRead(reads, place, profile.id)
    await keepReads(context, reads, tx)
    return writeCsv(
      columns.map(([heading]) => heading),
      payouts.map((payout) => columns.map(([, cellOf]) => cellOf(payout))),
    )
  })
}

const SHOWN = [
  { name: payoutColumns.Name, data: 'Identity' },
  { name: payoutColumns.Address, data: 'Contact' },
  { name: payoutColumns.AmountYen, data: 'Money' },
] as const

const columns: readonly [heading: string, cellOf: (payout: Payout) => string | number][] = [
  [payoutColumns.DonorId, ({ profile }) => profile.donorId ?? ''],
  [payoutColumns.Name, ({ profile }) => joined(profile.lastName, profile.firstName)],
  [payoutColumns.Furigana, ({ profile }) => joined(profile.lastNameFurigana, profile.firstNameFurigana)],
  [payoutColumns.ZipCode, ({ profile }) => profile.zipCode?.replace(/^(\d{3})(\d{4})$/, '$1-$2') ?? ''],
  [payoutColumns.Address, ({ profile }) => addressOf(profile)],
  [payoutColumns.Contact, ({ contact }) => contact ?? ''],
  [payoutColumns.From, ({ from }) => from ?? ''],
  [payoutColumns.Period, ({ period }) => period],
  [payoutColumns.Count, ({ count }) => count],
  [payoutColumns.AmountYen, ({ amountYen }) => amountYen],
  [payoutColumns.Reason, ({ reason }) => payoutReasonLabels[reason]],
]

const joined = (...parts: (string | null)[]) => parts.filter((part) => part).join(' ')

/** 山形県鶴岡市見本町1-1 見本ビル101 */
function addressOf({ pref, city, address, building }: UserProfileRow): string {
  const prefecture = pref !== null && isPrefecture(pref) ? prefectureLabels[pref] : ''
  return joined(`${prefecture}${city ?? ''}${address ?? ''}`, building)
}

type Payout = {
  profile: UserProfileRow
  /** Contact of a former user, else null. */
  contact: string | null
  from: JapaneseDate | null
  period: JapaneseDate
  count: number
  amountYen: number
  reason: keyof typeof payoutReasonLabels
}

/** Owed rewards per person and period, oldest first. Donations only narrow the rows; the ledger decides. */
export async function listPayouts(db: Queryable): Promise<Payout[]> {
  const due = alias(rewardEntries, 'due')
  const paid = alias(rewardEntries, 'paid')
  const owed = db
    .select({
      userId: due.userId,
      periodId: due.periodId,
      count: sql<number>`count(distinct ${due.donationId})::int`.as('count'),
      amountYen: sql<number>`sum(${due.amountYen})::int`.as('amount_yen'),
      renewed: sql<boolean>`bool_or(${due.kind} = 'RenewalBonus')`.as('renewed'),
    })
    .from(donations)
    .innerJoin(due, eq(due.donationId, donations.id))
    .leftJoin(paid, and(eq(paid.donationId, due.donationId), eq(paid.kind, due.kind), eq(paid.stage, 'Paid')))
    .where(and(gt(donations.dueYen, 0), eq(due.stage, 'Due'), isNull(paid.id)))
    .groupBy(due.userId, due.periodId)
    .as('owed')
  const rows = await db
    .select({
      count: owed.count,
      amountYen: owed.amountYen,
      renewed: owed.renewed,
      period: screenings,
      profile: userProfiles,
      contact: rewardContacts.email,
    })
    .from(owed)
    .innerJoin(screenings, eq(screenings.id, owed.periodId))
    .innerJoin(userProfiles, eq(userProfiles.id, owed.userId))
    .leftJoin(rewardContacts, eq(rewardContacts.userId, owed.userId))
    .orderBy(asc(screenings.periodClosedOn), asc(userProfiles.donorId))
  const refused = await refusedRenewals(db)
  return rows.flatMap(({ count, amountYen, renewed, period, profile, contact }) => {
    const { periodClosedOn, validFrom, validUntil } = period
    if (periodClosedOn === null) return []
    const reason = (): Payout['reason'] => {
      if (renewed) return 'Renewed'
      if (refused.has(`${profile.id}/${periodClosedOn}`)) return 'NotCertified'
      return periodClosedOn === validUntil || !profile.deleteStatus ? 'Expired' : 'Left'
    }
    return [{ profile, contact, from: validFrom, period: periodClosedOn, count, amountYen, reason: reason() }]
  })
}

/** `user id/day` of renewal tests that did not certify, of people with due rewards. */
async function refusedRenewals(db: Queryable): Promise<Set<string>> {
  const rows = await db
    .select({ userId: screenings.userId, judgedAt: screenings.judgedAt })
    .from(screenings)
    .where(
      and(
        eq(screenings.inspectionType, 'Renewal'),
        isNull(screenings.validFrom),
        inArray(
          screenings.userId,
          db.select({ id: donations.userId }).from(donations).where(gt(donations.dueYen, 0)),
        ),
      ),
    )
  return new Set(
    rows.flatMap(({ userId, judgedAt }) => (judgedAt ? [`${userId}/${japaneseDateOf(judgedAt)}`] : [])),
  )
}
