import { setImmediate } from 'node:timers/promises'

export type UnderWay = {
  /** Counts a promise in until it settles, and hands it back. */
  track<T>(promise: Promise<T>): Promise<T>
  /** Resolves once nothing is under way and nothing new followed from it. */
  settled(): Promise<void>
}

/** Knows what has been begun and not ended, so that nothing is cut off when the database is closed. */
export function createUnderWay(): UnderWay {
  const open = new Set<Promise<unknown>>()
  return {
    track(promise) {
      open.add(promise)
      const forget = () => void open.delete(promise)
      promise.then(forget, forget)
      return promise
    },
    async settled() {
      do {
        await Promise.allSettled(open)
        // What follows from an answer begins before this returns.
        await setImmediate()
      } while (open.size > 0)
    },
  }
}
