import { stoppedBookingLabels } from '../../../shared/words/visits/stoppedVisit'
import { pushSaid } from '../../../shared/words/program/push'
import { buildSchema, isEnumType, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { contractText } from '../../../server/generated/contract'
import {
  certificationLabels,
  judgementLabels,
  sampleTestLabels,
  screeningInfoLabels,
  screeningLabels,
  inspectionTypeLabels,
  examStageLabels,
  onlineCheckResultForDonor,
  onlineCheckResultLabels,
} from '../../../shared/words/labels/screeningLabels'
import { commonLabels } from '../../../shared/words/labels/commonLabels'
import {
  administratorLabels,
  mailDeliveryLabels,
  preferenceSlotLabels,
  userActivityLabels,
  roleLabels,
  sharedListLabels,
  mailFaultLabels,
  mailStateLabels,
  securityEventLabels,
} from '../../../shared/words/labels/consoleLabels'
import {
  donationLabels,
  implementationStatusLabels,
  rewardStageLabels,
} from '../../../shared/words/labels/donationLabels'
import { letterKindLabels, mailFixedReasons } from '../../../shared/rules/office/letters'
import { sealedChains, sealVerdicts } from '../../../admin/ground/words/seals'
import { receiptKindLabels, receiptStateLabels } from '../../../shared/words/records/receipts'
import {
  callResultLabels,
  conversationKindLabels,
  noteKindLabels,
} from '../../../shared/words/records/conversationLabels'
import { conditionKindLabels, conditionOutcomeLabels } from '../../../shared/words/labels/conditionLabels'
import { reportStages } from '../../../shared/words/donating/conditionLinks'
import {
  donorProcessStatusLabels,
  untilNextRank,
  userRankLabels,
  userStatusLabels,
  retryStateLabels,
  nextDateKindLabels,
} from '../../../shared/words/labels/statusLabels'
import { floraTestStatusLabels, inspectionDetailLabels } from '../../../shared/words/labels/floraLabels'
import { genderLabels } from '../../../shared/words/labels/profileValues'
import {
  identityDocumentLabels,
  consentVersionKindLabels,
  signatureKindLabels,
  guidanceStatusLabels,
  guidancePointLabels,
} from '../../../shared/words/labels/guidanceLabels'
import {
  affectedHowLabels,
  bookingsThenLabels,
  dayChangeLabels,
  bookingConflictLabels,
  examConflictLabels,
  openingDayLabels,
} from '../../../shared/words/labels/openingLabels'
import { readPurposeLabels } from '../../../shared/words/labels/readLabels'
import { officePointLabels } from '../../../shared/words/labels/officePointLabels'
import { pendingAccountStateLabels } from '../../../admin/ground/words/pendingAccounts'
import { userProfileLabels } from '../../../shared/words/labels/userProfileLabels'
import { findPrefecture, prefectureLabels, prefectures } from '../../../shared/facts/prefectures'
import { bulkActs } from '../../../shared/rules/office/bulk'
import {
  bulkJobStateLabels,
  bulkRefusalLabels,
  bulkRowStateLabels,
} from '../../../shared/words/labels/bulkLabels'
import { workGroupLabels, workOwnerLabels, workStateLabels } from '../../../admin/ground/words/workLabels'
import { workKinds } from '../../../shared/rules/office/work'
import {
  answerCorrectionReasonLabels,
  answerCorrectionStateLabels,
} from '../../../shared/words/labels/answerCorrectionLabels'
import { clearingFindingLabels } from '../../../shared/words/labels/clearingLabels'
import { breachNoticeLabels } from '../../../shared/words/records/breach'
import {
  caseKindLabels,
  caseStateLabels,
  caseStepLabels,
  unusualMarkLabels,
} from '../../../shared/words/labels/caseLabels'
import {
  rightsGroundLabels,
  rightsOutcomeLabels,
  rightsRequestLabels,
} from '../../../shared/words/labels/rightsLabels'
import { criteriaStateLabels, standingLabels } from '../../../shared/words/labels/criteriaLabels'
import {
  correctionCauseLabels,
  correctionKindLabels,
  correctionOutcomeLabels,
  correctionStateLabels,
} from '../../../shared/words/labels/correctionLabels'
import { specimenLabels } from '../../../shared/rules/criteria/ruleWords'
import { giftLossLabels } from '../../../shared/words/donating/gifts'
import { holdCauseLabels, holdDecisionLabels } from '../../../shared/words/donating/holds'
import { panelJudgementLabels, panelOutcomeLabels } from '../../../shared/words/donating/panels'
import { panelKindLabels } from '../../../shared/words/donating/panelKinds'
import { panelLineStateLabels } from '../../../shared/words/donating/panelTable'
import { unitObstacleWords } from '../../../shared/words/donating/units'
import { unitLabels, unitStateLabels } from '../../../shared/words/labels/unitLabels'
import { valueRecordLabels } from '../../../shared/words/records/valueChanges'
import { placeKindLabels } from '../../../shared/words/visits/allocations'

const schema = buildSchema(contractText)
const sorted = (names: readonly string[]) => [...names].sort()

const enums: Record<string, object> = {
  ReceiptKind: receiptKindLabels,
  ReceiptState: receiptStateLabels,
  Certification: certificationLabels,
  OnlineCheckResult: onlineCheckResultLabels,
  UserStatus: userStatusLabels,
  UserRank: userRankLabels,
  Gender: genderLabels,
  IdentityDocument: identityDocumentLabels,
  SignatureKind: signatureKindLabels,
  OfficePointKind: Object.fromEntries(
    Object.entries(officePointLabels).map(([kind, { label }]) => [kind, label]),
  ),
  InspectionType: inspectionTypeLabels,
  ExamStage: examStageLabels,
  ImplementationStatus: implementationStatusLabels,
  DonorProcessStatus: donorProcessStatusLabels,
  GuidanceStatus: guidanceStatusLabels,
  GuidancePointKind: guidancePointLabels,
  FloraTestStatus: floraTestStatusLabels,
  MailState: mailStateLabels,
  LetterKind: letterKindLabels,
  MailFixedReason: mailFixedReasons,
  MailFault: mailFaultLabels,
  Role: roleLabels,
  SharedList: sharedListLabels,
  SecurityEventKind: securityEventLabels,
  NextDateKind: nextDateKindLabels,
  RetryState: retryStateLabels,
  PendingAccountState: pendingAccountStateLabels,
  PushKind: Object.fromEntries(Object.entries(pushSaid).map(([kind, { label }]) => [kind, label])),
  RewardStage: rewardStageLabels,
  ConditionKind: conditionKindLabels,
  ReportStage: reportStages,
  ConditionOutcome: conditionOutcomeLabels,
  OpeningDay: openingDayLabels,
  DayChange: dayChangeLabels,
  BookingsThen: bookingsThenLabels,
  AffectedHow: affectedHowLabels,
  SealedChain: Object.fromEntries(Object.entries(sealedChains).map(([chain, { title }]) => [chain, title])),
  SealVerdict: Object.fromEntries(
    Object.entries(sealVerdicts).map(([verdict, { label }]) => [verdict, label]),
  ),
  WorkKind: Object.fromEntries(Object.entries(workKinds).map(([kind, { label }]) => [kind, label])),
  BulkAct: Object.fromEntries(Object.entries(bulkActs).map(([act, { label }]) => [act, label])),
  BulkFileAct: { ShareFloraResults: bulkActs.ShareFloraResults.label, PayRewards: bulkActs.PayRewards.label },
  BulkJobState: bulkJobStateLabels,
  BulkRowState: bulkRowStateLabels,
  BulkRefusal: bulkRefusalLabels,
  WorkGroup: workGroupLabels,
  WorkOwner: workOwnerLabels,
  WorkState: workStateLabels,
  BookingConflict: bookingConflictLabels,
  ExamConflict: examConflictLabels,
  Prefecture: prefectureLabels,
  CallResult: callResultLabels,
  ConversationKind: conversationKindLabels,
  NoteKind: noteKindLabels,
  PlaceKind: placeKindLabels,
  ReadPurpose: readPurposeLabels,
  AnswerCorrectionReason: answerCorrectionReasonLabels,
  AnswerCorrectionState: answerCorrectionStateLabels,
  UnitState: unitStateLabels,
  UnitObstacle: unitObstacleWords,
  ConsentVersionKind: consentVersionKindLabels,
  GiftLoss: giftLossLabels,
  HoldCause: holdCauseLabels,
  HoldDecision: holdDecisionLabels,
  PanelJudgement: panelJudgementLabels,
  PanelKind: panelKindLabels,
  PanelOutcome: panelOutcomeLabels,
  TestPanelLineState: panelLineStateLabels,
  Specimen: specimenLabels,
  ValueRecord: valueRecordLabels,
  CriteriaState: criteriaStateLabels,
  CriteriaStanding: standingLabels,
  CaseKind: caseKindLabels,
  CaseState: caseStateLabels,
  CaseStepKind: caseStepLabels,
  UnusualMark: unusualMarkLabels,
  BreachNoticeKind: breachNoticeLabels,
  RightsRequestKind: rightsRequestLabels,
  RightsOutcome: rightsOutcomeLabels,
  RightsGround: rightsGroundLabels,
  CorrectionKind: correctionKindLabels,
  CorrectionState: correctionStateLabels,
  ClearingFinding: clearingFindingLabels,
  CorrectionCause: correctionCauseLabels,
  CorrectionOutcome: correctionOutcomeLabels,
  StoppedBooking: stoppedBookingLabels,
}

const entities: Record<string, object> = {
  UserProfile: userProfileLabels,
  DonationInfo: donationLabels,
  InspectionDetail: inspectionDetailLabels,
  ScreeningInfo: screeningInfoLabels,
  Screening: screeningLabels,
  AdministratorProfile: administratorLabels,
  PreferenceSlot: preferenceSlotLabels,
  UserActivity: userActivityLabels,
  MailDelivery: mailDeliveryLabels,
  Unit: unitLabels,
}

/** Enumerations that no person ever reads, or only in sentences of their own. */
const technical = (name: string) =>
  /^__|SortField$|^(SortDirection|Reader|DataClass|DonationRefusal|AnswerCorrectionEffect|CriteriaOrigin)$/.test(
    name,
  )

describe('labels', () => {
  it('name every enumeration of the contract', () => {
    const names = Object.values(schema.getTypeMap())
      .filter(isEnumType)
      .map(({ name }) => name)
    expect(sorted(names.filter((name) => !technical(name)))).toEqual(sorted(Object.keys(enums)))
  })

  it.each(Object.entries(enums))('name every value of %s', (name, labels) => {
    const type = schema.getType(name)
    if (!isEnumType(type)) throw new Error(`${name} is no enumeration`)
    expect(sorted(Object.keys(labels))).toEqual(sorted(type.getValues().map((value) => value.name)))
  })

  it.each(Object.entries(entities))('name every field of %s', (name, labels) => {
    const type = schema.getType(name)
    if (!isObjectType(type)) throw new Error(`${name} is no object`)
    const named = [...Object.keys(labels), ...Object.keys(commonLabels)]
    expect(named).toEqual(expect.arrayContaining(Object.keys(type.getFields())))
  })

  it('keep two readings of a certification apart', () => {
    expect(
      [certificationLabels, judgementLabels, sampleTestLabels].map((labels) => labels.NotCertified),
    ).toEqual(['未認定', '認定なし', '基準外'])
  })

  it('tell a member the result in the member’s words', () => {
    expect(onlineCheckResultForDonor('Failed_1', '2027-02-21')).toBe('2027年2月21日（日）から受けられます')
    expect(onlineCheckResultForDonor('Failed_2', null)).toBe('現在の基準ではお願いできません')
    expect(untilNextRank(3, 'Silver')).toBe('あと3回でシルバー')
  })
})

describe('prefectures', () => {
  it('are 47, from Hokkaido to Okinawa', () => {
    expect(prefectures).toHaveLength(47)
    expect([prefectures[0], prefectures[46]]).toEqual(['Hokkaido', 'Okinawa'])
  })

  it('are found by their Japanese names, and only by those', () => {
    expect(prefectures.map((value) => findPrefecture(prefectureLabels[value]))).toEqual(prefectures)
    expect(findPrefecture('山形')).toBeNull()
    expect(findPrefecture('constructor')).toBeNull()
  })
})
