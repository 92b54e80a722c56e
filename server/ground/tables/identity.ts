import { sql } from 'drizzle-orm'
import { check, index, pgEnum, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { auditColumns, id, instant } from './columns'

export const poolUserStatus = pgEnum('pool_user_status', [
  'Unconfirmed',
  'Confirmed',
  'ForceChangePassword',
  'ResetRequired',
])

/** The embedded user pool. Stores no passwords, only a sealed SRP verifier that needs the key file. */
export const poolUsers = pgTable(
  'pool_users',
  (t) => ({
    sub: id(),
    /** Lower case. The old one stays until a new one is proved. */
    email: t.text().notNull(),
    emailVerified: t.boolean().notNull().default(false),
    status: poolUserStatus().notNull(),
    enabled: t.boolean().notNull().default(true),
    groups: t
      .text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Salt and verifier, sealed with `sub` as associated data; null: no password matches. */
    sealedVerifier: t.text(),
    temporaryPasswordExpiresAt: instant(),
    /** Every token names its generation; raising it ends all tokens. */
    generation: t.integer().notNull().default(1),
    sealedTotpSecret: t.text(),
    sealedPendingTotpSecret: t.text(),
    /** The last 30-second step used: a code works once. */
    totpLastStep: t.bigint({ mode: 'number' }).notNull().default(0),
    mfaEnabled: t.boolean().notNull().default(false),
    ...auditColumns,
  }),
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

/** One code per person and purpose. No foreign key: invented people have rows, so unknown addresses cost the same. */
export const poolCodes = pgTable(
  'pool_codes',
  (t) => ({
    id: id(),
    sub: t.uuid().notNull(),
    purpose: poolCodePurpose().notNull(),
    codeHash: t.text().notNull(),
    /** The code that confirmed the account, so that its second use is answered "already confirmed". */
    usedHash: t.text(),
    email: t.text(),
    expiresAt: instant().notNull(),
    ...auditColumns,
  }),
  (table) => [uniqueIndex('pool_codes_one').on(table.sub, table.purpose), index().on(table.expiresAt)],
)

export const poolSessionStep = pgEnum('pool_session_step', [
  'PASSWORD_VERIFIER',
  'NEW_PASSWORD_REQUIRED',
  'SOFTWARE_TOKEN_MFA',
  'MFA_SETUP',
  'MFA_SETUP_PROVED',
  'SELECT_CHALLENGE',
  'WEB_AUTHN',
  'WEB_AUTHN_REGISTRATION',
])

/** A sign-in in progress, keyed by its token's hash, bound to person and step. */
export const poolSessions = pgTable(
  'pool_sessions',
  (t) => ({
    tokenHash: t.text().primaryKey(),
    sub: t.uuid().notNull(),
    step: poolSessionStep().notNull(),
    payload: t.jsonb().notNull(),
    triesLeft: t.integer().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull(),
  }),
  (table) => [
    index().on(table.sub),
    index().on(table.expiresAt),
    check('pool_sessions_tries', sql`tries_left >= 0`),
  ],
)

/** Only public keys, which cannot be used to sign in. */
export const poolPasskeys = pgTable(
  'pool_passkeys',
  (t) => ({
    /** The authenticator's id, in base64url. */
    credentialId: t.text().primaryKey(),
    sub: t
      .uuid()
      .notNull()
      .references(() => poolUsers.sub, { onDelete: 'cascade' }),
    /** The host of its pages. */
    rpId: t.text().notNull(),
    /** COSE, in base64url. */
    publicKey: t.text().notNull(),
    /** Number of uses; always 0 for synchronised passkeys. */
    counter: t.bigint({ mode: 'number' }).notNull(),
    transports: t
      .text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    attachment: t.text(),
    name: t.text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  }),
  (table) => [index().on(table.sub)],
)

/** One row per sign-in: its current refresh token. */
export const poolRefreshTokens = pgTable(
  'pool_refresh_tokens',
  (t) => ({
    /** `origin_jti` of every token of this sign-in. */
    originJti: t.uuid().primaryKey(),
    tokenHash: t.text().notNull(),
    sub: t
      .uuid()
      .notNull()
      .references(() => poolUsers.sub, { onDelete: 'cascade' }),
    generation: t.integer().notNull(),
    authenticatedAt: instant().notNull(),
    /** Unused sign-ins end early. */
    usedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    /** Device name; null if unknown. */
    device: t.text(),
    /** Shortened as in the security log. */
    network: t.text(),
  }),
  (table) => [
    uniqueIndex('pool_refresh_tokens_hash').on(table.tokenHash),
    index().on(table.sub),
    index().on(table.expiresAt),
  ],
)

/** Replaced refresh tokens: later use means the token was copied. */
export const poolReplacedTokens = pgTable(
  'pool_replaced_tokens',
  (t) => ({
    tokenHash: t.text().primaryKey(),
    originJti: t
      .uuid()
      .notNull()
      .references(() => poolRefreshTokens.originJti, { onDelete: 'cascade' }),
    replacedAt: instant().notNull(),
  }),
  (table) => [index().on(table.originJti)],
)

/** Failed sign-ins of a person, real or invented (no foreign key, both are locked alike). */
export const poolSignInFailures = pgTable(
  'pool_sign_in_failures',
  (t) => ({
    sub: t.uuid().primaryKey(),
    failures: t.integer().notNull(),
    lockedUntil: instant(),
    lastFailureAt: instant().notNull(),
  }),
  (table) => [index().on(table.lastFailureAt)],
)

/** Sliding windows: times of counted attempts; keys contain no plain address. */
export const poolWindows = pgTable(
  'pool_windows',
  (t) => ({
    key: t.text().primaryKey(),
    tries: t.bigint({ mode: 'number' }).array().notNull(),
    updatedAt: instant().notNull(),
  }),
  (table) => [index().on(table.updatedAt)],
)
