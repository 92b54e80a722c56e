import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { JapaneseDate } from '../../shared/dates'
import { LATE_JUDGEMENT_DAYS } from '../../shared/donorPeriod'
import type { WorkKind } from '../../shared/generated/schema'
import { awaitsClearing } from '../clearings/peopleWithPoints'
import { answerCorrections } from '../schema/answerCorrections'
import { conditionReports } from '../schema/condition'
import { cases } from '../schema/cases'
import { corrections } from '../schema/corrections'
import { criteriaVersions } from '../schema/criteria'
import { donations, rewardContacts, rewardEntries } from '../schema/donations'
import { floraTests } from '../schema/floraTests'
import { guidances } from '../schema/guidance'
import { mailOutbox } from '../schema/mail'
import { officePoints } from '../schema/officePoints'
import { preferenceSlots } from '../schema/places'
import { onlineChecks, screenings } from '../schema/screenings'
import { notSuspended, userProfiles as users } from '../schema/users'
import { pausedOn } from '../schema/waitingPauses'
import { workItems } from '../schema/work'
import { isLateExam } from '../users/dueExam'
import { attendanceToRecord, floraWish, judgementOpen } from '../users/needsAttention'
import { dayOf, isWished, lastWish, wishDay, wishDue, wished, wishFacts } from './wishes'

export type At = { now: Date; today: JapaneseDate }

export type Source = {
  from: SQL
  where: (at: At) => SQL | undefined
  /** The record that causes it, and the member concerned. */
  subject: SQL
  user: SQL
  /** Staff who may not do it and do not see it. */
  notFor?: SQL
  /** The due day is `days` after this day, which has an index if there are many rows. */
  day: (at: At) => SQL
  days: number
  /** Facts of a row other than the person: days, an instant, a word, a number. */
  facts?: (at: At) => Partial<Record<'days' | 'at' | 'word' | 'amount', SQL>>
}

const FLORA_WISH_DAYS = 4
/** Days until the hospital's result arrives. */
const RESULT_DAYS = 7
/** Short, because what the person disputes goes on until then. */
const CORRECTION_DAYS = 1
const REVIEW_DAYS = 3
const POINT_DAYS = 3
const REST_DAYS = 2
/** Without a guidance or test before. */
const CLEARING_DAYS = 14
/** A later test day must be found this long before the end. */
const BEFORE_EXPIRATION_DAYS = 7
const REWARD_DAYS = 30
/** Staff still remember a missing visit within this time. */
const RECEIPT_DAYS = 7
const RECEIPT_DUE_DAYS = 1
const FLORA_APPLIED_DAYS = 4
/** Of a laboratory. */
const FLORA_RESULT_DAYS = 42
const UNANSWERED_DAYS = 28
/** Before the address kept for the money is erased. */
const LEAVER_DAYS = 30
/** Before the month, while places can still be planned. */
const NO_PLACES_DAYS = -10

/** One piece of work for a month without places. */
const NEXT_MONTH = '00000000-0000-4000-8000-0000000000d1'

const nextMonthOf = ({ today }: At) => sql`(date_trunc('month', ${today}::date) + interval '1 month')::date`

/** The member's newest failed mail, unless a later one arrived. */
const nothingSince = sql`not exists (
  select from mail_outbox later where later.user_id = ${mailOutbox.userId}
    and (later.sent_at > ${mailOutbox.failedAt} or later.state = 'Failed' and (later.failed_at, later.id) > (${mailOutbox.failedAt}, ${mailOutbox.id})))`

/** Since when the person rests: the last change that began it, or, from before changes were kept, the last report. */
const restsSince = sql`coalesce(
  (select max(${dayOf(sql`v.changed_at`)}) from value_changes v where v.user_id = ${users.id} and v.table_name = 'user_profiles'
    and case when ${users.donationPaused} then 'donation_paused' = any (v.fields) and v.data = 'Operational' else 'resting' = any (v.fields) end),
  (select max(day) from condition_reports r where r.user_id = ${users.id} and not r.lifted),
  (select max(${dayOf(sql`c.submitted_at`)}) from online_checks c where c.user_id = ${users.id}),
  ${dayOf(users.updatedAt)})`

/** When criteria that were put in force at once paused the donor, if that is why; a later lift ends it. */
const pausedByCriteria = sql`(select max(a.time) filter (where a.operation = 'PauseByCriteria') from activities a
  where a.user_id = ${users.id} and ${users.donationPaused} and a.category = 'Donation' and a.operation in ('PauseByCriteria', 'LiftPause')
  having max(a.time) filter (where a.operation = 'PauseByCriteria') > coalesce(max(a.time) filter (where a.operation = 'LiftPause'), '-infinity'))`

