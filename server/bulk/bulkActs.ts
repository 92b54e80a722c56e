import { sql, type SQL } from 'drizzle-orm'
import type { BulkFacts } from '../../shared/bulk'
import type { JapaneseDate } from '../../shared/dates'
import type { BulkAct } from '../../shared/generated/schema'
import type { RequestContext } from '../access/context'
import { consentIsWithdrawn } from '../consents/consentsOfUser'
import type { Queryable, Transaction } from '../db/client'
import { editProfile, stopOrResume } from '../office/updateUserProfileByAdmin'
import type { UserProfileRow } from '../schema/users'
import { notSuspended, userProfiles as users } from '../schema/users'
import { inviteBeforeOthers } from '../waitingList/inviteOutOfTurn'
import { freePlaces, holdMonth, monthOf } from '../waitingList/monthPlaces'

type Change = { person: UserProfileRow; to: BulkFacts; reason: string | null }

type Act = {
  /** What it changes of a person, as jsonb: shown before, and still so when it runs. */
  facts: SQL
  /** What it makes of them. */
  to: (until: JapaneseDate | null) => BulkFacts
  /** Why somebody does not change, as the name of a BulkRefusal; null for those who do. */
  refusal: (to: SQL, today: JapaneseDate) => SQL
  /** Who comes first. */
  order: SQL
  /** How many can change. */
  places?: (db: Queryable, now: Date) => Promise<number>
  /** What has to be locked before the person. */
  hold?: (tx: Transaction, now: Date) => Promise<unknown>
  /** The operation for one person. */
  change: (tx: Transaction, context: RequestContext, change: Change) => Promise<unknown>
}

const byName = sql`${users.lastNameFurigana}, ${users.firstNameFurigana}`

const updateRequired = (isRequired: boolean): Act => ({
  facts: sql`jsonb_build_object('UpdateRequired', ${users.updateRequired})`,
  to: () => ({ UpdateRequired: isRequired }),
  refusal: (to) =>
    sql`case when to_jsonb(${users.updateRequired}) = ${to} -> 'UpdateRequired' then 'AlreadySo' end`,
  order: byName,
  change: (tx, context, { person, to }) =>
    editProfile(tx, context, { UserId: person.id, Version: person.version, ...to }),
})

const stands = sql`jsonb_build_object('Stopped', ${users.suspensionStatus1},
  'Until', case when ${users.suspensionStatus1} then ${users.suspendedUntil} end)`

const stop = (isStop: boolean): Act => ({
  facts: stands,
  to: (until) => ({ Stopped: isStop, Until: until }),
  refusal: (to, today) => sql`case when ${stands} = ${to} then 'AlreadySo'
    when not (${to} -> 'Stopped')::boolean and ${consentIsWithdrawn} then 'ConsentWithdrawn'
    when (${to} ->> 'Until')::date <= ${today} then 'UntilPast' end`,
  order: byName,
  change: (tx, context, { person, to, reason }) => {
    if (!('Stopped' in to)) throw new Error('A stop is about something else')
    const { Stopped: Stop, Until } = to
    return stopOrResume(tx, context, { UserId: person.id, Stop, Until, Reason: reason ?? '' })
  },
})

/**
 * What can be done with many people (their words: `shared/bulk.ts`). The same SQL says what a preview shows and
 * whether a person still changes when the job comes to them; the operation for one person has the last word.
 */
export const acts: Record<BulkAct, Act> = {
  SetUpdateRequired: updateRequired(true),
  ClearUpdateRequired: updateRequired(false),
  Stop: stop(true),
  Resume: stop(false),
  Invite: {
    facts: sql`jsonb_build_object('UserStatus', ${users.userStatus})`,
    to: () => ({ UserStatus: 'Guidance' }),
    refusal: () => sql`case when ${users.userStatus} <> 'WaitingGuidance' then 'NotWaiting'
      when not (${notSuspended}) then 'Suspended' end`,
    order: sql`${users.waitingSince}`,
    places: (db, now) => freePlaces(db, monthOf(now)),
    hold: (tx, now) => holdMonth(tx, monthOf(now)),
    change: (tx, context, { person, reason }) =>
      inviteBeforeOthers(tx, context, { UserId: person.id, Reason: reason ?? '' }),
  },
}
