import {
  createAdministrator,
  resendTemporaryPassword,
  deleteAdministrator,
} from '../../office/accounts/createAdministrator'
import { saveConsoleSetting } from '../../office/accounts/saveConsoleSetting'
import { saveDeviceLock } from '../../office/accounts/deviceLock'
import { updateAdministrator } from '../../office/accounts/updateAdministrator'
import { endAdministratorSessions } from '../../office/accounts/endAdministratorSessions'
import { deletePushDevice } from '../../care/push/deletePushDevice'
import { savePushDevice } from '../../care/push/savePushDevice'
import { endOwnSessions } from '../../records/security/ownSessions'
import {
  resetAdministratorTotp,
  updateAdministratorEmail,
} from '../../office/accounts/updateAdministratorEmail'
import { previewBulk, undoBulk } from '../../office/bulk/previewBulk'
import { previewBulkFile } from '../../office/bulk/previewFile'
import { startBulk } from '../../office/bulk/startBulk'
import { correctOnlineCheckAnswers } from '../../care/corrections/answers/correctOnlineCheckAnswers'
import { decideAnswerCorrection } from '../../care/corrections/answers/decideAnswerCorrection'
import {
  createCriteriaDraft,
  deleteCriteriaDraft,
  submitCriteria,
  updateCriteriaDraft,
} from '../../care/criteria/versions/writeCriteria'
import { approveCriteria, pushCriteria, rejectCriteria } from '../../care/criteria/versions/approveCriteria'
import { previewCriteria } from '../../care/criteria/versions/previewCriteria'
import { updateExamDays } from '../../office/calendar/updateExamDays'
import { updateOpening } from '../../office/calendar/updateOpening'
import { openBreach, recountBreach, reportBreachNotice, saveBreachNotice } from '../../records/cases/breach'
import {
  answerCase,
  closeCase,
  createCase,
  noteCase,
  reopenCase,
  takeCase,
} from '../../records/cases/changeCase'
import { visitRecordReads } from '../../records/reads/visitRecordReads'
import {
  answerRightsRequest,
  checkRightsRequest,
  requestRights,
  withdrawRightsRequest,
} from '../../records/cases/rights'
import { objectToRecordRead } from '../../records/cases/objectToRecordRead'
import {
  recordConditionReport,
  reportCondition,
  submitStatement,
} from '../../care/donations/condition/reportCondition'
import {
  recordConsent,
  withdrawConsent,
  withdrawConsentByAdmin,
} from '../../care/guidance/consents/recordConsent'
import { recordSignature } from '../../care/guidance/consents/recordSignature'
import { signConsent } from '../../care/guidance/consents/signConsent'
import { createPersonNote, deletePersonNote, updatePersonNote } from '../../office/conversation/personNotes'
import { confirmCorrection, refuseCorrection } from '../../care/corrections/results/confirmCorrection'
import { proposeCorrection, withdrawCorrection } from '../../care/corrections/results/proposeCorrection'
import { correctUnit, discardUnits, handOverUnits } from '../../care/units/moveUnits'
import { recordUnit } from '../../care/units/recordUnit'
import { decideHold, openHold } from '../../care/holds/decideHold'
import { withdrawUse, withdrawUseByAdmin } from '../../care/holds/withdrawUse'
import { confirmTestPanel } from '../../care/panels/confirmTestPanel'
import { releaseTestPanel } from '../../care/panels/releaseTestPanel'
import { previewTestPanels, recordTestPanels } from '../../care/panels/recordTestPanels'
import { recordTestPanel } from '../../care/panels/recordTestPanel'
import { releaseUnits } from '../../care/units/releaseUnits'
import { undoDonation, correctDonation } from '../../care/donations/cancelDonation'
import { liftDonationPause } from '../../care/donations/liftDonationPause'
import { recordStatement } from '../../care/donations/receptionOf'
import { recordKeptDonation } from '../../office/work/keepRefusedReceipt'
import { confirmGift } from '../../care/gifts/confirmGift'
import { explainGiftDifference } from '../../care/gifts/explainGiftDifference'
import { handOutGift } from '../../care/gifts/handOutGift'
import { importGiftCodes, previewGiftCodes } from '../../care/gifts/importGiftCodes'
import { decideLostGift, reportLostGift } from '../../care/gifts/lostGift'
import { settleRewards } from '../../care/donations/settleRewards'
import { recordIntestinalFloraTest } from '../../care/floraTests/recordIntestinalFloraTest'
import {
  requestApplicationFloraExamination,
  requestGutFloraExamination,
} from '../../care/floraTests/requestGutFloraExamination'
import type { MutationResolvers } from '../../generated/resolvers'
import { checkInGuidance, undoGuidanceCheckIn } from '../../care/guidance/checkInGuidance'
import { recordGuidanceAttendance } from '../../care/guidance/recordGuidanceAttendance'
import { recordGuidanceAttendances } from '../../care/guidance/recordGuidanceAttendances'
import { reserveGuidance, reserveGuidanceByAdmin } from '../../care/guidance/reserveGuidance'
import { undoGuidanceAttendance } from '../../care/guidance/undoGuidanceAttendance'
import {
  deleteGuidanceByAdmin,
  deleteGuidance,
  updateGuidance,
  updateGuidanceByAdmin,
} from '../../care/guidance/updateGuidance'
import { deleteUser, requestWithdrawal } from '../../care/leaving/requestWithdrawal'
import { decideSamePerson } from '../../care/leaving/samePerson'
import { saveMailText, sendTrialMailText } from '../../office/letters/mailTexts'
import { saveLetter } from '../../office/letters/saveLetter'
import { sendLetter, sendTrialLetter, takeBackLetter } from '../../office/letters/sendLetter'
import { resendMail } from '../../office/conversation/mails/listMails'
import { readMessage } from '../../office/conversation/mails/messages'
import { updateUserEmailByAdmin } from '../../office/accounts/updateUserEmailByAdmin'
import { stopUser } from '../../office/accounts/stopUser'
import { updateUserProfileByAdmin } from '../../office/accounts/updateUserProfileByAdmin'
import { closeOfficePoint } from '../../care/points/profilePoints'
import {
  deletePendingAccount,
  sendPendingAccountCode,
  stopPendingAccount,
} from '../../office/accounts/pendingAccounts'
import { clearCheckPoint } from '../../care/corrections/answers/clearCheckPoint'
import { recordHealthCheck } from '../../care/screenings/recordHealthCheck'
import { reopenOnlineCheck } from '../../care/screenings/reopenOnlineCheck'
import { askForTest, declineTest, endAskedTest, scheduleAskedTest } from '../../care/screenings/askedTests'
import { requestDonorRegistration, scheduleExam } from '../../care/screenings/scheduleExam'
import { saveOnlineCheckDraft, startOnlineCheck } from '../../care/screenings/startOnlineCheck'
import { submitOnlineCheck } from '../../care/screenings/submitOnlineCheck'
import { deleteSharedView, saveSharedView } from '../../office/lists/views/sharedViews'
import { undoChange } from '../../care/undo/undoChange'
import { createLogoutActivity } from '../../care/users/createLogoutActivity'
import { updateEmail } from '../../records/person/followNewEmail'
import {
  setCriteriaNews,
  setRetryReminder,
  updateSubscribedMagazine,
  updateUserProfile,
} from '../../care/users/updateUserProfile'
import { declineInvitation } from '../../care/waitingList/declineInvitation'
import { inviteOutOfTurn } from '../../care/waitingList/inviteOutOfTurn'
import { setWaitingPause } from '../../care/waitingList/setWaitingPause'
import { updatePreferenceSlot } from '../../care/waitingList/updatePreferenceSlot'
import { assignWork, snoozeWork } from '../../office/work/markWork'
import { createWorkItem, finishWorkItem, reopenWorkItem, updateWorkItem } from '../../office/work/workItems'

