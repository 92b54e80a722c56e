import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let outdated = false

export const isOutdated = (): boolean => outdated

export function markOutdated(): void {
  outdated = true
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useOutdated(): boolean {
  return useSyncExternalStore(subscribe, isOutdated, () => false)
}
