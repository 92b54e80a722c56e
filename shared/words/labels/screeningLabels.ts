import { formatJapaneseDate, type JapaneseDate } from '../../facts/dates'
import type {
  HealthCheck,
  OnlineCheck,
  OnlineCheckAnswer,
  Screening,
  ScreeningInfo,
  Certification,
  InspectionType,
  ExamStage,
  OnlineCheckResult,
} from '../../generated/schema'
import { type CommonField, each, same, staffOnly, type FieldLabel } from './commonLabels'

export const screeningInfoLabels = {
  RecruitmentYear: staffOnly('募集年'),
  RecruitmentMonth: staffOnly('募集月'),
  InspectionType: each('検査区分', '検査の種類'),
  UserStatus: staffOnly('開始時のステータス'),
  OnlineCheckStartAt: staffOnly('チェック開始日時'),
  RenewalExamStatus: each('更新検査の実施', '更新検査'),
  RenewalExamResult: staffOnly('更新検査の判定'),
  InitialExamDate: each('登録検査日', '検査日'),
  RenewalExamDate: each('更新検査日', '検査日'),
  ScheduledInitialExamDate: each('登録検査予定日', '検査の予定日'),
  ScheduledRenewalExamDate: each('更新検査予定日', '検査の予定日'),
  ScheduledExamTime: each('検査の予定時刻', '検査の時間'),
  SentOnlineCheckReminder: staffOnly('チェック再案内の送信'),
  ExamRequestedAt: each('希望日の受付日時', '希望日を送った日'),
  PreferredDates: same('検査の希望日'),
  Note: each('本人からの連絡事項', '連絡事項'),
  ExamStage: staffOnly('検査の状態'),
  ExamResult: staffOnly('検査の結果'),
  ExamDay: staffOnly('検査日'),
  ScreeningInfoCreatedAt: staffOnly('作成日時'),
  User: staffOnly('会員'),
} satisfies Record<Exclude<keyof ScreeningInfo, CommonField>, FieldLabel>

export const screeningLabels = {
  Info: staffOnly('検査記録'),
  HealthCheck: staffOnly('検査結果'),
  OnlineCheck: staffOnly('オンラインチェック'),
} satisfies Record<Exclude<keyof Screening, CommonField>, FieldLabel>

export const healthCheckLabels = {
  ExamDate: same('検査日'),
  MedicalHistoryStatus: staffOnly('問診'),
  SampleTestResult: staffOnly('検体検査'),
  NormalJudgmentStatus: staffOnly('基準値の判定'),
  DonorStatus: staffOnly('認定の判定'),
  Reason: each('会員に伝える理由', '理由'),
} satisfies Partial<Record<keyof HealthCheck, FieldLabel>>

export const onlineCheckLabels = {
  OnlineCheckResult: same('オンラインチェック結果'),
  OnlineCheckScore: staffOnly('オンラインチェック点数'),
  SurveyTitle: staffOnly('質問票名'),
  OnlineCheckID: staffOnly('回答番号'),
  Answer: same('回答'),
  Reasons: each('判定の理由', '理由'),
  Topics: each('対面で確認すること', '当日おうかがいすること'),
  NextDate: each('次に受けられる日', '次に受けられる日'),
} satisfies Partial<Record<keyof OnlineCheck, FieldLabel>>

export const onlineCheckAnswerLabels = {
  answered_at: same('回答日時'),
} satisfies Partial<Record<keyof OnlineCheckAnswer, FieldLabel>>

export const certificationLabels = {
  NotCertified: '未認定',
  Certified: '認定',
} satisfies Record<Certification, string>

export const judgementLabels = {
  NotCertified: '認定なし',
  Certified: '認定',
} satisfies Record<Certification, string>

/** In the order of a choice. */
export const certifiedFirst = ({ Certified, NotCertified }: Record<Certification, string>) => ({
  Certified,
  NotCertified,
})

export const sampleTestLabels = {
  NotCertified: '基準外',
  Certified: '基準内',
} satisfies Record<Certification, string>

/** How long the person has waited for the office. */
export const AWAITED_DAYS = '待ち日数'

export const examStageLabels = {
  Checking: 'チェックまで',
  Wished: '日程の希望あり',
  Scheduled: '検査日が決定',
  Judged: '判定済み',
} satisfies Record<ExamStage, string>

export const inspectionTypeLabels = {
  Registration: 'ドナー登録検査',
  Renewal: '更新検査',
} satisfies Record<InspectionType, string>

export const onlineCheckResultLabels = {
  Passed: '通過',
  Failed_1: '時期を改める',
  Failed_2: '現基準では対象外',
} satisfies Record<OnlineCheckResult, string>

/** `nextDate` is the first day to try again; null if unknown. */
export function onlineCheckResultForDonor(result: OnlineCheckResult, nextDate: JapaneseDate | null): string {
  switch (result) {
    case 'Passed':
      return '次の手続きに進めます'
    case 'Failed_1':
      return nextDate ? `${formatJapaneseDate(nextDate)}から受けられます` : '時期を改めて受けられます'
    case 'Failed_2':
      return '現在の基準ではお願いできません'
  }
}
