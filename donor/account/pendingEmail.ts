const KEY = 'pendingEmail'

/** A change of address under way, kept for this tab so that a reload finds the field for the code again. */
export function keepPendingEmail(userId: string, email: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userId, email }))
  } catch {
    // Storage refused or full: the page itself still knows until it is left.
  }
}

export function forgetPendingEmail(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing could be kept there in the first place.
  }
}

/** The address that this person's code went to; null when no change is under way. */
export function readPendingEmail(userId: string): string | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('userId' in kept) || !('email' in kept)) return null
    return kept.userId === userId && typeof kept.email === 'string' ? kept.email : null
  } catch {
    return null
  }
}
