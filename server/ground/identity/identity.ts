import type { PoolGroup } from '../settings/poolGroups'
import type { FastifyInstance } from 'fastify'
import type { SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/client'

export type PoolUserStatus = 'Unconfirmed' | 'Confirmed' | 'ForceChangePassword' | 'ResetRequired'

/** A user of the pool. `sub` is our permanent user id; the address may change. */
export type PoolUser = {
  sub: string
  email: string
  emailVerified: boolean
  status: PoolUserStatus
  enabled: boolean
  /** True if sign-in asks for an authenticator app; null if unknown. */
  hasTotp: boolean | null
  /** True if a passkey signs in; null if unknown. */
  hasPasskey: boolean | null
}

export type ListedUser = PoolUser & { createdAt: Date; updatedAt: Date }

export type { PoolGroup }

/** The groups to leave, except those also in `to`. */
export type PoolGroupMove = { from: readonly PoolGroup[]; to: readonly PoolGroup[] }

export type PoolAccount = Pick<PoolUser, 'sub' | 'email' | 'status'> & { groups: readonly PoolGroup[] }

/** A sign-in that still gives tokens. */
export type OpenSession = {
  id: string
  device: string | null
  network: string | null
  signedInAt: Date
  usedAt: Date
}

export type TemporaryPassword = { temporaryPassword: string; expiresAt: Date }

/** The claims of a valid access token. Groups decide the role. */
export type AccessTokenClaims = {
  sub: string
  /**
   * SQL for the person's current groups (the token's, if the pool is elsewhere); null once signed out, stopped or
   * removed. The same SQL for all tokens; the values come from the JSON object `caller.says`.
   */
  groups: SQL<readonly string[] | null>
  values: Readonly<Record<string, unknown>>
  /** The time of its sign-in; null if the token does not say. */
  authenticatedAt: Date | null
  /** The id of the sign-in as in `listSessions`; null if the pool has none. */
  session: string | null
}

/** Administration of the user pool: embedded, or Amazon Cognito through the AWS SDK. Not reachable over HTTP. */
export type IdentityAdmin = {
  findUser(sub: string): Promise<PoolUser | null>
  /** The existing users, in any order. */
  findUsers(subs: readonly string[]): Promise<PoolUser[]>
  /** A page of all users by address prefix, newest first if the pool can sort. */
  listUsers(request: {
    emailPrefix: string
    pageToken: string | null
  }): Promise<{ users: ListedUser[]; pageToken: string | null }>
  /**
   * Mails a sign-up code to an unconfirmed account, or a recovery code to a confirmed one. Transactional in our
   * database.
   * @returns which code; null for unknown ids, and for an account that is stopped or has a temporary password
   */
  sendCode(sub: string, tx: Queryable): Promise<'SignUp' | 'Recovery' | null>
  /** Creates a confirmed user with a temporary password; null when the address is taken. */
  createUser(input: {
    email: string
    groups: readonly PoolGroup[]
  }): Promise<({ sub: string } & TemporaryPassword) | null>
  /** Also removes sessions; unknown ids are no error. */
  deleteUser(sub: string): Promise<void>
  setEnabled(sub: string, enabled: boolean): Promise<void>
  addToGroup(sub: string, group: PoolGroup): Promise<void>
  removeFromGroup(sub: string, group: PoolGroup): Promise<void>
  /** Changes the groups and ends every session. Transactional in our database; elsewhere undone if it fails midway. */
  moveToGroups(sub: string, groups: PoolGroupMove, tx: Queryable): Promise<void>
  signOutEverywhere(sub: string): Promise<void>
  /** Latest used first. Null with Amazon Cognito, which lists remembered devices, not sign-ins. */
  listSessions(sub: string): Promise<OpenSession[] | null>
  /** Ends one sign-in, or all but one, from the next request on; returns how many. */
  endSessions(
    sub: string,
    which: { only: string } | { allBut: string | null },
    db: Queryable,
  ): Promise<number>
  /** Sets a confirmed address, ends every session (in `tx` if the pool is ours). False when the address is taken. */
  changeEmail(sub: string, email: string, tx: Transaction): Promise<boolean>
  /** All accounts with groups, in pages; may take long. */
  listAccounts(): AsyncIterable<PoolAccount[]>
  /**
   * Removes the authenticator app, in our database also the passkeys (in the transaction), and ends every session;
   * false if the account has neither. In Amazon Cognito only the owner can remove passkeys.
   */
  resetTotp(sub: string, tx: Queryable): Promise<boolean>
  /** Replaces an unused temporary password, in `tx` if the pool is ours. Null for own passwords and unknown ids. */
  renewTemporaryPassword(sub: string, tx: Queryable): Promise<TemporaryPassword | null>
}

export type Identity = {
  admin: IdentityAdmin
  /** Null unless the token was signed for this pool and client and has not ended. Never throws on bad tokens. */
  readAccessToken(token: string): Promise<AccessTokenClaims | null>
  /** The person of a token by its signature, also shortly after its end. Only for counting calls. */
  recogniseToken(token: string): Promise<string | null>
  /** The account of a sign-in if it is likely the caller's own. Amazon Cognito limits sign-ins itself. */
  recogniseCaller?(
    userName: string,
    caller: { ip: string; token: string | null; request: object },
  ): Promise<string | null>
  /** Deletes ended data and unconfirmed sign-ups; Amazon Cognito does so itself. */
  cleanUp?(now: Date): Promise<void>
  /** The embedded pool's public routes under /identity/. */
  registerRoutes?(app: FastifyInstance): void
}
