import type { RequestContext } from './context'

/**
 * Batches reads by id: one query for all ids requested in one turn of the event loop.
 * @returns the value of an id, or null
 */
export function gathering<T>(read: (context: RequestContext, ids: string[]) => Promise<Map<string, T>>) {
  const batches = new WeakMap<RequestContext, { ids: Set<string>; found: Promise<Map<string, T>> }>()
  return async (context: RequestContext, id: string): Promise<T | null> => {
    let batch = batches.get(context)
    if (!batch) {
      const ids = new Set<string>()
      const found = new Promise<void>((named) => setImmediate(named)).then(() => {
        batches.delete(context)
        return read(context, [...ids])
      })
      batch = { ids, found }
      batches.set(context, batch)
    }
    batch.ids.add(id)
    return (await batch.found).get(id) ?? null
  }
}
