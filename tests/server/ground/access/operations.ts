import { profileInput } from '../../../support/profileInput'
import { buildSchema, type GraphQLObjectType, isObjectType } from 'graphql'
import { contractText } from '../../../../server/generated/contract'
import { passingAnswers } from '../../../../devtools/world/checks/passingAnswers'
import {
  administratorOnly,
  everybodyReads,
  financeOnly,
  memberReads,
  memberWrites,
  physicianOnly,
  staffReads,
  type Expected,
} from './expected'

const nobody = '00000000-0000-4000-8000-00000000dead'

/**
 * The table of who may call what, with arguments that reach no further than the access rule needs: "let in" means
 * any answer but UNAUTHENTICATED and FORBIDDEN. `$self` is the caller's own id.
 */
export const rules: Record<
  string,
  { call: string; expected: Expected; variables?: Record<string, unknown> }
> = {
  getUser: { call: '{ getUser { Id Profile { Caution } } }', expected: memberReads },
  listBookingAvailableslots: {
    call: '{ listBookingAvailableslots(date: "2026-12-03") { items { Remaining } } }',
    expected: memberReads,
  },
  listBookingSlots: {
    call: '{ listBookingSlots(from: "2026-12-03", to: "2026-12-04") { items { Remaining } } }',
    expected: memberReads,
  },
  getUserById: {
    call: 'query ($self: ID!) { getUserById(UserId: $self) { Id } }',
    expected: staffReads,
  },
  getAdministrator: { call: '{ getAdministrator { Id } }', expected: everybodyReads },
  getPreference: { call: '{ getPreference { Id } }', expected: staffReads },
  getCalendar: {
    call: '{ getCalendar(from: "2026-12-01", to: "2026-12-31") { Version } }',
    expected: staffReads,
  },
  updateExamDays: {
    call: 'mutation { updateExamDays(input: { Version: 1, Dates: [], Capacity: 1 }) { success } }',
    expected: administratorOnly,
  },
  getOpening: { call: '{ getOpening { Version } }', expected: staffReads },
  previewOpening: {
    call: '{ previewOpening(input: {}) { Version } }',
    expected: administratorOnly,
  },
  previewBooking: {
    call: `{ previewBooking(input: { UserId: "${nobody}", StartAt: "2026-12-10T02:00:00.000Z" }) { Conflicts } }`,
    expected: administratorOnly,
  },
  previewExam: {
    call: `{ previewExam(input: { UserId: "${nobody}", ScheduledDate: "2026-12-10" }) { Conflicts } }`,
    expected: administratorOnly,
  },
  updateOpening: {
    call: 'mutation { updateOpening(input: { Version: 1 }) { Version } }',
    expected: administratorOnly,
  },
  getScreeningById: {
    call: `{ getScreeningById(ScreeningId: "${nobody}") { Id } }`,
    expected: everybodyReads,
  },
  listUsersByIdProfileCreatedAt: {
    call: '{ listUsersByIdProfileCreatedAt { items { Id } total } }',
    expected: staffReads,
  },
  listScreeningInfoByUserIdScreeningInfoCreatedAt: {
    call: 'query ($self: ID!) { listScreeningInfoByUserIdScreeningInfoCreatedAt(UserId: $self) { items { Id } } }',
    expected: everybodyReads,
  },
  listScreeningInfoByIdScreeningInfoCreatedAt: {
    call: '{ listScreeningInfoByIdScreeningInfoCreatedAt { items { Id } total } }',
    expected: staffReads,
  },
  listDonationByIdDonationInfoCreatedAt: {
    call: '{ listDonationByIdDonationInfoCreatedAt { items { Id } total } }',
    expected: staffReads,
  },
  listIntestinalFloraTestByIdInspectionDetailCreatedAt: {
    call: '{ listIntestinalFloraTestByIdInspectionDetailCreatedAt { items { Id } total } }',
    expected: staffReads,
  },
  listIntestinalFloraTestInspectionDetailByUserId: {
    call: 'query ($self: ID!) { listIntestinalFloraTestInspectionDetailByUserId(UserId: $self) { items { Id } } }',
    expected: everybodyReads,
  },
  getSeatFigures: { call: '{ getSeatFigures { InLine } }', expected: staffReads },
  getDashboard: { call: '{ getDashboard { Waiting } }', expected: staffReads },
  listWork: { call: '{ listWork { items { Id } total } }', expected: staffReads },
  countWork: { call: '{ countWork { All } }', expected: staffReads },
  assignWork: {
    call: `mutation { assignWork(input: { Kind: Task, SubjectId: "${nobody}", Version: 1 }) { Id } }`,
    expected: administratorOnly,
  },
  snoozeWork: {
    call: `mutation { snoozeWork(input: { Kind: Task, SubjectId: "${nobody}", Version: 1 }) { Id } }`,
    expected: administratorOnly,
  },
  createWorkItem: {
    call: 'mutation { createWorkItem(input: { Title: "", Due: "2026-12-01" }) { Id } }',
    expected: administratorOnly,
  },
  updateWorkItem: {
    call: `mutation { updateWorkItem(input: { Id: "${nobody}", Version: 1, Title: "用件", Due: "2026-12-01" }) { Id } }`,
    expected: administratorOnly,
  },
  finishWorkItem: {
    call: `mutation { finishWorkItem(input: { Id: "${nobody}", Version: 1, Outcome: "済み" }) { Id } }`,
    expected: administratorOnly,
  },
  reopenWorkItem: {
    call: `mutation { reopenWorkItem(input: { Id: "${nobody}", Version: 1 }) { Id } }`,
    expected: administratorOnly,
  },
  listMessages: { call: '{ listMessages { items { Id } } }', expected: memberReads },
  readMessage: {
    call: `mutation { readMessage(input: { Id: "${nobody}" }) { success } }`,
    expected: memberReads,
  },
  listLetters: { call: '{ listLetters { Id } }', expected: staffReads },
  listLetterVersions: {
    call: `{ listLetterVersions(LetterId: "${nobody}") { Id } }`,
    expected: staffReads,
  },
  previewLetter: {
    call: '{ previewLetter(input: { Kind: Notice, Subject: "", Text: "" }) { Text } }',
    expected: administratorOnly,
  },
  listMailTexts: { call: '{ listMailTexts { items { Key } } }', expected: staffReads },
  listMailTextVersions: {
    call: '{ listMailTextVersions(Key: "guidanceBooked") { Version } }',
    expected: staffReads,
  },
  previewMailText: {
    call: '{ previewMailText(input: { Key: "guidanceBooked", Subject: "", Text: "" }) { Subject } }',
    expected: administratorOnly,
  },
  saveMailText: {
    call: 'mutation { saveMailText(input: { Key: "", Version: 0 }) { Key } }',
    expected: administratorOnly,
  },
  sendTrialMailText: {
    call: `mutation { sendTrialMailText(input: { IdempotencyKey: "${nobody}", Key: "", Subject: "", Text: "" }) { success } }`,
    expected: administratorOnly,
  },
  saveLetter: {
    call: `mutation { saveLetter(input: { Id: "${nobody}", Version: 0, Name: "", Kind: Notice, Subject: "", Text: "" }) { Id } }`,
    expected: administratorOnly,
  },
  sendTrialLetter: {
    call: `mutation { sendTrialLetter(input: { IdempotencyKey: "${nobody}", Kind: Notice, Subject: "", Text: "" }) { success } }`,
    expected: administratorOnly,
  },
  sendLetter: {
    call: `mutation { sendLetter(input: { IdempotencyKey: "${nobody}", UserId: "${nobody}", Kind: Notice, Subject: "", Text: "" }) { Id } }`,
    expected: administratorOnly,
  },
  takeBackLetter: {
    call: `mutation { takeBackLetter(input: { MailId: "${nobody}" }) { success } }`,
    expected: administratorOnly,
  },
  getBulkJob: { call: `{ getBulkJob(Id: "${nobody}") { Id } }`, expected: administratorOnly },
  listBulkJobs: { call: '{ listBulkJobs { Id } }', expected: administratorOnly },
  listBulkRows: {
    call: `{ listBulkRows(JobId: "${nobody}") { items { UserId } } }`,
    expected: administratorOnly,
  },
  previewBulk: {
    call: 'mutation { previewBulk(input: { Act: Assign, Selection: { Ids: [] } }) { Id } }',
    expected: administratorOnly,
  },
  startBulk: {
    call: `mutation { startBulk(input: { Id: "${nobody}", Fingerprint: "" }) { Id } }`,
    expected: administratorOnly,
  },
  undoBulk: { call: `mutation { undoBulk(input: { Id: "${nobody}" }) { Id } }`, expected: administratorOnly },
  undoChange: {
    call: `mutation { undoChange(input: { Id: "${nobody}" }) { success } }`,
    expected: staffReads,
  },
  getWorkCounts: { call: '{ getWorkCounts { BookingsToday } }', expected: staffReads },
  listReceptionToday: { call: '{ listReceptionToday { DonorId } }', expected: administratorOnly },
  findDonor: { call: '{ findDonor(DonorId: "D-000000") { VisitsToday } }', expected: administratorOnly },
  findDonors: { call: '{ findDonors(Text: "山田") { DonorId } }', expected: administratorOnly },
  getGuidanceDay: { call: '{ getGuidanceDay(Day: "2026-12-01") { Day } }', expected: staffReads },
  listBookingSlotsByAdmin: {
    call: '{ listBookingSlotsByAdmin { items { Remaining } } }',
    expected: administratorOnly,
  },
  listSharedViews: { call: '{ listSharedViews { Id } }', expected: staffReads },
  countRows: { call: '{ countRows(input: {}) }', expected: staffReads },
  getConsoleSettings: { call: '{ getConsoleSettings { Key } }', expected: staffReads },
  listAdministratorByIdProfileCreatedAt: {
    call: '{ listAdministratorByIdProfileCreatedAt { items { Id } } }',
    expected: staffReads,
  },
  listPendingAccounts: {
    call: 'query ($self: ID!) { listPendingAccounts(UserId: $self) { items { Id } } }',
    expected: staffReads,
  },
  sendPendingAccountCode: {
    call: `mutation { sendPendingAccountCode(input: { UserId: "${nobody}" }) { Id } }`,
    expected: administratorOnly,
  },
  stopPendingAccount: {
    call: `mutation { stopPendingAccount(input: { UserId: "${nobody}", Stop: true, Reason: "理由" }) { Id } }`,
    expected: administratorOnly,
  },
  deletePendingAccount: {
    call: `mutation { deletePendingAccount(input: { UserId: "${nobody}", Reason: "理由" }) { success } }`,
    expected: administratorOnly,
  },
  getMail: { call: `{ getMail(Id: "${nobody}") { Id } }`, expected: staffReads },
  listMails: { call: '{ listMails { items { Id } total } }', expected: staffReads },
  listSecurityEvents: {
    call: '{ listSecurityEvents { items { Id } total } }',
    expected: administratorOnly,
  },
  listReceipts: { call: '{ listReceipts { Id } }', expected: memberReads },
  getReceipt: { call: '{ getReceipt(Id: "declarations.x") { Name } }', expected: memberReads },
  getPushSettings: { call: '{ getPushSettings { Others } }', expected: memberReads },
  savePushDevice: {
    call: 'mutation { savePushDevice(input: { Endpoint: "https://push.example.com/a", P256dh: "a", Auth: "a" }) { Others } }',
    expected: memberWrites,
  },
  deletePushDevice: { call: 'mutation { deletePushDevice(input: {}) { success } }', expected: memberReads },
  listOwnSessions: { call: '{ listOwnSessions { Id } }', expected: everybodyReads },
  endOwnSessions: {
    call: `mutation { endOwnSessions(input: { Id: "${nobody}" }) { Id } }`,
    expected: everybodyReads,
  },
  endAdministratorSessions: {
    call: `mutation { endAdministratorSessions(input: { AdministratorId: "${nobody}" }) { Id } }`,
    expected: administratorOnly,
  },
  listOwnAccountEvents: {
    call: '{ listOwnAccountEvents { Id } }',
    expected: staffReads,
  },
  listSealedTrees: { call: '{ listSealedTrees { Name } }', expected: administratorOnly },
  listStaffReads: { call: '{ listStaffReads { items { Id } total } }', expected: administratorOnly },
  listRecordReads: {
    call: 'query ($self: ID!) { listRecordReads(UserId: $self) { items { Id } total } }',
    expected: everybodyReads,
  },
  listConversation: {
    call: 'query ($self: ID!) { listConversation(UserId: $self) { items { Text } total } }',
    expected: staffReads,
  },
  createPersonNote: {
    call: `mutation { createPersonNote(input: { IdempotencyKey: "${nobody}", UserId: "${nobody}", Kind: Note, Text: "メモ" }) { Id } }`,
    expected: staffReads,
  },
  updatePersonNote: {
    call: `mutation { updatePersonNote(input: { Id: "${nobody}", Version: 1, Kind: Note, Text: "メモ" }) { Id } }`,
    expected: staffReads,
  },
  deletePersonNote: {
    call: `mutation { deletePersonNote(input: { Id: "${nobody}" }) { Id } }`,
    expected: staffReads,
  },
  listValueChanges: {
    call: 'query ($self: ID!) { listValueChanges(UserId: $self) { items { Id } } }',
    expected: staffReads,
  },
  listUserActivity: { call: '{ listUserActivity { items { text } count } }', expected: staffReads },
  updateUserProfile: {
    call: 'mutation ($profile: UpdateUserProfileInput!) { updateUserProfile(input: $profile) { Caution } }',
    expected: memberWrites,
    variables: {
      profile: {
        ...profileInput,
        Address: '1-1',
      },
    },
  },
  updateEmail: {
    call: 'mutation { updateEmail(input: { Email: "x@example.com" }) { success } }',
    expected: memberWrites,
  },
  updateSubscribedMagazine: {
    call: 'mutation { updateSubscribedMagazine(input: { SubscribedMagazine: true }) { Caution } }',
    expected: memberWrites,
  },
  startOnlineCheck: { call: 'mutation { startOnlineCheck { Id } }', expected: memberWrites },
  saveOnlineCheckDraft: {
    call: `mutation ($answers: JSON!) { saveOnlineCheckDraft(input: { ScreeningId: "${nobody}", Answers: $answers }) { Id } }`,
    expected: memberWrites,
    variables: { answers: {} },
  },
  submitOnlineCheck: {
    call: `mutation ($answers: JSON!) { submitOnlineCheck(input: { ScreeningId: "${nobody}", Answers: $answers }) { Id } }`,
    expected: memberWrites,
    variables: { answers: passingAnswers() },
  },
  correctOnlineCheckAnswers: {
    call: `mutation ($answers: JSON!) { correctOnlineCheckAnswers(input: { ScreeningId: "${nobody}", Answers: $answers }) { Id } }`,
    expected: memberWrites,
    variables: { answers: {} },
  },
  previewAnswerCorrection: {
    call: `query ($answers: JSON!) { previewAnswerCorrection(input: { ScreeningId: "${nobody}", Answers: $answers }) { Effect } }`,
    expected: memberWrites,
    variables: { answers: {} },
  },
  reserveGuidance: {
    call: 'mutation { reserveGuidance(input: { StartAt: "2026-12-03T02:00:00Z" }) { Id } }',
    expected: memberWrites,
  },
  updateGuidance: {
    call: 'mutation { updateGuidance(input: { StartAt: "2026-12-03T02:00:00Z" }) { Id } }',
    expected: memberWrites,
  },
  deleteGuidance: { call: 'mutation { deleteGuidance { Id } }', expected: memberWrites },
  declineInvitation: { call: 'mutation { declineInvitation { Id } }', expected: memberWrites },
  setWaitingPause: {
    call: 'mutation { setWaitingPause(input: { Until: null }) { success } }',
    expected: memberWrites,
  },
  requestDonorRegistration: {
    call: 'mutation { requestDonorRegistration(input: { PreferredDates: ["2026-12-10"] }) { success } }',
    expected: memberWrites,
  },
  scheduleExam: {
    call: `mutation { scheduleExam(input: { UserId: "${nobody}", ScheduledDate: "2026-12-10" }) { Id } }`,
    expected: administratorOnly,
  },
  recordGuidanceAttendance: {
    call: `mutation { recordGuidanceAttendance(input: { UserId: "${nobody}", Attended: false }) { Id } }`,
    expected: administratorOnly,
  },
  recordGuidanceAttendances: {
    call: `mutation { recordGuidanceAttendances(input: { Day: "2026-12-01", Entries: [] }) { Outcomes { Recorded } } }`,
    expected: administratorOnly,
  },
  checkInGuidance: {
    call: `mutation { checkInGuidance(input: { GuidanceId: "${nobody}" }) { Id } }`,
    expected: administratorOnly,
  },
  undoGuidanceCheckIn: {
    call: `mutation { undoGuidanceCheckIn(input: { GuidanceId: "${nobody}" }) { Id } }`,
    expected: administratorOnly,
  },
  undoGuidanceAttendance: {
    call: `mutation { undoGuidanceAttendance(input: { GuidanceId: "${nobody}" }) { Id } }`,
    expected: administratorOnly,
  },
  recordHealthCheck: {
    call: `mutation { recordHealthCheck(input: { ScreeningId: "${nobody}", ExamDate: "2026-11-30", MedicalHistoryStatus: Implemented, SampleTestResult: Certified, NormalJudgmentStatus: Implemented, DonorStatus: Certified }) { Id } }`,
    expected: administratorOnly,
  },
  getAnswerCorrection: {
    call: `{ getAnswerCorrection(Id: "${nobody}") { Id } }`,
    expected: administratorOnly,
  },
  listCases: { call: '{ listCases { items { Id } total } }', expected: administratorOnly },
  getCase: { call: `{ getCase(Id: "${nobody}") { Id } }`, expected: administratorOnly },
  previewBreach: {
    call: `{ previewBreach(choice: { AccountId: "${nobody}", From: "2026-11-01T00:00:00Z", To: "2026-11-02T00:00:00Z" }) { People } }`,
    expected: administratorOnly,
  },
  openBreach: {
    call: `mutation { openBreach(input: { Choice: { From: "2026-11-01T00:00:00Z", To: "2026-11-02T00:00:00Z" }, KnownOn: "2026-11-02", Malicious: false }) { Id } }`,
    expected: administratorOnly,
  },
  recountBreach: {
    call: `mutation { recountBreach(input: { Id: "${nobody}", Version: 1 }) { Id } }`,
    expected: administratorOnly,
  },
  saveBreachNotice: {
    call: `mutation { saveBreachNotice(input: { Id: "${nobody}", Version: 1, Kind: First, Text: "本文" }) { Id } }`,
    expected: administratorOnly,
  },
  reportBreachNotice: {
    call: `mutation { reportBreachNotice(input: { Id: "${nobody}", Version: 1, Kind: First, On: "2026-11-02" }) { Id } }`,
    expected: administratorOnly,
  },
  listOwnCases: { call: '{ listOwnCases { Id } }', expected: memberReads },
  createCase: {
    call: `mutation { createCase(input: { UserId: "${nobody}", Words: "" }) { Id } }`,
    expected: administratorOnly,
  },
  requestRights: {
    call: `mutation { requestRights(input: { Kind: Disclosure, Words: "" }) { Id } }`,
    expected: memberReads,
  },
  withdrawRightsRequest: {
    call: `mutation { withdrawRightsRequest(input: { Id: "${nobody}", Version: 1 }) { Id } }`,
    expected: memberReads,
  },
  checkRightsRequest: {
    call: `mutation { checkRightsRequest(input: { Id: "${nobody}", Version: 1, IdentityDocument: Passport }) { Id } }`,
    expected: administratorOnly,
  },
  answerRightsRequest: {
    call: `mutation { answerRightsRequest(input: { Id: "${nobody}", Version: 1, Outcome: Whole, Grounds: [], Text: "回答" }) { Id } }`,
    expected: administratorOnly,
  },
  objectToRecordRead: {
    call: `mutation { objectToRecordRead(input: { ReadId: "${nobody}" }) { Id } }`,
    expected: memberReads,
  },
  visitRecordReads: { call: 'mutation { visitRecordReads { NewFrom } }', expected: memberReads },
  takeCase: {
    call: `mutation { takeCase(input: { Id: "${nobody}", Version: 1 }) { Id } }`,
    expected: administratorOnly,
  },
  ...Object.fromEntries(
    ['noteCase', 'answerCase', 'closeCase', 'reopenCase'].map((name) => [
      name,
      {
        call: `mutation { ${name}(input: { Id: "${nobody}", Version: 1, Text: "確認" }) { Id } }`,
        expected: administratorOnly,
      },
    ]),
  ),
  proposeCorrection: {
    call: `mutation { proposeCorrection(input: { RecordId: "${nobody}", TakeBack: true, Cause: MixUp, Explanation: "理由" }) { Id } }`,
    expected: administratorOnly,
  },
  confirmCorrection: {
    call: `mutation { confirmCorrection(input: { Id: "${nobody}", Fingerprint: "f" }) { Id } }`,
    expected: administratorOnly,
  },
  decideAnswerCorrection: {
    call: `mutation { decideAnswerCorrection(input: { Id: "${nobody}", Version: 1, Accept: true, Reason: AsWritten }) { Id } }`,
    expected: administratorOnly,
  },
  refuseCorrection: {
    call: `mutation { refuseCorrection(input: { Id: "${nobody}", Words: "理由" }) { Id } }`,
    expected: administratorOnly,
  },
  withdrawCorrection: {
    call: `mutation { withdrawCorrection(input: { Id: "${nobody}" }) { Id } }`,
    expected: administratorOnly,
  },
  previewCorrection: {
    call: `{ previewCorrection(input: { RecordId: "${nobody}", TakeBack: true }) { Outcome } }`,
    expected: administratorOnly,
  },
  getCorrection: { call: `{ getCorrection(Id: "${nobody}") { Id } }`, expected: administratorOnly },
  listCorrections: { call: `{ listCorrections(RecordId: "${nobody}") { Id } }`, expected: administratorOnly },
  recordDonation: {
    call: `mutation { recordDonation(input: { UserId: "${nobody}", DonationAt: "2026-11-30T03:00:00Z", StoolReceiptStatus: Implemented }) { Id } }`,
    expected: administratorOnly,
  },
  settleRewards: {
    call: `mutation { settleRewards(input: { UserId: "${nobody}", Period: "2026-11-30" }) { Due } }`,
    expected: administratorOnly,
  },
  listPartners: { call: '{ listPartners { Code People } }', expected: administratorOnly },
  getGiftStock: { call: '{ getGiftStock { Amounts { Count } } }', expected: administratorOnly },
  previewGiftCodes: {
    call: 'mutation { previewGiftCodes(input: { Csv: "" }) { Fingerprint } }',
    expected: financeOnly,
  },
  importGiftCodes: {
    call: 'mutation { importGiftCodes(input: { Csv: "", Fingerprint: "" }) { Amounts { Count } } }',
    expected: financeOnly,
  },
  handOutGift: {
    call: `mutation { handOutGift(input: { UserId: "${nobody}", Period: "2026-11-30" }) { Codes { AmountYen } } }`,
    expected: administratorOnly,
  },
  confirmGift: {
    call: `mutation { confirmGift(input: { Id: "${nobody}" }) { Id } }`,
    expected: memberReads,
  },
  reportLostGift: {
    call: `mutation { reportLostGift(input: { CodeId: "${nobody}", Loss: Lost }) { Id } }`,
    expected: administratorOnly,
  },
  explainGiftDifference: {
    call: `mutation { explainGiftDifference(input: { Id: "${nobody}", Difference: 1, Explanation: "x" }) { Amounts { Count } } }`,
    expected: administratorOnly,
  },
  decideLostGift: {
    call: `mutation { decideLostGift(input: { CodeId: "${nobody}", Replace: false }) { Codes { AmountYen } } }`,
    expected: administratorOnly,
  },
  listUnits: { call: '{ listUnits { items { Id } total } }', expected: staffReads },
  getUnit: { call: `{ getUnit(Id: "${nobody}") { Id } }`, expected: staffReads },
  recordUnit: {
    call: `mutation { recordUnit(input: { DonationId: "${nobody}", WeightGrams: 100, BristolType: 4, Accepted: true }) { Id } }`,
    expected: administratorOnly,
  },
  correctUnit: {
    call: `mutation { correctUnit(input: { Id: "${nobody}", WeightGrams: 100, BristolType: 4, Accepted: true, Reason: "理由" }) { Id } }`,
    expected: administratorOnly,
  },
  handOverUnits: {
    call: `mutation { handOverUnits(input: { Ids: ["${nobody}"], To: "製造部", Batch: "H26-001" }) { Id } }`,
    expected: administratorOnly,
  },
  releaseUnits: {
    call: `mutation { releaseUnits(input: { Ids: ["${nobody}"] }) { Id } }`,
    expected: physicianOnly,
  },
  listTestPanels: { call: `{ listTestPanels(UserId: "${nobody}") { Id } }`, expected: staffReads },
  recordTestPanel: {
    call: `mutation { recordTestPanel(input: { Id: "${nobody}", UserId: "${nobody}", Kind: Exit, Laboratory: "見本", Results: [] }) { Id } }`,
    expected: physicianOnly,
  },
  confirmTestPanel: {
    call: `mutation { confirmTestPanel(input: { Id: "${nobody}", IsRight: true }) { Id } }`,
    expected: physicianOnly,
  },
  releaseTestPanel: {
    call: `mutation { releaseTestPanel(input: { Id: "${nobody}" }) { Id } }`,
    expected: physicianOnly,
  },
  previewTestPanels: {
    call: 'mutation { previewTestPanels(input: { Csv: "" }) { Fingerprint } }',
    expected: physicianOnly,
  },
  recordTestPanels: {
    call: 'mutation { recordTestPanels(input: { Csv: "", Fingerprint: "" }) { Left } }',
    expected: physicianOnly,
  },
  listHolds: { call: '{ listHolds { items { Id } total } }', expected: staffReads },
  openHold: {
    call: `mutation { openHold(input: { UserId: "${nobody}", Reason: "理由" }) { Id } }`,
    expected: physicianOnly,
  },
  askForTest: {
    call: `mutation { askForTest(input: { UserId: "${nobody}" }) { Id } }`,
    expected: administratorOnly,
  },
  scheduleAskedTest: {
    call: `mutation { scheduleAskedTest(input: { UserId: "${nobody}", ScheduledDate: "2026-12-14" }) { Id } }`,
    expected: administratorOnly,
  },
  endAskedTest: {
    call: `mutation { endAskedTest(input: { UserId: "${nobody}" }) { Id } }`,
    expected: administratorOnly,
  },
  declineTest: { call: 'mutation { declineTest { success } }', expected: memberWrites },
  decideHold: {
    call: `mutation { decideHold(input: { Id: "${nobody}", Finding: "所見" }) { Id } }`,
    expected: physicianOnly,
  },
  discardUnits: {
    call: `mutation { discardUnits(input: { Ids: ["${nobody}"], Reason: "理由" }) { Id } }`,
    expected: physicianOnly,
  },
  undoDonation: {
    call: `mutation { undoDonation(input: { DonationId: "${nobody}" }) { VisitsToday } }`,
    expected: administratorOnly,
  },
  correctDonation: {
    call: `mutation { correctDonation(input: { DonationId: "${nobody}", Reason: "理由" }) { Id } }`,
    expected: administratorOnly,
  },
  reserveGuidanceByAdmin: {
    call: `mutation { reserveGuidanceByAdmin(input: { UserId: "${nobody}", StartAt: "2026-12-03T02:00:00Z" }) { Id } }`,
    expected: administratorOnly,
  },
  updateGuidanceByAdmin: {
    call: `mutation { updateGuidanceByAdmin(input: { UserId: "${nobody}", StartAt: "2026-12-03T02:00:00Z" }) { Id } }`,
    expected: administratorOnly,
  },
  deleteGuidanceByAdmin: {
    call: `mutation { deleteGuidanceByAdmin(input: { UserId: "${nobody}" }) { Id } }`,
    expected: administratorOnly,
  },
  saveConsoleSetting: {
    call: 'mutation { saveConsoleSetting(input: { Key: "users.columns" }) { Key } }',
    expected: staffReads,
  },
  saveSharedView: {
    call: `mutation { saveSharedView(input: { Id: "${nobody}", Version: 0, List: Users, Name: "", Conditions: [], SortField: "NextDate", SortDirection: ASC }) { Id } }`,
    expected: staffReads,
  },
  deleteSharedView: {
    call: `mutation { deleteSharedView(input: { Id: "${nobody}" }) { success } }`,
    expected: staffReads,
  },
  previewBulkFile: {
    call: 'mutation { previewBulkFile(input: { Act: PayRewards, Csv: "" }) { Id } }',
    expected: administratorOnly,
  },
  resendMail: {
    call: `mutation { resendMail(input: { MailId: "${nobody}" }) { Id } }`,
    expected: administratorOnly,
  },
  submitStatement: {
    call: 'mutation ($answer: JSON!) { submitStatement(input: { Answer: $answer }) { Id } }',
    expected: memberWrites,
    variables: { answer: { choices: ['none'] } },
  },
  reportCondition: {
    call: 'mutation ($answer: JSON!) { reportCondition(input: { Answer: $answer, Since: "2026-11-30" }) { Id } }',
    expected: memberWrites,
    variables: { answer: { choices: ['other'] } },
  },
  recordConditionReport: {
    call: `mutation ($answer: JSON!) { recordConditionReport(input: { UserId: "${nobody}", Answer: $answer, Since: "2026-11-25" }) { success } }`,
    expected: administratorOnly,
    variables: { answer: { choices: ['illness'] } },
  },
  recordStatement: {
    call: `mutation ($answer: JSON!) { recordStatement(input: { UserId: "${nobody}", Answer: $answer }) { VisitsToday } }`,
    expected: administratorOnly,
    variables: { answer: { choices: ['none'] } },
  },
  setRetryReminder: {
    call: 'mutation { setRetryReminder(input: { Remind: false }) { success } }',
    expected: memberWrites,
  },
  setCriteriaNews: {
    call: 'mutation { setCriteriaNews(input: { Tell: false }) { success } }',
    expected: memberWrites,
  },
  createLogoutActivity: { call: 'mutation { createLogoutActivity { success } }', expected: everybodyReads },
  requestGutFloraExamination: {
    call: `mutation { requestGutFloraExamination(input: { InspectionDetailId: "${nobody}", Consent: true }) { success } }`,
    expected: memberWrites,
  },
  requestApplicationFloraExamination: {
    call: 'mutation { requestApplicationFloraExamination { success } }',
    expected: memberWrites,
  },
  recordIntestinalFloraTest: {
    call: `mutation { recordIntestinalFloraTest(input: { InspectionDetailId: "${nobody}", Status: Received, SampleId: "S-1" }) { Id } }`,
    expected: administratorOnly,
  },
  updatePreferenceSlot: {
    call: 'mutation { updatePreferenceSlot(input: { Year: 2027, Month: 3, AvailableSlots: 1, AdditionalAvailableSlots: 0 }) { Id } }',
    expected: administratorOnly,
  },
  listAllocations: {
    call: '{ listAllocations(Year: 2026, Month: 12) { items { Position } } }',
    expected: staffReads,
  },
  getAllocationsByUserId: {
    call: 'query ($self: ID!) { getAllocationsByUserId(UserId: $self) { Allocations { Position } } }',
    expected: staffReads,
  },
  previewPreferenceSlot: {
    call: '{ previewPreferenceSlot(input: { Year: 2027, Month: 3, AvailableSlots: 1, AdditionalAvailableSlots: 0 }) { Invitations } }',
    expected: administratorOnly,
  },
  createAdministrator: {
    call: 'mutation { createAdministrator(input: { Name: "新人", Email: "new@example.com", Role: Support }) { Id } }',
    expected: administratorOnly,
  },
  saveDeviceLock: {
    call: `mutation { saveDeviceLock(input: { DeviceId: "${nobody}", PinProof: "${'A'.repeat(43)}=" }) { Share } }`,
    expected: staffReads,
  },
  updateAdministrator: {
    call: `mutation { updateAdministrator(input: { Id: "${nobody}", Name: "新人", Role: Support }) { Id } }`,
    expected: administratorOnly,
  },
  deleteAdministrator: {
    call: `mutation { deleteAdministrator(input: { Id: "${nobody}" }) { Id } }`,
    expected: administratorOnly,
  },
  updateAdministratorEmail: {
    call: `mutation { updateAdministratorEmail(input: { AdministratorId: "${nobody}", Email: "x@example.com", IdempotencyKey: "${nobody}" }) { Id } }`,
    expected: administratorOnly,
  },
  resetAdministratorTotp: {
    call: `mutation { resetAdministratorTotp(input: { AdministratorId: "${nobody}", IdempotencyKey: "${nobody}" }) { Id } }`,
    expected: administratorOnly,
  },
  resendTemporaryPassword: {
    call: `mutation { resendTemporaryPassword(input: { AdministratorId: "${nobody}", IdempotencyKey: "${nobody}" }) { Id } }`,
    expected: administratorOnly,
  },
  updateUserProfileByAdmin: {
    call: `mutation { updateUserProfileByAdmin(input: { UserId: "${nobody}", Version: 1 }) { Id } }`,
    expected: administratorOnly,
  },
  updateUserEmailByAdmin: {
    call: `mutation { updateUserEmailByAdmin(input: { UserId: "${nobody}", Email: "x@example.com", Identified: true, Reason: "理由" }) { Id } }`,
    expected: administratorOnly,
  },
  listConsentDocuments: {
    call: '{ listConsentDocuments(date: "2026-12-01") { Version } }',
    expected: staffReads,
  },
  withdrawConsent: { call: 'mutation { withdrawConsent { success } }', expected: memberWrites },
  withdrawConsentByAdmin: {
    call: `mutation { withdrawConsentByAdmin(input: { UserId: "${nobody}", Reason: "理由" }) { success } }`,
    expected: administratorOnly,
  },
  withdrawUse: { call: 'mutation { withdrawUse { success } }', expected: memberReads },
  withdrawUseByAdmin: {
    call: `mutation { withdrawUseByAdmin(input: { UserId: "${nobody}", Reason: "理由" }) { success } }`,
    expected: administratorOnly,
  },
  signConsent: {
    call: 'mutation { signConsent(input: { Version: "2026-04", Sha256: "0", Signature: "M0 0L200 200" }) { Id } }',
    expected: memberWrites,
  },
  recordSignature: {
    call: `mutation { recordSignature(input: { ConsentId: "${nobody}", Questions: "?" }) { Id } }`,
    expected: administratorOnly,
  },
  recordConsent: {
    call: `mutation { recordConsent(input: { UserId: "${nobody}", ConsentVersion: "2026-04", ConsentedOn: "2026-12-01" }) { Id } }`,
    expected: administratorOnly,
  },
  clearCheckPoint: {
    call: `mutation { clearCheckPoint(input: { ScreeningId: "${nobody}", QuestionId: "Q45", Finding: NoConcern }) { Open } }`,
    expected: administratorOnly,
  },
  closeOfficePoint: {
    call: `mutation { closeOfficePoint(input: { Id: "${nobody}", Reason: "理由" }) { success } }`,
    expected: administratorOnly,
  },
  listSamePeople: { call: `{ listSamePeople(Id: "${nobody}") { Id } }`, expected: administratorOnly },
  decideSamePerson: {
    call: `mutation { decideSamePerson(input: { Id: "${nobody}", Reason: "理由" }) { success } }`,
    expected: administratorOnly,
  },
  stopUser: {
    call: `mutation { stopUser(input: { UserId: "${nobody}", Stop: true, Reason: "理由" }) { Id } }`,
    expected: administratorOnly,
  },
  deleteUser: {
    call: `mutation { deleteUser(input: { UserId: "${nobody}", Reason: "理由" }) { Id } }`,
    expected: administratorOnly,
  },
  inviteOutOfTurn: {
    call: `mutation { inviteOutOfTurn(input: { UserId: "${nobody}", Reason: "理由" }) { Id } }`,
    expected: administratorOnly,
  },
  reopenOnlineCheck: {
    call: `mutation { reopenOnlineCheck(input: { UserId: "${nobody}", Reason: "理由" }) { Id } }`,
    expected: administratorOnly,
  },
  liftDonationPause: {
    call: `mutation { liftDonationPause(input: { UserId: "${nobody}", Reason: "理由" }) { Id } }`,
    expected: administratorOnly,
  },
  // Stays last: whoever is let in here is gone afterwards.
  requestWithdrawal: { call: 'mutation { requestWithdrawal { success } }', expected: memberReads },
  listCriteria: { call: '{ listCriteria { items { Id } total } }', expected: administratorOnly },
  getCriteria: { call: `{ getCriteria(Id: "${nobody}") { Id } }`, expected: administratorOnly },
  createCriteriaDraft: {
    call: `mutation { createCriteriaDraft(input: { BasedOn: "${nobody}" }) { Id } }`,
    expected: physicianOnly,
  },
  updateCriteriaDraft: {
    call: `mutation ($Content: JSON!) { updateCriteriaDraft(input: { Id: "${nobody}", Version: 1, Content: $Content }) { Id } }`,
    variables: { Content: {} },
    expected: physicianOnly,
  },
  deleteCriteriaDraft: {
    call: `mutation { deleteCriteriaDraft(input: { Id: "${nobody}", Version: 1 }) { success } }`,
    expected: physicianOnly,
  },
  submitCriteria: {
    call: `mutation { submitCriteria(input: { Id: "${nobody}" }) { Id } }`,
    expected: physicianOnly,
  },
  previewCriteria: {
    call: `mutation { previewCriteria(input: { Id: "${nobody}" }) { Id } }`,
    expected: physicianOnly,
  },
  approveCriteria: {
    call: `mutation { approveCriteria(input: { Id: "${nobody}", Sha256: "0", EffectiveFrom: "2026-12-01" }) { Id } }`,
    expected: physicianOnly,
  },
  rejectCriteria: {
    call: `mutation { rejectCriteria(input: { Id: "${nobody}", Note: "理由" }) { Id } }`,
    expected: physicianOnly,
  },
  pushCriteria: {
    call: `mutation { pushCriteria(input: { Id: "${nobody}", Sha256: "0", Reason: "理由" }) { Id } }`,
    expected: physicianOnly,
  },
}

const schema = buildSchema(contractText)

function objectType(name: string): GraphQLObjectType {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`${name} is not in the contract`)
  return type
}

/** Every operation of the contract, by name. */
export const operations = ['Query', 'Mutation'].flatMap((name) => Object.keys(objectType(name).getFields()))

/** The names of a type's fields. */
export const fieldsOf = (name: string): string[] => {
  const type = schema.getType(name)
  if (!type || !('getFields' in type)) throw new Error(`${name} is not in the contract`)
  return Object.keys(type.getFields())
}
