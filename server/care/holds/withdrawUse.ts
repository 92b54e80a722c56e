import { sql } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { withReasonSchema } from '../../../shared/forms/personActions'
import { NO_USE_TO_WITHDRAW } from '../../../shared/words/donating/useWithdrawal'
import { requireDuty, requireMaterial, requireUser, type RequestContext } from '../../ground/access/context'
import type { Queryable } from '../../ground/db/client'
import { inTransaction } from '../../ground/db/inTransaction'
import { personId, rowsOfPerson } from '../../ground/access/ofPerson'
import { AppError, requireUuid, validated } from '../../ground/errors'
import type { Success, WithReasonInput } from '../../generated/resolvers'
import { recordActivity } from '../../ground/recordActivity'
import { stoolReceived, donations } from '../../ground/tables/donations'
import { holds } from '../../ground/tables/holds'
import { findProfileForUpdate, lockPerson, recipientOf } from '../../records/person/findProfile'
import { beginHold } from './beginHold'

/**
 * Withdraws the use of everything that the caller gave until today. Donating goes on: the consent is another matter.
 */
export async function withdrawUse(context: RequestContext): Promise<Success> {
  const caller = requireUser(context)
  return withdraw(context, { userId: caller.id, actorId: caller.id })
}

/** `withdrawUse` by the office, also for one who has left; stores how the person asked. */
export async function withdrawUseByAdmin(context: RequestContext, input: WithReasonInput): Promise<Success> {
  const caller = requireDuty(context, 'withdrawUseByAdmin')
  const { UserId, Reason } = validated(withReasonSchema, input)
  return withdraw(context, { userId: requireUuid(UserId), actorId: caller.id, reason: Reason })
}

async function withdraw(
  context: RequestContext,
  { userId, actorId, reason }: { userId: string; actorId: string; reason?: string },
): Promise<Success> {
  requireMaterial(context)
  const { deps, now, requestId } = context
  await inTransaction(context, async (tx) => {
    await lockPerson(tx, userId)
    const use = await givenOf(tx, userId)
    if (!use.mayWithdraw) throw new AppError('INVALID_STATE', NO_USE_TO_WITHDRAW)
    const cause = { cause: 'UseWithdrawn', causeId: null } as const
    await beginHold(tx, context, cause, { userId, since: null, until: japaneseDateOf(now) })
    const operation = reason === undefined ? 'WithdrawUse' : 'WithdrawUseByAdmin'
    const event = { category: 'Guidance', operation } as const
    await recordActivity(tx, { event, userId, actorId, reason, vault: deps.vault, now, requestId })
    const profile = await findProfileForUpdate(tx, userId)
    if (profile?.email)
      await deps.mail.enqueue(tx, {
        kind: 'useWithdrawn',
        params: {},
        ...recipientOf(profile),
        dedupeKey: `useWithdrawn/${userId}/${now.toISOString()}`,
      })
  })
  return { success: true }
}

type Use = { withdrawnAt: Date | null; mayWithdraw: boolean }

/** A hold that was lifted was taken back. */
const standing = sql`${holds} where ${holds.userId} = ${personId} and ${holds.cause} = 'UseWithdrawn'
  and ${holds.decision} is distinct from 'Lifted'`

const withdrawals = rowsOfPerson(
  { createdAt: holds.createdAt },
  sql`from ${standing} order by ${holds.createdAt} desc limit 1`,
)

/** What no withdrawal covers. */
const usable = rowsOfPerson(
  { id: donations.id },
  sql`from ${donations} where ${donations.userId} = ${personId} and ${stoolReceived}
    and not exists (select from ${standing} and is_covered(japanese_day(${donations.donationAt}), ${holds.since}, ${holds.until}))
    limit 1`,
)

async function givenOf(db: Queryable, userId: string): Promise<Use> {
  const [[withdrawal], [given]] = await Promise.all([withdrawals(db, userId), usable(db, userId)])
  return { withdrawnAt: withdrawal?.createdAt ?? null, mayWithdraw: given !== undefined }
}

/** `User.UseWithdrawnAt` and `User.MayWithdrawUse`. */
export async function givenUseOf({ deps }: RequestContext, userId: string): Promise<Use | null> {
  return deps.texts.material ? givenOf(deps.db, userId) : null
}
