import { useSyncExternalStore } from 'react'

const KEY = 'email-between-steps'

/** In this tab only, never in a URL. */
export function keepEmail(email: string): void {
  sessionStorage.setItem(KEY, email)
}

export const keptEmail = (): string | null => sessionStorage.getItem(KEY)

export function forgetEmail(): void {
  sessionStorage.removeItem(KEY)
}

const unchanging = () => () => undefined

/** Null if there is none, undefined during server rendering. */
export function useKeptEmail(): string | null | undefined {
  return useSyncExternalStore(unchanging, keptEmail, () => undefined)
}
