import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { JapaneseDate } from '../../../../shared/facts/dates'
import { recordActivity } from '../../../ground/recordActivity'
import type { Transaction, Queryable } from '../../../ground/db/client'
import type { Deps } from '../../../ground/deps'
import { donations, donationScreenings, rewardEntries, stoolReceived } from '../../../ground/tables/donations'
import { isOpenPeriod, screenings, type ScreeningRow, onlineChecks } from '../../../ground/tables/screenings'
import type { UserProfileRow } from '../../../ground/tables/users'
import { endAnswerPauses } from '../../users/answerPauses'
import { recipientOf, moveStatus } from '../../../records/person/findProfile'

export type ClosedPeriod = { count: number; amount: number }

/**
 * Ends a donor period: its donations become due, with the bonus if the renewal certified. Closing again changes nothing
 * (unique key of the ledger). The caller locks the profile, so no donation is recorded meanwhile.
 * @returns the due donations and whole yen
 */
export async function closePeriod(
  tx: Transaction,
  deps: Pick<Deps, 'mail' | 'texts'>,
  {
    profile,
    period,
    on,
    renewed,
    now,
  }: {
    profile: UserProfileRow
    period: ScreeningRow
    on: JapaneseDate
    renewed: boolean
    now: Date
  },
): Promise<ClosedPeriod> {
  const [closed] = await tx
    .update(screenings)
    .set({ periodClosedOn: on, updatedAt: now })
    .where(and(eq(screenings.id, period.id), isOpenPeriod))
    .returning({ id: screenings.id })
  if (!closed) return { count: 0, amount: 0 }

  const received = await receivedIn(tx, period)
  const { donationYen, renewalBonusYen } = deps.texts.rewards
  // Each donation earns the amount promised when it was made.
  const due = received.flatMap(({ id: donationId, promisedYen }) => [
    { donationId, kind: 'Donation' as const, amountYen: promisedYen ?? donationYen },
    ...(renewed ? [{ donationId, kind: 'RenewalBonus' as const, amountYen: renewalBonusYen }] : []),
  ])
  return owe(tx, deps, { profile, period, on, due, mailKey: `rewardsDue/${period.id}`, now })
}

/** Owes the bonus of a renewal that certifies after its period has closed, unless owed already. Returns the due donations and whole yen. */
export async function oweRenewalBonus(
  tx: Transaction,
  deps: Pick<Deps, 'mail' | 'texts'>,
  { profile, period, now }: { profile: UserProfileRow; period: ScreeningRow; now: Date },
): Promise<ClosedPeriod> {
  const received = await receivedIn(tx, period)
  const amountYen = deps.texts.rewards.renewalBonusYen
  const due = received.map(({ id: donationId }) => ({ donationId, kind: 'RenewalBonus' as const, amountYen }))
  const on = period.periodClosedOn ?? period.validUntil
  if (!on) throw new Error('A period that was closed has its last day')
  return owe(tx, deps, { profile, period, on, due, mailKey: `rewardsDue/${period.id}/bonus`, now })
}

const receivedIn = (tx: Transaction, period: Pick<ScreeningRow, 'id'>) =>
  tx
    .select({ id: donations.id, promisedYen: rewardEntries.amountYen })
    .from(donations)
    .innerJoin(donationScreenings, eq(donationScreenings.donationId, donations.id))
    .leftJoin(
      rewardEntries,
      and(
        eq(rewardEntries.donationId, donations.id),
        eq(rewardEntries.kind, 'Donation'),
        eq(rewardEntries.stage, 'Pending'),
      ),
    )
    .where(and(eq(donationScreenings.screeningId, period.id), stoolReceived))

type Due = Pick<typeof rewardEntries.$inferInsert, 'donationId' | 'kind' | 'amountYen'>

