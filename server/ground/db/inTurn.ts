import { perObject } from '../../../shared/facts/perObject'

type Waiting<T> = { item: T; done: () => void; failed: (error: unknown) => void }

/**
 * Writes in turn: items that arrive during a write wait for the next one, which writes all of them at once. The caller
 * continues after the commit; a failed write fails for all its callers.
 * @param most items per write
 */
export function inTurn<Of extends object, T>(
  most: number,
  write: (of: Of, items: readonly T[]) => Promise<unknown>,
) {
  const lines = perObject((_of: Of) => ({ waiting: [] as Waiting<T>[], isUnderWay: false }))

  async function writeAll(of: Of): Promise<void> {
    const line = lines(of)
    line.isUnderWay = true
    // Callers of the same turn of the event loop share a write.
    await new Promise<void>((next) => setImmediate(next))
    for (let some = line.waiting.splice(0, most); some.length > 0; some = line.waiting.splice(0, most))
      try {
        await write(
          of,
          some.map(({ item }) => item),
        )
        for (const { done } of some) done()
      } catch (error) {
        for (const { failed } of some) failed(error)
      }
    line.isUnderWay = false
  }

  return (of: Of, item: T): Promise<void> =>
    new Promise((done, failed) => {
      const line = lines(of)
      line.waiting.push({ item, done, failed })
      if (!line.isUnderWay) void writeAll(of)
    })
}
