import type { DeletePushDeviceInput, Success } from '../../generated/resolvers'
import { requireUser, type RequestContext } from '../../ground/access/context'
import { forgetDevices, ofDevice } from '../../ground/push/devices'
import { loggedTransaction } from '../../ground/loggedTransaction'

export async function deletePushDevice(
  context: RequestContext,
  { Endpoint }: DeletePushDeviceInput,
): Promise<Success> {
  const { id } = requireUser(context)
  await loggedTransaction(context, async (tx, log) => {
    const which = Endpoint == null ? undefined : await ofDevice(tx, Endpoint)
    if ((await forgetDevices(tx, id, which)) === 0) return
    await log(id, { category: 'Profile', operation: 'Update', fields: ['Push'] })
  })
  return { success: true }
}