async function owe(
  tx: Transaction,
  deps: Pick<Deps, 'mail'>,
  {
    profile,
    period,
    on,
    due,
    mailKey,
    now,
  }: {
    profile: UserProfileRow
    period: ScreeningRow
    on: JapaneseDate
    due: readonly Due[]
    mailKey: string
    now: Date
  },
): Promise<ClosedPeriod> {
  if (due.length === 0) return { count: 0, amount: 0 }
  const stage = 'Due' as const
  const written = await tx
    .insert(rewardEntries)
    .values(
      due.map((entry) => ({
        id: randomUUID(),
        userId: profile.id,
        stage,
        periodId: period.id,
        createdAt: now,
        ...entry,
      })),
    )
    .onConflictDoNothing()
    .returning()
  const amount = written.reduce((sum, entry) => sum + entry.amountYen, 0)
  const count = new Set(due.map(({ donationId }) => donationId)).size
  const event = { category: 'Reward', operation: 'Due', count, amount } as const
  await recordActivity(tx, { event, userId: profile.id, actorId: null, now })
  if (profile.email)
    await deps.mail.enqueue(tx, {
      kind: 'rewardsDue',
      params: { from: period.validFrom ?? on, to: on, count, amountYen: amount },
      ...recipientOf(profile),
      dedupeKey: mailKey,
    })
  return { count, amount }
}

/**
 * Ends a donor's status after expiry, a test that did not certify or a corrected judgement: the period closes, its
 * rewards become due, and the person is an applicant again.
 * @throws AppError INVALID_STATE when the life cycle does not allow the event
 */
export async function loseDonorStatus(
  tx: Transaction,
  deps: Pick<Deps, 'mail' | 'texts'>,
  {
    profile,
    event,
    on,
    now,
    actorId,
    effects = {},
  }: {
    profile: UserProfileRow
    event: 'expired' | 'notCertified' | 'certificationCorrected'
    on: JapaneseDate
    now: Date
    actorId: string | null
    effects?: Partial<UserProfileRow>
  },
): Promise<UserProfileRow> {
  const period = await findOpenPeriod(tx, profile.id)
  if (period) await closePeriod(tx, deps, { profile, period, on, renewed: false, now })
  const row = await moveStatus(
    tx,
    { id: profile.id, from: profile.userStatus },
    {
      event,
      now,
      effects: {
        donorStatus: 'NotCertified',
        donorProcessStatus: 'Applicant',
        lossDonorStatusDate: on,
        donationPaused: false,
        // A passed check of the ended round no longer counts; a failed one still has its retry day.
        ...(profile.onlineCheckResult === 'Passed'
          ? { onlineCheckResult: null, onlineCheckScore: null }
          : {}),
        ...effects,
      },
    },
  )
  await endAnswerPauses(tx, row.id, now)
  await turnDraft(tx, row.id, 'Registration', now)
  await recordActivity(tx, {
    event: { category: 'Screening', operation: 'End' },
    userId: row.id,
    actorId,
    now,
  })
  return row
}

const STATUS_OF_DRAFT = {
  Registration: 'Registration',
  Renewal: 'RenewalExamOnlineCheckBeforeExam',
} as const

/** An unsent check becomes one of the round that the person is in now, and keeps its answers. */
export async function turnDraft(
  tx: Transaction,
  userId: string,
  into: keyof typeof STATUS_OF_DRAFT,
  now: Date,
): Promise<void> {
  const drafts = tx
    .select({ id: onlineChecks.screeningId })
    .from(onlineChecks)
    .where(and(eq(onlineChecks.userId, userId), isNull(onlineChecks.submittedAt)))
  await tx
    .update(screenings)
    .set({ inspectionType: into, userStatus: STATUS_OF_DRAFT[into], updatedAt: now })
    .where(inArray(screenings.id, drafts))
}

/** The open donor period: the certified screening that has not ended. */
export async function findOpenPeriod(db: Queryable, userId: string): Promise<ScreeningRow | null> {
  const [row] = await db
    .select()
    .from(screenings)
    .where(and(eq(screenings.userId, userId), isOpenPeriod))
  return row ?? null
}

/** The donor period that a renewal follows. */
export async function earlierPeriod(db: Queryable, info: ScreeningRow): Promise<ScreeningRow | null> {
  if (info.inspectionType !== 'Renewal') return null
  const [row] = await db
    .select()
    .from(screenings)
    .where(
      and(
        eq(screenings.userId, info.userId),
        isNotNull(screenings.validFrom),
        lt(screenings.screeningInfoCreatedAt, info.screeningInfoCreatedAt),
      ),
    )
    .orderBy(desc(screenings.validFrom), desc(screenings.id))
    .limit(1)
  return row ?? null
}
