import type { FastifyInstance } from 'fastify'

export type PoolUserStatus = 'Unconfirmed' | 'Confirmed' | 'ForceChangePassword' | 'ResetRequired'

/** A user as the pool knows it. `sub` is our user id for good; the address may change. */
export type PoolUser = {
  sub: string
  email: string
  emailVerified: boolean
  status: PoolUserStatus
  enabled: boolean
}

export type PoolGroup = 'Administrators' | 'Support'

/** What a good access token says. Group membership decides the role. */
export type AccessTokenClaims = { sub: string; groups: readonly PoolGroup[] }

/**
 * Administration of the user pool. Two implementations: the embedded pool, and Amazon Cognito through the AWS SDK.
 * None of these calls is reachable over HTTP.
 */
export type IdentityAdmin = {
  findUser(sub: string): Promise<PoolUser | null>
  /** Creates a confirmed address with a temporary password; null when the address is taken. */
  createUser(input: {
    email: string
    group: PoolGroup
  }): Promise<{ sub: string; temporaryPassword: string; expiresAt: Date } | null>
  /** Removes the account with its sessions; unknown ids are no error. */
  deleteUser(sub: string): Promise<void>
  setEnabled(sub: string, enabled: boolean): Promise<void>
  addToGroup(sub: string, group: PoolGroup): Promise<void>
  removeFromGroup(sub: string, group: PoolGroup): Promise<void>
  signOutEverywhere(sub: string): Promise<void>
}

export type Identity = {
  admin: IdentityAdmin
  /** The claims of a good access token of this pool and client, null for anything else. Never throws on bad tokens. */
  verifyAccessToken(token: string): Promise<AccessTokenClaims | null>
  /** Removes what has ended and sign-ups never confirmed; Amazon Cognito does so itself. */
  cleanUp?(now: Date): Promise<void>
  /** Adds the public protocol under /identity/; only the embedded pool has one. */
  registerRoutes?(app: FastifyInstance): void
}
