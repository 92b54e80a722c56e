import { listUserActivity } from '../../records/changes/listUserActivity'
import { getAdministrator, listAdministrators } from '../../office/accounts/listAdministrators'
import { getConsoleSettings } from '../../office/accounts/saveConsoleSetting'
import { getBulkJob, listBulkJobs, listBulkRows } from '../../office/bulk/bulkJobs'
import { getCalendar } from '../../office/calendar/getCalendar'
import { previewBooking } from '../../care/guidance/previewBooking'
import { previewExam } from '../../office/calendar/previewExam'
import { getOpening, previewOpening } from '../../office/calendar/updateOpening'
import { getCriteria, listCriteria } from '../../care/criteria/versions/listCriteria'
import { getCase, listCases, listOwnCases } from '../../records/cases/listCases'
import { listConsentDocuments } from '../../care/guidance/consents/consentsOfUser'
import { listConversation } from '../../office/conversation/listConversation'
import { previewAnswerCorrection } from '../../care/corrections/answers/correctOnlineCheckAnswers'
import { getAnswerCorrection } from '../../care/corrections/answers/listAnswerCorrections'
import { getCorrection, listCorrections } from '../../care/corrections/results/listCorrections'
import { previewCorrection } from '../../care/corrections/results/proposeCorrection'
import { getDashboard } from '../../office/dashboard/getDashboard'
import { getGiftStock } from '../../care/gifts/giftStock'
import { getSeatFigures } from '../../office/dashboard/getSeatFigures'
import { getWorkCounts } from '../../office/dashboard/getWorkCounts'
import { listHolds } from '../../care/holds/listHolds'
import { listTestPanels } from '../../care/panels/panelRows'
import { getUnit, listUnits } from '../../care/units/listUnits'
import { listDonations } from '../../care/donations/listDonations'
import { findDonors } from '../../care/donations/findDonors'
import { findDonor } from '../../care/donations/receptionOf'
import { listReceptionToday } from '../../care/donations/receptionToday'
import {
  listIntestinalFloraTests,
  listIntestinalFloraTestsByUserId,
} from '../../care/floraTests/listIntestinalFloraTests'
import type { QueryResolvers } from '../../generated/resolvers'
import { getGuidanceDay } from '../../care/guidance/getGuidanceDay'
import {
  listBookingSlotsByAdmin,
  listBookingSlots,
  listBookingAvailableslots,
} from '../../care/guidance/listBookingSlots'
import { listMailTexts, listMailTextVersions, previewMailText } from '../../office/letters/mailTexts'
import { listLetters, listLetterVersions } from '../../office/letters/listLetters'
import { previewLetter } from '../../office/letters/sendLetter'
import { getMail, listMails } from '../../office/conversation/mails/listMails'
import { listMessages } from '../../office/conversation/mails/messages'
import { listPendingAccounts } from '../../office/accounts/pendingAccounts'
import { previewBreach } from '../../records/cases/breach'
import { listRecordReads } from '../../records/reads/listRecordReads'
import { listStaffReads } from '../../records/reads/listStaffReads'
import {
  getScreeningById,
  listScreenings,
  listScreeningInfoByUserId,
} from '../../care/screenings/listScreenings'
import { getReceipt, listReceipts } from '../../records/seals/ownReceipts'
import { listOwnAccountEvents } from '../../records/security/accountEvents'
import { getPushSettings } from '../../care/push/savePushDevice'
import { listOwnSessions } from '../../records/security/ownSessions'
import { listSealedTrees } from '../../records/seals/listSealedTrees'
import { listSecurityEvents } from '../../records/security/listSecurityEvents'
import { countRows } from '../../office/lists/views/countRows'
import { listSharedViews } from '../../office/lists/views/sharedViews'
import { listPartners } from '../../care/users/partners'
import { getUser } from '../../care/users/getUser'
import { getUserById } from '../../care/users/getUserById'
import { listUsers } from '../../care/users/listUsers'
import { listValueChanges } from '../../records/changes/listValueChanges'
import { listSamePeople } from '../../care/leaving/samePerson'
import { getAllocationsByUserId, listAllocations } from '../../care/waitingList/allocations'
import { getPreference } from '../../care/waitingList/getPreference'
import { previewPreferenceSlot } from '../../care/waitingList/previewPreferenceSlot'
import { countWork, listWork } from '../../office/work/listWork'
import { fieldsAsked } from './fieldsAsked'
import { personAsked } from './userLists'

export const queries = {
  getUser: (_root, _args, context) => getUser(context),
  getUserById: (_root, { UserId }, context, info) => getUserById(context, UserId, personAsked(info)),
  getAdministrator: (_root, _args, context) => getAdministrator(context),
  getGiftStock: (_root, _args, context) => getGiftStock(context),
  listPartners: (_root, _args, context) => listPartners(context),
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
  listUnits: (_root, args, context, info) =>
    listUnits(context, args, { asked: fieldsAsked(info, 'items', 'User') }),
  getUnit: (_root, args, context) => getUnit(context, args),
  listTestPanels: (_root, { UserId }, context) => listTestPanels(context, UserId),
  listHolds: (_root, args, context) => listHolds(context, args),
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
  findDonors: (_root, { Text }, context) => findDonors(context, Text),
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
  listConversation: (_root, args, context) => listConversation(context, args),
  listValueChanges: (_root, args, context) => listValueChanges(context, args),
  listUserActivity: (_root, args, context, info) =>
    listUserActivity(context, args, fieldsAsked(info, 'items', 'User')),
  listSecurityEvents: (_root, args, context) => listSecurityEvents(context, args),
  listCriteria: (_root, args, context) => listCriteria(context, args),
  getCriteria: (_root, { Id }, context) => getCriteria(context, Id),
  listCases: (_root, args, context) => listCases(context, args),
  getCase: (_root, { Id }, context) => getCase(context, Id),
  listOwnCases: (_root, { Kind }, context) => listOwnCases(context, Kind ?? 'Objection'),
  listReceipts: (_root, _args, context) => listReceipts(context),
  getReceipt: (_root, { Id }, context) => getReceipt(context, Id),
  getPushSettings: (_root, { Endpoint }, context) => getPushSettings(context, Endpoint ?? null),
  listOwnSessions: (_root, _args, context) => listOwnSessions(context),
  listOwnAccountEvents: (_root, _args, context) => listOwnAccountEvents(context),
  previewBreach: (_root, { choice }, context) => previewBreach(context, choice),
  listSealedTrees: (_root, _args, context) => listSealedTrees(context),
  listStaffReads: (_root, args, context) => listStaffReads(context, args),
  listRecordReads: (_root, args, context) => listRecordReads(context, args),
} satisfies Required<QueryResolvers>
