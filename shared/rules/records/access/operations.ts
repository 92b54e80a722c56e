import type { Mutation, Query, Role } from '../../../generated/schema'
import { allRoles } from './roles'

export type Operation = Exclude<keyof Query | keyof Mutation, '__typename'>

const A = 'Administrator'
const C = 'Coordinator'
const P = 'Physician'
const R = 'Reception'
const F = 'Finance'
const S = 'Support'
const U = 'Auditor'

/** Staff who look after people, and staff who answer their questions. */
const CARE = [A, C, P, S] as const
const AUDIT = [A, U] as const
/** Staff who receive people. */
const DESK = [A, R] as const
const BULK = [A, C, P, F] as const

/**
 * The roles that may call an operation; a person with several roles has the rights of each. Operations not listed are
 * the members' own. `today` names roles that may ask for today only.
 */
const staffOperations = {
  // One's own account and console.
  getAdministrator: allRoles,
  listOwnAccountEvents: allRoles,
  listOwnSessions: allRoles,
  endOwnSessions: allRoles,
  createLogoutActivity: allRoles,
  getConsoleSettings: allRoles,
  saveConsoleSetting: allRoles,
  saveDeviceLock: allRoles,
  // The colleagues: their names are shown beside what they did.
  listAdministratorByIdProfileCreatedAt: allRoles,
  listPartners: [A],
  createAdministrator: [A],
  updateAdministrator: [A],
  deleteAdministrator: [A],
  updateAdministratorEmail: [A],
  resetAdministratorTotp: [A],
  endAdministratorSessions: [A],
  resendTemporaryPassword: [A],
  getUserById: [...CARE, F, U],
  listUsersByIdProfileCreatedAt: [...CARE, F, U],
  updateUserProfileByAdmin: [A, C, P],
  updateUserEmailByAdmin: [A],
  stopUser: [A, P],
  deleteUser: [A],
  closeOfficePoint: [A, C, P],
  recordConditionReport: [A, C, P],
  listSamePeople: [A, P],
  decideSamePerson: [A, P],
  listPendingAccounts: [A, C, S],
  sendPendingAccountCode: [A],
  stopPendingAccount: [A],
  deletePendingAccount: [A],
  listConsentDocuments: CARE,
  recordConsent: [A, C],
  recordSignature: [A, C],
  withdrawConsentByAdmin: [A, C],
  withdrawUseByAdmin: [A, C],
  // Talks with people.
  listConversation: CARE,
  createPersonNote: CARE,
  updatePersonNote: CARE,
  deletePersonNote: CARE,
  listMails: CARE,
  getMail: CARE,
  resendMail: [A, C],
  listLetters: CARE,
  listLetterVersions: CARE,
  previewLetter: [A, C],
  saveLetter: [A, C],
  sendTrialLetter: [A, C],
  sendLetter: [A, C],
  takeBackLetter: [A, C],
  listMailTexts: CARE,
  listMailTextVersions: CARE,
  previewMailText: [A],
  saveMailText: [A],
  sendTrialMailText: [A],
  getPreference: CARE,
  getSeatFigures: CARE,
  previewPreferenceSlot: [A],
  updatePreferenceSlot: [A],
  listAllocations: CARE,
  getAllocationsByUserId: CARE,
  inviteOutOfTurn: [A, C],
  listBookingSlotsByAdmin: [A, C],
  previewBooking: [A, C],
  reserveGuidanceByAdmin: [A, C],
  updateGuidanceByAdmin: [A, C],
  deleteGuidanceByAdmin: [A, C],
  getGuidanceDay: [...CARE, R],
  checkInGuidance: [A, C, R],
  undoGuidanceCheckIn: [A, C, R],
  recordGuidanceAttendance: [A, C],
  recordGuidanceAttendances: [A, C],
  undoGuidanceAttendance: [A, C],
  getCalendar: CARE,
  getOpening: CARE,
  previewOpening: [A],
  updateOpening: [A],
  updateExamDays: [A, C],
  previewExam: [A, C],
  scheduleExam: [A, C],
  askForTest: [A, C, P],
  scheduleAskedTest: [A, C],
  endAskedTest: [A, C, P],
  // Checks, tests and judging.
  listScreeningInfoByIdScreeningInfoCreatedAt: CARE,
  listScreeningInfoByUserIdScreeningInfoCreatedAt: CARE,
  getScreeningById: CARE,
  recordHealthCheck: [P],
  clearCheckPoint: [P],
  reopenOnlineCheck: [P],
  getAnswerCorrection: [P],
  decideAnswerCorrection: [P],
  previewCorrection: [P],
  proposeCorrection: [P],
  confirmCorrection: [P],
  refuseCorrection: [P],
  withdrawCorrection: [P],
  getCorrection: [P],
  listCorrections: [P],
  liftDonationPause: [A, P],
  listIntestinalFloraTestByIdInspectionDetailCreatedAt: CARE,
  listIntestinalFloraTestInspectionDetailByUserId: CARE,
  recordIntestinalFloraTest: [A, P],
  findDonor: DESK,
  findDonors: DESK,
  listReceptionToday: DESK,
  recordStatement: DESK,
  // Reception alone for the visits of today: mayRecordAnyVisit.
  recordDonation: [A, C, R],
  undoDonation: DESK,
  correctDonation: [A],
  listDonationByIdDonationInfoCreatedAt: [...CARE, F, R],
  settleRewards: [A, F],
  // Gift codes: who buys and counts them hands them out too, but nobody confirms their own.
  getGiftStock: [A, F],
  previewGiftCodes: [F],
  importGiftCodes: [F],
  handOutGift: [A, F],
  confirmGift: [A, F],
  reportLostGift: [A, F],
  decideLostGift: [A, F],
  explainGiftDifference: [A, F],
  // Units of received stool; reception's are those of today.
  listUnits: [A, C, P, R, U],
  getUnit: [A, C, P, R, U],
  recordUnit: DESK,
  correctUnit: DESK,
  handOverUnits: DESK,
  releaseUnits: [P],
  discardUnits: [P],
  // What was found in specimens, and what is held for it.
  listTestPanels: [A, C, P, U],
  recordTestPanel: [P],
  releaseTestPanel: [P],
  previewTestPanels: [P],
  recordTestPanels: [P],
  confirmTestPanel: [P],
  listHolds: [A, C, P, U],
  openHold: [P],
  decideHold: [P],
  getDashboard: CARE,
  getWorkCounts: [...CARE, F],
  listWork: [...CARE, F, U],
  countWork: [...CARE, F, U],
  assignWork: [A, C, P, F, U],
  snoozeWork: [A, C, P, F, U],
  createWorkItem: [A, C, P],
  updateWorkItem: [A, C, P],
  finishWorkItem: [A, C, P],
  reopenWorkItem: [A, C, P],
  // Lists and bulk acts.
  listSharedViews: [...CARE, F, U],
  countRows: [...CARE, F, U],
  saveSharedView: [...CARE, F],
  deleteSharedView: [...CARE, F],
  // Which act, its operation for one person says: mayDoBulk.
  previewBulk: [A, C, P],
  previewBulkFile: [A, F, P],
  startBulk: BULK,
  undoBulk: BULK,
  getBulkJob: BULK,
  listBulkJobs: BULK,
  listBulkRows: BULK,
  undoChange: [A, C, P, R, F, S],
  listCriteria: [A, P, U],
  getCriteria: [A, P, U],
  createCriteriaDraft: [P],
  updateCriteriaDraft: [P],
  deleteCriteriaDraft: [P],
  submitCriteria: [P],
  previewCriteria: [P],
  approveCriteria: [P],
  rejectCriteria: [P],
  pushCriteria: [P],
  listUserActivity: [...CARE, U],
  listSecurityEvents: [A, U],
  listRecordReads: AUDIT,
  listStaffReads: AUDIT,
  listSealedTrees: AUDIT,
  listValueChanges: [...CARE, F, U],
  // Cases of who read what.
  listCases: AUDIT,
  getCase: AUDIT,
  createCase: AUDIT,
  takeCase: AUDIT,
  noteCase: AUDIT,
  answerCase: AUDIT,
  closeCase: AUDIT,
  reopenCase: AUDIT,
  checkRightsRequest: AUDIT,
  answerRightsRequest: AUDIT,
  previewBreach: AUDIT,
  openBreach: AUDIT,
  recountBreach: AUDIT,
  saveBreachNotice: AUDIT,
  reportBreachNotice: AUDIT,
} as const satisfies Partial<Record<Operation, readonly Role[]>>

