import { formatDocumentDate, formatJapaneseDateTime } from '../../facts/dates'
import type { DataClass, ValueRecord } from '../../generated/schema'
import { booleanLabel, presenceLabel, staffOnly, type FieldLabel } from '../labels/commonLabels'
import { userLabels } from '../labels/consoleLabels'
import { noteKindLabels, callResultLabels, personNoteLabels } from './conversationLabels'
import {
  donationLabels,
  implementationStatusLabels,
  reminderLabels,
  rewardStageLabels,
  stoolReceiptLabels,
} from '../labels/donationLabels'
import { floraTestStatusLabels, inspectionDetailLabels } from '../labels/floraLabels'
import {
  consentDocumentLabels,
  consentLabels,
  DECLINED,
  guidanceLabels,
  guidanceStatusLabels,
  guidanceVisitLabels,
  identityDocumentLabels,
  MISSED_HOUR,
  PAUSE_ENDED,
  PAUSED_SINCE,
  PAUSED_UNTIL,
} from '../labels/guidanceLabels'
import { officePointLabels } from '../labels/officePointLabels'
import { shownValue } from '../labels/profileValues'
import {
  certificationLabels,
  healthCheckLabels,
  inspectionTypeLabels,
  onlineCheckAnswerLabels,
  onlineCheckLabels,
  screeningInfoLabels,
} from '../labels/screeningLabels'
import { donorProcessStatusLabels, userRankLabels, userStatusLabels } from '../labels/statusLabels'
import { askedTestEndLabels } from '../donating/askedTests'
import { holdCauseLabels, holdDecisionLabels } from '../donating/holds'
import { panelOutcomeLabels } from '../donating/panels'
import { panelKindLabels } from '../donating/panelKinds'
import { gramsText, unitLabels, unitStateLabels } from '../labels/unitLabels'
import { userProfileLabels } from '../labels/userProfileLabels'
import { editedFields } from '../../facts/fields'
import { yenText } from '../../facts/rewards'
import { rewardKindLabels } from './ownData'

/** The changed record of a person, as the heading of its values. */
export const valueRecordLabels = {
  Profile: '登録情報',
  Guidance: 'ガイダンス',
  WaitingPause: 'ご案内の保留',
  Consent: '同意書',
  Screening: '検査記録',
  OnlineCheck: 'オンラインチェック',
  AnswerCorrection: '答えの訂正',
  HealthCheck: '検査の判定',
  Correction: '訂正',
  Condition: '体調',
  Donation: '献便',
  Unit: '便',
  TestPanel: '便のための検査',
  Hold: '便の保留',
  AskedTest: '検査のお願い',
  Reward: '協力金',
  FloraTest: '腸内フローラ検査',
  Note: 'やりとりの記録',
  OfficePoint: '確かめること',
} satisfies Record<ValueRecord, string>

/** What changed, for staff who may not read it. */
export const dataClassLabels = {
  Identity: '氏名など',
  Contact: '連絡先',
  Health: '健康についての情報',
  Eligibility: 'チェックの結果がわかる情報',
  Flora: '腸内フローラ検査',
  Money: '協力金',
  Material: '便',
  StaffNotes: '担当者のメモ',
  Operational: '手続き',
  Account: 'アカウント',
} satisfies Record<DataClass, string>

const NO_VALUE = '（なし）'
/** For values without a stored copy. */
export const CHANGED_ONLY = '変わりました'
export const VALUES_ERASED = '退会により消去しました'
export const VALUES_NOT_READ = '変わりました（内容を見られる役割ではありません）'

type Show = (value: unknown) => string
type ValueField = FieldLabel & { show: Show }

const asText: Show = (value) => (Array.isArray(value) ? value.map(asText).join('、') : String(value))
const day: Show = (value) => formatDocumentDate(String(value))
const days: Show = (value) => (Array.isArray(value) ? value.map(day).join('、') : '')
const time: Show = (value) => formatJapaneseDateTime(new Date(String(value)))
const yesOrNo: Show = (value) => booleanLabel(value === true)
const presence: Show = (value) => presenceLabel(value === true)
const count: Show = (value) => `${Number(value).toLocaleString('ja-JP')}回`
const yen: Show = (value) => yenText(Number(value))
const oneOf =
  (words: Readonly<Record<string, string | FieldLabel | { label: string }>>): Show =>
  (value) => {
    const word = Object.hasOwn(words, String(value)) ? words[String(value)] : undefined
    if (word === undefined || typeof word === 'string') return word ?? String(value)
    return 'admin' in word ? word.admin : word.label
  }

