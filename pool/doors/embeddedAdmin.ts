import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, getTableColumns, gt, inArray, like, ne, sql, type SQL } from 'drizzle-orm'
import { escapeLike } from '../../server/ground/db/filterSql'
import { normaliseEmail } from '../../server/ground/identity/email'
import type { IdentityAdmin, PoolUser } from '../../server/ground/identity/identity'
import { isPoolGroup } from '../../server/ground/identity/isPoolGroup'
import {
  createTemporaryPassword,
  TEMPORARY_PASSWORD_LIFETIME,
} from '../../server/ground/identity/temporaryPassword'
import {
  poolCodes,
  poolPasskeys,
  poolSessions,
  poolUsers,
  type PoolUserRow,
} from '../../server/ground/tables/identity'
import { sendCode } from '../account/sendCode'
import type { PoolContext } from '../ground/context'
import { renewTemporaryPassword, raiseGeneration } from '../account/passwords/setPassword'
import { computeVerifier, sealVerifier } from '../account/passwords/srp/verifier'
import { forgetFactors } from '../ground/totp'
import { endSessions, listSessions } from '../account/tokens/openSessions'
import { findUser, removeUser, releaseAbandonedAddress } from '../ground/users/findUser'

const ACCOUNTS_A_PAGE = 1_000
const PAGE = 60

/** As an expression of its own: among selected fields drizzle leaves out the tables' names of the outer one's columns. */
const ownsPasskey = sql`exists (select from ${poolPasskeys} where ${poolPasskeys.sub} = ${poolUsers.sub})`

const account = {
  ...getTableColumns(poolUsers),
  hasPasskey: sql<boolean>`${ownsPasskey}`,
}

const isMember = sql`cardinality(${poolUsers.groups}) = 0`

/** An invalid token starts from the first page. */
function beyond(pageToken: string | null): SQL | undefined {
  const [, createdAt, sub] = /^(\d{4}-[\d-]{5}T[\d:.]+Z) ([\da-f-]{36})$/.exec(pageToken ?? '') ?? []
  return createdAt && sub
    ? sql`(${poolUsers.createdAt}, ${poolUsers.sub}) < (${createdAt}::timestamptz, ${sub}::uuid)`
    : undefined
}

