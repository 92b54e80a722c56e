import { rankShown } from '../../shared/flora/ranking'
import { listUserActivity } from '../activityLists/listUserActivity'
import {
  createAdministrator,
  resendTemporaryPassword,
  deleteAdministrator,
} from '../administrators/createAdministrator'
import { getAdministrator, listAdministrators, poolAccountOf } from '../administrators/listAdministrators'
import { getConsoleSettings, saveConsoleSetting } from '../administrators/saveConsoleSetting'
import { resetAdministratorTotp, updateAdministratorEmail } from '../administrators/updateAdministratorEmail'
import { getCalendar } from '../calendar/getCalendar'
import { updateExamDays } from '../calendar/updateExamDays'
import { getBulkJob, listBulkJobs, listBulkRows } from '../bulk/bulkJobs'
import { previewBulk, undoBulk } from '../bulk/previewBulk'
import { startBulk } from '../bulk/startBulk'
import { getOpening, previewOpening, updateOpening } from '../calendar/updateOpening'
import { reportCondition, submitStatement } from '../condition/reportCondition'
import { consentsOfUser, listConsentDocuments } from '../consents/consentsOfUser'
import { recordConsent, withdrawConsent, withdrawConsentByAdmin } from '../consents/recordConsent'
import { callAgainOf, listConversation } from '../conversation/listConversation'
import { createPersonNote, deletePersonNote, updatePersonNote } from '../conversation/personNotes'
import { dashboardFields } from '../dashboard/dashboardFields'
import { getDashboard } from '../dashboard/getDashboard'
import { getSeatFigures } from '../dashboard/getSeatFigures'
import { getWorkCounts } from '../dashboard/getWorkCounts'
import { undoDonation, correctDonation } from '../donations/cancelDonation'
import { liftDonationPause } from '../donations/liftDonationPause'
import { listDonations } from '../donations/listDonations'
import {
  findDonor,
  donationsSince,
  reportsOfUser,
  statementOfToday,
  recordStatement,
} from '../donations/receptionOf'
import { recordDonation } from '../donations/recordDonation'
import { importPaidRewards, settleRewards } from '../donations/settleRewards'
import { importIntestinalFloraTests } from '../floraTests/importIntestinalFloraTests'
import {
  countSharedFloraTests,
  floraAverages,
  listIntestinalFloraTests,
  listIntestinalFloraTestsByUserId,
} from '../floraTests/listIntestinalFloraTests'
import { recordIntestinalFloraTest } from '../floraTests/recordIntestinalFloraTest'
import {
  requestApplicationFloraExamination,
  requestGutFloraExamination,
} from '../floraTests/requestGutFloraExamination'
import type { MutationResolvers, QueryResolvers, Resolvers } from '../generated/resolvers'
import { checkInGuidance, undoGuidanceCheckIn } from '../guidance/checkInGuidance'
import { findGuidance, toGuidance } from '../guidance/findGuidance'
import { getGuidanceDay } from '../guidance/getGuidanceDay'
import {
  listBookingSlotsByAdmin,
  listBookingSlots,
  listBookingAvailableslots,
} from '../guidance/listBookingSlots'
import { recordGuidanceAttendance } from '../guidance/recordGuidanceAttendance'
import { recordGuidanceAttendances } from '../guidance/recordGuidanceAttendances'
import { reserveGuidance, reserveGuidanceByAdmin } from '../guidance/reserveGuidance'
import { undoGuidanceAttendance } from '../guidance/undoGuidanceAttendance'
import {
  deleteGuidanceByAdmin,
  deleteGuidance,
  updateGuidance,
  updateGuidanceByAdmin,
} from '../guidance/updateGuidance'
import { deleteUser, requestWithdrawal } from '../leaving/requestWithdrawal'
import { getMail, listMails, mailContentOf, listMailsByUserId, resendMail } from '../mails/listMails'
import { updateUserEmailByAdmin } from '../office/updateUserEmailByAdmin'
import { stopUser, updateUserProfileByAdmin } from '../office/updateUserProfileByAdmin'
import { closeOfficePoint, openPointsOf } from '../officePoints/profilePoints'
import {
  deletePendingAccount,
  listPendingAccounts,
  sendPendingAccountCode,
  stopPendingAccount,
} from '../pendingAccounts/pendingAccounts'
import { rewardPeriodsOfUser, rewardsOfUser } from '../periods/settlePeriod'
import { getScreeningById, listScreenings, listScreeningInfoByUserId } from '../screenings/listScreenings'
import { recordHealthCheck } from '../screenings/recordHealthCheck'
import { reopenOnlineCheck } from '../screenings/reopenOnlineCheck'
import { mayStartOnlineCheck, retryFrom } from '../screenings/retryStanding'
import { requestDonorRegistration, scheduleExam } from '../screenings/scheduleExam'
import { saveOnlineCheckDraft, startOnlineCheck } from '../screenings/startOnlineCheck'
import { submitOnlineCheck } from '../screenings/submitOnlineCheck'
import { listSecurityEvents } from '../security/listSecurityEvents'
import { createLogoutActivity } from '../users/createLogoutActivity'
import { updateEmail } from '../users/followNewEmail'
import { getUser } from '../users/getUser'
import { getUserById } from '../users/getUserById'
import { listUsers } from '../users/listUsers'
import { profileOf } from '../users/profileOf'
import { suspensionOf } from '../users/suspensionOf'
import { setRetryReminder, updateSubscribedMagazine, updateUserProfile } from '../users/updateUserProfile'
import { getPreference } from '../waitingList/getPreference'
import { inviteOutOfTurn } from '../waitingList/inviteOutOfTurn'
import { previewPreferenceSlot } from '../waitingList/previewPreferenceSlot'
import { updatePreferenceSlot } from '../waitingList/updatePreferenceSlot'
import { waitingPosition } from '../waitingList/waitingPosition'
import { countWork, listWork } from '../work/listWork'
import { assignWork, snoozeWork } from '../work/markWork'
import { createWorkItem, finishWorkItem, reopenWorkItem, updateWorkItem } from '../work/workItems'
import { fieldsAsked } from './fieldsAsked'
import { listTotals } from './listTotals'
import {
  donationsOfUser,
  floraInvitationRequestedAt,
  floraTestsOfUser,
  personAsked,
  screeningsOfUser,
} from './userLists'

