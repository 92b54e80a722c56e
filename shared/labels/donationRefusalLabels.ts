import type { DonationRefusal } from '../generated/schema'

/** Why a person may not donate. */
export const donationRefusalLabels = {
  Suspended: '利用停止中',
  Expired: '有効期限切れ',
  NotCertified: '未認定',
  Paused: '確認中のため、お休み',
  Resting: '体調のため、お休み',
} satisfies Record<DonationRefusal, string>