export function createEmbeddedAdmin(context: PoolContext): IdentityAdmin {
  const { db, clock } = context
  return {
    async findUser(sub) {
      const [user] = await db.select(account).from(poolUsers).where(eq(poolUsers.sub, sub))
      return user ? toPoolUser(user) : null
    },
    async findUsers(subs) {
      const users = await db
        .select(account)
        .from(poolUsers)
        .where(inArray(poolUsers.sub, [...subs]))
      return users.map(toPoolUser)
    },
    async listUsers({ emailPrefix, pageToken }) {
      const prefix = normaliseEmail(emailPrefix)
      const users = await db
        .select(account)
        .from(poolUsers)
        .where(
          and(
            isMember,
            prefix ? like(poolUsers.email, `${escapeLike(prefix)}%`) : undefined,
            beyond(pageToken),
          ),
        )
        .orderBy(desc(poolUsers.createdAt), desc(poolUsers.sub))
        .limit(PAGE)
      const last = users.length === PAGE ? users.at(-1) : undefined
      return {
        users: users.map((user) => ({
          ...toPoolUser(user),
          createdAt: user.createdAt,
          updatedAt: user.updatedAt,
        })),
        pageToken: last ? `${last.createdAt.toISOString()} ${last.sub}` : null,
      }
    },
    async sendCode(sub, tx) {
      const user = await findUser(tx, sub)
      if (!user?.enabled || user.status === 'ForceChangePassword') return null
      const purpose = user.status === 'Unconfirmed' ? 'SignUp' : 'Recovery'
      await sendCode(context, tx, { sub, purpose, to: user.email })
      return purpose
    },
    async createUser({ email: given, groups }) {
      const email = normaliseEmail(given)
      const sub = randomUUID()
      const now = clock.now()
      const temporaryPassword = createTemporaryPassword()
      const expiresAt = new Date(now.getTime() + TEMPORARY_PASSWORD_LIFETIME)
      const verifier = computeVerifier(context.poolName, sub, temporaryPassword)
      const inserted = await db.transaction(async (tx) => {
        await releaseAbandonedAddress(context, tx, email)
        return tx
          .insert(poolUsers)
          .values({
            sub,
            email,
            emailVerified: true,
            status: 'ForceChangePassword',
            groups: [...groups],
            sealedVerifier: sealVerifier(context, sub, verifier),
            temporaryPasswordExpiresAt: expiresAt,
            createdAt: now,
            updatedAt: now,
          })
          .onConflictDoNothing({ target: poolUsers.email })
          .returning({ sub: poolUsers.sub })
      })
      return inserted.length > 0 ? { sub, temporaryPassword, expiresAt } : null
    },
    deleteUser: (sub) => db.transaction((tx) => removeUser(tx, sub)),
    async setEnabled(sub, enabled) {
      await db.transaction(async (tx) => {
        await tx.update(poolUsers).set({ enabled, updatedAt: clock.now() }).where(eq(poolUsers.sub, sub))
        if (!enabled) await raiseGeneration(context, tx, sub)
      })
    },
    async addToGroup(sub, group) {
      const groups = sql`array_append(array_remove(${poolUsers.groups}, ${group}), ${group})`
      await db.update(poolUsers).set({ groups, updatedAt: clock.now() }).where(eq(poolUsers.sub, sub))
    },
    async removeFromGroup(sub, group) {
      const groups = sql`array_remove(${poolUsers.groups}, ${group})`
      await db.update(poolUsers).set({ groups, updatedAt: clock.now() }).where(eq(poolUsers.sub, sub))
    },
    async moveToGroups(sub, { to }, tx) {
      await tx
        .update(poolUsers)
        .set({ groups: [...to] })
        .where(eq(poolUsers.sub, sub))
      await raiseGeneration(context, tx, sub)
    },
    async changeEmail(sub, given, tx) {
      const email = normaliseEmail(given)
      await releaseAbandonedAddress(context, tx, email)
      const [taken] = await tx
        .select({ sub: poolUsers.sub })
        .from(poolUsers)
        .where(and(eq(poolUsers.email, email), ne(poolUsers.sub, sub)))
      if (taken) return false
      // Sign-ins and address changes in progress end with the old address.
      await tx.delete(poolSessions).where(eq(poolSessions.sub, sub))
      await tx.delete(poolCodes).where(eq(poolCodes.sub, sub))
      await tx
        .update(poolUsers)
        .set({ email, emailVerified: true, updatedAt: clock.now() })
        .where(eq(poolUsers.sub, sub))
      await raiseGeneration(context, tx, sub)
      return true
    },
    async *listAccounts() {
      let last = ''
      for (;;) {
        const rows = await db
          .select({
            sub: poolUsers.sub,
            email: poolUsers.email,
            status: poolUsers.status,
            groups: poolUsers.groups,
          })
          .from(poolUsers)
          .where(last ? gt(poolUsers.sub, last) : undefined)
          .orderBy(asc(poolUsers.sub))
          .limit(ACCOUNTS_A_PAGE)
        yield rows.map((row) => ({ ...row, groups: row.groups.filter(isPoolGroup) }))
        last = rows.at(-1)?.sub ?? ''
        if (rows.length < ACCOUNTS_A_PAGE) return
      }
    },
    signOutEverywhere: (sub) => raiseGeneration(context, db, sub),
    listSessions: (sub) => listSessions(context, sub),
    endSessions: (sub, which, tx) => endSessions(context, tx, sub, which),
    resetTotp: (sub, tx) => forgetFactors(context, tx, sub),
    renewTemporaryPassword: (sub, tx) => renewTemporaryPassword(context, tx, sub),
  }
}

type Account = PoolUserRow & { hasPasskey: boolean }

function toPoolUser({
  sub,
  email,
  emailVerified,
  status,
  enabled,
  mfaEnabled,
  hasPasskey,
}: Account): PoolUser {
  return { sub, email, emailVerified, status, enabled, hasTotp: mfaEnabled, hasPasskey }
}
