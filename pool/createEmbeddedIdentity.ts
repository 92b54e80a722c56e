import type { Logger } from 'pino'
import { and, lt } from 'drizzle-orm'
import { systemClock, type Clock } from '../server/ground/clock'
import type { Database, Queryable } from '../server/ground/db/client'
import { dataFolders, type Settings } from '../server/ground/settings/env'
import { normaliseEmail } from '../server/ground/identity/email'
import type { Identity, PoolGroup } from '../server/ground/identity/identity'
import {
  poolCodes,
  poolRefreshTokens,
  poolSessions,
  poolSignInFailures,
  poolUsers,
  poolWindows,
} from '../server/ground/tables/identity'
import type { PoolContext } from './ground/context'
import { poolNameOf } from './ground/keys/poolName'
import { createEmbeddedAdmin } from './doors/embeddedAdmin'
import { administratorAccounts, hasAdministrator, newLink } from './account/firstAdministratorLink'
import { registerPoolRoutes } from './doors/routes'
import { loadKeys } from './ground/keys/loadKeys'
import { requireSameKeys } from './ground/keys/productionKeys'
import { standardLimits, DAY, HOUR, type Limits } from './ground/limits'
import { isPasswordOf, verifierOf, computeVerifier, sealVerifier } from './account/passwords/srp/verifier'
import { recogniseCaller, recogniseToken } from './account/tokens/recogniseToken'
import { readToken } from './account/tokens/verifyToken'
import { findSubject, isAbandoned } from './ground/users/findUser'

export type EmbeddedIdentityDeps = {
  settings: Settings
  clock: Clock
  db: Database
  mail: PoolContext['mail']
  log: Logger
  wallClock?: Clock
  limits?: Partial<Limits>
}

export type EmbeddedIdentity = Identity & {
  cleanUp(now: Date): Promise<void>
  /** The link by which the first administrator is made. Only on the first start in production, once. */
  firstAdministratorLink(): Promise<string | null>
  /** Counts no attempt and is not reachable by network. */
  hasPassword(email: string, password: string): Promise<boolean>
  /** Writes a confirmed account without any check. Only for sample data and tests. */
  unsafeImportUser(user: ImportedUser): Promise<void>
  unsafeImportUsers(users: readonly ImportedUser[], db?: Queryable): Promise<void>
}

/** The user pool in this process: users in our database, keys in `DATA_DIR/keys` or the settings. */
export async function createEmbeddedIdentity(deps: EmbeddedIdentityDeps): Promise<EmbeddedIdentity> {
  const { settings, clock, db, mail, log } = deps
  const { userPoolId } = settings.pool
  const { keys, isFirst } =
    settings.mode === 'production'
      ? await requireSameKeys(db, settings)
      : { keys: await loadKeys(dataFolders(settings.dataDir).keys), isFirst: false }
  const context: PoolContext = {
    settings,
    clock,
    db,
    mail,
    log,
    wallClock: deps.wallClock ?? systemClock,
    keys,
    limits: { ...standardLimits, ...deps.limits },
    totpRequiredFor: settings.totpRequiredFor,
    issuer: `${settings.origin}/identity/${userPoolId}`,
    poolName: poolNameOf(settings),
  }
  return {
    admin: createEmbeddedAdmin(context),
    readAccessToken: (token) => readToken(context, token),
    recogniseToken: (token) => recogniseToken(context, token),
    recogniseCaller: (userName, caller) => recogniseCaller(context, userName, caller),
    registerRoutes: (app) => registerPoolRoutes(app, context),
    async firstAdministratorLink() {
      if (!isFirst || (await hasAdministrator(db)) || (await administratorAccounts(db)).length > 0)
        return null
      return newLink(context)
    },
    async hasPassword(email, password) {
      const { sub, user } = await findSubject(context, email)
      const known = verifierOf(context, sub, user?.sealedVerifier)
      return user !== null && isPasswordOf(context.poolName, sub, password, known)
    },
    cleanUp: (now) => cleanUp(context, now),
    unsafeImportUser: (user) => unsafeImportUsers(context, [user]),
    unsafeImportUsers: (users, tx) => unsafeImportUsers(context, users, tx),
  }
}

/** Ended rows are kept for a while, so that a late caller gets `expired` and not `unknown`. */
const KEEP = { session: HOUR, code: 7 * DAY, refreshToken: DAY, counter: DAY, unconfirmed: 7 * DAY }

async function cleanUp(context: PoolContext, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const { db } = context
  await db.delete(poolSessions).where(lt(poolSessions.expiresAt, before(KEEP.session)))
  await db.delete(poolCodes).where(lt(poolCodes.expiresAt, before(KEEP.code)))
  await db.delete(poolRefreshTokens).where(lt(poolRefreshTokens.expiresAt, before(KEEP.refreshToken)))
  await db.delete(poolSignInFailures).where(lt(poolSignInFailures.lastFailureAt, before(KEEP.counter)))
  await db.delete(poolWindows).where(lt(poolWindows.updatedAt, before(KEEP.counter)))
  const old = lt(poolUsers.createdAt, before(KEEP.unconfirmed))
  await db.delete(poolUsers).where(and(old, isAbandoned(db, now)))
}

type ImportedUser = {
  sub: string
  email: string
  password?: string
  groups?: readonly PoolGroup[]
  salt?: Buffer
  createdAt: Date
}

async function unsafeImportUsers(
  context: PoolContext,
  users: readonly ImportedUser[],
  db: Queryable = context.db,
): Promise<void> {
  if (users.length > 0)
    await db.insert(poolUsers).values(users.map((user) => confirmedAccount(context, user)))
}

function confirmedAccount(context: PoolContext, user: ImportedUser): typeof poolUsers.$inferInsert {
  const { sub, password, groups = [], createdAt } = user
  return {
    sub,
    email: normaliseEmail(user.email),
    emailVerified: true,
    status: 'Confirmed',
    groups: [...groups],
    sealedVerifier:
      password === undefined
        ? null
        : sealVerifier(context, sub, computeVerifier(context.poolName, sub, password, user.salt)),
    createdAt,
    updatedAt: createdAt,
  }
}
