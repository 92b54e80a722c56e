import { requireStaff, type RequestContext } from '../access/context'
import { isUuid } from '../db/requireUuid'
import type { PendingAccount, PendingAccountList, QueryListPendingAccountsArgs } from '../generated/resolvers'
import { toPendingAccount, withoutProfile } from './pendingAccountOf'

const WANTED = 25
/** Maximum pool pages to search, since most accounts belong to members. */
const MOST_PAGES = 10
const EMAIL_MAX = 254

/**
 * Accounts without a profile: all, by address prefix, or one by id.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for members
 */
export async function listPendingAccounts(
  context: RequestContext,
  { Email, UserId, nextToken }: QueryListPendingAccountsArgs,
): Promise<PendingAccountList> {
  requireStaff(context)
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
