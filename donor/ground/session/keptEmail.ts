import { useSyncExternalStore } from 'react'

const KEY = 'email-between-steps'

/** For browsers that keep nothing: until the page is loaded again. */
let inMemory: string | null = null

/** In this tab only, never in a URL. */
export function keepEmail(email: string): void {
  inMemory = email
  try {
    sessionStorage.setItem(KEY, email)
  } catch {
    // Memory has it.
  }
}

export function keptEmail(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? inMemory
  } catch {
    return inMemory
  }
}

export function forgetEmail(): void {
  inMemory = null
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}

const unchanging = () => () => undefined

/** Null if there is none, undefined during server rendering. */
export function useKeptEmail(): string | null | undefined {
  return useSyncExternalStore(unchanging, keptEmail, () => undefined)
}
