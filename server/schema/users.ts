import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { auditColumns, id, instant } from './columns'

/** In the order of a life: `furthest_status` compares by it. The console shows its own order. */
export const userStatus = pgEnum('user_status', [
  'Registration',
  'WaitingGuidance',
  'Guidance',
  'WaitingToParticipateGuidance',
  'OnlineCheckBeforeRegistrationExam',
  'DonorRegistrationExam',
  'Donation',
  'RenewalExamOnlineCheckBeforeExam',
  'DonorRenewalExam',
])
export const userRank = pgEnum('user_rank', [
  'DonorCertification',
  'Beginner',
  'Bronze',
  'Silver',
  'Gold',
  'Platinum',
  'Diamond',
  'Master',
])
export const gender = pgEnum('gender', ['Man', 'Women'])
export const certification = pgEnum('certification', ['NotCertified', 'Certified'])
export const onlineCheckResult = pgEnum('online_check_result', ['Passed', 'Failed_1', 'Failed_2'])
export const donorProcessStatus = pgEnum('donor_process_status', ['Applicant', 'Candidate', 'EligibleDonor'])
/** What the office waits for next: a booked guidance, the last day to book, a test, the end of the donor status. */
export const nextDateKind = pgEnum('next_date_kind', ['Booking', 'BookingDeadline', 'Exam', 'Expiration'])
/** Whether the online check may be answered (again), for those whom nothing else keeps. */
export const retryState = pgEnum('retry_state', ['NotAnswered', 'NotYet', 'NotPossible', 'MayAnswer'])
export const implementationStatus = pgEnum('implementation_status', ['Implemented', 'NotImplemented'])

/**
 * One row a person, keyed by the user pool's `sub`. Personal columns are nullable because deletion erases them
 * while donations keep pointing here.
 */
