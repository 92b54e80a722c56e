import { and, eq, gt, isNull, lte, ne, type SQL } from 'drizzle-orm'
import { DAY_MS } from '../../ground/clock'
import { withReasonSchema } from '../../../shared/forms/personActions'
import type { RequestContext } from '../../ground/access/context'
import { requireUser, requireAdministrator, requireFreshSignIn } from '../../ground/access/context'
import type { Transaction } from '../../ground/db/client'
import { inTransaction } from '../../ground/db/inTransaction'
import type { Deps } from '../../ground/deps'
import { requireUuid, validated } from '../../ground/errors'
import type { Success, DeleteUserInput, UserProfile } from '../../generated/resolvers'
import { mailOutbox } from '../../ground/tables/mail'
import { userProfiles, type UserProfileRow } from '../../ground/tables/users'
import { requirePresent } from '../../records/person/findProfile'
import { toUserProfile } from '../../records/person/toUserProfile'
import { lockLeavingProfile, leaveService } from './leaveService'

/**
 * Leaves the service, from any status, also suspended. The account and its sessions are gone when this returns; a
 * repeated call during the first changes nothing more.
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

/** Gives a person without a profile a row that refuses their tokens even before the pool does. Null if already gone. */
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

/** Removes a member like a withdrawal, with a reason that is kept. */
export async function deleteUser(context: RequestContext, input: DeleteUserInput): Promise<UserProfile> {
  const caller = requireAdministrator(context)
  requireFreshSignIn(context)
  const { UserId, Reason } = validated(withReasonSchema, input)
  const userId = requireUuid(UserId)

  const row = await inTransaction(context, async (tx) => {
    const profile = await requirePresent(tx, userId, await lockLeavingProfile(tx, userId))
    return leaveService(tx, context, { profile, operation: 'Delete', actorId: caller.id, reason: Reason })
  })
  await finishLeaving(context.deps, userId)
  return toUserProfile(row)
}

type Outside = Pick<Deps, 'db' | 'identity' | 'files' | 'mail' | 'clock' | 'log'>

const FAREWELL = 'withdrawn'

const pending = and(eq(userProfiles.deleteStatus, true), isNull(userProfiles.accountRemovedAt))

/**
 * Removes a former member's pool account with its sessions, barcode file and mail files, a day later the farewell mail.
 * After a failure `finishDepartures` retries; sign-in is refused meanwhile.
 */
export async function finishLeaving(deps: Outside, userId: string): Promise<boolean> {
  try {
    await removeOutside(deps, userId)
    return true
  } catch (error) {
    deps.log.error({ userId, err: error }, 'the account of somebody who left could not be removed')
    return false
  }
}

/**
 * Runs `finishLeaving` for all former members still pending; run by a job. Simultaneous runs do no harm.
 * @throws Error when some remain, so that the job runs again
 */
export async function finishDepartures(deps: Outside): Promise<number> {
  const rows = await deps.db.select({ id: userProfiles.id }).from(userProfiles).where(pending).limit(100)
  let finished = 0
  for (const { id } of rows) if (await finishLeaving(deps, id)) finished++
  if (finished < rows.length)
    throw new Error(`${rows.length - finished} accounts of people who left could not be removed`)
  return finished
}

/** Farewell mails sent a day ago; run every hour. */
export async function forgetFarewells({ db, mail }: Pick<Deps, 'db' | 'mail'>, now: Date): Promise<void> {
  const [after, before] = [2, 1].map((days) => new Date(now.getTime() - days * DAY_MS))
  if (!after || !before) return
  const due = and(eq(mailOutbox.kind, FAREWELL), gt(mailOutbox.sentAt, after), lte(mailOutbox.sentAt, before))
  await mail.forget(await mailIds(db, due))
}

async function mailIds(db: Deps['db'], which: SQL | undefined): Promise<string[]> {
  const rows = await db.select({ id: mailOutbox.id }).from(mailOutbox).where(which)
  return rows.map(({ id }) => id)
}

async function removeOutside({ db, identity, files, mail, clock }: Outside, userId: string): Promise<void> {
  const [row] = await db
    .select({ bucket: userProfiles.barCodeBucket, key: userProfiles.barCodeKey })
    .from(userProfiles)
    .where(and(eq(userProfiles.id, userId), pending))
  if (!row) return
  await identity.admin.deleteUser(userId)
  if (row.bucket && row.key) await files.delete(row.bucket, row.key)
  await mail.forget(await mailIds(db, and(eq(mailOutbox.userId, userId), ne(mailOutbox.kind, FAREWELL))))
  await db
    .update(userProfiles)
    .set({ barCodeBucket: null, barCodeKey: null, accountRemovedAt: clock.now() })
    .where(and(eq(userProfiles.id, userId), pending))
}
