import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { addDays, startOfJapaneseDate, type JapaneseDate } from '../../../shared/facts/dates'
import type { WorkKind } from '../../../shared/generated/schema'
import { LATE_JUDGEMENT_DAYS, UNIT_WEEKS } from '../../../shared/facts/terms'
import { mayBeAskedToSign, signByOf } from '../../care/users/consentToSign'
import type { MajorVersion } from '../../../shared/words/donating/consentDocument'
import { consents } from '../../ground/tables/consents'
import { askedTests } from '../../ground/tables/askedTests'
import { donations, rewardContacts } from '../../ground/tables/donations'
import { floraTests } from '../../ground/tables/floraTests'
import { giftBalances, giftCodes, giftHandOuts } from '../../ground/tables/gifts'
import { isReplaced, isUnexplained } from '../../care/gifts/giftCodes'
import { holds } from '../../ground/tables/holds'
import { preferenceSlots } from '../../ground/tables/places'
import { screenings } from '../../ground/tables/screenings'
import { notSuspended, userProfiles as users } from '../../ground/tables/users'
import { isAskedDue } from '../../care/users/askedTest'
import { isUnitMissing } from '../../care/units/unitRows'
import { isLateExam } from '../../care/users/dueExam'
import { dayOf, hourless, wishDue } from './wishes'

export type At = {
  now: Date
  today: JapaneseDate
  /** False where the operator keeps units elsewhere: then there is no work with them. */
  hasMaterial: boolean
  /** The major versions of the consent in force. */
  majors: readonly MajorVersion[]
}

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
  facts?: (at: At) => Partial<Record<'days' | 'at' | 'word' | 'amount' | 'handedOver' | 'isFound', SQL>>
}

/** Before a test, so that whoever comes can plan the morning. */
const HOUR_DAYS = 3
const FLORA_APPLIED_DAYS = 4
/** For a finding: the units wait meanwhile. */
const HOLD_DAYS = 1
/** Of a laboratory. */
const FLORA_RESULT_DAYS = 42
const UNANSWERED_DAYS = 28
/** Of a laboratory and the hospital, after an asked test. */
const ASKED_RESULT_DAYS = 14
const ASKED_ANSWER_DAYS = 14
/** Before the address kept for the money is erased. */
const LEAVER_DAYS = 30
/** The donor may confirm it at home. */
const GIFT_DAYS = 1
/** What nobody has weighed by then cannot be weighed any more. */
const UNIT_DAYS = UNIT_WEEKS * 7
/** On the day itself it is reception's. */
const UNIT_DUE_DAYS = 1
/** Before the month, while places can still be planned. */
const NO_PLACES_DAYS = -10

/** One piece of work for a month without places. */
const NEXT_MONTH = '00000000-0000-4000-8000-0000000000d1'

const nextMonthOf = ({ today }: At) => sql`(date_trunc('month', ${today}::date) + interval '1 month')::date`

/** Since when the person rests: the last change that began it, or, from before changes were kept, the last report. */
export const restsSince = sql`coalesce(
  (select max(${dayOf(sql`v.changed_at`)}) from value_changes v where v.user_id = ${users.id} and v.table_name = 'user_profiles'
    and case when ${users.donationPaused} then 'donation_paused' = any (v.fields) and v.data = 'Operational' else 'resting' = any (v.fields) end),
  (select max(day) from condition_reports r where r.user_id = ${users.id} and not r.lifted),
  (select max(${dayOf(sql`c.submitted_at`)}) from online_checks c where c.user_id = ${users.id}),
  ${dayOf(users.updatedAt)})`

/** When criteria that were put in force at once paused the donor, if that is why; a later lift ends it. */
export const pausedByCriteria = sql`(select max(a.time) filter (where a.operation = 'PauseByCriteria') from activities a
  where a.user_id = ${users.id} and ${users.donationPaused} and a.category = 'Donation' and a.operation in ('PauseByCriteria', 'LiftPause')
  having max(a.time) filter (where a.operation = 'PauseByCriteria') > coalesce(max(a.time) filter (where a.operation = 'LiftPause'), '-infinity'))`

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

/** As `unitsOfHold` of `server/care/holds/listHolds.ts`: what was discarded before has no part in it. */
const unitsOfHold = sql`from units u where u.user_id = ${holds.userId}
  and is_covered(japanese_day(u.received_at), ${holds.since}, ${holds.until})
  and (u.discarded_at is null or u.discarded_at >= ${holds.createdAt})`