const shown = (label: FieldLabel, show: Show = asText): ValueField => ({ ...label, show })
const staff = (label: string, show: Show = asText): ValueField => shown(staffOnly(label), show)
const both = (label: string, show: Show = asText): ValueField => ({ admin: label, donor: label, show })

const profile = userProfileLabels
const info = screeningInfoLabels
const flora = inspectionDetailLabels

/** By record and column, named as in the API: the label, and the values in words. */
const valueFields: Readonly<Record<ValueRecord, Readonly<Record<string, ValueField>>>> = {
  Profile: {
    ...Object.fromEntries(
      editedFields.map((field) => [
        field,
        shown(profile[field], (value) =>
          shownValue(field, typeof value === 'boolean' ? value : String(value)),
        ),
      ]),
    ),
    Email: shown(profile.Email),
    DonorId: shown(profile.DonorId),
    UserRank: shown(profile.UserRank, oneOf(userRankLabels)),
    RetryReminder: shown(userLabels.RetryReminder, yesOrNo),
    CriteriaNews: shown(userLabels.CriteriaNews, yesOrNo),
    DeleteStatus: shown(profile.DeleteStatus, presence),
    SuspensionStatus1: shown(profile.SuspensionStatus1, presence),
    UpdatedSuspensionStatus1ToTrueAt: shown(profile.UpdatedSuspensionStatus1ToTrueAt, time),
    SuspendedUntil: shown(profile.SuspendedUntil, day),
    UserStatus: shown(profile.UserStatus, oneOf(userStatusLabels)),
    DonorStatus: shown(profile.DonorStatus, oneOf(certificationLabels)),
    DonorProcessStatus: shown(profile.DonorProcessStatus, oneOf(donorProcessStatusLabels)),
    TotalDonationsCount: shown(profile.TotalDonationsCount, count),
    LatestDonationsCount: shown(profile.LatestDonationsCount, count),
    IntestinalFloraCount: shown(profile.IntestinalFloraCount, count),
    RegistrationDateOfService: shown(profile.RegistrationDateOfService, day),
    RegistrationDateOfDonor: shown(profile.RegistrationDateOfDonor, day),
    CommencementWindowPeriodDate: shown(profile.CommencementWindowPeriodDate, day),
    DonorExpirationDate: shown(profile.DonorExpirationDate, day),
    LossDonorStatusDate: shown(profile.LossDonorStatusDate, day),
    SentUpdateNoticeAt: shown(profile.SentUpdateNoticeAt, time),
    FloraInvitationRequestedAt: both('腸内フローラ検査の希望を受けた日時', time),
    AccountRemovedAt: staff('アカウントを消した日時', time),
    WaitingSince: shown(profile.WaitingSince, time),
    OnlineCheckResult: shown(profile.OnlineCheckResult),
    OnlineCheckScore: shown(profile.OnlineCheckScore),
    RetryFrom: both('オンラインチェックを受けられる日', day),
    OnlineCheckReopenedAt: both('オンラインチェックの再受付'),
    ReopenedQuestions: both('もう一度答える質問'),
    DonationPaused: shown(profile.DonationPaused, presence),
    Resting: shown(profile.Resting),
    RestingUntil: shown(profile.RestingUntil),
  },
  Guidance: {
    Status: shown(guidanceLabels.Status, oneOf(guidanceStatusLabels)),
    Year: both('案内の枠（年）'),
    Month: both('案内の枠（月）'),
    ZohoBookingId: shown(guidanceLabels.ZohoBookingId),
    GuidanceInvitedAt: shown(guidanceLabels.GuidanceInvitedAt, time),
    ReservedAt: shown(guidanceLabels.ReservedAt, time),
    CheckedInAt: shown(guidanceVisitLabels.CheckedInAt, time),
    MissedAt: both(MISSED_HOUR, time),
    DeadlineAt: shown(guidanceLabels.DeadlineAt, day),
    Absences: both('欠席', count),
    Changes: both('日時の変更', count),
    ConsentVersion: shown(guidanceLabels.ConsentVersion),
    KitNumber: shown(guidanceLabels.KitNumber),
    ClosedAt: both('ご案内が終わった日時', time),
    DeclinedAt: both(DECLINED, time),
  },
  WaitingPause: {
    Since: both(PAUSED_SINCE, time),
    Until: both(PAUSED_UNTIL, day),
    LiftedAt: both(PAUSE_ENDED, time),
  },
  Consent: {
    Version: shown(consentDocumentLabels.Version),
    IdentityDocument: shown(consentLabels.IdentityDocument, oneOf(identityDocumentLabels)),
    ConsentedAt: shown(consentLabels.ConsentedAt, time),
    EndedAt: shown(consentLabels.EndedAt, time),
    Withdrawn: shown(consentLabels.Withdrawn, presence),
  },
  Screening: {
    RecruitmentYear: shown(info.RecruitmentYear),
    RecruitmentMonth: shown(info.RecruitmentMonth),
    InspectionType: shown(info.InspectionType, oneOf(inspectionTypeLabels)),
    UserStatus: shown(info.UserStatus, oneOf(userStatusLabels)),
    OnlineCheckStartAt: shown(info.OnlineCheckStartAt, time),
    RenewalExamStatus: shown(info.RenewalExamStatus, oneOf(implementationStatusLabels)),
    RenewalExamResult: shown(info.RenewalExamResult),
    InitialExamDate: shown(info.InitialExamDate, day),
    RenewalExamDate: shown(info.RenewalExamDate, day),
    ScheduledInitialExamDate: shown(info.ScheduledInitialExamDate, day),
    ScheduledRenewalExamDate: shown(info.ScheduledRenewalExamDate, day),
    ScheduledExamTime: shown(info.ScheduledExamTime),
    ExamRequestedAt: shown(info.ExamRequestedAt, time),
    PreferredDates: shown(info.PreferredDates, days),
    RequestNote: shown(info.Note),
    JudgedAt: both('判定した日時', time),
    ValidFrom: both('有効期間の初日', day),
    ValidUntil: both('有効期間の最終日', day),
    PeriodClosedOn: both('有効期間が終わった日', day),
    SentOnlineCheckReminder: shown(info.SentOnlineCheckReminder, oneOf(reminderLabels)),
  },
  OnlineCheck: {
    Version: both('質問票の版'),
    Answers: shown(onlineCheckLabels.Answer),
    ConsentedAt: both('健康情報の取り扱いへの同意'),
    SubmittedAt: shown(onlineCheckAnswerLabels.answered_at),
    OnlineCheckResult: shown(onlineCheckLabels.OnlineCheckResult),
    OnlineCheckScore: shown(onlineCheckLabels.OnlineCheckScore),
    Judgement: shown(onlineCheckLabels.Reasons),
    NextDate: shown(onlineCheckLabels.NextDate),
  },
  AnswerCorrection: {
    State: both('訂正の結果'),
    Effect: staff('訂正で変わること'),
    Given: both('訂正した答え'),
    Reason: both('理由'),
    Words: both('事務局からのひとこと'),
    DecidedBy: staff('確かめた担当者'),
    DecidedAt: both('確かめた日時'),
    PauseEndedAt: both('お休みが終わった日時'),
  },
  HealthCheck: {
    ExamDate: shown(healthCheckLabels.ExamDate),
    MedicalHistoryStatus: both('問診'),
    SampleTestResult: both('検体検査'),
    DonorStatus: both('認定の判定'),
    NormalJudgmentStatus: both('基準値の判定'),
    Reason: shown(healthCheckLabels.Reason),
  },
  Correction: {
    Kind: both('訂正したもの'),
    After: both('訂正のあと'),
    TakesBack: both('公開の取り消し'),
    Cause: staff('理由の区分'),
    Explanation: staff('理由'),
    ProposedBy: staff('申し出た担当者'),
    State: both('訂正の状態'),
    DecidedBy: staff('決めた担当者'),
    DecidedAt: both('決めた日時'),
    Words: staff('ことば'),
  },
  Condition: {
    Kind: both('種類'),
    Day: both('お知らせの日'),
    Since: both('体調が変わった日'),
    Judgement: both('内容'),
    RecordedByStaff: both('事務局が記録'),
    Lifted: both('事務局が確かめたこと'),
  },
  Donation: {
    StoolReceiptStatus: shown(donationLabels.StoolReceiptStatus, oneOf(stoolReceiptLabels)),
    DonationAt: shown(donationLabels.DonationAt, time),
    CancelledAt: both('取り消した日時', time),
  },
  Unit: {
    State: shown(unitLabels.State, oneOf(unitStateLabels)),
    PassedAt: shown(unitLabels.PassedAt, time),
    ReceivedAt: shown(unitLabels.ReceivedAt, time),
    WeightGrams: shown(unitLabels.WeightGrams, gramsText),
    BristolType: shown(unitLabels.BristolType),
    RejectionReason: shown(unitLabels.RejectionReason),
    Container: shown(unitLabels.Container),
    HandedOverAt: shown(unitLabels.HandedOverAt, time),
    HandedOverTo: shown(unitLabels.HandedOverTo),
    HandOverBatch: shown(unitLabels.HandOverBatch),
    DiscardedAt: shown(unitLabels.DiscardedAt, time),
  },
  TestPanel: {
    Kind: both('種類', oneOf(panelKindLabels)),
    Laboratory: both('検査機関'),
    FirstDay: both('はじめの検体の日', day),
    LastDay: both('おわりの検体の日', day),
    Outcome: both('結果', oneOf(panelOutcomeLabels)),
    Results: both('項目ごとの結果'),
    ConfirmedAt: both('確かめた日時', time),
    WithdrawnAt: both('取り下げた日時', time),
    ReleasedAt: both('本人が見られるようになった日時', time),
  },
  Hold: {
    Cause: both('きっかけ', oneOf(holdCauseLabels)),
    Since: both('いつからの便か', day),
    Until: both('いつまでの便か', day),
    Reason: both('理由'),
    Finding: both('医師の所見'),
    Decision: both('決定', oneOf(holdDecisionLabels)),
    DecidedAt: both('決めた日時', time),
  },
  AskedTest: {
    Kind: both('種類', oneOf(panelKindLabels)),
    ExamRequestedAt: shown(info.ExamRequestedAt, time),
    PreferredDates: shown(info.PreferredDates, days),
    RequestNote: shown(info.Note),
    ScheduledDate: both('検査の予定日', day),
    ScheduledTime: shown(info.ScheduledExamTime),
    EndedAt: both('お願いが終わった日時', time),
    End: both('お願いの終わり方', oneOf(askedTestEndLabels)),
  },
  Reward: {
    Kind: both('種類', oneOf(rewardKindLabels)),
    Stage: both('段階', oneOf({ ...rewardStageLabels, Cancelled: '取り消し' })),
    AmountYen: both('金額', yen),
  },
  FloraTest: {
    SampleId: shown(flora.SampleId),
    Status: shown(flora.Status, oneOf(floraTestStatusLabels)),
    DiversityScore: shown(flora.DiversityScore),
    DiversityScoreScaled: shown(flora.DiversityScoreScaled),
    Enterotype: shown(flora.Enterotype),
    IntestinalFloraComposition: shown(flora.IntestinalFloraComposition),
    ExamDate: both('検査日', day),
    InvitedDate: both('ご案内した日', day),
    SharedDate: both('結果をお届けした日', day),
    DeadlineForApplicationAt: shown(flora.DeadlineForApplicationAt, day),
  },
  Note: {
    Kind: both(personNoteLabels.Kind, oneOf(noteKindLabels)),
    Result: both(personNoteLabels.Result, oneOf(callResultLabels)),
    Text: both(personNoteLabels.Text),
    TouchesHealth: staff(personNoteLabels.TouchesHealth, yesOrNo),
    AgainOn: both(personNoteLabels.AgainOn, day),
    DeletedAt: both('削除した日時', time),
  },
  OfficePoint: {
    Kind: staff('確かめること', oneOf(officePointLabels)),
    ClosedAt: staff('済んだ日時', time),
    ExamDay: staff('取り消した検査日', day),
    ExamTime: staff('取り消した検査の時刻'),
  },
}

const fieldOf = (record: ValueRecord, field: string): ValueField | undefined =>
  Object.hasOwn(valueFields[record], field) ? valueFields[record][field] : undefined

/** A field's name; `donor` is null if members do not see it. */
export const valueLabel = (record: ValueRecord, field: string): FieldLabel =>
  fieldOf(record, field) ?? staffOnly(field)

/** A stored value in words. */
export function valueText(record: ValueRecord, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return NO_VALUE
  return (fieldOf(record, field)?.show ?? asText)(value)
}
