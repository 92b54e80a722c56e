import { and, eq, sql } from 'drizzle-orm'
import {
  check,
  index,
  pgEnum,
  pgTable,
  uniqueIndex,
  uuid,
  date,
  integer,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { auditColumns, bytea, id, instant, contractEnum } from './columns'

/** In the order of a donor's life: `furthest_status` compares by it. The console has its own order. */
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
export const userRank = contractEnum('UserRank')
export const gender = contractEnum('Gender')
export const certification = contractEnum('Certification')
export const onlineCheckResult = contractEnum('OnlineCheckResult')
export const donorProcessStatus = contractEnum('DonorProcessStatus')
export const nextDateKind = contractEnum('NextDateKind')
/** Whether the online check may be answered (again), if nothing else prevents it. */
export const retryState = contractEnum('RetryState')
export const implementationStatus = contractEnum('ImplementationStatus')

/** Replaces a sealed text to show that there is one. */
export const SEALED_TEXT = '（封印）'

/** True if the caution is not sealed. */
export const readableCaution = sql.raw(`caution <> '' and caution <> '${SEALED_TEXT}'`)

/** Keyed by the user pool's `sub`. Personal columns are nullable: leaving erases them, the row stays for donations. */
export const userProfiles = pgTable(
  'user_profiles',
  (t) => ({
    id: id(),
    email: t.text(),
    barCodeBucket: t.text(),
    barCodeKey: t.text(),
    donorId: t.text(),
    userRank: userRank(),
    lastName: t.text(),
    firstName: t.text(),
    lastNameFurigana: t.text(),
    firstNameFurigana: t.text(),
    gender: gender(),
    birthday: t.date({ mode: 'string' }),
    tel: t.text(),
    zipCode: t.text(),
    address: t.text(),
    pref: t.text(),
    city: t.text(),
    building: t.text(),
    deleteStatus: t.boolean().notNull().default(false),
    suspensionStatus1: t.boolean().notNull().default(false),
    updatedSuspensionStatus1ToTrueAt: instant(),
    /** The suspension ends by itself on this morning; null without an end or a suspension. */
    suspendedUntil: t.date({ mode: 'string' }),
    suspensionStatus2: t.boolean().notNull().default(false),
    updateRequired: t.boolean().notNull().default(false),
    caution: t.text(),
    cautionSealed: bytea(),
    hasCaution: t
      .boolean()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(caution, '') <> ''`),
    subscribedMagazine: t.boolean().notNull().default(false),
    userStatus: userStatus().notNull().default('Registration'),
    donorStatus: certification().notNull().default('NotCertified'),
    donorProcessStatus: donorProcessStatus(),
    onlineCheckResult: onlineCheckResult(),
    onlineCheckScore: t.integer(),
    totalDonationsCount: t.integer().notNull().default(0),
    latestDonationsCount: t.integer().notNull().default(0),
    intestinalFloraCount: t.integer().notNull().default(0),
    registrationDateOfService: t.date({ mode: 'string' }),
    registrationDateOfDonor: t.date({ mode: 'string' }),
    commencementWindowPeriodDate: t.date({ mode: 'string' }),
    donorExpirationDate: t.date({ mode: 'string' }),
    lossDonorStatusDate: t.date({ mode: 'string' }),
    sentUpdateNoticeAt: instant(),
    /** First day to take the check again after a test that did not certify. */
    retryFrom: t.date({ mode: 'string' }),
    /** Also after such a test: the office must reopen the check first. */
    retryByOffice: t.boolean().notNull().default(false),
    /** An administrator allows new answers after a refusal, to these questions or all. */
    onlineCheckReopenedAt: instant(),
    reopenedQuestions: t.text().array(),
    /** After a failed renewal check: no donations until a later check passes or an administrator lifts it. */
    donationPaused: t.boolean().notNull().default(false),
    /** A reported condition forbids donating until that day; null while no day is known. */
    resting: t.boolean().notNull().default(false),
    restingUntil: t.date({ mode: 'string' }),
    /** Wants a mail when the check may be taken again; separate from the magazine. */
    retryReminder: t.boolean().notNull().default(true),
    /** Wants a mail when newer criteria let the person return; while null, the magazine's choice applies. */
    criteriaNews: t.boolean(),
    floraInvitationRequestedAt: instant(),
    /** When a former user's pool account and files were removed; null until then. */
    accountRemovedAt: instant(),
    /** Order in the waiting list, earliest first; null unless waiting. */
    waitingSince: instant(),
    /** Derived from status, guidance, screening and expiration by triggers (`sql/nextDate.sql`). */
    nextDate: t.date({ mode: 'string' }),
    nextDateKind: nextDateKind(),
    /** Derived from status, last check and last test by a trigger (`sql/retry.sql`). */
    retryState: retryState(),
    retryOn: t.date({ mode: 'string' }),
    /** Start of the current status, and the furthest status ever; a trigger keeps them (`sql/statusHistory.sql`). */
    statusSince: instant(),
    furthestStatus: userStatus(),
    profileCreatedAt: instant().notNull(),
    version: t.integer().notNull().default(1),
    /** Version of the last change of each column staff edit; a trigger keeps it (`sql/changedIn.sql`). */
    changedIn: t.jsonb().$type<Partial<Record<string, number>>>().notNull().default({}),
    /** Version 0.1 searches by it; nothing else reads it any more. */
    searchText: t
      .text()
      .notNull()
      .generatedAlwaysAs(
        sql`lower(coalesce(last_name, '') || coalesce(first_name, '') || ' ' || coalesce(last_name_furigana, '') || coalesce(first_name_furigana, '') || ' ' || coalesce(email, '') || ' ' || coalesce(tel, '') || ' ' || coalesce(donor_id, ''))`,
      ),
    /**
     * For the search, as `foldName` makes it (a trigger keeps them, `sql/search.sql`): name, furigana and donor number,
     * on a second line mail address and telephone; the town.
     */
    foldedText: t.text(),
    foldedCity: t.text(),
    ...auditColumns,
  }),
  (table) => [
    index('user_profiles_folded_grams').using('gin', sql`search_grams(${table.foldedText})`),
    index('user_profiles_folded_city_grams').using('gin', sql`search_grams(${table.foldedCity})`),
    // Partial: most people have no number, and ordering would otherwise sort all rows.
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
    index('user_profiles_exam_dated')
      .on(table.nextDate, table.id)
      .where(sql`next_date_kind = 'Exam'`),
    index('user_profiles_exam_late')
      .on(table.donorExpirationDate, table.id)
      .where(
        sql`user_status = 'DonorRenewalExam' and next_date_kind = 'Exam' and next_date > donor_expiration_date and not delete_status`,
      ),
    index('user_profiles_pause_review')
      .on(
        sql`coalesce(suspended_until, (updated_suspension_status1_to_true_at at time zone 'Asia/Tokyo')::date + 28)`,
        table.id,
      )
      .where(sql`suspension_status1 and not delete_status`),
    index('user_profiles_rest_review')
      .on(table.id)
      .where(
        sql`(donation_paused or resting and resting_until is null) and donor_status = 'Certified' and not delete_status`,
      ),
    index('user_profiles_expiring')
      .on(table.donorExpirationDate, table.id)
      .where(sql`not delete_status and donor_status = 'Certified'`),
    // Only people in line: places are counted in the index alone.
    index('user_profiles_in_line')
      .on(table.waitingSince, table.id)
      .where(
        sql`user_status = 'WaitingGuidance' and not delete_status and not suspension_status1 and not suspension_status2`,
      ),
    index('user_profiles_waiting_list')
      .on(table.waitingSince, table.id)
      .where(sql`user_status = 'WaitingGuidance'`),
    index('user_profiles_readable').on(table.id).where(readableCaution),
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

/** Negated `isSuspended` of shared/rules/person/suspension.ts, as a condition. */
export const notSuspended = and(
  eq(userProfiles.suspensionStatus1, false),
  eq(userProfiles.suspensionStatus2, false),
)

/** How many entered a partner's code in a quarter. Nothing here or elsewhere says who. */
export const partnerCounts = pgTable(
  'partner_counts',
  {
    code: text().notNull(),
    /** Its first day. */
    quarter: date({ mode: 'string' }).notNull(),
    people: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.quarter] }),
    check('partner_counts_people', sql`people > 0`),
  ],
)
