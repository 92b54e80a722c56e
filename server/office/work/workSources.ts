import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { LATE_JUDGEMENT_DAYS, RECEIPT_WEEKS } from '../../../shared/facts/terms'
import type { WorkKind } from '../../../shared/generated/schema'
import { awaitsClearing } from '../../care/points/peopleWithPoints'
import { answerCorrections } from '../../ground/tables/answerCorrections'
import { conditionReports } from '../../ground/tables/condition'
import { cases } from '../../ground/tables/cases'
import { corrections } from '../../ground/tables/corrections'
import { criteriaVersions } from '../../ground/tables/criteria'
import { donations, rewardEntries } from '../../ground/tables/donations'
import { guidances } from '../../ground/tables/guidance'
import { mailOutbox } from '../../ground/tables/mail'
import { heldAsSame } from '../../care/points/samePeople'
import { officePoints } from '../../ground/tables/officePoints'
import { testPanels, untoldFinding } from '../../ground/tables/panels'
import { preferenceSlots } from '../../ground/tables/places'
import { onlineChecks, screenings } from '../../ground/tables/screenings'
import { notSuspended, userProfiles as users } from '../../ground/tables/users'
import { pausedOn } from '../../ground/tables/waitingPauses'
import { workItems } from '../../ground/tables/work'
import { attendanceToRecord, floraWish, judgementOpen } from '../../care/users/needsAttention'
import { pausedByCriteria, restsSince, unseenSources, type At, type Source } from './unseenSources'
import { dayOf, isWished, lastWish, wishDay, wishDue, wished, wishFacts } from './wishes'

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
const RECEIPT_DAYS = RECEIPT_WEEKS * 7
const RECEIPT_DUE_DAYS = 1
/** The member's newest failed mail, unless a later one arrived. */
const nothingSince = sql`not exists (
  select from mail_outbox later where later.user_id = ${mailOutbox.userId}
    and (later.sent_at > ${mailOutbox.failedAt} or later.state = 'Failed' and (later.failed_at, later.id) > (${mailOutbox.failedAt}, ${mailOutbox.id})))`

const freePlaces = ({ today }: At) => sql`(
  select available_slots + additional_available_slots - given_guidance_count from ${preferenceSlots}
  where year = ${Number(today.slice(0, 4))} and month = ${Number(today.slice(5, 7))})`

/** The end of a suspension, or four weeks after its start; same expression as the index. */
const pauseReview = sql`coalesce(${users.suspendedUntil}, ${dayOf(users.updatedSuspensionStatus1ToTrueAt)} + 28)`

/** Stool received from the day that a report names until it came, of the reports that nobody has looked at. */
const receivedSinceReport = sql`from ${donations} d where d.user_id = ${officePoints.userId}
  and d.stool_receipt_status = 'Implemented' and d.cancelled_at is null
  and exists (select from ${conditionReports} r where r.user_id = d.user_id and r.kind = 'Report'
    and r.created_at >= ${officePoints.createdAt} and d.donation_at <= r.created_at
    and ${dayOf(sql`d.donation_at`)} >= r.since)`

/** One piece of work for all owed rewards. */
const ALL_REWARDS = '00000000-0000-4000-8000-0000000000d0'

/** Every kind of work: its cause and due day. Texts are in `shared/rules/office/work.ts`. */
export const workSources: Readonly<Record<WorkKind, Source>> = {
  ...unseenSources,
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
          and not ${pausedOn(users, at.today)} and not ${heldAsSame}
        order by waiting_since, id limit 1)
      and ${freePlaces(at)} > 0`,
    subject: sql`${users.id}`,
    user: sql`${users.id}`,
    day: ({ today }) => sql`${today}::date`,
    days: 0,
    facts: (at) => ({ at: sql`${users.waitingSince}`, amount: freePlaces(at) }),
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
      amount: sql`(select max(points_open) from ${onlineChecks} where ${onlineChecks.userId} = ${users.id})`,
    }),
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
    facts: () => ({ at: sql`${cases.createdAt}`, word: sql`${cases.facts} #>> '{request,kind}'` }),
  },
  ConditionReport: {
    from: sql`${officePoints}`,
    where: () => and(isNull(officePoints.closedAt), eq(officePoints.kind, 'ConditionReport')),
    subject: sql`${officePoints.id}`,
    user: sql`${officePoints.userId}`,
    day: () => dayOf(officePoints.createdAt),
    days: 0,
    facts: () => ({
      at: sql`${officePoints.createdAt}`,
      amount: sql`(select count(*)::int ${receivedSinceReport})`,
      days: sql`array(select distinct ${dayOf(sql`d.donation_at`)} ${receivedSinceReport} order by 1)`,
    }),
  },
  PanelFinding: {
    from: sql`${testPanels} join ${users} on ${users.id} = ${testPanels.userId} and not ${users.deleteStatus}`,
    where: ({ hasMaterial }) => (hasMaterial ? untoldFinding : sql`false`),
    notFor: sql`case when ${testPanels.confirmedAt} is null then array[${testPanels.recordedBy}] else '{}' end`,
    subject: sql`${testPanels.id}`,
    user: sql`${testPanels.userId}`,
    day: () => dayOf(testPanels.createdAt),
    days: 0,
    facts: () => ({ at: sql`${testPanels.createdAt}` }),
  },
  OfficePoint: {
    from: sql`${officePoints}`,
    where: () => and(isNull(officePoints.closedAt), ne(officePoints.kind, 'ConditionReport')),
    subject: sql`${officePoints.id}`,
    user: sql`${officePoints.userId}`,
    // The hospital expects the person, mostly the next morning.
    day: () =>
      sql`${dayOf(officePoints.createdAt)} - case ${officePoints.kind} when 'ExamCancelled' then ${POINT_DAYS} else 0 end`,
    days: POINT_DAYS,
    facts: () => ({
      at: sql`case ${officePoints.kind} when 'ExamCancelled' then (${officePoints.examDay} + ${officePoints.examTime}::time)
        at time zone 'Asia/Tokyo' else ${officePoints.createdAt} end`,
      word: sql`${officePoints.kind}::text`,
      days: sql`array_remove(array[${officePoints.examDay}], null)`,
    }),
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