export const userProfiles = pgTable(
  'user_profiles',
  {
    id: id(),
    email: text(),
    barCodeBucket: text(),
    barCodeKey: text(),
    donorId: text(),
    userRank: userRank(),
    lastName: text(),
    firstName: text(),
    lastNameFurigana: text(),
    firstNameFurigana: text(),
    gender: gender(),
    birthday: date({ mode: 'string' }),
    tel: text(),
    zipCode: text(),
    address: text(),
    pref: text(),
    city: text(),
    building: text(),
    deleteStatus: boolean().notNull().default(false),
    suspensionStatus1: boolean().notNull().default(false),
    updatedSuspensionStatus1ToTrueAt: instant(),
    /** The day on whose morning it ends by itself; null while it has no end, or none stands. */
    suspendedUntil: date({ mode: 'string' }),
    suspensionStatus2: boolean().notNull().default(false),
    updateRequired: boolean().notNull().default(false),
    caution: text(),
    hasCaution: boolean()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(caution, '') <> ''`),
    subscribedMagazine: boolean().notNull().default(false),
    userStatus: userStatus().notNull().default('Registration'),
    donorStatus: certification().notNull().default('NotCertified'),
    donorProcessStatus: donorProcessStatus(),
    onlineCheckResult: onlineCheckResult(),
    onlineCheckScore: integer(),
    totalDonationsCount: integer().notNull().default(0),
    latestDonationsCount: integer().notNull().default(0),
    intestinalFloraCount: integer().notNull().default(0),
    registrationDateOfService: date({ mode: 'string' }),
    registrationDateOfDonor: date({ mode: 'string' }),
    commencementWindowPeriodDate: date({ mode: 'string' }),
    donorExpirationDate: date({ mode: 'string' }),
    lossDonorStatusDate: date({ mode: 'string' }),
    sentUpdateNoticeAt: instant(),
    /** First day on which the check may be taken again after a test that did not certify. */
    retryFrom: date({ mode: 'string' }),
    /** An administrator lets the person answer again although the last check refused: these questions, or all of them. */
    onlineCheckReopenedAt: instant(),
    reopenedQuestions: text().array(),
    /** After a failed check before renewal: no donations until a later check passes or an administrator lifts it. */
    donationPaused: boolean().notNull().default(false),
    /** What was said about the condition means no donation for now, until that day; null while no day is known. */
    resting: boolean().notNull().default(false),
    restingUntil: date({ mode: 'string' }),
    /** Wants to be told when the check may be taken again; apart from the magazine. */
    retryReminder: boolean().notNull().default(true),
    /** Asked to be invited to a flora test. */
    floraInvitationRequestedAt: instant(),
    /** After leaving: when the account had gone from the pool and the files with it; null until then. */
    accountRemovedAt: instant(),
    /** Place in the waiting list: the earlier, the sooner invited; null unless waiting. */
    waitingSince: instant(),
    /** Follows from status, guidance, screening and expiration: triggers keep it (`sql/nextDate.sql`). */
    nextDate: date({ mode: 'string' }),
    nextDateKind: nextDateKind(),
    /** Follow from status, last check and last test: a trigger keeps both (`sql/retry.sql`). */
    retryState: retryState(),
    retryOn: date({ mode: 'string' }),
    /** Since when a person has the status, and the furthest one ever: a trigger keeps both (`sql/statusHistory.sql`). */
    statusSince: instant(),
    furthestStatus: userStatus(),
    profileCreatedAt: instant().notNull(),
    version: integer().notNull().default(1),
    /** By column of what staff edit, the version that last changed it: a trigger keeps it (`sql/changedIn.sql`). */
    changedIn: jsonb().$type<Partial<Record<string, number>>>().notNull().default({}),
    /** Name, furigana, address of mail, telephone, donor number in one: what the quick search reads. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`lower(coalesce(last_name, '') || coalesce(first_name, '') || ' ' || coalesce(last_name_furigana, '') || coalesce(first_name_furigana, '') || ' ' || coalesce(email, '') || ' ' || coalesce(tel, '') || ' ' || coalesce(donor_id, ''))`,
      ),
    ...auditColumns,
  },
  (table) => [
    // Without those who have none: ordering by it would sort all of them instead of reading the index below.
    uniqueIndex()
      .on(table.donorId)
      .where(sql`donor_id is not null`),
    uniqueIndex('user_profiles_email').on(sql`lower(email)`),
    index().on(table.profileCreatedAt, table.id),
    index().on(table.userStatus, table.profileCreatedAt, table.id),
    index().on(table.lastNameFurigana, table.id),
    index().on(table.totalDonationsCount, table.id),
    index().on(table.donorExpirationDate, table.id),
    index().on(table.updatedAt, table.id),
    index().on(table.nextDate, table.id),
    index().on(table.userStatus, table.nextDate, table.id),
    index().on(table.retryOn, table.id),
    index().on(table.retryState, table.retryOn, table.id),
    index().on(table.waitingSince, table.id),
    index()
      .on(table.userStatus, table.statusSince)
      .where(sql`not delete_status`),
    index().on(table.furthestStatus),
    index().on(table.birthday, table.id),
    index().on(table.email, table.id),
    index().on(table.donorId, table.id),
    index().on(table.userStatus, table.id),
    index().on(table.pref, table.userStatus, table.nextDate, table.id),
    // Few bear them: the office looks for just those.
    index('user_profiles_suspended_1')
      .on(table.nextDate, table.id)
      .where(sql`suspension_status1`),
    index('user_profiles_suspended_until')
      .on(table.suspendedUntil)
      .where(sql`suspended_until is not null`),
    index('user_profiles_resting')
      .on(table.nextDate, table.id)
      .where(sql`resting`),
    index('user_profiles_suspended_2')
      .on(table.nextDate, table.id)
      .where(sql`suspension_status2`),
    index('user_profiles_cautioned')
      .on(table.nextDate, table.id)
      .where(sql`has_caution`),
    index('user_profiles_update_required')
      .on(table.nextDate, table.id)
      .where(sql`update_required`),
    index('user_profiles_left')
      .on(table.nextDate, table.id)
      .where(sql`delete_status`),
    index('user_profiles_flora_wishes')
      .on(table.floraInvitationRequestedAt)
      .where(sql`flora_invitation_requested_at is not null`),
    index('user_profiles_exam_undated')
      .on(table.id)
      .where(
        sql`not delete_status and user_status in ('DonorRegistrationExam', 'DonorRenewalExam') and next_date_kind is distinct from 'Exam'`,
      ),
    index('user_profiles_expiring')
      .on(table.donorExpirationDate, table.id)
      .where(sql`not delete_status and donor_status = 'Certified'`),
    index('user_profiles_waiting_list')
      .on(table.waitingSince, table.id)
      .where(sql`user_status = 'WaitingGuidance'`),
    check(
      'user_profiles_counts',
      sql`total_donations_count >= latest_donations_count and latest_donations_count >= 0`,
    ),
    check('user_profiles_way', sql`status_since is not null and furthest_status >= user_status`),
    check('user_profiles_score', sql`online_check_score between 0 and 100`),
    check(
      'user_profiles_waiting',
      sql`(user_status = 'WaitingGuidance') = (waiting_since is not null) or delete_status`,
    ),
    check(
      'user_profiles_erased',
      sql`not delete_status or (email is null and last_name is null and tel is null)`,
    ),
  ],
)

export type UserProfileRow = typeof userProfiles.$inferSelect

/** References a person; the row stays when the person leaves. */
export const userId = () =>
  uuid()
    .notNull()
    .references(() => userProfiles.id)
