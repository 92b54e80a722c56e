import { dueOtherwise, NO_REWARDS_DUE } from '../../../shared/words/program/apiErrors'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { inTransaction } from '../../ground/db/inTransaction'
import { holdRow } from '../../ground/db/oneRow'
import { requireUuid, AppError } from '../../ground/errors'
import type { RewardSummary, SettleRewardsInput } from '../../generated/resolvers'
import { rewardsOfUser, settlePeriod } from './periods/settlePeriod'
import { userProfiles } from '../../ground/tables/users'

/** Marks what is due of a closed period as paid. `Period` is its last day. */
export async function settleRewards(
  context: RequestContext,
  input: SettleRewardsInput,
): Promise<RewardSummary> {
  const caller = requireDuty(context, 'settleRewards')
  const userId = requireUuid(input.UserId)

  return inTransaction(context, async (tx) => {
    const profile = await holdRow(tx, userProfiles, userId)
    const entry = { profile, period: input.Period, actorId: caller.id }
    const { paidNow, amountYen } = await settlePeriod(tx, context, entry)
    if (!paidNow) throw new AppError('INVALID_STATE', NO_REWARDS_DUE)
    if (amountYen !== (input.AmountYen ?? amountYen)) throw new AppError('CONFLICT', dueOtherwise(amountYen))
    return rewardsOfUser(tx, context.deps.texts, userId)
  })
}
