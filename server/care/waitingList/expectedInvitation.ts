import { sql } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { type OpenedMonth, type Standing, expectedMonths, USUAL_MONTHS } from './expectedMonth'
import type { RequestContext } from '../../ground/access/context'
import { gathering } from '../../ground/access/gathering'
import type { Queryable } from '../../ground/db/client'
import type { ExpectedMonths } from '../../generated/resolvers'
import { userProfiles as users } from '../../ground/tables/users'
import { pauseInForce, waitingPauses } from '../../ground/tables/waitingPauses'
import { waitingPosition } from './waitingPosition'

async function openedMonths(db: Queryable, today: string): Promise<OpenedMonth[]> {
  const { rows } = await db.execute<OpenedMonth>(sql`
    select to_char(make_date(year, month, 1), 'YYYY-MM-DD') as month,
      available_slots + additional_available_slots as places, given_guidance_count as given,
      (select count(*) from guidances as g where g.year = slots.year and g.month = slots.month)::int as invitations
    from preference_slots as slots
    where make_date(year, month, 1) > ${today}::date - make_interval(months => ${USUAL_MONTHS})`)
  return rows
}

/** Until when they, and those before them, have paused. */
async function pausesIn(db: Queryable, ids: readonly string[], today: string) {
  const { rows } = await db.execute<{ id: string } & Omit<Standing, 'position'>>(sql`
    with resting as (
      select ${users.id} as id, ${users.waitingSince} as since, to_char(${waitingPauses.until}, 'YYYY-MM-DD') as until
      from ${waitingPauses} join ${users} on ${users.id} = ${waitingPauses.userId}
      where ${pauseInForce(today)} and ${users.userStatus} = 'WaitingGuidance' and not ${users.deleteStatus}
        and not ${users.suspensionStatus1} and not ${users.suspensionStatus2}
    )
    select me.id, (select until from resting where resting.id = me.id) as "pausedUntil",
      coalesce((select array_agg(until) from resting where (since, resting.id) < (me.waiting_since, me.id)), '{}') as "pausedAhead"
    from user_profiles as me where me.id = any(${sql.param([...ids])}::uuid[])`)
  return rows
}

const standings = gathering(async ({ deps: { db }, now }: RequestContext, ids: string[]) => {
  const today = japaneseDateOf(now)
  const [months, pauses] = await Promise.all([openedMonths(db, today), pausesIn(db, ids, today)])
  return new Map(pauses.map(({ id, ...paused }) => [id, { paused, months, today }]))
})

/** The months in which an invitation is likely; null if not waiting. Batched per answer. */
export async function expectedInvitation(
  context: RequestContext,
  id: string,
): Promise<ExpectedMonths | null> {
  const [position, standing] = await Promise.all([waitingPosition(context, id), standings(context, id)])
  if (!position || !standing) return null
  const { paused, months, today } = standing
  return expectedMonths({ position, ...paused }, months, today)
}
