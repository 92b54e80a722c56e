const FRESH = 5 * 60_000

/**
 * Whether somebody has just shown who they are. What changes how an account is signed in to asks for it: an open
 * session, or a token that was borrowed, must not be enough to keep the account.
 * @param authenticatedAt the end of the sign-in that the token comes from (`auth_time`), not of its last refresh
 */
export const isFreshProof = (authenticatedAt: Date, now: Date): boolean =>
  now.getTime() - authenticatedAt.getTime() <= FRESH
