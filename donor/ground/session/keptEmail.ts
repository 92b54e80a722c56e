import { useSyncExternalStore } from 'react'
import { forgetInTab, keepInTab, keptInTab } from './tabStorage'

const KEY = 'email-between-steps'

/** For browsers that keep nothing: until the page is loaded again. */
let inMemory: string | null = null

/** In this tab only, never in a URL. */
export function keepEmail(email: string): void {
  inMemory = email
  keepInTab(KEY, email)
}

export const keptEmail = (): string | null => keptInTab(KEY) ?? inMemory

export function forgetEmail(): void {
  inMemory = null
  forgetInTab(KEY)
}

const unchanging = () => () => undefined

/** Null if there is none, undefined during server rendering. */
export function useKeptEmail(): string | null | undefined {
  return useSyncExternalStore(unchanging, keptEmail, () => undefined)
}
