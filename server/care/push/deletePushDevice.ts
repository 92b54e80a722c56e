import type { DeletePushDeviceInput, Success } from '../../generated/resolvers'
import { requireUser, type RequestContext } from '../../ground/access/context'
import { inTransaction } from '../../ground/db/inTransaction'
import { forgetDevices, ofDevice } from '../../ground/push/devices'
import { recordActivity } from '../../ground/recordActivity'

export async function deletePushDevice(
  context: RequestContext,
  { Endpoint }: DeletePushDeviceInput,
): Promise<Success> {
  const { id } = requireUser(context)
  const { now, requestId } = context
  await inTransaction(context, async (tx) => {
    const which = Endpoint == null ? undefined : await ofDevice(tx, Endpoint)
    if ((await forgetDevices(tx, id, which)) === 0) return
    const event = { category: 'Profile', operation: 'Update', fields: ['Push'] } as const
    await recordActivity(tx, { event, userId: id, actorId: id, now, requestId })
  })
  return { success: true }
}
