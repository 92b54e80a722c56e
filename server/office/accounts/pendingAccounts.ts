import { inArray } from 'drizzle-orm'
import { PENDING_ACCOUNT_STOPPED } from '../../../shared/words/program/apiErrors'
import { withReasonSchema, stopAccountSchema } from '../../../shared/forms/personActions'
import { requireAdministrator, requireDuty, type RequestContext } from '../../ground/access/context'
import { loggedTransaction } from '../../ground/loggedTransaction'
import type { Queryable } from '../../ground/db/client'
import type { Deps } from '../../ground/deps'
import { requireUuid, AppError, validated } from '../../ground/errors'
import { isUuid } from '../../../shared/facts/isUuid'
import type {
  PendingAccount,
  PendingAccountList,
  QueryListPendingAccountsArgs,
  Success,
  WithReasonInput,
  PendingAccountInput,
  StopPendingAccountInput,
} from '../../generated/resolvers'
import type { ListedUser, PoolUser } from '../../ground/identity/identity'
import { cancelMails } from '../../care/leaving/cancelMails'
import { administrators } from '../../ground/tables/administrators'
import { userProfiles } from '../../ground/tables/users'

type Account = PoolUser & Partial<Pick<ListedUser, 'createdAt' | 'updatedAt'>>

export const toPendingAccount = ({ sub, email, status, enabled, ...times }: Account): PendingAccount => ({
  Id: sub,
  Email: email,
  State: enabled ? (status === 'Unconfirmed' ? 'Unconfirmed' : 'Confirmed') : 'Stopped',
  CreatedAt: times.createdAt ?? null,
  UpdatedAt: times.updatedAt ?? null,
})

export async function withoutProfile<T extends PoolUser>(
  db: Queryable,
  accounts: readonly T[],
): Promise<T[]> {
  const ids = accounts.map(({ sub }) => sub)
  const [people, staff] = await Promise.all([
    db.select({ id: userProfiles.id }).from(userProfiles).where(inArray(userProfiles.id, ids)),
    db.select({ id: administrators.id }).from(administrators).where(inArray(administrators.id, ids)),
  ])
  const known = new Set([...people, ...staff].map(({ id }) => id))
  return accounts.filter(({ sub }) => !known.has(sub))
}

/** @throws AppError NOT_FOUND for unknown ids, people with a profile, and staff */
export async function requirePendingAccount(
  { identity }: Pick<Deps, 'identity'>,
  db: Queryable,
  userId: string,
): Promise<PoolUser> {
  const user = await identity.admin.findUser(requireUuid(userId))
  const [account] = user ? await withoutProfile(db, [user]) : []
  if (!account) throw new AppError('NOT_FOUND')
  return account
}

const WANTED = 25
/** Maximum pool pages to search, since most accounts belong to members. */
const MOST_PAGES = 10
const EMAIL_MAX = 254

/** Accounts without a profile: all, by address prefix, or one by id. */
export async function listPendingAccounts(
  context: RequestContext,
  { Email, UserId, nextToken }: QueryListPendingAccountsArgs,
): Promise<PendingAccountList> {
  requireDuty(context, 'listPendingAccounts')
  const { db, identity } = context.deps
  if (UserId) {
    const user = isUuid(UserId) ? await identity.admin.findUser(UserId) : null
    const found = user ? await withoutProfile(db, [user]) : []
    return { items: found.map(toPendingAccount), nextToken: null }
  }
  const emailPrefix = (Email ?? '').slice(0, EMAIL_MAX)
  const items: PendingAccount[] = []
  let pageToken = nextToken ?? null
  for (let page = 0; page < MOST_PAGES && items.length < WANTED; page++) {
    const { users, pageToken: next } = await identity.admin.listUsers({ emailPrefix, pageToken })
    items.push(...(await withoutProfile(db, users)).map(toPendingAccount))
    pageToken = next
    if (pageToken === null) break
  }
  return { items, nextToken: pageToken }
}

/** Deletes an account without a profile and frees its address. */
export async function deletePendingAccount(
  context: RequestContext,
  input: WithReasonInput,
): Promise<Success> {
  requireAdministrator(context)
  const { UserId, Reason } = validated(withReasonSchema, input)
  const { now, deps } = context
  return loggedTransaction(context, async (tx, log) => {
    const account = await requirePendingAccount(deps, tx, UserId)
    await cancelMails(tx, { userId: account.sub, addresses: [account.email] }, now)
    await log(account.sub, { category: 'Account', operation: 'Delete' }, Reason)
    // Last, because an external pool cannot be rolled back.
    await deps.identity.admin.deleteUser(account.sub)
    return { success: true }
  })
}

/** Mails the code to continue a registration: for sign-up or a new password. */
export async function sendPendingAccountCode(
  context: RequestContext,
  { UserId }: PendingAccountInput,
): Promise<PendingAccount> {
  requireAdministrator(context)
  const { deps } = context
  return loggedTransaction(context, async (tx, log) => {
    const account = await requirePendingAccount(deps, tx, UserId)
    const sent = await deps.identity.admin.sendCode(account.sub, tx)
    if (!sent) throw new AppError('INVALID_STATE', PENDING_ACCOUNT_STOPPED)
    const operation = sent === 'SignUp' ? 'ResendCode' : 'SendRecovery'
    await log(account.sub, { category: 'Account', operation })
    return toPendingAccount(account)
  })
}

/** Stops or resumes the sign-in of an account without a profile. The same state again changes nothing. */
export async function stopPendingAccount(
  context: RequestContext,
  input: StopPendingAccountInput,
): Promise<PendingAccount> {
  requireAdministrator(context)
  const { UserId, Stop, Reason } = validated(stopAccountSchema, input)
  const { deps } = context
  return loggedTransaction(context, async (tx, log) => {
    const account = await requirePendingAccount(deps, tx, UserId)
    if (account.enabled === !Stop) return toPendingAccount(account)
    await log(account.sub, { category: 'Account', operation: Stop ? 'Suspend' : 'Unsuspend' }, Reason)
    // Last, because an external pool cannot be rolled back.
    await deps.identity.admin.setEnabled(account.sub, !Stop)
    return toPendingAccount({ ...account, enabled: !Stop })
  })
}
