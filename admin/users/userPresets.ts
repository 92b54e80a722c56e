import type { UserStatus } from '../generated/graphql'
import type { Preset } from '../list/PresetTabs'

const at = (label: string, ...status: UserStatus[]): Preset => ({ label, filter: { status } })

/** The groups of people that staff look after, from the first step to the last. */
export const userPresets: readonly Preset[] = [
  { label: 'すべて', filter: {} },
  at('登録済み', 'Registration'),
  at('案内待ち', 'WaitingGuidance'),
  at('案内済み', 'Guidance'),
  at('予約済み', 'WaitingToParticipateGuidance'),
  at('登録検査', 'OnlineCheckBeforeRegistrationExam', 'DonorRegistrationExam'),
  at('献便期間中', 'Donation'),
  at('更新の時期', 'RenewalExamOnlineCheckBeforeExam', 'DonorRenewalExam'),
  { label: '停止中', filter: { suspended: true } },
]
