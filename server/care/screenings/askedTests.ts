import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { donorStatuses } from '../../../shared/rules/person/stages'
import { examDueIn } from '../../../shared/rules/visits/exams'
import { isSuspended } from '../../../shared/rules/person/suspension'
import { askedTestErrors as errors } from '../../../shared/words/donating/askedTests'
import { scheduleExamSchema } from '../../../shared/forms/exam'
import {
  requireActiveUser,
  requireDuty,
  requireMaterial,
  type RequestContext,
} from '../../ground/access/context'
import { recordActivity } from '../../ground/recordActivity'
import type { Transaction } from '../../ground/db/client'
import { inTransaction } from '../../ground/db/inTransaction'
import type { Deps } from '../../ground/deps'
import { AppError, requireUuid, validated } from '../../ground/errors'
import type { AskedTest, AskForTestInput, ScheduleExamInput, Success } from '../../generated/resolvers'
import { askedTests, type AskedTestRow } from '../../ground/tables/askedTests'
import type { UserProfileRow } from '../../ground/tables/users'
import { findProfileForUpdate, recipientOf } from '../../records/person/findProfile'
import { holdOpening } from '../guidance/readOpening'
import { isReceived } from '../holds/beginHold'
import { endAsked, findAskedForUpdate, toAskedTest } from '../users/askedTest'
import { tellHospital } from '../users/cancelExamDay'
import { claimExamDay, examDayRules, tellExamDay } from './scheduleExam'

/** Asks a person to a test between two certifications, or after the last donation. */
export async function askForTest(context: RequestContext, { UserId }: AskForTestInput): Promise<AskedTest> {
  const caller = requireDuty(context, 'askForTest')
  requireMaterial(context)
  const { deps, now, requestId } = context
  return inTransaction(context, async (tx) => {
    const profile = await lockHere(tx, UserId)
    const open = await findAskedForUpdate(tx, profile.id)
    if (open) return toAskedTest(open)
    if (isSuspended(profile)) throw new AppError('INVALID_STATE', errors.suspended)
    if (examDueIn(profile.userStatus)) throw new AppError('INVALID_STATE', errors.due)
    if (!(await isReceived(tx, { userId: profile.id, since: null })))
      throw new AppError('INVALID_STATE', errors.nothing)
    return toAskedTest(await beginAsking(tx, { deps, now, requestId }, { profile, askedBy: caller.id }))
  })
}

/** Asks whoever is not asked yet, and tells them. The caller locks the person. */
export async function beginAsking(
  tx: Transaction,
  { deps, now, requestId = null }: { deps: Pick<Deps, 'mail'>; now: Date; requestId?: string | null },
  { profile, askedBy }: { profile: UserProfileRow; askedBy: string | null },
): Promise<AskedTestRow> {
  const kind = donorStatuses.includes(profile.userStatus) ? 'Interim' : 'Exit'
  // One that waits for a certification that ended without its test.
  await endAsked(tx, profile.id, { end: 'Replaced' }, now)
  const [row] = await tx
    .insert(askedTests)
    .values({ id: randomUUID(), userId: profile.id, kind, askedBy, createdAt: now, updatedAt: now })
    .returning()
  if (!row) throw new Error('An inserted test is missing')
  const event = { category: 'Screening', operation: 'Ask', type: kind } as const
  await recordActivity(tx, { event, userId: profile.id, actorId: askedBy, now, requestId })
  await deps.mail.enqueue(tx, {
    kind: 'testAsked',
    params: { kind },
    ...recipientOf(profile),
    dedupeKey: `testAsked/${row.id}`,
  })
  return row
}

/** Sets or moves the day of the test that somebody is asked to, and tells the person. */
export async function scheduleAskedTest(
  context: RequestContext,
  input: ScheduleExamInput,
): Promise<AskedTest> {
  requireDuty(context, 'scheduleAskedTest')
  requireMaterial(context)
  const { now } = context
  return inTransaction(context, async (tx) => {
    const hours = await holdOpening(tx)
    const profile = await lockHere(tx, input.UserId)
    const asked = await requireAsked(tx, profile.id)
    const rules = { ...examDayRules(profile, hours, now), expiration: null }
    const { ScheduledDate: date, ScheduledTime: time = null } = validated(scheduleExamSchema(rules), input)
    if (asked.scheduledDate === date && asked.scheduledTime === time) return toAskedTest(asked)
    const [row] = await claimExamDay(tx, date, () =>
      tx
        .update(askedTests)
        .set({ scheduledDate: date, scheduledTime: time, updatedAt: now })
        .where(eq(askedTests.id, asked.id))
        .returning(),
    )
    if (!row) throw new Error('A test that is held is missing')
    await tellExamDay(tx, context, { id: row.id, type: row.kind, date, time }, profile)
    return toAskedTest(row)
  })
}

/** Takes the asking back. */
export async function endAskedTest(context: RequestContext, { UserId }: AskForTestInput): Promise<AskedTest> {
  const caller = requireDuty(context, 'endAskedTest')
  requireMaterial(context)
  return inTransaction(context, async (tx) => {
    const { id: userId } = await lockHere(tx, UserId)
    return toAskedTest(await end(tx, context, { userId, actorId: caller.id, end: 'Withdrawn' }))
  })
}

/** The person does not come. */
export async function declineTest(context: RequestContext): Promise<Success> {
  const { id } = requireActiveUser(context)
  requireMaterial(context)
  await inTransaction(context, async (tx) => {
    await lockHere(tx, id)
    await end(tx, context, { userId: id, actorId: id, end: 'Declined' })
  })
  return { success: true }
}

async function end(
  tx: Transaction,
  context: RequestContext,
  { userId, actorId, end: how }: { userId: string; actorId: string; end: 'Declined' | 'Withdrawn' },
): Promise<AskedTestRow> {
  const { kind: type } = await requireAsked(tx, userId)
  const { now, requestId } = context
  const row = await endAsked(tx, userId, { end: how }, now)
  if (!row) throw new Error('A test that is held is missing')
  const operation = how === 'Declined' ? 'Decline' : 'EndAsking'
  const who = { userId, actorId }
  await recordActivity(tx, { ...who, event: { category: 'Screening', operation, type }, now, requestId })
  await tellHospital(tx, context, { ...who, type, day: { date: row.scheduledDate, time: row.scheduledTime } })
  return row
}

async function requireAsked(tx: Transaction, userId: string): Promise<AskedTestRow> {
  const asked = await findAskedForUpdate(tx, userId)
  if (!asked) throw new AppError('INVALID_STATE', errors.nobody)
  return asked
}

async function lockHere(tx: Transaction, userId: string): Promise<UserProfileRow> {
  const profile = await findProfileForUpdate(tx, requireUuid(userId))
  if (!profile || profile.deleteStatus) throw new AppError('NOT_FOUND')
  return profile
}
