const FRESH = 5 * 60_000

/**
 * True if the sign-in (`auth_time`, not a refresh) is recent. Guards changes of the way to sign in against stolen
 * tokens.
 */
export const isFreshProof = (authenticatedAt: Date, now: Date): boolean =>
  now.getTime() - authenticatedAt.getTime() <= FRESH
