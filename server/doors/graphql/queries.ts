import { listUserActivity } from '../activityLists/listUserActivity'
import { getAdministrator, listAdministrators } from '../administrators/listAdministrators'
import { getConsoleSettings } from '../administrators/saveConsoleSetting'
import { getBulkJob, listBulkJobs, listBulkRows } from '../bulk/bulkJobs'
import { getCalendar } from '../calendar/getCalendar'
import { previewBooking } from '../guidance/previewBooking'
import { previewExam } from '../calendar/previewExam'
import { getOpening, previewOpening } from '../calendar/updateOpening'
import { getCriteria, listCriteria } from '../criteriaVersions/listCriteria'
import { getCase, listCases, listOwnCases } from '../cases/listCases'
import { listConsentDocuments } from '../consents/consentsOfUser'
import { listConversation } from '../conversation/listConversation'
import { previewAnswerCorrection } from '../answerCorrections/correctOnlineCheckAnswers'
import { getAnswerCorrection } from '../answerCorrections/listAnswerCorrections'
import { getCorrection, listCorrections } from '../corrections/listCorrections'
import { previewCorrection } from '../corrections/proposeCorrection'
import { getDashboard } from '../dashboard/getDashboard'
import { getSeatFigures } from '../dashboard/getSeatFigures'
import { getWorkCounts } from '../dashboard/getWorkCounts'
import { listDonations } from '../donations/listDonations'
import { findDonor } from '../donations/receptionOf'
import { listReceptionToday } from '../donations/receptionToday'
import {
  listIntestinalFloraTests,
  listIntestinalFloraTestsByUserId,
} from '../floraTests/listIntestinalFloraTests'
import type { QueryResolvers } from '../generated/resolvers'
import { getGuidanceDay } from '../guidance/getGuidanceDay'
import {
  listBookingSlotsByAdmin,
  listBookingSlots,
  listBookingAvailableslots,
} from '../guidance/listBookingSlots'
import { listMailTexts, listMailTextVersions, previewMailText } from '../letters/mailTexts'
import { listLetters, listLetterVersions } from '../letters/listLetters'
import { previewLetter } from '../letters/sendLetter'
import { getMail, listMails, listMailsByUserId } from '../mails/listMails'
import { listMessages } from '../mails/messages'
import { listPendingAccounts } from '../pendingAccounts/pendingAccounts'
import { previewBreach } from '../cases/breach'
import { listRecordReads } from '../reads/listRecordReads'
import { listStaffReads } from '../reads/listStaffReads'
import { getScreeningById, listScreenings, listScreeningInfoByUserId } from '../screenings/listScreenings'
import { getReceipt, listReceipts } from '../seals/ownReceipts'
import { listOwnAccountEvents } from '../security/accountEvents'
import { listOwnSessions } from '../security/ownSessions'
import { listSealedTrees } from '../seals/listSealedTrees'
import { listSecurityEvents } from '../security/listSecurityEvents'
import { countRows } from '../sharedViews/countRows'
import { listSharedViews } from '../sharedViews/sharedViews'
import { getUser } from '../users/getUser'
import { getUserById } from '../users/getUserById'
import { listUsers } from '../users/listUsers'
import { listValueChanges } from '../values/listValueChanges'
import { listSamePeople } from '../leaving/samePerson'
import { getAllocationsByUserId, listAllocations } from '../waitingList/allocations'
import { getPreference } from '../waitingList/getPreference'
import { previewPreferenceSlot } from '../waitingList/previewPreferenceSlot'
import { countWork, listWork } from '../work/listWork'
import { fieldsAsked } from './fieldsAsked'
import { personAsked } from './userLists'

