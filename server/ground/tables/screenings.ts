import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import { check, index, pgEnum, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { JapaneseDate } from '../../../shared/facts/dates'
import type { Answers, QuestionId } from '../../../shared/questionnaire/engine/answer'
import type { Judgement } from '../../../shared/questionnaire/engine/judgement'
import { auditColumns, bytea, id, instant, contractEnum } from './columns'
import { certification, implementationStatus, onlineCheckResult, userId, userStatus } from './users'

export const inspectionType = contractEnum('InspectionType')

/** Requests for a test that have no day yet; few. */
const wished = sql`exam_requested_at is not null and judged_at is null and preferred_dates is not null and scheduled_initial_exam_date is null and scheduled_renewal_exam_date is null`

/** Of a test that is not judged. */
export const EXAM_DAY = sql`greatest(scheduled_initial_exam_date, scheduled_renewal_exam_date)`
export const hasNoHour = sql`judged_at is null and scheduled_exam_time is null
  and (scheduled_initial_exam_date is not null or scheduled_renewal_exam_date is not null)`

/** Stage of a screening; same as `examOf` in `server/care/screenings/toScreening.ts`. */
export const EXAM_STAGE = sql.raw(`(case
  when coalesce(screenings.initial_exam_date, screenings.renewal_exam_date) is not null then 'Judged'
  when coalesce(screenings.scheduled_initial_exam_date, screenings.scheduled_renewal_exam_date) is not null then 'Scheduled'
  when screenings.exam_requested_at is not null then 'Wished'
  else 'Checking' end)`)

/** One round of testing: the check and the hospital test after it. */
export const screenings = pgTable(
  'screenings',
  (t) => ({
    id: id(),
    userId: userId(),
    recruitmentYear: t.integer().notNull(),
    recruitmentMonth: t.integer().notNull(),
    inspectionType: inspectionType().notNull(),
    userStatus: userStatus().notNull(),
    onlineCheckStartAt: instant(),
    renewalExamStatus: implementationStatus(),
    renewalExamResult: certification(),
    initialExamDate: t.date({ mode: 'string' }),
    renewalExamDate: t.date({ mode: 'string' }),
    scheduledInitialExamDate: t.date({ mode: 'string' }),
    scheduledRenewalExamDate: t.date({ mode: 'string' }),
    /** Hour of the scheduled test, 09:30; null if only the day is known. */
    scheduledExamTime: t.text(),
    /** Requested days in order of preference, and a note for the office. */
    examRequestedAt: instant(),
    preferredDates: t.date({ mode: 'string' }).array(),
    requestNote: t.text(),
    judgedAt: instant(),
    /** Donor period of donations and rewards: first and last valid day, end (renewal, expiry, loss or leaving). */
    validFrom: t.date({ mode: 'string' }),
    validUntil: t.date({ mode: 'string' }),
    periodClosedOn: t.date({ mode: 'string' }),
    sentOnlineCheckReminder: implementationStatus().notNull().default('NotImplemented'),
    screeningInfoCreatedAt: instant().notNull(),
    ...auditColumns,
  }),
  (table) => [
    index().on(table.userId, table.screeningInfoCreatedAt, table.id),
    index().on(table.screeningInfoCreatedAt, table.id),
    index().on(table.scheduledInitialExamDate, table.id),
    index().on(table.scheduledRenewalExamDate, table.id),
    index().on(table.inspectionType, table.screeningInfoCreatedAt, table.id),
    index('screenings_stage').on(EXAM_STAGE, table.screeningInfoCreatedAt, table.id),
    index('screenings_wished').on(table.examRequestedAt, table.id).where(wished),
    // Same order as in `workSources.ts`: by the day an answer is needed, and by the last requested day.
    index('screenings_wish_due')
      .on(
        sql`greatest((exam_requested_at at time zone 'Asia/Tokyo')::date, least((exam_requested_at at time zone 'Asia/Tokyo')::date + 3, least(preferred_dates[1], preferred_dates[2], preferred_dates[3], preferred_dates[4], preferred_dates[5]) - 1))`,
        table.id,
      )
      .where(wished),
    index('screenings_hourless').on(EXAM_DAY, table.id).where(hasNoHour),
    index('screenings_last_wish')
      .on(
        sql`greatest(preferred_dates[1], preferred_dates[2], preferred_dates[3], preferred_dates[4], preferred_dates[5])`,
        table.id,
      )
      .where(wished),
    uniqueIndex('screenings_one_open_period')
      .on(table.userId)
      .where(sql`valid_from is not null and period_closed_on is null`),
    check('screenings_exam_time', sql`scheduled_exam_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check(
      'screenings_period',
      sql`(valid_from is null) = (valid_until is null) and valid_from <= valid_until`,
    ),
  ],
)

const screeningId = () =>
  uuid()
    .primaryKey()
    .references(() => screenings.id)

/** True if part of the check is not sealed. */
export const readableCheck = sql`answers <> '{}' or judgement is not null`

/** A passed check whose points the previous program version has not counted. */
export const uncountedPoints = sql`points_open is null and online_check_result = 'Passed'`

/** The check of a screening: a draft until it is judged, then final. */
export const onlineChecks = pgTable(
  'online_checks',
  (t) => ({
    screeningId: screeningId(),
    userId: userId(),
    /** Version of the questionnaire. */
    version: t.text().notNull(),
    answers: t.jsonb().$type<Answers>().notNull().default({}),
    /** Sealed with the person's key (`server/vault`); a readable value in the column before it takes precedence. */
    answersSealed: bytea(),
    /** Unchanged answers copied from the corrected check, with their day. */
    carried: t.jsonb().$type<Record<QuestionId, JapaneseDate>>().notNull().default({}),
    /** Consent to the handling of health data, before the first question. */
    consentedAt: instant().notNull(),
    savedAt: instant(),
    submittedAt: instant(),
    onlineCheckResult: onlineCheckResult(),
    onlineCheckScore: t.integer(),
    /** What the person was told, unchanged; staff see all of it. */
    judgement: t.jsonb().$type<Judgement>(),
    judgementSealed: bytea(),
    /** The refusing questions, for the counts; null while the judgement is not sealed. */
    refusedBy: t.text().array(),
    /** Number of uncleared points, for lists; null in drafts and in older checks that a job has not counted. */
    pointsOpen: t.integer(),
    /** First day on which the same answers pass. */
    nextDate: t.date({ mode: 'string' }),
    /** Number of the criteria that judged it, as in the judgement; null if the form's own rules did. */
    criteria: t.text(),
    ...auditColumns,
  }),
  (table) => [
    uniqueIndex('online_checks_one_draft')
      .on(table.userId)
      .where(sql`submitted_at is null`),
    index().on(table.userId, table.submittedAt),
    // Rows written by the previous program version; empty once a job has sealed them.
    index('online_checks_uncounted').on(table.screeningId).where(uncountedPoints),
    index('online_checks_points')
      .on(table.userId)
      .where(sql`points_open > 0`),
    index('online_checks_readable').on(table.screeningId).where(readableCheck),
    check('online_checks_judged', sql`(submitted_at is null) = (online_check_result is null)`),
    check('online_checks_score', sql`online_check_score between 0 and 100`),
  ],
)

export const notCertifiedReason = pgEnum('not_certified_reason', [
  'SampleTest',
  'Interview',
  'Incomplete',
  'Overall',
])

/** True if part of the findings is not sealed. */
export const readableTest = sql`num_nonnulls(medical_history_status, sample_test_result, normal_judgment_status, reason) > 0`

/** The hospital test of a screening. Findings are sealed with the person's key (`server/vault`). */
export const healthChecks = pgTable(
  'health_checks',
  (t) => ({
    screeningId: screeningId(),
    userId: userId(),
    examDate: t.date({ mode: 'string' }),
    medicalHistoryStatus: implementationStatus(),
    medicalHistoryStatusSealed: bytea(),
    sampleTestResult: certification(),
    sampleTestResultSealed: bytea(),
    donorStatus: certification(),
    normalJudgmentStatus: implementationStatus(),
    normalJudgmentStatusSealed: bytea(),
    reason: notCertifiedReason().$type<string>(),
    reasonSealed: bytea(),
    /** Number of the criteria whose wording the person got; null from before versions were kept. */
    criteria: t.text(),
    ...auditColumns,
  }),
  (table) => [index('health_checks_readable').on(table.screeningId).where(readableTest)],
)

/** A person's open donor period; at most one. */
export const isOpenPeriod = and(isNotNull(screenings.validFrom), isNull(screenings.periodClosedOn))

export type ScreeningRow = typeof screenings.$inferSelect
export type OnlineCheckRow = typeof onlineChecks.$inferSelect
export type HealthCheckRow = typeof healthChecks.$inferSelect
