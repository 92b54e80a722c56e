import type {
  HealthCheck,
  OnlineCheck,
  OnlineCheckAnswer,
  Screening,
  ScreeningInfo,
} from '../generated/schema'
import type { CommonField } from './commonLabels'
import { each, same, staffOnly, type FieldLabel } from './fieldLabel'

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
} satisfies Record<Exclude<keyof HealthCheck, CommonField>, FieldLabel>

export const onlineCheckLabels = {
  OnlineCheckResult: same('オンラインチェック結果'),
  OnlineCheckScore: staffOnly('オンラインチェック点数'),
  SurveyTitle: staffOnly('質問票名'),
  OnlineCheckID: staffOnly('回答番号'),
  Answer: same('回答'),
  Reasons: each('判定の理由', '理由'),
  Topics: each('対面で確認すること', '当日おうかがいすること'),
  NextDate: each('次に受けられる日', '次に受けられる日'),
  Draft: staffOnly('回答の途中'),
  Carried: staffOnly('前回の回答からの引き継ぎ'),
  OnlineCheckCreatedAt: staffOnly('作成日時'),
} satisfies Record<Exclude<keyof OnlineCheck, CommonField>, FieldLabel>

export const onlineCheckAnswerLabels = {
  suerver_id: staffOnly('質問票ID'),
  suerver_title: staffOnly('質問票名'),
  data: each('回答内容', '回答'),
  answered_at: same('回答日時'),
  card_types: staffOnly('設問の種類'),
} satisfies Record<keyof OnlineCheckAnswer, FieldLabel>
