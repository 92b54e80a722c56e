import { requireUser, type RequestContext } from '../access/context'
import type { Transaction } from '../db/client'
import { inTransaction } from '../db/transaction'
import type { Success } from '../generated/resolvers'
import { userProfiles, type UserProfileRow } from '../schema/users'
import { finishLeaving } from './finishLeaving'
import { lockLeavingProfile, leaveService } from './leaveService'

/**
 * Leaves the service, from any status and suspended or not. The account and its sessions are gone when this answers;
 * a call that comes again while the first one runs changes nothing more.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for staff
 */
export async function requestWithdrawal(context: RequestContext): Promise<Success> {
  const caller = requireUser(context)
  const account = await context.deps.identity.admin.findUser(caller.id)

  await inTransaction(context, async (tx) => {
    const profile =
      (await lockLeavingProfile(tx, caller.id)) ??
      (await profileOfNewcomer(tx, { id: caller.id, email: account?.email ?? null }, context.now))
    if (profile) await leaveService(tx, context, { profile, operation: 'Withdraw', actorId: caller.id })
  })
  await finishLeaving(context.deps, caller.id)
  return { success: true }
}

/**
 * Somebody who never entered a profile gets a row to be remembered by as gone, so that tokens of theirs are refused
 * even before the pool has removed the account. Null when they have already left.
 */
async function profileOfNewcomer(
  tx: Transaction,
  account: { id: string; email: string | null },
  now: Date,
): Promise<UserProfileRow | null> {
  const [row] = await tx
    .insert(userProfiles)
    .values({ ...account, profileCreatedAt: now, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning()
  return row ?? lockLeavingProfile(tx, account.id)
}
