import type { Logger } from 'pino'
import { systemClock } from '../clock'
import type { Clock } from '../clock'
import type { Database, Queryable } from '../db/client'
import { dataFolders } from '../env'
import type { Settings } from '../env'
import type { Mail } from '../mail/mail'
import { cleanUp } from './cleanUp'
import type { PoolContext } from './context'
import { createEmbeddedAdmin } from './embeddedAdmin'
import type { Identity } from './identity'
import { unsafeImportUsers } from './importUser'
import type { ImportedUser } from './importUser'
import { loadKeys } from './keys/loadKeys'
import { standardLimits } from './limits/limits'
import type { Limits } from './limits/limits'
import { recogniseCaller } from './limits/recogniseCaller'
import { isPoolGroup } from './isPoolGroup'
import { registerPoolRoutes } from './protocol/routes'
import { recogniseToken } from './tokens/recogniseToken'
import { isPasswordOf, verifierOf } from './srp/verifier'
import { findSubject } from './users/findUser'
import { verifyToken } from './tokens/verifyToken'

export type EmbeddedIdentityDeps = {
  settings: Settings
  clock: Clock
  db: Database
  mail: Mail
  log: Logger
  /** The time by which browsers sign; the system's unless a test sets it. */
  wallClock?: Clock
  limits?: Partial<Limits>
}

export type EmbeddedIdentity = Identity & {
  cleanUp(now: Date): Promise<void>
  /** Whether this is somebody's password; counts no try, and is on no port. */
  hasPassword(email: string, password: string): Promise<boolean>
  /** Writes a confirmed account past every check: sample data and tests only. */
  unsafeImportUser(user: ImportedUser): Promise<void>
  /** The same for many at once, in a transaction when one is given. */
  unsafeImportUsers(users: readonly ImportedUser[], db?: Queryable): Promise<void>
}

/** The user pool in this process: users in our database, keys in `DATA_DIR/keys`, made on the first start. */
export async function createEmbeddedIdentity(deps: EmbeddedIdentityDeps): Promise<EmbeddedIdentity> {
  const { settings, clock, db, mail, log } = deps
  const { userPoolId } = settings.pool
  const context: PoolContext = {
    settings,
    clock,
    db,
    mail,
    log,
    wallClock: deps.wallClock ?? systemClock,
    keys: await loadKeys(dataFolders(settings.dataDir).keys),
    limits: { ...standardLimits, ...deps.limits },
    totpRequiredFor: settings.totpRequiredFor,
    issuer: `${settings.origin}/identity/${userPoolId}`,
    poolName: userPoolId.slice(userPoolId.indexOf('_') + 1),
  }
  return {
    admin: createEmbeddedAdmin(context),
    async verifyAccessToken(token) {
      const verified = await verifyToken(context, token, 'access')
      // The groups of the row, not of the token: a change of role holds from the next request on.
      if (!verified) return null
      const { user, authenticatedAt } = verified
      return { sub: user.sub, groups: user.groups.filter(isPoolGroup), authenticatedAt }
    },
    recogniseToken: (token) => recogniseToken(context, token),
    recogniseCaller: (userName, caller) => recogniseCaller(context, userName, caller),
    registerRoutes: (app) => registerPoolRoutes(app, context),
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
