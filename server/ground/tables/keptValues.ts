import type { PgTable } from 'drizzle-orm/pg-core'
import type { DataClass, ValueRecord } from '../../../shared/generated/schema'
import { answerCorrections } from './answerCorrections'
import { askedTests } from './askedTests'
import { conditionReports } from './condition'
import { consents } from './consents'
import { corrections } from './corrections'
import { donations, rewardEntries } from './donations'
import { floraTests } from './floraTests'
import { holds } from './holds'
import { testPanels } from './panels'
import { guidances } from './guidance'
import { officePoints } from './officePoints'
import { personNotes } from './personNotes'
import { healthChecks, onlineChecks, screenings } from './screenings'
import { units } from './units'
import { askedTestFates, holdFates, panelFates, unitFates } from './keptMaterial'
import { profileFates, type Fate } from './keptProfile'
import { userProfiles } from './users'
import { waitingPauses } from './waitingPauses'

type KeptTable = {
  record: ValueRecord
  table: PgTable
  key: 'id' | 'screening_id'
  person: 'id' | 'user_id'
  /** Changes are kept once this column has a value; before, the row is the person's draft. */
  since?: string
  columns: Readonly<Record<string, Fate>>
}

const rows = <T extends PgTable>(
  record: ValueRecord,
  table: T,
  columns: { readonly [C in keyof T['_']['columns'] & string]: Fate },
  options: Partial<Pick<KeptTable, 'key' | 'person' | 'since'>> = {},
): KeptTable => ({ record, table, key: 'id', person: 'user_id', ...options, columns })

const identity = { id: 'key', userId: 'key' } as const
const stamps = { createdAt: 'stamp', updatedAt: 'stamp' } as const

/**
 * Tables with records about a person: old and new values are kept by class, as in `@visible(data:)`. Source of the
 * triggers of `sql/values.sql`; a missing column does not compile, a missing table fails a test.
 */
