const FRESH = 5 * 60_000

/** True if `authenticatedAt` (`auth_time`, not a refresh) is recent; a stolen token must not change how to sign in. */
export const isFreshProof = (authenticatedAt: Date, now: Date): boolean =>
  now.getTime() - authenticatedAt.getTime() <= FRESH
