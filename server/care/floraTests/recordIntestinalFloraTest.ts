import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import {
  FLORA_TEST_APPLIED_BY_MEMBER,
  SAMPLE_ID_TAKEN,
  FLORA_TEST_RUNNING,
  FLORA_TEST_WHILE_SUSPENDED,
  FLORA_TEST_ALREADY_RECEIVED,
  FLORA_TEST_NOT_APPLIED,
} from '../../../shared/words/donating/floraTests'
import { isSuspended } from '../../../shared/rules/person/suspension'
import { floraInvitationSchema, floraSampleSchema } from '../../../shared/forms/floraTest'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { recordActivity } from '../../ground/recordActivity'
import { type Transaction, violates } from '../../ground/db/client'
import { inTransaction } from '../../ground/db/inTransaction'
import { requireUuid, AppError, badField, validated, requireFound } from '../../ground/errors'
import type { InspectionDetail, RecordIntestinalFloraTestInput } from '../../generated/resolvers'
import { floraTests, type FloraTestRow } from '../../ground/tables/floraTests'
import { userProfiles, type UserProfileRow } from '../../ground/tables/users'
import { findProfileForUpdate, recipientOf } from '../../records/person/findProfile'
import {
  enterFloraResults,
  lockFloraRanking,
  rankFloraTests,
  findLatestFloraTest,
  isUnderWay,
  findFloraTestForUpdate,
  requireAfterInvitation,
} from './enterFloraResult'
import { toInspectionDetail } from './listIntestinalFloraTests'

/**
 * Invites a member until a deadline and clears their request. The mail goes to people who requested it or
 * accept notices; my page shows the invitation to all.
 */
async function inviteToFloraTest(
  tx: Transaction,
  { now, requestId, deps }: RequestContext,
  { actorId, given }: { actorId: string; given: object },
): Promise<FloraTestRow> {
  const today = japaneseDateOf(now)
  const { UserId, DeadlineForApplicationAt: deadline } = validated(floraInvitationSchema(today), given)
  const profile = requireFound(await findProfileForUpdate(tx, requireUuid(UserId)))
  const latest = await findLatestFloraTest(tx, profile.id)
  if (latest && latest.invitedDate === today && latest.deadlineForApplicationAt === deadline) return latest
  if (latest && isUnderWay(latest, today)) throw new AppError('INVALID_STATE', FLORA_TEST_RUNNING)
  if (isSuspended(profile)) throw new AppError('INVALID_STATE', FLORA_TEST_WHILE_SUSPENDED)

  const [row] = await tx
    .insert(floraTests)
    .values({
      id: randomUUID(),
      userId: profile.id,
      status: 'Guidance',
      invitedDate: today,
      deadlineForApplicationAt: deadline,
      inspectionDetailCreatedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!row) throw new Error('An inserted flora test is missing')
  await tx
    .update(userProfiles)
    .set({ floraInvitationRequestedAt: null })
    .where(eq(userProfiles.id, profile.id))
  const event = { category: 'FloraTest', operation: 'Invite' } as const
  await recordActivity(tx, { event, userId: profile.id, actorId, now, requestId })
  if (wantsNotice(profile))
    await deps.mail.enqueue(tx, {
      kind: 'floraInvitation',
      params: { deadline },
      ...recipientOf(profile),
      dedupeKey: `floraInvitation/${row.id}`,
    })
  return row
}

const wantsNotice = (profile: UserProfileRow) =>
  profile.email !== null && (profile.floraInvitationRequestedAt !== null || profile.subscribedMagazine)

const steps = { Guidance: inviteToFloraTest, Received: receiveFloraSample, Shared: shareFloraResult }

/**
 * Moves a flora test one step: `Guidance` invites, `Received` enters the sample, `Shared` shares the laboratory's
 * result. `Applied` is the member's step. A repeated entry changes nothing.
 */
export async function recordIntestinalFloraTest(
  context: RequestContext,
  input: RecordIntestinalFloraTestInput,
): Promise<InspectionDetail> {
  const caller = requireDuty(context, 'recordIntestinalFloraTest')
  if (input.Status === 'Applied') throw new AppError('INVALID_STATE', FLORA_TEST_APPLIED_BY_MEMBER)
  const step = steps[input.Status]
  // A form sends empty fields as null.
  const given = Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== null && value !== undefined),
  )
  try {
    return await inTransaction(context, async (tx) => {
      const row = await step(tx, context, { actorId: caller.id, given })
      return toInspectionDetail(row)
    })
  } catch (error) {
    if (violates(error, 'flora_tests_sample')) throw badField('SampleId', SAMPLE_ID_TAKEN)
    throw error
  }
}

async function receiveFloraSample(
  tx: Transaction,
  { now, requestId, deps }: RequestContext,
  { actorId, given }: { actorId: string; given: object },
): Promise<FloraTestRow> {
  const values = validated(floraSampleSchema(japaneseDateOf(now)), given)
  const { test } = await findFloraTestForUpdate(tx, deps.vault, values.InspectionDetailId)
  if (test.status === 'Guidance') throw new AppError('INVALID_STATE', FLORA_TEST_NOT_APPLIED)
  if (test.status !== 'Applied') {
    const same = test.status === 'Received' && test.sampleId === values.SampleId
    if (same && (values.ExamDate ?? test.examDate) === test.examDate) return test
    throw new AppError('INVALID_STATE', FLORA_TEST_ALREADY_RECEIVED)
  }
  requireAfterInvitation(test, values.ExamDate)

  const [row] = await tx
    .update(floraTests)
    .set({ status: 'Received', sampleId: values.SampleId, examDate: values.ExamDate ?? null, updatedAt: now })
    .where(eq(floraTests.id, test.id))
    .returning()
  if (!row) throw new Error('A flora test that is held is missing')
  const event = { category: 'FloraTest', operation: 'Receive' } as const
  await recordActivity(tx, { event, userId: test.userId, actorId, now, requestId })
  return row
}

async function shareFloraResult(
  tx: Transaction,
  context: RequestContext,
  { actorId, given }: { actorId: string; given: object },
): Promise<FloraTestRow> {
  const [entered] = await enterFloraResults(tx, context, { actorId, given: [given] })
  if (!entered) throw new Error('A result that was entered is missing')
  if (entered.changed) {
    await lockFloraRanking(tx)
    await rankFloraTests(tx)
  }
  const [row] = await tx.select().from(floraTests).where(eq(floraTests.id, entered.id))
  if (!row) throw new Error('A flora test that is held is missing')
  return row
}
