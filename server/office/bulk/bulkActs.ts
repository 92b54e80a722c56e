import { sql } from 'drizzle-orm'
import type { PeopleAct } from '../../../shared/rules/office/bulk'
import type { BulkFileAct } from '../../../shared/generated/schema'
import { consentIsWithdrawn } from '../../care/guidance/consents/consentsOfUser'
import { stopOrResumeAll } from '../accounts/stopUser'
import { editProfile } from '../accounts/updateUserProfileByAdmin'
import { heldAsSame } from '../../care/points/samePeople'
import { notSuspended, userProfiles as users } from '../../ground/tables/users'
import { pausedOn } from '../../ground/tables/waitingPauses'
import { inviteBeforeOthers } from '../../care/waitingList/inviteOutOfTurn'
import { freePlaces, holdMonth, monthOf } from '../../care/waitingList/monthPlaces'
import { asFacts, byName, oneByOne, type Act } from './act'
import { scheduleExam } from './examAct'
import type { FileAct } from './fileAct'
import { shareFloraResults } from './floraAct'
import { sendLetter } from './letterAct'
import { payRewards } from './rewardAct'
import { assign, snooze } from './workActs'

const updateRequired = (isRequired: boolean): Act => ({
  facts: sql`jsonb_build_object('UpdateRequired', ${users.updateRequired})`,
  after: () => asFacts({ UpdateRequired: isRequired }),
  refusal: (to) =>
    sql`case when to_jsonb(${users.updateRequired}) = ${to} -> 'UpdateRequired' then 'AlreadySo' end`,
  order: byName,
  change: oneByOne((tx, context, { person, to }) =>
    editProfile(tx, context, { UserId: person.id, Version: person.version, ...to }),
  ),
})

const stands = sql`jsonb_build_object('Stopped', ${users.suspensionStatus1},
  'Until', case when ${users.suspensionStatus1} then ${users.suspendedUntil} end)`

const stop = (isStop: boolean): Act => ({
  facts: stands,
  after: ({ Until = null }) => asFacts({ Stopped: isStop, Until }),
  refusal: (to, today) => sql`case when ${stands} = ${to} then 'AlreadySo'
    when not (${to} -> 'Stopped')::boolean and ${consentIsWithdrawn} then 'ConsentWithdrawn'
    when (${to} ->> 'Until')::date <= ${today} then 'UntilPast' end`,
  order: byName,
  change: (tx, context, { people, reason }) => {
    const asked = people.map(({ person: profile, to }) => {
      if (!('Stopped' in to)) throw new Error('A stop is about something else')
      return { profile, Stop: to.Stopped, Until: to.Until }
    })
    return stopOrResumeAll(tx, context, asked, reason ?? '')
  },
})

/**
 * Acts with many people (their words: `shared/rules/office/bulk.ts`). The same SQL decides what a preview shows and whether a person
 * still changes when the job reaches them; the operation for one person has the last word.
 */
export const acts: Record<PeopleAct, Act> = {
  SetUpdateRequired: updateRequired(true),
  ClearUpdateRequired: updateRequired(false),
  Stop: stop(true),
  Resume: stop(false),
  Invite: {
    facts: sql`jsonb_build_object('UserStatus', ${users.userStatus})`,
    after: () => asFacts({ UserStatus: 'Guidance' }),
    refusal: (_to, today) => sql`case when ${users.userStatus} <> 'WaitingGuidance' then 'NotWaiting'
      when not (${notSuspended}) then 'Suspended' when ${pausedOn(users, today)} then 'Paused'
      when ${heldAsSame} then 'SamePerson' end`,
    order: sql`${users.waitingSince}`,
    room: async (db, now) => ({ places: await freePlaces(db, monthOf(now)), refusal: 'MonthFull' }),
    hold: (tx, now) => holdMonth(tx, monthOf(now)),
    change: oneByOne((tx, context, { person, reason }) =>
      inviteBeforeOthers(tx, context, { UserId: person.id, Reason: reason ?? '' }),
    ),
  },
  ScheduleExam: scheduleExam,
  Assign: assign,
  Snooze: snooze,
  SendLetter: sendLetter,
}

export const fileActs: Record<BulkFileAct, FileAct> = {
  ShareFloraResults: shareFloraResults,
  PayRewards: payRewards,
}
