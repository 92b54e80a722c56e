import { useSyncExternalStore } from 'react'

const KEY = 'email-between-steps'

/** Between the steps of the sign-up and of the recovery, in this tab alone and never in an address. */
export function keepEmail(email: string): void {
  sessionStorage.setItem(KEY, email)
}

export const keptEmail = (): string | null => sessionStorage.getItem(KEY)

export function forgetEmail(): void {
  sessionStorage.removeItem(KEY)
}

const unchanging = () => () => undefined

/** The kept address; null if there is none, undefined while the server renders, which cannot know. */
export function useKeptEmail(): string | null | undefined {
  return useSyncExternalStore(unchanging, keptEmail, () => undefined)
}
