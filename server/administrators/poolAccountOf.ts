import type { RequestContext } from '../access/context'
import type { PoolUser } from '../identity/identity'

type Batch = { ids: Set<string>; accounts: Promise<Map<string, PoolUser>> }

const batches = new WeakMap<RequestContext, Batch>()

/**
 * A console user's pool account, batched over one answer. Null if the pool does not answer, so that the list
 * still works.
 */
export async function poolAccountOf(context: RequestContext, id: string): Promise<PoolUser | null> {
  const batch = batches.get(context) ?? gather(context)
  batch.ids.add(id)
  return (await batch.accounts).get(id) ?? null
}

/** Asks after all ids of this turn of the event loop are known. */
function gather(context: RequestContext): Batch {
  const ids = new Set<string>()
  const accounts = new Promise<void>((named) => setImmediate(named)).then(async () => {
    batches.delete(context)
    const { identity, log } = context.deps
    try {
      const users = await identity.admin.findUsers([...ids])
      return new Map(users.map((user) => [user.sub, user]))
    } catch (error) {
      log.warn({ err: error }, 'the user pool did not answer')
      return new Map<string, PoolUser>()
    }
  })
  const batch = { ids, accounts }
  batches.set(context, batch)
  return batch
}
