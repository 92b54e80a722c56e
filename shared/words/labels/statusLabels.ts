import { formatJapaneseDate, type JapaneseDate } from '../../facts/dates'
import type {
  UserStatus,
  UserRank,
  DonorProcessStatus,
  RetryState,
  NextDateKind,
} from '../../generated/schema'

export const userStatusLabels = {
  Registration: '会員登録済み',
  WaitingGuidance: 'ガイダンス案内待ち',
  Guidance: 'ガイダンス予約受付中',
  WaitingToParticipateGuidance: 'ガイダンス参加予定',
  OnlineCheckBeforeRegistrationExam: '登録検査前チェック',
  DonorRegistrationExam: '登録検査',
  Donation: '献便期間中',
  RenewalExamOnlineCheckBeforeExam: '更新前チェック',
  DonorRenewalExam: '更新検査',
} satisfies Record<UserStatus, string>

/** Lowest first. */
export const userRankLabels = {
  DonorCertification: '認定ドナー',
  Beginner: 'ビギナー',
  Bronze: 'ブロンズ',
  Silver: 'シルバー',
  Gold: 'ゴールド',
  Platinum: 'プラチナ',
  Diamond: 'ダイヤモンド',
  Master: 'マスター',
} satisfies Record<UserRank, string>

/** あと3回でシルバー */
export const untilNextRank = (donations: number, next: UserRank) =>
  `あと${donations}回で${userRankLabels[next]}`

export const HIGHEST_RANK = '最高ランクです'

export const donorProcessStatusLabels = {
  Applicant: '応募者',
  Candidate: '候補者',
  EligibleDonor: 'ドナー',
} satisfies Record<DonorProcessStatus, string>

/** For staff: whether a person may answer the online check. */
export const retryStateLabels = {
  NotAnswered: '未回答',
  NotYet: '時期を改める',
  NotPossible: '現基準では対象外',
  MayAnswer: '回答できます',
} satisfies Record<RetryState, string>

/** The state with its day: `from` is the first day to answer, null if unknown. */
export function retryText(state: RetryState, from: JapaneseDate | null, today: JapaneseDate): string {
  if (state !== 'NotYet') return retryStateLabels[state]
  if (!from) return '時期は未定'
  return from <= today ? retryStateLabels.MayAnswer : `${formatJapaneseDate(from)}から`
}

export const nextDateKindLabels = {
  Booking: 'ガイダンス',
  BookingDeadline: '予約の期限',
  Exam: '検査',
  Expiration: '有効期限',
} satisfies Record<NextDateKind, string>
