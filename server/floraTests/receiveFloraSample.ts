import { eq } from 'drizzle-orm'
import { japaneseDateOf } from '../../shared/dates'
import { FLORA_TEST_ALREADY_RECEIVED, FLORA_TEST_NOT_APPLIED } from '../../shared/messages/floraTests'
import { floraSampleSchema } from '../../shared/validation/floraTest'
import { recordActivity } from '../activity/recordActivity'
import type { RequestContext } from '../context'
import type { Transaction } from '../db/client'
import { AppError, validated } from '../errors'
import { findFloraTestForUpdate } from './findFloraTestForUpdate'
import { requireAfterInvitation } from './requireAfterInvitation'
import { floraTests, type FloraTestRow } from './tables'

/** Enters the sample that arrived, under a number of its own. The day of the test can follow with the result. */
export async function receiveFloraSample(
  tx: Transaction,
  { now, requestId }: RequestContext,
  { actorId, given }: { actorId: string; given: object },
): Promise<FloraTestRow> {
  const values = validated(floraSampleSchema(japaneseDateOf(now)), given)
  const { test } = await findFloraTestForUpdate(tx, values.InspectionDetailId)
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
