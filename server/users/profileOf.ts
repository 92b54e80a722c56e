import { inArray } from 'drizzle-orm'
import type { RequestContext } from '../context'
import type { UserProfile } from '../generated/resolvers'
import { readerOf } from '../reader'
import { userProfiles } from './tables'
import { toUserProfile } from './toUserProfile'

type Batch = { ids: Set<string>; profiles: Promise<Map<string, UserProfile>> }

const batches = new WeakMap<RequestContext, Batch>()

/**
 * The person of a row in a list. All rows of an answer are asked for at once, in one query. A member gets nobody but
 * themselves, whatever the row says; the row itself was granted by the operation that read it.
 */
export async function profileOf(context: RequestContext, userId: string): Promise<UserProfile | null> {
  const { principal } = context
  if (principal.kind === 'guest' || (principal.kind === 'user' && principal.id !== userId)) return null
  const batch = batches.get(context) ?? gather(context)
  batch.ids.add(userId)
  return (await batch.profiles).get(userId) ?? null
}

/** Reads when everybody who is asked for in this turn of the event loop has been named. */
function gather(context: RequestContext): Batch {
  const ids = new Set<string>()
  const profiles = new Promise<void>((named) => setImmediate(named)).then(async () => {
    batches.delete(context)
    const rows = await context.deps.db
      .select()
      .from(userProfiles)
      .where(inArray(userProfiles.id, [...ids]))
    const reader = readerOf(context.principal)
    return new Map(rows.map((row) => [row.id, toUserProfile(row, reader)]))
  })
  const batch = { ids, profiles }
  batches.set(context, batch)
  return batch
}
