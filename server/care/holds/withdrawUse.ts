import { sql } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { withReasonSchema } from '../../../shared/forms/personActions'
import { NO_USE_TO_WITHDRAW } from '../../../shared/words/donating/useWithdrawal'
import { requireDuty, requireMaterial, requireUser, type RequestContext } from '../../ground/access/context'
import { gathering } from '../../ground/access/gathering'
import type { Queryable } from '../../ground/db/client'
import { inTransaction } from '../../ground/db/inTransaction'
import { AppError, requireUuid, validated } from '../../ground/errors'
import type { Success, WithReasonInput } from '../../generated/resolvers'
import { recordActivity } from '../../ground/recordActivity'
import { stoolReceived, donations } from '../../ground/tables/donations'
import { holds } from '../../ground/tables/holds'
import { findProfileForUpdate, lockPerson, recipientOf } from '../../records/person/findProfile'
import { beginHold } from './beginHold'

/**
 * Withdraws the use of everything that the caller gave until today. Donating goes on: the consent is another matter.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for staff, NOT_FOUND where units are not recorded, INVALID_STATE where nothing
 * is left to withdraw
 */
export async function withdrawUse(context: RequestContext): Promise<Success> {
  const caller = requireUser(context)
  return withdraw(context, { userId: caller.id, actorId: caller.id })
}

/**
 * `withdrawUse` by the office, also for one who has left; stores how the person asked.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator, BAD_USER_INPUT without a reason, NOT_FOUND, INVALID_STATE
 */
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
    const use = (await usesOf(tx, [userId])).get(userId)
    if (!use?.mayWithdraw) throw new AppError('INVALID_STATE', NO_USE_TO_WITHDRAW)
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

/** Whose withdrawal stands, and who gave something that it does not cover. A hold that was lifted was taken back. */
async function usesOf(db: Queryable, people: readonly string[]): Promise<Map<string, Use>> {
  const { rows } = await db.execute<{ id: string; withdrawn_at: string | null; may_withdraw: boolean }>(sql`
    SELECT p.id,
      (SELECT max(h.created_at) FROM ${holds} h WHERE h.user_id = p.id AND ${stands}) AS withdrawn_at,
      EXISTS (SELECT FROM ${donations} WHERE ${donations.userId} = p.id AND ${stoolReceived}
        AND NOT EXISTS (SELECT FROM ${holds} h WHERE h.user_id = p.id AND ${stands}
          AND is_covered(japanese_day(${donations.donationAt}), h.since, h.until))) AS may_withdraw
    FROM unnest(${sql.param(people)}::uuid[]) AS p (id)`)
  return new Map(
    rows.map(({ id, withdrawn_at: at, may_withdraw: mayWithdraw }) => [
      id,
      { withdrawnAt: at === null ? null : new Date(at), mayWithdraw },
    ]),
  )
}
const stands = sql`h.cause = 'UseWithdrawn' AND h.decision IS DISTINCT FROM 'Lifted'`

/** `User.UseWithdrawnAt` and `User.MayWithdrawUse`. */
export const givenUseOf = gathering(async ({ deps }: RequestContext, ids: string[]) => {
  if (!deps.texts.material) return new Map<string, Use>()
  return usesOf(deps.db, ids)
})
