import type { CurrentUserQuery } from '../../generated/graphql'

export type CurrentUser = CurrentUserQuery['getUser']

const listeners = new Set<() => void>()
let user: CurrentUser | null = null

export const currentUser = (): CurrentUser | null => user

export function subscribeToCurrentUser(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function keepCurrentUser(loaded: CurrentUser | null): void {
  user = loaded
  for (const listener of listeners) listener()
}

export const forgetCurrentUser = (): void => keepCurrentUser(null)
