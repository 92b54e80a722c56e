import { performance } from 'node:perf_hooks'
import { perObject } from '../../../shared/facts/perObject'
import type { RequestContext } from './context'
import type { Database } from '../db/client'

/** Answers also change with the hour, without an event. */
const MOST_AGE_MS = 5_000
const MOST_ANSWERS = 500

/**
 * Answers that are the same for all staff. After a change, the database answers the first page, and the others share
 * its answer until the next change is heard (`live/hear.ts`). While changes are not heard, nothing is shared.
 */
export function createSharedReads() {
  const answers = new Map<string, { at: number; answer: Promise<unknown> }>()
  let isHearing = false

  return {
    hears(hearing: boolean): void {
      isHearing = hearing
      answers.clear()
    },
    /** A running read serves only those who already wait for it: it may have read before the change. */
    changed: () => answers.clear(),
    async read<T>(key: string, read: () => Promise<T>): Promise<T> {
      if (!isHearing) return read()
      const now = performance.now()
      const known = answers.get(key)
      if (known && now - known.at < MOST_AGE_MS) return known.answer as Promise<T>
      if (answers.size >= MOST_ANSWERS) answers.clear()
      const answer = read()
      const entry = { at: now, answer }
      answers.set(key, entry)
      answer.catch(() => {
        if (answers.get(key) === entry) answers.delete(key)
      })
      return answer
    },
  }
}

/** One per process: its database is heard on one connection. */
export const sharedReadsOf = perObject((_database: Database) => createSharedReads())

/**
 * @param key identifies the answer, with all that it depends on except the caller
 * @param read must not depend on the caller, except for the position that a replica must have reached
 */
export function sharedRead<T>(
  { deps, principal }: RequestContext,
  key: string,
  read: () => Promise<T>,
): Promise<T> {
  const wroteAt = deps.replica && principal.kind === 'staff' ? (principal.wroteAt ?? '') : ''
  return sharedReadsOf(deps.db).read(`${wroteAt} ${key}`, read)
}
