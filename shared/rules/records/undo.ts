import type { Mutation } from '../../generated/schema'

/** How long the console offers an undo. */
export const UNDO_OFFERED_MS = 10_000

/** How long the server accepts an undo, for slow readers. Until then mails about it wait. */
export const UNDO_KEPT_MS = 60_000

/** Why a change cannot be taken back by `undoChange`. */
type Why =
  /** A member decides about themselves. */
  | 'Member'
  /** It has its own undo, or is one. */
  | 'OwnUndo'
  | 'IsUndo'
  /** A second person corrects it with a reason. */
  | 'Correction'
  /** The ledger only grows; another entry corrects it. */
  | 'Ledger'
  /** It changes an account in the user pool, ends sessions, or sends a code. */
  | 'Account'
  | 'Erased'
  /** Acts on many people have a preview, and a job as the undo. */
  | 'Many'
  /** The next entry replaces it. */
  | 'NewStands'
  /** Its history is for auditors: nothing is removed from it. */
  | 'History'
  /** A preview or a trial. */
  | 'Nothing'

type Rule = { label: string } | { not: Why }

const undoable = (label: string) => ({ label })
const not = (why: Why) => ({ not: why })

/**
 * Every mutation of the API: the name of its undoable change, or why there is none. The undo itself is the same for
 * all: `server/undo` keeps the previous rows. `tests/server/care/undo/roundTrip.test.ts` has a case for each.
 */
