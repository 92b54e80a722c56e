import type { FastifyInstance } from 'fastify'
import type { Queryable, Transaction } from '../db/client'

export type PoolUserStatus = 'Unconfirmed' | 'Confirmed' | 'ForceChangePassword' | 'ResetRequired'

/** A user as the pool knows it. `sub` is our user id for good; the address may change. */
export type PoolUser = {
  sub: string
  email: string
  emailVerified: boolean
  status: PoolUserStatus
  enabled: boolean
  /** Whether an authenticator app is asked for at sign-in; null where the pool does not tell. */
  hasTotp: boolean | null
}

/** A user as a list of the pool has them. */
export type ListedUser = PoolUser & { createdAt: Date; updatedAt: Date }

export type PoolGroup = 'Administrators' | 'Support'

/** What the pool is compared with our tables by. */
export type PoolAccount = Pick<PoolUser, 'sub' | 'email' | 'status'> & { groups: readonly PoolGroup[] }

/** Replaced by a password of one's own at the first sign-in. */
export type TemporaryPassword = { temporaryPassword: string; expiresAt: Date }

/** What a good access token says. Group membership decides the role. */
export type AccessTokenClaims = {
  sub: string
  groups: readonly PoolGroup[]
  /** When the sign-in was that it comes from; null where the token does not say. */
  authenticatedAt: Date | null
}

/**
 * Administration of the user pool. Two implementations: the embedded pool, and Amazon Cognito through the AWS SDK.
 * None of these calls is reachable over HTTP.
 */
export type IdentityAdmin = {
  findUser(sub: string): Promise<PoolUser | null>
  /** Those who are there, in any order. */
  findUsers(subs: readonly string[]): Promise<PoolUser[]>
  /** A page of everybody, by the beginning of their address; newest first where the pool can. */
  listUsers(request: {
    emailPrefix: string
    pageToken: string | null
  }): Promise<{ users: ListedUser[]; pageToken: string | null }>
  /**
   * Mails the code that somebody needs to go on: of the sign-up to whoever has not confirmed the address, for a new
   * password to whoever has. A pool in our own database does so in the transaction.
   * @returns which it was; null for unknown ids, and for an account that is stopped or waits for a temporary password
   */
  sendCode(sub: string, tx: Queryable): Promise<'SignUp' | 'Recovery' | null>
  /** Creates a confirmed address with a temporary password; null when the address is taken. */
  createUser(input: {
    email: string
    group: PoolGroup
  }): Promise<({ sub: string } & TemporaryPassword) | null>
  /** Removes the account with its sessions; unknown ids are no error. */
  deleteUser(sub: string): Promise<void>
  setEnabled(sub: string, enabled: boolean): Promise<void>
  addToGroup(sub: string, group: PoolGroup): Promise<void>
  removeFromGroup(sub: string, group: PoolGroup): Promise<void>
  signOutEverywhere(sub: string): Promise<void>
  /**
   * Gives the account another confirmed address and ends every session. A pool in our own database does so in the
   * transaction.
   * @returns false when the address is taken
   */
  changeEmail(sub: string, email: string, tx: Transaction): Promise<boolean>
  /** Every account there is with its groups, page by page; it may take long. */
  listAccounts(): AsyncIterable<PoolAccount[]>
  /**
   * Forgets the authenticator app and ends every session. A pool in our own database does so in the transaction.
   * @returns false when the account is known to have none
   */
  resetTotp(sub: string, tx: Queryable): Promise<boolean>
  /**
   * Replaces a temporary password that was never used; the old one is void. A pool in our own database does so in the
   * transaction. Null for whoever has a password of their own, and for unknown ids.
   */
  renewTemporaryPassword(sub: string, tx: Queryable): Promise<TemporaryPassword | null>
}

export type Identity = {
  admin: IdentityAdmin
  /** The claims of a good access token of this pool and client, null for anything else. Never throws on bad tokens. */
  verifyAccessToken(token: string): Promise<AccessTokenClaims | null>
  /** To whom a token was given, by its signature alone, also a while after its end: only to count whose calls these are. */
  recogniseToken(token: string): Promise<string | null>
  /** The account that a sign-in is for, when it is likely the caller's own. Amazon Cognito counts sign-ins itself. */
  recogniseCaller?(userName: string, caller: { ip: string; token: string | null }): Promise<string | null>
  /** Removes what has ended and sign-ups never confirmed; Amazon Cognito does so itself. */
  cleanUp?(now: Date): Promise<void>
  /** Adds the public protocol under /identity/; only the embedded pool has one. */
  registerRoutes?(app: FastifyInstance): void
}