export const queries = {
  getUser: (_root, _args, context) => getUser(context),
  getUserById: (_root, { UserId }, context, info) => getUserById(context, UserId, personAsked(info)),
  getAdministrator: (_root, _args, context) => getAdministrator(context),
  getPreference: (_root, _args, context) => getPreference(context),
  listAllocations: (_root, args, context) => listAllocations(context, args),
  listSamePeople: (_root, args, context) => listSamePeople(context, args),
  getAllocationsByUserId: (_root, args, context) => getAllocationsByUserId(context, args),
  previewPreferenceSlot: (_root, { input }, context) => previewPreferenceSlot(context, input),
  getCalendar: (_root, args, context) => getCalendar(context, args),
  getOpening: (_root, _args, context) => getOpening(context),
  previewBooking: (_root, { input }, context) => previewBooking(context, input),
  previewExam: (_root, { input }, context) => previewExam(context, input),
  previewOpening: (_root, { input }, context) => previewOpening(context, input),
  previewCorrection: (_root, { input }, context) => previewCorrection(context, input),
  previewAnswerCorrection: (_root, { input }, context) => previewAnswerCorrection(context, input),
  getAnswerCorrection: (_root, { Id }, context) => getAnswerCorrection(context, Id),
  getCorrection: (_root, { Id }, context) => getCorrection(context, Id),
  listCorrections: (_root, { RecordId }, context) => listCorrections(context, RecordId),
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
  listReceptionToday: (_root, _args, context) => listReceptionToday(context),
  findDonor: (_root, { DonorId }, context) => findDonor(context, DonorId),
  getGuidanceDay: (_root, { Day }, context) => getGuidanceDay(context, Day),
  listBookingSlotsByAdmin: (_root, _args, context) => listBookingSlotsByAdmin(context),
  getConsoleSettings: (_root, _args, context) => getConsoleSettings(context),
  listAdministratorByIdProfileCreatedAt: (_root, args, context) => listAdministrators(context, args),
  listConsentDocuments: (_root, { date }, context) => listConsentDocuments(context, date),
  listPendingAccounts: (_root, args, context) => listPendingAccounts(context, args),
  listMessages: (_root, args, context) => listMessages(context, args),
  listSharedViews: (_root, _args, context) => listSharedViews(context),
  countRows: (_root, { input }, context) => countRows(context, input),
  listMailTexts: (_root, _args, context) => listMailTexts(context),
  listMailTextVersions: (_root, { Key }, context) => listMailTextVersions(context, Key),
  previewMailText: (_root, { input }, context) => previewMailText(context, input),
  listLetters: (_root, _args, context) => listLetters(context),
  listLetterVersions: (_root, { LetterId }, context) => listLetterVersions(context, LetterId),
  previewLetter: (_root, { input }, context) => previewLetter(context, input),
  getMail: (_root, { Id }, context) => getMail(context, Id),
  listMails: (_root, args, context) => listMails(context, args),
  listMailsByUserId: (_root, args, context) => listMailsByUserId(context, args),
  listConversation: (_root, args, context) => listConversation(context, args),
  listValueChanges: (_root, args, context) => listValueChanges(context, args),
  listUserActivity: (_root, args, context, info) =>
    listUserActivity(context, args, fieldsAsked(info, 'items', 'User')),
  listSecurityEvents: (_root, args, context) => listSecurityEvents(context, args),
  listCriteria: (_root, args, context) => listCriteria(context, args),
  getCriteria: (_root, { Id }, context) => getCriteria(context, Id),
  listCases: (_root, args, context) => listCases(context, args),
  getCase: (_root, { Id }, context) => getCase(context, Id),
  listOwnCases: (_root, _args, context) => listOwnCases(context),
  listReceipts: (_root, _args, context) => listReceipts(context),
  getReceipt: (_root, { Id }, context) => getReceipt(context, Id),
  listOwnSessions: (_root, _args, context) => listOwnSessions(context),
  listOwnAccountEvents: (_root, _args, context) => listOwnAccountEvents(context),
  previewBreach: (_root, { choice }, context) => previewBreach(context, choice),
  listSealedTrees: (_root, _args, context) => listSealedTrees(context),
  listStaffReads: (_root, args, context) => listStaffReads(context, args),
  listRecordReads: (_root, args, context) => listRecordReads(context, args),
} satisfies Required<QueryResolvers>