export const undoRules = {
  updateUserProfile: not('Member'),
  updateEmail: not('Member'),
  updateSubscribedMagazine: not('Member'),
  startOnlineCheck: not('Member'),
  saveOnlineCheckDraft: not('Member'),
  submitOnlineCheck: not('Member'),
  correctOnlineCheckAnswers: not('Member'),
  reserveGuidance: not('Member'),
  updateGuidance: not('Member'),
  deleteGuidance: not('Member'),
  declineInvitation: not('Member'),
  declineTest: not('Member'),
  setWaitingPause: not('Member'),
  objectToRecordRead: not('Member'),
  requestRights: not('Member'),
  withdrawRightsRequest: not('Member'),
  visitRecordReads: not('Member'),
  createLogoutActivity: not('Member'),
  requestDonorRegistration: not('Member'),
  requestGutFloraExamination: not('Member'),
  requestApplicationFloraExamination: not('Member'),
  submitStatement: not('Member'),
  reportCondition: not('Member'),
  savePushDevice: not('Member'),
  deletePushDevice: not('Member'),
  setRetryReminder: not('Member'),
  setCriteriaNews: not('Member'),
  requestWithdrawal: not('Member'),
  withdrawConsent: not('Member'),
  signConsent: not('Member'),
  withdrawUse: not('Member'),
  readMessage: not('Member'),

  updateUserProfileByAdmin: undoable('プロフィールの変更'),
  stopUser: undoable('一時停止・再開'),
  inviteOutOfTurn: undoable('ガイダンスへの案内'),
  reopenOnlineCheck: undoable('オンラインチェックの再受付'),
  liftDonationPause: undoable('献便停止の解除'),
  scheduleExam: undoable('検査日の決定'),
  scheduleAskedTest: undoable('検査日の決定'),
  recordGuidanceAttendance: undoable('参加・欠席の記録'),
  withdrawConsentByAdmin: undoable('同意の撤回の記録'),
  recordConsent: undoable('同意の記録'),
  recordSignature: not('NewStands'),
  closeOfficePoint: undoable('確かめた結果の記録'),
  createPersonNote: undoable('メモの追加'),
  updatePersonNote: undoable('メモの変更'),
  deletePersonNote: undoable('メモの削除'),
  reserveGuidanceByAdmin: undoable('予約'),
  updateGuidanceByAdmin: undoable('予約の変更'),
  deleteGuidanceByAdmin: undoable('予約のキャンセル'),
  recordIntestinalFloraTest: undoable('腸内フローラ検査の記録'),
  saveConsoleSetting: undoable('表示の設定'),
  saveSharedView: undoable('みんなで使う条件の保存'),
  deleteSharedView: undoable('みんなで使う条件の削除'),
  assignWork: undoable('担当の変更'),
  snoozeWork: undoable('あとに回すこと'),
  createWorkItem: undoable('用件の追加'),
  updateWorkItem: undoable('用件の変更'),
  finishWorkItem: undoable('用件を済みにすること'),
  reopenWorkItem: undoable('用件を未了に戻すこと'),
  resendMail: undoable('メールの再送'),
  updatePreferenceSlot: undoable('ガイダンス枠の変更'),
  updateOpening: undoable('受付時間・休業日の変更'),
  updateExamDays: undoable('検査日の枠の変更'),

  updateUserEmailByAdmin: not('Account'),
  createAdministrator: not('Account'),
  updateAdministrator: not('Account'),
  deleteAdministrator: not('Account'),
  updateAdministratorEmail: not('Account'),
  endOwnSessions: not('Account'),
  endAdministratorSessions: not('Account'),
  resetAdministratorTotp: not('Account'),
  resendTemporaryPassword: not('Account'),
  sendPendingAccountCode: not('Account'),
  stopPendingAccount: not('Account'),
  deletePendingAccount: not('Account'),
  deleteUser: not('Erased'),
  decideSamePerson: not('Erased'),
  recordHealthCheck: not('Correction'),
  clearCheckPoint: not('NewStands'),
  proposeCorrection: not('OwnUndo'),
  confirmCorrection: not('Correction'),
  refuseCorrection: not('Correction'),
  withdrawCorrection: not('IsUndo'),
  decideAnswerCorrection: not('NewStands'),
  recordStatement: not('NewStands'),
  recordConditionReport: not('NewStands'),
  // A physician lifts its hold.
  withdrawUseByAdmin: not('OwnUndo'),
  recordDonation: not('OwnUndo'),
  correctDonation: not('Ledger'),
  // Taking back the donation discards its unit.
  recordUnit: not('OwnUndo'),
  correctUnit: not('NewStands'),
  handOverUnits: undoable('引き渡しの記録'),
  releaseUnits: not('History'),
  discardUnits: not('History'),
  recordTestPanel: not('NewStands'),
  releaseTestPanel: not('History'),
  previewTestPanels: not('Nothing'),
  recordTestPanels: not('NewStands'),
  confirmTestPanel: not('History'),
  openHold: not('NewStands'),
  askForTest: not('OwnUndo'),
  endAskedTest: not('IsUndo'),
  decideHold: not('History'),
  settleRewards: not('Ledger'),
  previewGiftCodes: not('Nothing'),
  importGiftCodes: not('History'),
  handOutGift: not('Ledger'),
  confirmGift: not('History'),
  reportLostGift: not('OwnUndo'),
  decideLostGift: not('IsUndo'),
  explainGiftDifference: not('NewStands'),
  recordGuidanceAttendances: not('OwnUndo'),
  checkInGuidance: not('OwnUndo'),
  previewBulk: not('Nothing'),
  previewBulkFile: not('Nothing'),
  startBulk: not('Many'),
  saveLetter: not('NewStands'),
  saveMailText: not('NewStands'),
  sendTrialMailText: not('Nothing'),
  saveDeviceLock: not('NewStands'),
  createCriteriaDraft: not('History'),
  updateCriteriaDraft: not('History'),
  deleteCriteriaDraft: not('Erased'),
  submitCriteria: not('OwnUndo'),
  previewCriteria: not('Nothing'),
  approveCriteria: not('OwnUndo'),
  rejectCriteria: not('IsUndo'),
  pushCriteria: not('OwnUndo'),
  createCase: not('History'),
  takeCase: not('History'),
  noteCase: not('History'),
  answerCase: not('History'),
  closeCase: not('History'),
  reopenCase: not('History'),
  checkRightsRequest: not('History'),
  answerRightsRequest: not('History'),
  openBreach: not('History'),
  recountBreach: not('History'),
  saveBreachNotice: not('History'),
  reportBreachNotice: not('History'),
  sendTrialLetter: not('Nothing'),
  sendLetter: not('OwnUndo'),
  takeBackLetter: not('IsUndo'),
  undoBulk: not('IsUndo'),
  undoChange: not('IsUndo'),
  undoDonation: not('IsUndo'),
  undoGuidanceCheckIn: not('IsUndo'),
  undoGuidanceAttendance: not('IsUndo'),
} satisfies Record<keyof Mutation, Rule>

type Rules = typeof undoRules

/** A mutation that can be undone. */
export type UndoableMutation = {
  [Name in keyof Rules]: Rules[Name] extends { label: string } ? Name : never
}[keyof Rules]

const undoables = new Set(Object.entries(undoRules).flatMap(([name, rule]) => ('label' in rule ? name : [])))

export const isUndoable = (mutation: string): mutation is UndoableMutation => undoables.has(mutation)

/** What can be undone, and until when: the answer's `extensions.undo`. */
export type UndoOffer = { Id: string; Until: string }
