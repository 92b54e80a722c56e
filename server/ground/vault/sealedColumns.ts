import { isDeepStrictEqual } from 'node:util'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { refusingQuestions, type Judgement } from '../../../shared/questionnaire/engine/judgement'
import { activityReasons, readableReason, SEALED_SALT, type ActivityReasonRow } from '../tables/activity'
import { answerCorrections, readableCorrection, type AnswerCorrectionRow } from '../tables/answerCorrections'
import { cases, readableCase, type CaseRow, type CaseStepRow } from '../tables/cases'
import { clearings, readableClearing, type ClearingRow } from '../tables/clearings'
import { conditionReports, nothingSaid, readableReport, type ConditionReportRow } from '../tables/condition'
import { consentSignatures, readableSignature, type ConsentSignatureRow } from '../tables/consents'
import { corrections, readableRecordCorrection, type CorrectionRow } from '../tables/corrections'
import { holds, readableHold, type HoldRow } from '../tables/holds'
import { floraTests, readableFlora, type FloraTestRow } from '../tables/floraTests'
import { mailOutbox, readableMail, type OutboxRow } from '../tables/mail'
import { readablePanel, testPanels, type TestPanelRow } from '../tables/panels'
import { personNotes, readableNote, type PersonNoteRow } from '../tables/personNotes'
import { pushDevices, readableTarget, type PushDeviceRow } from '../tables/push'
import type { HealthCheckRow, OnlineCheckRow } from '../tables/screenings'
import { healthChecks, onlineChecks, readableCheck, readableTest } from '../tables/screenings'
import { readableCaution, SEALED_TEXT, userProfiles, type UserProfileRow } from '../tables/users'

export type SealedRows = {
  activity_reasons: ReasonText
  online_checks: OnlineCheckRow
  answer_corrections: AnswerCorrectionRow
  cases: CaseTexts
  clearings: ClearingRow
  condition_reports: ConditionReportRow
  consent_signatures: SignatureRow
  health_checks: HealthCheckRow
  test_panels: TestPanelRow
  holds: HoldRow
  corrections: CorrectionRow
  flora_tests: FloraTestRow
  mail_outbox: OutboxRow
  person_notes: NoteText
  push_devices: PushDeviceRow
  user_profiles: CautionRow
}
export type CautionRow = Pick<UserProfileRow, 'id' | 'caution' | 'cautionSealed'>
/** The copy is large, so it is opened alone. */
type SignatureRow = Pick<ConsentSignatureRow, 'id' | 'userId'> &
  Partial<
    Pick<
      ConsentSignatureRow,
      'signature' | 'signatureSealed' | 'questions' | 'questionsSealed' | 'copy' | 'copySealed'
    >
  >
/** An earlier version of a note is sealed as its note. */
type NoteText = Pick<PersonNoteRow, 'id' | 'userId' | 'text' | 'textSealed'>
/** A line of its history is sealed as its case. */
type CaseTexts = Pick<CaseRow, 'id' | 'userId'> &
  Partial<
    Pick<CaseRow, 'words' | 'wordsSealed' | 'answer' | 'answerSealed'> &
      Pick<CaseStepRow, 'text' | 'textSealed'>
  >
/** A reason is sealed for the person of its row of the log. */
export type ReasonText = Pick<ActivityReasonRow, 'activityId'> & {
  userId: string | null
  reason: string | null
} & Partial<Pick<ActivityReasonRow, 'reasonSealed' | 'salt' | 'saltSealed'>>
export type SealedTable = keyof SealedRows

type Sealing = {
  table: PgTable
  key: AnyPgColumn
  /** Property of the primary key. */
  id: string
  /** Property of the person's id. */
  person: string
  /** Column of `sealing_start` with the start of sealing. */
  start: 'startsAt' | 'othersStartAt' | 'mailsStartAt' | 'notesStartAt' | 'casesStartAt' | 'reasonsStartAt'
  /** Each sealed column and its placeholder; the bytes are in `…Sealed`. */
  columns: Readonly<Record<string, unknown>>
  /** Facts about sealed values for lists and counts. */
  facts?: (values: Record<string, unknown>) => Record<string, unknown>
  /** Rows with readable values; has an index. */
  readable: SQL
}

/** Rows with an id of their own, about the person in `userId`. */
const ofPerson = (table: PgTable & { id: AnyPgColumn; userId: AnyPgColumn }) =>
  ({ table, key: table.id, id: 'id', person: 'userId' }) as const

