import type { StaffOperation } from './access/operations'
import type { DataClass, ReadPurpose } from '../../generated/schema'

/** In the order of display. */
const readPurposes = [
  'judgement',
  'reception',
  'payout',
  'inquiry',
  'interview',
  'correction',
  'audit',
  'emergency',
  'browse',
] as const satisfies readonly ReadPurpose[]

export const isReadPurpose = (value: unknown): value is ReadPurpose =>
  readPurposes.some((purpose) => purpose === value)

/** Classes of data about a person: every other person who receives such a field leaves a row. */
export const readClasses = [
  'Identity',
  'Contact',
  'Health',
  'Eligibility',
  'Flora',
  'Money',
  'Material',
  'StaffNotes',
] as const satisfies readonly DataClass[]

export type ReadClass = (typeof readClasses)[number]

export const isReadClass = (data: DataClass): data is ReadClass => readClasses.some((known) => known === data)

/** Classes that staff read only with a purpose. */
const purposeClasses: ReadonlySet<DataClass> = new Set<DataClass>(['Health', 'Eligibility', 'Flora'])

export const asksPurpose = (data: DataClass | null): boolean => data !== null && purposeClasses.has(data)

/**
 * One person's record, for emergencies. Staff without the right to read health see it only by these operations, and
 * only if they look after people (shared/rules/records/access/classes.ts).
 */
const personOperations = [
  'getUserById',
  'getScreeningById',
  'listScreeningInfoByUserIdScreeningInfoCreatedAt',
  'listIntestinalFloraTestInspectionDetailByUserId',
  'listValueChanges',
] as const satisfies readonly StaffOperation[]

/** Length of an emergency's reason. */
export const PURPOSE_NOTE_MIN = 10
export const PURPOSE_NOTE_MAX = 500

/** People whose records one account may open within an hour in emergencies. */
export const EMERGENCIES_AN_HOUR = 3

/** The reason of an emergency says something; empty space does not count. */
export const isEmergencyReason = (note: string): boolean =>
  note.replace(/\s/gu, '').length >= PURPOSE_NOTE_MIN && note.length <= PURPOSE_NOTE_MAX

export const isPersonOperation = (operation: string): boolean =>
  personOperations.some((known) => known === operation)

/** The purpose that an operation's act is. All others are chosen by the reader, or nobody was asked (`browse`). */
const purposeOfAct = {
  recordHealthCheck: 'judgement',
  recordIntestinalFloraTest: 'judgement',
  findDonor: 'reception',
  findDonors: 'reception',
  listReceptionToday: 'reception',
  recordStatement: 'reception',
  recordDonation: 'reception',
  recordUnit: 'reception',
  correctUnit: 'correction',
  handOverUnits: 'reception',
  releaseUnits: 'judgement',
  discardUnits: 'judgement',
  recordTestPanel: 'judgement',
  releaseTestPanel: 'judgement',
  previewTestPanels: 'judgement',
  confirmTestPanel: 'judgement',
  openHold: 'judgement',
  decideHold: 'judgement',
  undoDonation: 'reception',
  settleRewards: 'payout',
  handOutGift: 'payout',
  confirmGift: 'payout',
  reportLostGift: 'payout',
  decideLostGift: 'payout',
  checkInGuidance: 'interview',
  undoGuidanceCheckIn: 'interview',
  recordGuidanceAttendance: 'interview',
  recordGuidanceAttendances: 'interview',
  undoGuidanceAttendance: 'interview',
  getAnswerCorrection: 'correction',
  decideAnswerCorrection: 'correction',
  previewCorrection: 'correction',
  proposeCorrection: 'correction',
  confirmCorrection: 'correction',
  refuseCorrection: 'correction',
  withdrawCorrection: 'correction',
  getCorrection: 'correction',
  listCorrections: 'correction',
  previewCriteria: 'judgement',
  listCases: 'audit',
  getCase: 'audit',
} as const satisfies Partial<Record<StaffOperation, ReadPurpose>>

/** The purpose that the act itself is; null if there is none. */
export const purposeOf = (operation: string): ReadPurpose | null =>
  Object.hasOwn(purposeOfAct, operation) ? purposeOfAct[operation as keyof typeof purposeOfAct] : null
