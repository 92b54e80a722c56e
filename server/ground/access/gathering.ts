/**
 * Batches reads: one for all keys requested of an object in one turn of the event loop.
 * @returns the value of a key, or null
 */
export function gathering<Of extends object, Key, T>(read: (of: Of, keys: Key[]) => Promise<Map<Key, T>>) {
  const batches = new WeakMap<Of, { keys: Set<Key>; found: Promise<Map<Key, T>> }>()
  return async (of: Of, key: Key): Promise<T | null> => {
    let batch = batches.get(of)
    if (!batch) {
      const keys = new Set<Key>()
      const found = new Promise<void>((named) => setImmediate(named)).then(() => {
        batches.delete(of)
        return read(of, [...keys])
      })
      batch = { keys, found }
      batches.set(of, batch)
    }
    batch.keys.add(key)
    return (await batch.found).get(key) ?? null
  }
}
