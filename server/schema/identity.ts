import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { auditColumns, id, instant } from './columns'

export const poolUserStatus = pgEnum('pool_user_status', [
  'Unconfirmed',
  'Confirmed',
  'ForceChangePassword',
  'ResetRequired',
])

/** The embedded user pool. Passwords are never here: only a sealed SRP verifier, unreadable without the key file. */
export const poolUsers = pgTable(
  'pool_users',
  {
    sub: id(),
    /** Lower case. Stays the old one until a new one is proved. */
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    status: poolUserStatus().notNull(),
    enabled: boolean().notNull().default(true),
    groups: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Salt and verifier, sealed with `sub` as associated data; null: no password can be right. */
    sealedVerifier: text(),
    temporaryPasswordExpiresAt: instant(),
    /** Every token names the generation it was made in; raising it ends them all. */
    generation: integer().notNull().default(1),
    sealedTotpSecret: text(),
    /** A secret handed out and not proved yet. */
    sealedPendingTotpSecret: text(),
    /** The last 30-second step used: a code is good once. */
    totpLastStep: bigint({ mode: 'number' }).notNull().default(0),
    mfaEnabled: boolean().notNull().default(false),
    ...auditColumns,
  },
  (table) => [
    uniqueIndex('pool_users_email').on(table.email),
    index().on(table.status, table.createdAt),
    index().on(table.createdAt, table.sub),
    check('pool_users_email_lower', sql`email = lower(email)`),
    check('pool_users_mfa', sql`not mfa_enabled or sealed_totp_secret is not null`),
  ],
)

export type PoolUserRow = typeof poolUsers.$inferSelect

export const poolCodePurpose = pgEnum('pool_code_purpose', ['SignUp', 'Recovery', 'Email'])

/**
 * One live code a person and purpose; a new one takes the row. Rows of invented persons stand here too,
 * so that an unknown address costs the same work as a known one; hence no foreign key.
 */
export const poolCodes = pgTable(
  'pool_codes',
  {
    id: id(),
    sub: uuid().notNull(),
    purpose: poolCodePurpose().notNull(),
    codeHash: text().notNull(),
    /** The code that confirmed the account, so that whoever enters it once more hears that this was done. */
    usedHash: text(),
    /** The address being proved, for a change of address. */
    email: text(),
    expiresAt: instant().notNull(),
    ...auditColumns,
  },
  (table) => [uniqueIndex('pool_codes_one').on(table.sub, table.purpose), index().on(table.expiresAt)],
)

export const poolSessionStep = pgEnum('pool_session_step', [
  'PASSWORD_VERIFIER',
  'NEW_PASSWORD_REQUIRED',
  'SOFTWARE_TOKEN_MFA',
  'MFA_SETUP',
  'MFA_SETUP_PROVED',
])

/** A sign-in on its way: kept by the hash of its token, bound to person and step. */
export const poolSessions = pgTable(
  'pool_sessions',
  {
    tokenHash: text().primaryKey(),
    sub: uuid().notNull(),
    step: poolSessionStep().notNull(),
    payload: jsonb().notNull(),
    triesLeft: integer().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index().on(table.sub),
    index().on(table.expiresAt),
    check('pool_sessions_tries', sql`tries_left >= 0`),
  ],
)

/** One row a sign-in: the refresh token that is good now. */
export const poolRefreshTokens = pgTable(
  'pool_refresh_tokens',
  {
    /** `origin_jti` of every token made from this sign-in. */
    originJti: uuid().primaryKey(),
    tokenHash: text().notNull(),
    sub: uuid()
      .notNull()
      .references(() => poolUsers.sub, { onDelete: 'cascade' }),
    generation: integer().notNull(),
    authenticatedAt: instant().notNull(),
    /** A sign-in that nobody uses ends before its time. */
    usedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (table) => [
    uniqueIndex('pool_refresh_tokens_hash').on(table.tokenHash),
    index().on(table.sub),
    index().on(table.expiresAt),
  ],
)

/** Refresh tokens that were replaced: whoever brings one later than a moment has a copy. */
export const poolReplacedTokens = pgTable(
  'pool_replaced_tokens',
  {
    tokenHash: text().primaryKey(),
    originJti: uuid()
      .notNull()
      .references(() => poolRefreshTokens.originJti, { onDelete: 'cascade' }),
    replacedAt: instant().notNull(),
  },
  (table) => [index().on(table.originJti)],
)

/** Failed sign-ins of a person, real or invented (no foreign key: both are locked alike). */
export const poolSignInFailures = pgTable(
  'pool_sign_in_failures',
  {
    sub: uuid().primaryKey(),
    failures: integer().notNull(),
    lockedUntil: instant(),
    lastFailureAt: instant().notNull(),
  },
  (table) => [index().on(table.lastFailureAt)],
)

/** Sliding windows: the instants of the counted tries under a key that holds no address in clear. */
export const poolWindows = pgTable(
  'pool_windows',
  {
    key: text().primaryKey(),
    tries: bigint({ mode: 'number' }).array().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index().on(table.updatedAt)],
)
