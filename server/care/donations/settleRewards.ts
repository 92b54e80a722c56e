import { requireDuty, type RequestContext } from '../../ground/access/context'
import { inTransaction } from '../../ground/db/inTransaction'
import { holdRow } from '../../ground/db/oneRow'
import { requireUuid } from '../../ground/errors'
import type { RewardSummary, SettleRewardsInput } from '../../generated/resolvers'
import { rewardsOfUser, settleDue } from './periods/settlePeriod'
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
    const { Period: period, AmountYen: told } = input
    await settleDue(tx, context, { profile, period, actorId: caller.id, told })
    return rewardsOfUser(tx, context.deps.texts, userId)
  })
}
