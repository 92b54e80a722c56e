import type { SealKey } from './chain'

export type Excuse = {
  /** Notes the key of a seal, in the order of the chain. */
  seen(key: SealKey | null): void
  /** Whether nothing is to be said of a seal by this key, because it is lost; then it is counted. */
  isLost(keyId: string): boolean
  count(): number
}

/**
 * Excuses seals by lost keys, until the first one by the key that seals now: nobody seals with a lost key later, so
 * whoever calls a newer seal one of theirs hides something.
 */
export function excuseLost(lost: readonly string[], [present]: readonly SealKey[]): Excuse {
  let [isOver, excused] = [false, 0]
  return {
    seen(key) {
      isOver ||= key !== null && key.id === present?.id
    },
    isLost(keyId) {
      if (isOver || !lost.includes(keyId)) return false
      excused++
      return true
    },
    count: () => excused,
  }
}
