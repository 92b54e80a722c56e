const KEY = 'pendingEmail'

/** Kept for this tab, so that a reload shows the code field again. */
export function keepPendingEmail(userId: string, email: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userId, email }))
  } catch {
    // Without storage the page itself remembers.
  }
}

export function forgetPendingEmail(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage nothing was kept.
  }
}

/** Null if no change is in progress. */
export function readPendingEmail(userId: string): string | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('userId' in kept) || !('email' in kept)) return null
    return kept.userId === userId && typeof kept.email === 'string' ? kept.email : null
  } catch {
    return null
  }
}