/** Work about whom nothing else names: people and months that would wait unseen. */
export const unseenSources = {
  ExamHour: {
    from: hourless,
    // Of a test that belongs to a certification, the one that is due.
    where: ({ hasMaterial, today }) => sql`hourless.day >= ${today} and not ${users.deleteStatus}
      and case when hourless.is_asked then ${hasMaterial} else ${users.nextDateKind} = 'Exam' and ${users.nextDate} = hourless.day end`,
    subject: sql`hourless.id`,
    user: sql`${users.id}`,
    day: () => sql`hourless.day`,
    days: -HOUR_DAYS,
    facts: () => ({ days: sql`array[hourless.day]` }),
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
      and ${users.statusSince} < ${startOfJapaneseDate(addDays(today, 1 - UNANSWERED_DAYS)).toISOString()}`,
    subject: sql`${users.id}`,
    user: sql`${users.id}`,
    day: () => dayOf(users.statusSince),
    days: UNANSWERED_DAYS,
    facts: () => ({ days: sql`array[${dayOf(users.statusSince)}]` }),
  },
  Hold: {
    from: sql`${holds}`,
    where: ({ hasMaterial }) => (hasMaterial ? isNull(holds.decidedAt) : sql`false`),
    // Whoever wrote the finding does not decide.
    notFor: sql`array_remove(array[${holds.foundBy}], null)`,
    subject: sql`${holds.id}`,
    user: sql`${holds.userId}`,
    day: () => dayOf(holds.createdAt),
    days: HOLD_DAYS,
    facts: () => ({
      at: sql`${holds.createdAt}`,
      amount: sql`(select count(*)::integer ${unitsOfHold})`,
      handedOver: sql`(select count(*)::integer ${unitsOfHold} and u.handed_over_at is not null)`,
      isFound: sql`${holds.foundBy} is not null`,
    }),
  },
  UnitMissing: {
    from: sql`${donations} join ${users} on ${users.id} = ${donations.userId} and not ${users.deleteStatus}`,
    where: ({ hasMaterial, today }) =>
      hasMaterial
        ? sql`${isUnitMissing} and ${donations.donationAt} >= ${startOfJapaneseDate(addDays(today, -UNIT_DAYS)).toISOString()}
          and ${donations.donationAt} < ${startOfJapaneseDate(today).toISOString()}`
        : sql`false`,
    subject: sql`${donations.id}`,
    user: sql`${donations.userId}`,
    day: () => dayOf(donations.donationAt),
    days: UNIT_DUE_DAYS,
    facts: () => ({ at: sql`${donations.donationAt}` }),
  },
  AskedTest: {
    from: sql`${askedTests} join ${users} on ${users.id} = ${askedTests.userId}`,
    where: ({ hasMaterial, today }) =>
      hasMaterial
        ? sql`${isAskedDue} and (${askedTests.scheduledDate} is null or ${askedTests.scheduledDate} < ${today})`
        : sql`false`,
    subject: sql`${askedTests.id}`,
    user: sql`${askedTests.userId}`,
    // For the result of a test that was held, to set the day that is wished for, or to hear whether the person comes.
    day: () => sql`coalesce(${askedTests.scheduledDate} + ${sql.raw(String(ASKED_RESULT_DAYS))}, ${wishDue},
      ${dayOf(askedTests.createdAt)} + ${sql.raw(String(ASKED_ANSWER_DAYS))})`,
    days: 0,
    facts: () => ({
      days: sql`coalesce(case when ${askedTests.scheduledDate} is null then ${askedTests.preferredDates} end, array[]::date[])`,
      at: sql`${askedTests.createdAt}`,
      // Its day has passed.
      amount: sql`case when ${askedTests.scheduledDate} is not null then 1 end`,
    }),
  },
  ConsentToSign: {
    from: sql`${consents} join ${users} on ${users.id} = ${consents.userId}`,
    where: ({ majors }) =>
      majors.length > 0 ? sql`${mayBeAskedToSign} and ${signByOf(majors)} is not null` : sql`false`,
    subject: sql`${consents.id}`,
    user: sql`${consents.userId}`,
    day: ({ majors }) => signByOf(majors),
    days: 0,
    facts: ({ majors }) => ({ days: sql`array[${signByOf(majors)}]`, at: sql`${consents.consentedAt}` }),
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
  GiftUnconfirmed: {
    from: sql`${giftHandOuts}`,
    where: () => isNull(giftHandOuts.confirmedAt),
    notFor: sql`array[${giftHandOuts.handedOutBy}]`,
    subject: sql`${giftHandOuts.id}`,
    user: sql`${giftHandOuts.userId}`,
    day: () => dayOf(giftHandOuts.handedOutAt),
    days: GIFT_DAYS,
    facts: () => ({ at: sql`${giftHandOuts.handedOutAt}` }),
  },
  GiftLost: {
    from: sql`${giftCodes} join ${giftHandOuts} on ${giftHandOuts.id} = ${giftCodes.handOutId}`,
    where: () => sql`${giftCodes.lostAt} is not null and not ${isReplaced}`,
    notFor: sql`array[${giftCodes.lostBy}]`,
    subject: sql`${giftCodes.id}`,
    user: sql`${giftHandOuts.userId}`,
    day: () => dayOf(giftCodes.lostAt),
    days: GIFT_DAYS,
    facts: () => ({ at: sql`${giftCodes.lostAt}` }),
  },
  GiftDifference: {
    from: sql`${giftBalances}`,
    where: () => isUnexplained,
    notFor: sql`array[${giftBalances.importedBy}]`,
    subject: sql`${giftBalances.id}`,
    user: sql`null::uuid`,
    day: ({ today }) => sql`${today}::date`,
    days: 0,
    facts: () => ({ at: sql`${giftBalances.importedAt}`, amount: sql`${giftBalances.difference}` }),
  },
} satisfies Partial<Record<WorkKind, Source>>