/** One line a field: unpack, call, return. */
export const resolvers = {
  Query: {
    getUser: (_root, _args, context) => getUser(context),
    getUserById: (_root, { UserId }, context, info) => getUserById(context, UserId, personAsked(info)),
    getAdministrator: (_root, _args, context) => getAdministrator(context),
    getPreference: (_root, _args, context) => getPreference(context),
    previewPreferenceSlot: (_root, { input }, context) => previewPreferenceSlot(context, input),
    getCalendar: (_root, args, context) => getCalendar(context, args),
    getOpening: (_root, _args, context) => getOpening(context),
    previewOpening: (_root, { input }, context) => previewOpening(context, input),
    getScreeningById: (_root, { ScreeningId }, context) => getScreeningById(context, ScreeningId),
    listBookingAvailableslots: (_root, { date }, context) => listBookingAvailableslots(context, date),
    listBookingSlots: (_root, args, context) => listBookingSlots(context, args),
    listUsersByIdProfileCreatedAt: (_root, args, context, info) =>
      listUsers(context, args, fieldsAsked(info, 'items')),
    listScreeningInfoByUserIdScreeningInfoCreatedAt: (_root, args, context) =>
      listScreeningInfoByUserId(context, args),
    listScreeningInfoByIdScreeningInfoCreatedAt: (_root, args, context) => listScreenings(context, args),
    listDonationByIdDonationInfoCreatedAt: (_root, args, context) => listDonations(context, args),
    listIntestinalFloraTestByIdInspectionDetailCreatedAt: (_root, args, context) =>
      listIntestinalFloraTests(context, args),
    listIntestinalFloraTestInspectionDetailByUserId: (_root, args, context) =>
      listIntestinalFloraTestsByUserId(context, args),
    getDashboard: (_root, _args, context) => getDashboard(context),
    getSeatFigures: (_root, _args, context) => getSeatFigures(context),
    getWorkCounts: (_root, _args, context) => getWorkCounts(context),
    listWork: (_root, args, context) => listWork(context, args),
    countWork: (_root, _args, context) => countWork(context),
    getBulkJob: (_root, { Id }, context) => getBulkJob(context, Id),
    listBulkJobs: (_root, _args, context) => listBulkJobs(context),
    listBulkRows: (_root, args, context) => listBulkRows(context, args),
    findDonor: (_root, { DonorId }, context) => findDonor(context, DonorId),
    getGuidanceDay: (_root, { Day }, context) => getGuidanceDay(context, Day),
    listBookingSlotsByAdmin: (_root, _args, context) => listBookingSlotsByAdmin(context),
    getConsoleSettings: (_root, _args, context) => getConsoleSettings(context),
    listAdministratorByIdProfileCreatedAt: (_root, args, context) => listAdministrators(context, args),
    listConsentDocuments: (_root, { date }, context) => listConsentDocuments(context, date),
    listPendingAccounts: (_root, args, context) => listPendingAccounts(context, args),
    getMail: (_root, { Id }, context) => getMail(context, Id),
    listMails: (_root, args, context) => listMails(context, args),
    listMailsByUserId: (_root, args, context) => listMailsByUserId(context, args),
    listConversation: (_root, args, context) => listConversation(context, args),
    listUserActivity: (_root, args, context, info) =>
      listUserActivity(context, args, fieldsAsked(info, 'items', 'User')),
    listSecurityEvents: (_root, args, context) => listSecurityEvents(context, args),
  },
  Mutation: {
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
    requestDonorRegistration: (_root, { input }, context) => requestDonorRegistration(context, input),
    scheduleExam: (_root, { input }, context) => scheduleExam(context, input),
    recordGuidanceAttendance: (_root, { input }, context) => recordGuidanceAttendance(context, input),
    recordGuidanceAttendances: (_root, { input }, context) => recordGuidanceAttendances(context, input),
    checkInGuidance: (_root, { input }, context) => checkInGuidance(context, input),
    undoGuidanceCheckIn: (_root, { input }, context) => undoGuidanceCheckIn(context, input),
    undoGuidanceAttendance: (_root, { input }, context) => undoGuidanceAttendance(context, input),
    recordHealthCheck: (_root, { input }, context) => recordHealthCheck(context, input),
    submitStatement: (_root, { input }, context) => submitStatement(context, input),
    reportCondition: (_root, { input }, context) => reportCondition(context, input),
    recordStatement: (_root, { input }, context) => recordStatement(context, input),
    recordDonation: (_root, { input }, context) => recordDonation(context, input),
    undoDonation: (_root, { input }, context) => undoDonation(context, input),
    correctDonation: (_root, { input }, context) => correctDonation(context, input),
    reserveGuidanceByAdmin: (_root, { input }, context) => reserveGuidanceByAdmin(context, input),
    updateGuidanceByAdmin: (_root, { input }, context) => updateGuidanceByAdmin(context, input),
    deleteGuidanceByAdmin: (_root, { input }, context) => deleteGuidanceByAdmin(context, input),
    saveConsoleSetting: (_root, { input }, context) => saveConsoleSetting(context, input),
    settleRewards: (_root, { input }, context) => settleRewards(context, input),
    assignWork: (_root, { input }, context) => assignWork(context, input),
    snoozeWork: (_root, { input }, context) => snoozeWork(context, input),
    createWorkItem: (_root, { input }, context) => createWorkItem(context, input),
    updateWorkItem: (_root, { input }, context) => updateWorkItem(context, input),
    finishWorkItem: (_root, { input }, context) => finishWorkItem(context, input),
    reopenWorkItem: (_root, { input }, context) => reopenWorkItem(context, input),
    previewBulk: (_root, { input }, context) => previewBulk(context, input),
    startBulk: (_root, { input }, context) => startBulk(context, input),
    undoBulk: (_root, { input }, context) => undoBulk(context, input),
    resendMail: (_root, { input }, context) => resendMail(context, input),
    importPaidRewards: (_root, { input }, context) => importPaidRewards(context, input),
    createLogoutActivity: (_root, _args, context) => createLogoutActivity(context),
    setRetryReminder: (_root, { input }, context) => setRetryReminder(context, input),
    requestWithdrawal: (_root, _args, context) => requestWithdrawal(context),
    updateUserProfileByAdmin: (_root, { input }, context) => updateUserProfileByAdmin(context, input),
    updateUserEmailByAdmin: (_root, { input }, context) => updateUserEmailByAdmin(context, input),
    withdrawConsent: (_root, _args, context) => withdrawConsent(context),
    withdrawConsentByAdmin: (_root, { input }, context) => withdrawConsentByAdmin(context, input),
    recordConsent: (_root, { input }, context) => recordConsent(context, input),
    createPersonNote: (_root, { input }, context) => createPersonNote(context, input),
    updatePersonNote: (_root, { input }, context) => updatePersonNote(context, input),
    deletePersonNote: (_root, { input }, context) => deletePersonNote(context, input),
    closeOfficePoint: (_root, { input }, context) => closeOfficePoint(context, input),
    stopUser: (_root, { input }, context) => stopUser(context, input),
    sendPendingAccountCode: (_root, { input }, context) => sendPendingAccountCode(context, input),
    stopPendingAccount: (_root, { input }, context) => stopPendingAccount(context, input),
    deletePendingAccount: (_root, { input }, context) => deletePendingAccount(context, input),
    deleteUser: (_root, { input }, context) => deleteUser(context, input),
    inviteOutOfTurn: (_root, { input }, context) => inviteOutOfTurn(context, input),
    reopenOnlineCheck: (_root, args, context) => reopenOnlineCheck(context, args),
    liftDonationPause: (_root, { input }, context) => liftDonationPause(context, input),
    requestGutFloraExamination: (_root, { input }, context) => requestGutFloraExamination(context, input),
    requestApplicationFloraExamination: (_root, _args, context) =>
      requestApplicationFloraExamination(context),
    recordIntestinalFloraTest: (_root, { input }, context) => recordIntestinalFloraTest(context, input),
    importIntestinalFloraTests: (_root, { input }, context) => importIntestinalFloraTests(context, input),
    updatePreferenceSlot: (_root, { input }, context) => updatePreferenceSlot(context, input),
    createAdministrator: (_root, { input }, context) => createAdministrator(context, input),
    deleteAdministrator: (_root, { input }, context) => deleteAdministrator(context, input),
    updateAdministratorEmail: (_root, { input }, context) => updateAdministratorEmail(context, input),
    resetAdministratorTotp: (_root, { input }, context) => resetAdministratorTotp(context, input),
    resendTemporaryPassword: (_root, { input }, context) => resendTemporaryPassword(context, input),
  },
  // Reached only through a user that the operation above has already granted.
  User: {
    Guidance: async ({ Id }, _args, { deps }) => {
      const row = await findGuidance(deps.db, Id)
      return row && toGuidance(row)
    },
    DonationInfo: ({ Id, DonationInfo }, _args, { deps }) => DonationInfo ?? donationsOfUser(deps.db, Id),
    InspectionDetail: ({ Id }, _args, { deps }) => floraTestsOfUser(deps.db, Id),
    ScreeningInfo: ({ Id, ScreeningInfo }, _args, { deps }) => ScreeningInfo ?? screeningsOfUser(deps.db, Id),
    Consents: ({ Id }, _args, { deps }) => consentsOfUser(deps.db, Id),
    OfficePoints: ({ Id }, _args, context) => openPointsOf(context, Id),
    Rewards: ({ Id }, _args, { deps }) => rewardsOfUser(deps.db, deps.texts, Id),
    RewardPeriods: ({ Id }, _args, { deps }) => rewardPeriodsOfUser(deps.db, Id),
    MayStartOnlineCheck: ({ Id }, _args, context) => mayStartOnlineCheck(context, Id),
    RetryFrom: ({ Id }, _args, context) => retryFrom(context, Id),
    WaitingPosition: ({ Id }, _args, context) => waitingPosition(context, Id),
    Suspension: ({ Id }, _args, context) => suspensionOf(context, Id),
    Statement: ({ Id }, _args, context) => statementOfToday(context, Id),
    ConditionReports: ({ Id }, _args, context) => reportsOfUser(context, Id),
    CallAgain: ({ Id }, _args, context) => callAgainOf(context, Id),
    FloraInvitationRequestedAt: ({ Id }, _args, { deps }) => floraInvitationRequestedAt(deps.db, Id),
    FloraRankingTotal: (_user, _args, { deps }) => countSharedFloraTests(deps.db),
    FloraAverages: (_user, _args, { deps }) => floraAverages(deps.db),
  },
  UserProfile: {
    WaitingPosition: ({ Id, WaitingSince }, _args, context) =>
      WaitingSince ? waitingPosition(context, Id) : null,
  },
  Dashboard: dashboardFields,
  // One question to the user pool for all rows.
  AdministratorProfile: {
    AwaitsFirstSignIn: ({ Id }, _args, context) =>
      poolAccountOf(context, Id).then((account) => account && account.status === 'ForceChangePassword'),
    HasTotp: ({ Id }, _args, context) =>
      poolAccountOf(context, Id).then((account) => account && account.hasTotp),
  },
  // One query for the people of all rows.
  ScreeningInfo: { User: ({ UserId }, _args, context) => profileOf(context, UserId) },
  ConditionReport: {
    DonationsSince: (report, _args, { deps }) => donationsSince(deps.db, report),
  },
  CsvChange: { User: ({ UserId }, _args, context) => profileOf(context, UserId) },
  BulkRow: { User: ({ UserId }, _args, context) => profileOf(context, UserId) },
  DonationInfo: { User: ({ UserId }, _args, context) => profileOf(context, UserId) },
  InspectionDetail: {
    User: ({ UserId }, _args, context) => profileOf(context, UserId),
    // Staff who see results see everybody's.
    Ranking: async ({ Ranking }, _args, { deps, principal }) =>
      Ranking == null || principal.kind === 'staff'
        ? (Ranking ?? null)
        : rankShown(Ranking, await countSharedFloraTests(deps.db)),
  },
  MailDelivery: {
    User: ({ UserId }, _args, context) => (UserId ? profileOf(context, UserId) : null),
    Content: ({ Id }, _args, context) => mailContentOf(context, Id),
  },
  SecurityEvent: {
    User: ({ AccountId }, _args, context) => (AccountId ? profileOf(context, AccountId) : null),
  },
  Work: { User: ({ UserId }, _args, context) => (UserId ? profileOf(context, UserId) : null) },
  ...listTotals,
} satisfies Resolvers & { Query: Required<QueryResolvers>; Mutation: Required<MutationResolvers> }