export type StaffOperation = keyof typeof staffOperations

/** Operations that a role may call for today only. */
const todayOnly: Partial<Record<StaffOperation, Role>> = {
  getGuidanceDay: R,
  listDonationByIdDonationInfoCreatedAt: R,
  listUnits: R,
  getUnit: R,
  recordUnit: R,
  correctUnit: R,
  handOverUnits: R,
}

export function isStaffOperation(name: string): name is StaffOperation {
  return Object.hasOwn(staffOperations, name)
}

export const rolesFor = (operation: StaffOperation): readonly Role[] => staffOperations[operation]

const holdsOneOf = (held: Iterable<Role>, roles: readonly Role[]) => {
  for (const role of held) if (roles.includes(role)) return true
  return false
}

/** True if one of the duties may call the operation. */
export const mayCall = (held: Iterable<Role>, operation: StaffOperation): boolean =>
  holdsOneOf(held, rolesFor(operation))

/** True for a person who may ask for today only. */
export const isForToday = (held: Iterable<Role>, operation: StaffOperation): boolean =>
  !holdsOneOf(
    held,
    rolesFor(operation).filter((role) => role !== todayOnly[operation]),
  )

/** A visit of an earlier day, or more of one day than reception records alone: money never hangs on one person. */
export const mayRecordAnyVisit = (held: Iterable<Role>): boolean => holdsOneOf(held, [A, C])

/** The roles that export a list. Data that they may not read is not exported either. */
const exportRoles = new Map<string, readonly Role[]>([
  ['donations', [A, F]],
  ['activity', [A, U]],
  ['affected', [A, U]],
  ['cases', [A, U]],
  // What a table would do, or did.
  ['bulk', [A, F]],
  // Reception makes a file of what it sees: of today.
  ['units', [A, P, R]],
])

/** True if one of the duties may export the list. */
export const mayExport = (held: Iterable<Role>, resource: string): boolean =>
  holdsOneOf(held, exportRoles.get(resource) ?? [A])