const freePlaces = ({ today }: At) => sql`(
  select available_slots + additional_available_slots - given_guidance_count from ${preferenceSlots}
  where year = ${Number(today.slice(0, 4))} and month = ${Number(today.slice(5, 7))})`

/** The end of a suspension, or four weeks after its start; same expression as the index. */
const pauseReview = sql`coalesce(${users.suspendedUntil}, ${dayOf(users.updatedSuspensionStatus1ToTrueAt)} + 28)`

/** One piece of work for all owed rewards. */
const ALL_REWARDS = '00000000-0000-4000-8000-0000000000d0'

/** Flora tests that wait for the office, since their last step. */
function floraIn(status: 'Applied' | 'Received', days: number): Source {
  return {
    from: sql`${floraTests} join ${users} on ${users.id} = ${floraTests.userId} and not ${users.deleteStatus}`,
    where: () => eq(floraTests.status, status),
    subject: sql`${floraTests.id}`,
    user: sql`${floraTests.userId}`,
    day: () => dayOf(floraTests.updatedAt),
    days,
    facts: () => ({ at: sql`${floraTests.updatedAt}` }),
  }
}

/** Every kind of work: its cause and due day. Texts are in `shared/work.ts`. */
export const workSources: Readonly<Record<WorkKind, Source>> = {
  Attendance: {
    from: sql`${guidances}`,
    where: ({ now }) => attendanceToRecord(now),
    subject: sql`${guidances.id}`,
    user: sql`${guidances.userId}`,
    day: () => dayOf(guidances.reservedAt),
    days: 0,
    facts: () => ({ at: sql`${guidances.reservedAt}` }),
  },
  FreePlace: {
    from: sql`${users}`,
    // Same predicate as the index of people in line. People who gave a place back today are not invited again today.
    where: (at) => sql`${users.id} = (
        select id from ${users} where ${and(eq(users.userStatus, 'WaitingGuidance'), eq(users.deleteStatus, false), notSuspended)}
          and not exists (select from ${guidances} where ${guidances.userId} = ${users.id} and ${guidances.closedAt} >= ${at.today}::timestamp at time zone 'Asia/Tokyo')
          and not ${pausedOn(users, at.today)}
        order by waiting_since, id limit 1)
      and ${freePlaces(at)} > 0`,
    subject: sql`${users.id}`,
    user: sql`${users.id}`,
    day: ({ today }) => sql`${today}::date`,
    days: 0,
    facts: (at) => ({ at: sql`${users.waitingSince}`, amount: freePlaces(at) }),
  },
  NoPlaces: {
    from: sql`(select count(*)::integer as people from (
      select from ${users} where ${and(eq(users.userStatus, 'WaitingGuidance'), eq(users.deleteStatus, false), notSuspended)} limit 10000
    ) as line) as waiting`,
    where: (at) => sql`waiting.people > 0 and not exists (
      select from ${preferenceSlots} where make_date(year, month, 1) = ${nextMonthOf(at)} and available_slots + additional_available_slots > 0)`,
    subject: sql`${NEXT_MONTH}::uuid`,
    user: sql`null::uuid`,
    day: nextMonthOf,
    days: NO_PLACES_DAYS,
    facts: (at) => ({ amount: sql`waiting.people`, days: sql`array[${nextMonthOf(at)}]` }),
  },
  CheckUnanswered: {
    from: sql`${users}`,
    where: ({
      today,
    }) => sql`${users.userStatus} = 'OnlineCheckBeforeRegistrationExam' and not ${users.deleteStatus} and ${notSuspended}
      and ${dayOf(users.statusSince)} <= ${today}::date - ${sql.raw(String(UNANSWERED_DAYS))}`,
    subject: sql`${users.id}`,
    user: sql`${users.id}`,
    day: () => dayOf(users.statusSince),
    days: UNANSWERED_DAYS,
    facts: () => ({ days: sql`array[${dayOf(users.statusSince)}]` }),
  },
  FloraApplied: floraIn('Applied', FLORA_APPLIED_DAYS),
  FloraReceived: floraIn('Received', FLORA_RESULT_DAYS),
  LeaverMoney: {
    from: sql`${rewardContacts}`,
    where: ({ today }) =>
      sql`${rewardContacts.keepUntil} <= ${today}::date + ${sql.raw(String(LEAVER_DAYS))}`,
    subject: sql`${rewardContacts.userId}`,
    user: sql`null::uuid`,
    day: () => sql`${rewardContacts.keepUntil}`,
    days: 0,
    facts: () => ({
      days: sql`array[${rewardContacts.keepUntil}]`,
      amount: sql`(select count(*)::integer from ${donations} where ${donations.userId} = ${rewardContacts.userId}
        and ${donations.rewardStage} = 'Due' and ${donations.cancelledAt} is null)`,
    }),
  },
  RenewalTestLate: {
    from: sql`${users}`,
    where: ({ today }) => sql`${users.userStatus} = 'DonorRenewalExam' and ${users.nextDateKind} = 'Exam'
      and ${users.nextDate} > ${users.donorExpirationDate} and not ${users.deleteStatus} and ${users.nextDate} > ${today}`,
    subject: sql`${users.id}`,
    user: sql`${users.id}`,
    day: () => sql`${users.donorExpirationDate}`,
    days: -BEFORE_EXPIRATION_DAYS,
    facts: () => ({ days: sql`array[${users.nextDate}, ${users.donorExpirationDate}]` }),
  },
  WishesPassed: {
    from: wished(lastWish),
    where: ({ today }) => and(isWished, sql`${lastWish} < ${today}`),
    subject: sql`${screenings.id}`,
    user: sql`${users.id}`,
    day: wishDay,
    days: 0,
    facts: wishFacts,
  },
  ExamWish: {
    from: wished(wishDue),
    where: ({ today }) => and(isWished, sql`${lastWish} >= ${today}`),
    subject: sql`${screenings.id}`,
    user: sql`${users.id}`,
    day: wishDay,
    days: 0,
    facts: wishFacts,
  },
  Judgement: {
    from: sql`${users}`,
    where: ({ now }) => judgementOpen(now),
    subject: sql`${users.id}`,
    user: sql`${users.id}`,
    day: () => sql`${users.nextDate}`,
    days: RESULT_DAYS,
    facts: () => ({
      days: sql`array_remove(array[${users.nextDate}, case when ${users.userStatus} = 'DonorRenewalExam'
        then ${users.donorExpirationDate} + ${sql.raw(String(LATE_JUDGEMENT_DAYS))} end], null)`,
    }),
  },
  LateJudgement: {
    from: sql`${screenings} join ${users} on ${users.id} = ${screenings.userId}`,
    // Repeats the part of the rule that an index has.
    where: () => sql`${screenings.judgedAt} is null and ${screenings.scheduledRenewalExamDate} is not null
      and ${users.userStatus} not in ('Donation', 'RenewalExamOnlineCheckBeforeExam', 'DonorRenewalExam') and ${isLateExam}`,
    subject: sql`${users.id}`,
    user: sql`${users.id}`,
    day: () => sql`${users.donorExpirationDate}`,
    days: LATE_JUDGEMENT_DAYS,
    facts: () => ({ days: sql`array[${screenings.scheduledRenewalExamDate}, ${users.donorExpirationDate}]` }),
  },
  PointsToClear: {
    from: sql`${onlineChecks} join ${users} on ${users.id} = ${onlineChecks.userId}`,
    where: () => awaitsClearing,
    subject: sql`${onlineChecks.screeningId}`,
    user: sql`${users.id}`,
    day: () =>
      sql`coalesce(${users.nextDate}, ${dayOf(onlineChecks.submittedAt)} + ${sql.raw(String(CLEARING_DAYS))})`,
    days: 0,
    facts: () => ({ amount: sql`${onlineChecks.pointsOpen}` }),
  },
  Correction: {
    from: sql`${corrections}`,
    where: () => eq(corrections.state, 'Open'),
    notFor: sql`array[${corrections.proposedBy}]`,
    subject: sql`${corrections.id}`,
    user: sql`${corrections.userId}`,
    day: () => dayOf(corrections.createdAt),
    days: CORRECTION_DAYS,
    facts: () => ({ at: sql`${corrections.createdAt}` }),
  },
  AnswerCorrection: {
    from: sql`${answerCorrections}`,
    where: () => eq(answerCorrections.state, 'Open'),
    subject: sql`${answerCorrections.id}`,
    user: sql`${answerCorrections.userId}`,
    day: () => sql`${answerCorrections.dueOn}`,
    days: 0,
    facts: () => ({ at: sql`${answerCorrections.updatedAt}` }),
  },
  CriteriaReview: {
    from: sql`${criteriaVersions}`,
    where: () => eq(criteriaVersions.state, 'InReview'),
    notFor: sql`array_append(${criteriaVersions.editors}, ${criteriaVersions.author})`,
    subject: sql`${criteriaVersions.id}`,
    user: sql`null::uuid`,
    day: () => dayOf(criteriaVersions.submittedAt),
    days: REVIEW_DAYS,
    facts: () => ({ at: sql`${criteriaVersions.submittedAt}` }),
  },
  ReceiptMissing: {
    from: sql`${conditionReports} join ${users} on ${users.id} = ${conditionReports.userId}`,
    where: ({ today }) => sql`${conditionReports.kind} = 'Statement'
      and ${conditionReports.day} >= ${today}::date - ${sql.raw(String(RECEIPT_DAYS))} and ${conditionReports.day} < ${today}
      and ${users.donorStatus} = 'Certified' and not ${users.deleteStatus} and ${notSuspended}
      and not ${users.donationPaused} and not ${users.resting}
      and not exists (select from ${donations} where ${donations.userId} = ${users.id} and ${donations.cancelledAt} is null
        and ${dayOf(donations.donationAt)} = ${conditionReports.day})`,
    subject: sql`${conditionReports.id}`,
    user: sql`${users.id}`,
    day: () => sql`${conditionReports.day}`,
    days: RECEIPT_DUE_DAYS,
    facts: () => ({ at: sql`${conditionReports.createdAt}` }),
  },
  Case: {
    from: sql`${cases}`,
    where: () => eq(cases.state, 'Open'),
    notFor: sql`array[${cases.actorId}]`,
    subject: sql`${cases.id}`,
    user: sql`${cases.userId}`,
    day: () => sql`${cases.dueOn}`,
    days: 0,
    facts: () => ({ at: sql`${cases.createdAt}` }),
  },
  OfficePoint: {
    from: sql`${officePoints}`,
    where: () => isNull(officePoints.closedAt),
    subject: sql`${officePoints.id}`,
    user: sql`${officePoints.userId}`,
    day: () => dayOf(officePoints.createdAt),
    days: POINT_DAYS,
    facts: () => ({ at: sql`${officePoints.createdAt}`, word: sql`${officePoints.kind}::text` }),
  },
  MailFailed: {
    from: sql`${mailOutbox} join ${users} on ${users.id} = ${mailOutbox.userId} and not ${users.deleteStatus}`,
    where: () => and(eq(mailOutbox.state, 'Failed'), isNotNull(mailOutbox.failedAt), nothingSince),
    subject: sql`${mailOutbox.id}`,
    user: sql`${mailOutbox.userId}`,
    day: () => dayOf(mailOutbox.failedAt),
    days: 0,
    facts: () => ({ at: sql`${mailOutbox.failedAt}`, word: sql`${mailOutbox.kind}` }),
  },
  FloraWish: {
    from: sql`${users}`,
    where: () => floraWish,
    subject: sql`${users.id}`,
    user: sql`${users.id}`,
    day: () => dayOf(users.floraInvitationRequestedAt),
    days: FLORA_WISH_DAYS,
    facts: () => ({ at: sql`${users.floraInvitationRequestedAt}` }),
  },
  PauseReview: {
    from: sql`${users}`,
    where: ({ today }) =>
      sql`${users.suspensionStatus1} and not ${users.deleteStatus} and ${pauseReview} <= ${today}`,
    subject: sql`${users.id}`,
    user: sql`${users.id}`,
    day: () => pauseReview,
    days: 0,
    facts: () => ({
      days: sql`array_remove(array[${users.suspendedUntil}], null)`,
      at: sql`${users.updatedSuspensionStatus1ToTrueAt}`,
    }),
  },
  RestReview: {
    from: sql`${users}`,
    where: () => sql`(${users.donationPaused} or ${users.resting} and ${users.restingUntil} is null)
      and ${users.donorStatus} = 'Certified' and not ${users.deleteStatus}
      and not exists (select from ${answerCorrections} where ${answerCorrections.userId} = ${users.id} and ${answerCorrections.state} = 'Open')`,
    subject: sql`${users.id}`,
    user: sql`${users.id}`,
    day: () => restsSince,
    days: REST_DAYS,
    facts: () => ({ days: sql`array[${restsSince}]`, at: pausedByCriteria }),
  },
  RewardDue: {
    from: sql`(
      select e.created_at as since from (
        select id from ${donations} where reward_stage = 'Due' and cancelled_at is null order by donation_at, id limit 1
      ) as oldest join ${rewardEntries} e on e.donation_id = oldest.id and e.stage = 'Due' order by e.created_at limit 1
    ) as owed`,
    where: () => undefined,
    subject: sql`${ALL_REWARDS}::uuid`,
    user: sql`null::uuid`,
    day: () => dayOf(sql`owed.since`),
    days: REWARD_DAYS,
    facts: () => ({
      at: sql`owed.since`,
      amount: sql`(select coalesce(sum(amount), 0)::integer from count_cells where kind = 'DueDonations')`,
    }),
  },
  Task: {
    from: sql`${workItems}`,
    where: () => isNull(workItems.doneAt),
    subject: sql`${workItems.id}`,
    user: sql`${workItems.userId}`,
    day: () => sql`${workItems.due}`,
    days: 0,
  },
}
