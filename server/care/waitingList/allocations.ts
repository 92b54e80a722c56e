import { and, desc, eq, sql } from 'drizzle-orm'
import { preferenceSlotSchema } from '../../../shared/forms/preferenceSlot'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { filteredPage, readPage, type Page, type PageOptions } from '../../ground/db/keysetPage'
import { readsOf } from '../../ground/access/listDatabase'
import { requireUuid, validated } from '../../ground/errors'
import type {
  Allocation,
  PassedOver,
  PersonAllocations,
  QueryListAllocationsArgs,
} from '../../generated/resolvers'
import { openReasons, reasonColumns } from '../../ground/reasons'
import { activities, activityReasons } from '../../ground/tables/activity'
import { allocations, type AllocationRow } from '../../ground/tables/allocations'
import { guidances } from '../../ground/tables/guidance'
import { officePoints } from '../../ground/tables/officePoints'
import { userProfiles } from '../../ground/tables/users'
import { waitingPauses } from '../../ground/tables/waitingPauses'
import type { Queryable } from '../../ground/db/client'
import type { Month } from './monthPlaces'
import { asContract } from '../../ground/db/asContract'

const LATEST = 20

/** Why the people of a month were invited at that time, in the order of the invitations. */
export async function listAllocations(
  context: RequestContext,
  { Year, Month, ...page }: QueryListAllocationsArgs,
): Promise<Page<Allocation>> {
  requireDuty(context, 'listAllocations')
  const asked = validated(preferenceSlotSchema.pick(['Year', 'Month']), { Year, Month })
  return allocationPage(context, { year: asked.Year, month: asked.Month }, page)
}

/** One page of a month's invitations, for the list and for the file. */
export async function allocationPage(
  context: RequestContext,
  month: Month,
  page: { limit?: number | null; nextToken?: string | null },
  options: PageOptions = {},
): Promise<Page<Allocation>> {
  const db = await readsOf(context)
  return filteredPage({
    ...options,
    db,
    list: `allocations/${month.year}/${month.month}`,
    table: allocations,
    fields: {},
    order: { name: 'activityId', column: allocations.activityId, id: allocations.guidanceId },
    among: and(eq(allocations.year, month.year), eq(allocations.month, month.month)),
    args: { ...page, sortDirection: 'ASC' },
    read: async (asked) => openReasons(context.deps.vault, db, await readPage(selectAllocations(db), asked)),
    toItem: (row) => toAllocation(row),
  })
}

/** Why a person was invited, newest first, and why people who came later were invited while this person waits. */
export async function getAllocationsByUserId(
  context: RequestContext,
  { UserId }: { UserId: string },
): Promise<PersonAllocations> {
  requireDuty(context, 'getAllocationsByUserId')
  const userId = requireUuid(UserId)
  const db = await readsOf(context)
  const rows = await selectAllocations(db)
    .where(eq(guidances.userId, userId))
    .orderBy(desc(allocations.activityId))
    .limit(LATEST)
  return {
    UserId: userId,
    Allocations: (await openReasons(context.deps.vault, db, rows)).map(toAllocation),
    PassedOver: await passedOver(db, userId),
  }
}

const selectAllocations = (db: Queryable) =>
  db
    .select({
      row: allocations,
      cursor: allocations.activityId,
      cursorId: allocations.guidanceId,
      userId: guidances.userId,
      actorId: activities.actorId,
      activityId: activities.id,
      ...reasonColumns,
    })
    .from(allocations)
    .innerJoin(guidances, eq(guidances.id, allocations.guidanceId))
    .innerJoin(activities, eq(activities.id, allocations.activityId))
    .leftJoin(activityReasons, eq(activityReasons.activityId, allocations.activityId))
    .$dynamic()

type Found = { row: AllocationRow; userId: string; actorId: string | null; reason: string | null }

const toAllocation = ({ row, userId, actorId, reason }: Found): Allocation => ({
  Id: row.guidanceId,
  UserId: userId,
  ...asContract(row, 'invitedAt', 'year', 'month', 'placeKind', 'place', 'places', 'passedOn', 'outOfTurn'),
  ...asContract(row, 'waitingSince', 'position', 'aheadSuspended', 'aheadEndedToday', 'aheadPaused'),
  ActorId: actorId,
  Reason: reason,
})

/** Counts later people invited: out of turn, or after this person's invitation ended that day, pause or suspension. */
async function passedOver(db: Queryable, userId: string): Promise<PassedOver | null> {
  const { rows } = await db.execute<PassedOver & { waits: boolean }>(sql`
    select count(*) filter (where out_of_turn)::int as "OutOfTurn",
      count(*) filter (where not out_of_turn and ended)::int as "EndedToday",
      count(*) filter (where not out_of_turn and not ended and paused)::int as "Paused",
      count(*) filter (where not out_of_turn and not ended and not paused and same)::int as "SamePerson",
      count(*) filter (where not out_of_turn and not ended and not paused and not same)::int as "Suspended",
      exists (select from ${userProfiles} where id = ${userId} and waiting_since is not null) as waits
    from (
      select out_of_turn, exists (
          select from ${guidances} as own where own.user_id = me.id and own.closed_at <= invited_at
            and (own.closed_at at time zone 'Asia/Tokyo')::date = (invited_at at time zone 'Asia/Tokyo')::date
        ) as ended, exists (
          select from ${waitingPauses} as own where own.user_id = me.id and own.since <= invited_at
            and own.until > (invited_at at time zone 'Asia/Tokyo')::date
            and (own.lifted_at is null or own.lifted_at > invited_at)
        ) as paused, exists (
          select from ${officePoints} as own where own.user_id = me.id and own.kind = 'SamePerson'
            and own.created_at <= invited_at and (own.closed_at is null or own.closed_at > invited_at)
        ) as same
      from ${userProfiles} as me
        join ${allocations} as given on given.invited_at >= me.waiting_since
        join ${guidances} as invitation on invitation.id = given.guidance_id
      where me.id = ${userId} and (given.waiting_since, invitation.user_id) > (me.waiting_since, me.id)
    ) as passes`)
  const [found] = rows
  if (!found?.waits) return null
  const { OutOfTurn, EndedToday, Paused, SamePerson, Suspended } = found
  return { OutOfTurn, EndedToday, Paused, SamePerson, Suspended }
}
