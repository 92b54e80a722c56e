import { perObject } from '../../shared/perObject'

/** Whoever waits for a write. */
type Waiting<T> = { item: T; done: () => void; failed: (error: unknown) => void }

/**
 * Writes in turn: what comes while one write is under way waits for the next, which writes all of it at once. Whoever has
 * given something to write goes on when it is committed; if that fails, so do all whose share it was.
 * @param most of one write
 */
export function inTurn<Of extends object, T>(
  most: number,
  write: (of: Of, items: readonly T[]) => Promise<unknown>,
) {
  const lines = perObject((_of: Of) => ({ waiting: [] as Waiting<T>[], isUnderWay: false }))

  async function writeAll(of: Of): Promise<void> {
    const line = lines(of)
    line.isUnderWay = true
    // Those who come in the same turn of the event loop go together.
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