export const SEALED: Readonly<Record<SealedTable, Sealing>> = {
  activity_reasons: {
    table: activityReasons,
    key: activityReasons.activityId,
    id: 'activityId',
    person: 'userId',
    start: 'reasonsStartAt',
    columns: { reason: SEALED_TEXT, salt: SEALED_SALT },
    readable: readableReason,
  },
  online_checks: {
    table: onlineChecks,
    key: onlineChecks.screeningId,
    id: 'screeningId',
    person: 'userId',
    start: 'startsAt',
    columns: { answers: {}, judgement: null },
    facts: ({ judgement }: { judgement?: Judgement | null }) =>
      judgement === undefined ? {} : { refusedBy: judgement && refusingQuestions(judgement) },
    readable: readableCheck,
  },
  answer_corrections: {
    ...ofPerson(answerCorrections),
    start: 'startsAt',
    columns: { given: {}, before: null, after: null },
    readable: readableCorrection,
  },
  cases: {
    ...ofPerson(cases),
    start: 'casesStartAt',
    columns: { words: SEALED_TEXT, answer: SEALED_TEXT, text: SEALED_TEXT },
    readable: readableCase,
  },
  clearings: {
    ...ofPerson(clearings),
    start: 'startsAt',
    columns: { cleared: null },
    readable: readableClearing,
  },
  condition_reports: {
    ...ofPerson(conditionReports),
    start: 'othersStartAt',
    columns: { judgement: nothingSaid },
    readable: readableReport,
  },
  consent_signatures: {
    ...ofPerson(consentSignatures),
    start: 'othersStartAt',
    columns: { signature: null, questions: null, copy: null },
    readable: readableSignature,
  },
  health_checks: {
    table: healthChecks,
    key: healthChecks.screeningId,
    id: 'screeningId',
    person: 'userId',
    start: 'othersStartAt',
    // The day and whether it certified stay readable: periods and lists use them.
    columns: {
      medicalHistoryStatus: null,
      sampleTestResult: null,
      normalJudgmentStatus: null,
      reason: null,
    },
    readable: readableTest,
  },
  test_panels: {
    ...ofPerson(testPanels),
    start: 'othersStartAt',
    // The outcome and the days stay readable: the bracket of units uses them.
    columns: { results: [] },
    readable: readablePanel,
  },
  holds: {
    ...ofPerson(holds),
    start: 'othersStartAt',
    columns: { reason: null, finding: null },
    readable: readableHold,
  },
  corrections: {
    ...ofPerson(corrections),
    start: 'othersStartAt',
    columns: { before: null, after: null, explanation: null, words: null },
    readable: readableRecordCorrection,
  },
  flora_tests: {
    ...ofPerson(floraTests),
    start: 'othersStartAt',
    // The score stays readable, because the ranking compares all scores.
    columns: { enterotype: null, intestinalFloraComposition: null },
    readable: readableFlora,
  },
  mail_outbox: {
    ...ofPerson(mailOutbox),
    start: 'mailsStartAt',
    // Null in rows whose content was erased.
    columns: { params: {} },
    readable: readableMail,
  },
  person_notes: {
    ...ofPerson(personNotes),
    start: 'notesStartAt',
    columns: { text: SEALED_TEXT },
    readable: readableNote,
  },
  push_devices: {
    ...ofPerson(pushDevices),
    start: 'othersStartAt',
    columns: { target: null },
    readable: readableTarget,
  },
  user_profiles: {
    table: userProfiles,
    key: userProfiles.id,
    id: 'id',
    person: 'id',
    start: 'othersStartAt',
    // `has_caution`, which lists use, derives from the column.
    columns: { caution: SEALED_TEXT },
    readable: readableCaution,
  },
}

export const sealedTables = [
  'online_checks',
  'answer_corrections',
  'cases',
  'clearings',
  'condition_reports',
  'consent_signatures',
  'health_checks',
  'test_panels',
  'holds',
  'corrections',
  'flora_tests',
  'mail_outbox',
  'person_notes',
  'push_devices',
  'user_profiles',
] as const satisfies SealedTable[]

export type SealedColumn<Row> = {
  [C in keyof Row & string]: `${C}Sealed` extends keyof Row ? C : never
}[keyof Row & string]

/** True for the placeholder of a sealed value, and for values that need no sealing. */
export const isEmpty = (value: unknown, placeholder: unknown = null): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  isDeepStrictEqual(value, placeholder) ||
  (typeof value === 'object' && Object.keys(value).length === 0)