export const mutations = {
  updateUserProfile: (_root, { input }, context) => updateUserProfile(context, input),
  updateEmail: (_root, { input }, context) => updateEmail(context, input),
  updateSubscribedMagazine: (_root, { input }, context) => updateSubscribedMagazine(context, input),
  startOnlineCheck: (_root, _args, context) => startOnlineCheck(context),
  saveOnlineCheckDraft: (_root, { input }, context) => saveOnlineCheckDraft(context, input),
  submitOnlineCheck: (_root, { input }, context) => submitOnlineCheck(context, input),
  updateExamDays: (_root, { input }, context) => updateExamDays(context, input),
  updateOpening: (_root, { input }, context) => updateOpening(context, input),
  reserveGuidance: (_root, { input }, context) => reserveGuidance(context, input),
  updateGuidance: (_root, { input }, context) => updateGuidance(context, input),
  deleteGuidance: (_root, _args, context) => deleteGuidance(context),
  declineInvitation: (_root, _args, context) => declineInvitation(context),
  setWaitingPause: (_root, { input }, context) => setWaitingPause(context, input),
  requestDonorRegistration: (_root, { input }, context) => requestDonorRegistration(context, input),
  scheduleExam: (_root, { input }, context) => scheduleExam(context, input),
  askForTest: (_root, { input }, context) => askForTest(context, input),
  scheduleAskedTest: (_root, { input }, context) => scheduleAskedTest(context, input),
  endAskedTest: (_root, { input }, context) => endAskedTest(context, input),
  declineTest: (_root, _args, context) => declineTest(context),
  recordGuidanceAttendance: (_root, { input }, context) => recordGuidanceAttendance(context, input),
  recordGuidanceAttendances: (_root, { input }, context) => recordGuidanceAttendances(context, input),
  checkInGuidance: (_root, { input }, context) => checkInGuidance(context, input),
  undoGuidanceCheckIn: (_root, { input }, context) => undoGuidanceCheckIn(context, input),
  undoGuidanceAttendance: (_root, { input }, context) => undoGuidanceAttendance(context, input),
  recordHealthCheck: (_root, { input }, context) => recordHealthCheck(context, input),
  proposeCorrection: (_root, { input }, context) => proposeCorrection(context, input),
  confirmCorrection: (_root, { input }, context) => confirmCorrection(context, input),
  correctOnlineCheckAnswers: (_root, { input }, context) => correctOnlineCheckAnswers(context, input),
  decideAnswerCorrection: (_root, { input }, context) => decideAnswerCorrection(context, input),
  refuseCorrection: (_root, { input }, context) => refuseCorrection(context, input),
  withdrawCorrection: (_root, { input }, context) => withdrawCorrection(context, input),
  submitStatement: (_root, { input }, context) => submitStatement(context, input),
  reportCondition: (_root, { input }, context) => reportCondition(context, input),
  recordConditionReport: (_root, { input }, context) => recordConditionReport(context, input),
  recordStatement: (_root, { input }, context) => recordStatement(context, input),
  recordDonation: (_root, { input }, context) => recordKeptDonation(context, input),
  recordUnit: (_root, { input }, context) => recordUnit(context, input),
  correctUnit: (_root, { input }, context) => correctUnit(context, input),
  handOverUnits: (_root, { input }, context) => handOverUnits(context, input),
  recordTestPanel: (_root, { input }, context) => recordTestPanel(context, input),
  releaseTestPanel: (_root, { input }, context) => releaseTestPanel(context, input),
  previewTestPanels: (_root, { input }, context) => previewTestPanels(context, input),
  recordTestPanels: (_root, { input }, context) => recordTestPanels(context, input),
  confirmTestPanel: (_root, { input }, context) => confirmTestPanel(context, input),
  openHold: (_root, { input }, context) => openHold(context, input),
  decideHold: (_root, { input }, context) => decideHold(context, input),
  releaseUnits: (_root, { input }, context) => releaseUnits(context, input),
  discardUnits: (_root, { input }, context) => discardUnits(context, input),
  undoDonation: (_root, { input }, context) => undoDonation(context, input),
  correctDonation: (_root, { input }, context) => correctDonation(context, input),
  reserveGuidanceByAdmin: (_root, { input }, context) => reserveGuidanceByAdmin(context, input),
  updateGuidanceByAdmin: (_root, { input }, context) => updateGuidanceByAdmin(context, input),
  deleteGuidanceByAdmin: (_root, { input }, context) => deleteGuidanceByAdmin(context, input),
  saveConsoleSetting: (_root, { input }, context) => saveConsoleSetting(context, input),
  previewGiftCodes: (_root, { input }, context) => previewGiftCodes(context, input),
  importGiftCodes: (_root, { input }, context) => importGiftCodes(context, input),
  handOutGift: (_root, { input }, context) => handOutGift(context, input),
  confirmGift: (_root, { input }, context) => confirmGift(context, input),
  reportLostGift: (_root, { input }, context) => reportLostGift(context, input),
  explainGiftDifference: (_root, { input }, context) => explainGiftDifference(context, input),
  decideLostGift: (_root, { input }, context) => decideLostGift(context, input),
  settleRewards: (_root, { input }, context) => settleRewards(context, input),
  assignWork: (_root, { input }, context) => assignWork(context, input),
  snoozeWork: (_root, { input }, context) => snoozeWork(context, input),
  createWorkItem: (_root, { input }, context) => createWorkItem(context, input),
  updateWorkItem: (_root, { input }, context) => updateWorkItem(context, input),
  finishWorkItem: (_root, { input }, context) => finishWorkItem(context, input),
  reopenWorkItem: (_root, { input }, context) => reopenWorkItem(context, input),
  previewBulk: (_root, { input }, context) => previewBulk(context, input),
  previewBulkFile: (_root, { input }, context) => previewBulkFile(context, input),
  startBulk: (_root, { input }, context) => startBulk(context, input),
  undoChange: (_root, { input }, context) => undoChange(context, input),
  undoBulk: (_root, { input }, context) => undoBulk(context, input),
  readMessage: (_root, { input }, context) => readMessage(context, input),
  saveSharedView: (_root, { input }, context) => saveSharedView(context, input),
  deleteSharedView: (_root, { input }, context) => deleteSharedView(context, input),
  saveMailText: (_root, { input }, context) => saveMailText(context, input),
  sendTrialMailText: (_root, { input }, context) => sendTrialMailText(context, input),
  saveLetter: (_root, { input }, context) => saveLetter(context, input),
  sendTrialLetter: (_root, { input }, context) => sendTrialLetter(context, input),
  sendLetter: (_root, { input }, context) => sendLetter(context, input),
  takeBackLetter: (_root, { input }, context) => takeBackLetter(context, input),
  resendMail: (_root, { input }, context) => resendMail(context, input),
  createLogoutActivity: (_root, _args, context) => createLogoutActivity(context),
  setRetryReminder: (_root, { input }, context) => setRetryReminder(context, input),
  setCriteriaNews: (_root, { input }, context) => setCriteriaNews(context, input),
  requestWithdrawal: (_root, _args, context) => requestWithdrawal(context),
  updateUserProfileByAdmin: (_root, { input }, context) => updateUserProfileByAdmin(context, input),
  updateUserEmailByAdmin: (_root, { input }, context) => updateUserEmailByAdmin(context, input),
  withdrawConsent: (_root, _args, context) => withdrawConsent(context),
  withdrawConsentByAdmin: (_root, { input }, context) => withdrawConsentByAdmin(context, input),
  withdrawUse: (_root, _args, context) => withdrawUse(context),
  withdrawUseByAdmin: (_root, { input }, context) => withdrawUseByAdmin(context, input),
  signConsent: (_root, { input }, context) => signConsent(context, input),
  recordSignature: (_root, { input }, context) => recordSignature(context, input),
  recordConsent: (_root, { input }, context) => recordConsent(context, input),
  createPersonNote: (_root, { input }, context) => createPersonNote(context, input),
  updatePersonNote: (_root, { input }, context) => updatePersonNote(context, input),
  deletePersonNote: (_root, { input }, context) => deletePersonNote(context, input),
  closeOfficePoint: (_root, { input }, context) => closeOfficePoint(context, input),
  stopUser: (_root, { input }, context) => stopUser(context, input),
  sendPendingAccountCode: (_root, { input }, context) => sendPendingAccountCode(context, input),
  stopPendingAccount: (_root, { input }, context) => stopPendingAccount(context, input),
  deletePendingAccount: (_root, { input }, context) => deletePendingAccount(context, input),
  decideSamePerson: (_root, { input }, context) => decideSamePerson(context, input),
  deleteUser: (_root, { input }, context) => deleteUser(context, input),
  inviteOutOfTurn: (_root, { input }, context) => inviteOutOfTurn(context, input),
  reopenOnlineCheck: (_root, args, context) => reopenOnlineCheck(context, args),
  clearCheckPoint: (_root, { input }, context) => clearCheckPoint(context, input),
  liftDonationPause: (_root, { input }, context) => liftDonationPause(context, input),
  requestGutFloraExamination: (_root, { input }, context) => requestGutFloraExamination(context, input),
  requestApplicationFloraExamination: (_root, _args, context) => requestApplicationFloraExamination(context),
  recordIntestinalFloraTest: (_root, { input }, context) => recordIntestinalFloraTest(context, input),
  updatePreferenceSlot: (_root, { input }, context) => updatePreferenceSlot(context, input),
  createAdministrator: (_root, { input }, context) => createAdministrator(context, input),
  saveDeviceLock: (_root, { input }, context) => saveDeviceLock(context, input),
  updateAdministrator: (_root, { input }, context) => updateAdministrator(context, input),
  deleteAdministrator: (_root, { input }, context) => deleteAdministrator(context, input),
  updateAdministratorEmail: (_root, { input }, context) => updateAdministratorEmail(context, input),
  savePushDevice: (_root, { input }, context) => savePushDevice(context, input),
  deletePushDevice: (_root, { input }, context) => deletePushDevice(context, input),
  endOwnSessions: (_root, { input }, context) => endOwnSessions(context, input),
  endAdministratorSessions: (_root, { input }, context) => endAdministratorSessions(context, input),
  resetAdministratorTotp: (_root, { input }, context) => resetAdministratorTotp(context, input),
  resendTemporaryPassword: (_root, { input }, context) => resendTemporaryPassword(context, input),
  createCriteriaDraft: (_root, { input }, context) => createCriteriaDraft(context, input),
  updateCriteriaDraft: (_root, { input }, context) => updateCriteriaDraft(context, input),
  deleteCriteriaDraft: (_root, { input }, context) => deleteCriteriaDraft(context, input),
  submitCriteria: (_root, { input }, context) => submitCriteria(context, input),
  previewCriteria: (_root, { input }, context) => previewCriteria(context, input),
  approveCriteria: (_root, { input }, context) => approveCriteria(context, input),
  rejectCriteria: (_root, { input }, context) => rejectCriteria(context, input),
  pushCriteria: (_root, { input }, context) => pushCriteria(context, input),
  createCase: (_root, { input }, context) => createCase(context, input),
  objectToRecordRead: (_root, { input }, context) => objectToRecordRead(context, input),
  requestRights: (_root, { input }, context) => requestRights(context, input),
  withdrawRightsRequest: (_root, { input }, context) => withdrawRightsRequest(context, input),
  checkRightsRequest: (_root, { input }, context) => checkRightsRequest(context, input),
  answerRightsRequest: (_root, { input }, context) => answerRightsRequest(context, input),
  visitRecordReads: (_root, _args, context) => visitRecordReads(context),
  takeCase: (_root, { input }, context) => takeCase(context, input),
  openBreach: (_root, { input }, context) => openBreach(context, input),
  recountBreach: (_root, { input }, context) => recountBreach(context, input),
  saveBreachNotice: (_root, { input }, context) => saveBreachNotice(context, input),
  reportBreachNotice: (_root, { input }, context) => reportBreachNotice(context, input),
  noteCase: (_root, { input }, context) => noteCase(context, input),
  answerCase: (_root, { input }, context) => answerCase(context, input),
  closeCase: (_root, { input }, context) => closeCase(context, input),
  reopenCase: (_root, { input }, context) => reopenCase(context, input),
} satisfies Required<MutationResolvers>
