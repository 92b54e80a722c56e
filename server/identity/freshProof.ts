const FRESH = 5 * 60_000

/**
 * True if the person signed in just now. Changes of the way to sign in require it, so that an open session or
 * stolen token is not enough.
 * @param authenticatedAt time of the sign-in (`auth_time`), not of a refresh
 */
export const isFreshProof = (authenticatedAt: Date, now: Date): boolean =>
  now.getTime() - authenticatedAt.getTime() <= FRESH
