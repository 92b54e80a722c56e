import type { UserStatus } from '../generated/schema'

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
