import { FLORA_TEST_APPLIED_BY_MEMBER, SAMPLE_ID_TAKEN } from '../../shared/messages/floraTests'
import { requireAdministrator, type RequestContext } from '../context'
import { inTransaction, violates } from '../db/transaction'
import { AppError, badField } from '../errors'
import type { InspectionDetail, RecordIntestinalFloraTestInput } from '../generated/resolvers'
import { inviteToFloraTest } from './inviteToFloraTest'
import { receiveFloraSample } from './receiveFloraSample'
import { shareFloraResult } from './shareFloraResult'
import { toInspectionDetail } from './toInspectionDetail'

const steps = { Guidance: inviteToFloraTest, Received: receiveFloraSample, Shared: shareFloraResult }

/**
 * Takes a flora test one step on: `Guidance` invites a member, `Received` enters the sample that arrived, `Shared` the
 * laboratory's result, which the member can read from then on. `Applied` is the member's own step. The same entry again
 * changes nothing and answers as the first. None of it touches the certification.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for others than administrators, NOT_FOUND, BAD_USER_INPUT by field,
 *   INVALID_STATE when the test is not at the step before, or another one of the member is under way
 */
export async function recordIntestinalFloraTest(
  context: RequestContext,
  input: RecordIntestinalFloraTestInput,
): Promise<InspectionDetail> {
  const caller = requireAdministrator(context)
  if (input.Status === 'Applied') throw new AppError('INVALID_STATE', FLORA_TEST_APPLIED_BY_MEMBER)
  const step = steps[input.Status]
  // A form sends what it leaves empty as null.
  const given = Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== null && value !== undefined),
  )
  try {
    return await inTransaction(context, async (tx) => {
      const row = await step(tx, context, { actorId: caller.id, given })
      return toInspectionDetail(row, { withResults: true })
    })
  } catch (error) {
    if (violates(error, 'flora_tests_sample')) throw badField('SampleId', SAMPLE_ID_TAKEN)
    throw error
  }
}