export const keptValues: readonly KeptTable[] = [
  rows('Profile', userProfiles, { ...profileFates, ...stamps }, { person: 'id' }),
  rows('Guidance', guidances, {
    ...identity,
    status: 'Operational',
    year: 'Operational',
    month: 'Operational',
    zohoBookingId: 'Operational',
    guidanceInvitedAt: 'Operational',
    reservedAt: 'Operational',
    checkedInAt: 'Operational',
    missedAt: 'Operational',
    recordedAt: 'stamp',
    before: 'derived',
    deadlineAt: 'Operational',
    absences: 'Operational',
    changes: 'Operational',
    consentVersion: 'Operational',
    kitNumber: 'Operational',
    closedAt: 'Operational',
    declinedAt: 'Operational',
    ...stamps,
  }),
  rows('WaitingPause', waitingPauses, {
    ...identity,
    since: 'Operational',
    until: 'Operational',
    liftedAt: 'Operational',
  }),
  rows('Consent', consents, {
    ...identity,
    version: 'Operational',
    sha256: 'derived',
    identityDocument: 'Identity',
    consentedAt: 'Operational',
    endedAt: 'Operational',
    withdrawn: 'Operational',
    ...stamps,
  }),
  rows('Screening', screenings, {
    ...identity,
    recruitmentYear: 'Operational',
    recruitmentMonth: 'Operational',
    inspectionType: 'Operational',
    userStatus: 'Operational',
    onlineCheckStartAt: 'Operational',
    renewalExamStatus: 'Operational',
    renewalExamResult: 'Health',
    initialExamDate: 'Operational',
    renewalExamDate: 'Operational',
    scheduledInitialExamDate: 'Operational',
    scheduledRenewalExamDate: 'Operational',
    scheduledExamTime: 'Operational',
    examRequestedAt: 'Operational',
    preferredDates: 'Operational',
    requestNote: 'Operational',
    judgedAt: 'Operational',
    validFrom: 'Operational',
    validUntil: 'Operational',
    periodClosedOn: 'Operational',
    sentOnlineCheckReminder: 'Operational',
    screeningInfoCreatedAt: 'stamp',
    ...stamps,
  }),
  rows(
    'OnlineCheck',
    onlineChecks,
    {
      screeningId: 'key',
      userId: 'key',
      version: 'Health',
      // A job that seals changes nothing; corrected answers are separate records.
      answers: 'derived',
      answersSealed: 'derived',
      carried: 'derived',
      consentedAt: 'Health',
      savedAt: 'stamp',
      submittedAt: 'Health',
      onlineCheckResult: 'Health',
      onlineCheckScore: 'Health',
      judgement: 'derived',
      judgementSealed: 'derived',
      refusedBy: 'derived',
      criteria: 'derived',
      pointsOpen: 'derived',
      nextDate: 'Health',
      ...stamps,
    },
    { key: 'screening_id', since: 'submitted_at' },
  ),
  rows('AnswerCorrection', answerCorrections, {
    ...identity,
    screeningId: 'key',
    state: 'Health',
    effect: 'Health',
    version: 'stamp',
    given: 'derived',
    givenSealed: 'derived',
    before: 'derived',
    beforeSealed: 'derived',
    after: 'derived',
    afterSealed: 'derived',
    round: 'derived',
    dueOn: 'derived',
    reason: 'Health',
    words: 'Health',
    decidedBy: 'Health',
    decidedAt: 'Health',
    pauseEndedAt: 'Health',
    ...stamps,
  }),
  rows(
    'HealthCheck',
    healthChecks,
    {
      screeningId: 'key',
      userId: 'key',
      examDate: 'Health',
      medicalHistoryStatus: 'Health',
      medicalHistoryStatusSealed: 'derived',
      sampleTestResult: 'Health',
      sampleTestResultSealed: 'derived',
      donorStatus: 'Health',
      normalJudgmentStatus: 'Health',
      normalJudgmentStatusSealed: 'derived',
      reason: 'Health',
      reasonSealed: 'derived',
      criteria: 'derived',
      ...stamps,
    },
    { key: 'screening_id' },
  ),
  rows('Correction', corrections, {
    ...identity,
    kind: 'Health',
    recordId: 'key',
    before: 'derived',
    beforeSealed: 'derived',
    after: 'Health',
    afterSealed: 'derived',
    criteria: 'derived',
    takesBack: 'Health',
    isTold: 'derived',
    cause: 'Health',
    explanation: 'Health',
    explanationSealed: 'derived',
    proposedBy: 'Health',
    state: 'Health',
    decidedBy: 'Health',
    decidedAt: 'Health',
    words: 'Health',
    wordsSealed: 'derived',
    createdAt: 'stamp',
  }),
  rows('Condition', conditionReports, {
    ...identity,
    kind: 'Health',
    day: 'Health',
    since: 'Health',
    judgement: 'Health',
    judgementSealed: 'derived',
    recordedByStaff: 'Health',
    lifted: 'Health',
    ...stamps,
  }),
  rows('Donation', donations, {
    ...identity,
    stoolReceiptStatus: 'Operational',
    idempotencyKey: 'key',
    donationAt: 'Operational',
    donationInfoCreatedAt: 'stamp',
    cancelledAt: 'Operational',
    rewardStage: 'derived',
    dueYen: 'derived',
    ...stamps,
  }),
  rows('Unit', units, { ...identity, ...unitFates, ...stamps }),
  rows('TestPanel', testPanels, { ...identity, ...panelFates, ...stamps }),
  rows('Hold', holds, { ...identity, ...holdFates, ...stamps }),
  rows('AskedTest', askedTests, { ...identity, ...askedTestFates, ...stamps }),
  rows('Reward', rewardEntries, {
    ...identity,
    donationId: 'key',
    kind: 'Money',
    stage: 'Money',
    amountYen: 'Money',
    periodId: 'key',
    createdAt: 'stamp',
  }),
  rows('FloraTest', floraTests, {
    ...identity,
    sampleId: 'Operational',
    status: 'Operational',
    diversityScore: 'Flora',
    diversityScoreScaled: 'Flora',
    // Changes with everybody's results.
    ranking: 'derived',
    enterotype: 'Flora',
    enterotypeSealed: 'derived',
    intestinalFloraComposition: 'Flora',
    intestinalFloraCompositionSealed: 'derived',
    examDate: 'Operational',
    invitedDate: 'Operational',
    sharedDate: 'Operational',
    deadlineForApplicationAt: 'Operational',
    inspectionDetailCreatedAt: 'stamp',
    ...stamps,
  }),
  rows('Note', personNotes, {
    ...identity,
    authorId: 'key',
    kind: 'Operational',
    result: 'Operational',
    text: 'StaffNotes',
    textSealed: 'derived',
    touchesHealth: 'Operational',
    againOn: 'Operational',
    version: 'stamp',
    deletedAt: 'Operational',
    workItemId: 'key',
    activityId: 'key',
    ...stamps,
  }),
  rows('OfficePoint', officePoints, {
    ...identity,
    kind: 'Operational',
    others: 'key',
    examDay: 'Operational',
    examTime: 'Operational',
    closedAt: 'Operational',
    ...stamps,
  }),
]

/** Only the fact of a change is kept; copies would outlive sealed answers and deleted notes. Records keep versions. */
export const classesWithoutValues: readonly DataClass[] = ['Health', 'Flora', 'StaffNotes']
