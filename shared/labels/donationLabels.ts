import type { DonationInfo } from '../generated/schema'
import type { CommonField } from './commonLabels'
import { each, same, staffOnly, type FieldLabel } from './fieldLabel'

export const donationLabels = {
  DonationAt: same('献便日時'),
  StoolReceiptStatus: each('便の受領', 'お預かり'),
  RewardStatus: same('協力金'),
  RewardStage: staffOnly('協力金の段階'),
  DonationInfoCreatedAt: staffOnly('作成日時'),
  User: staffOnly('会員'),
} satisfies Record<Exclude<keyof DonationInfo, CommonField>, FieldLabel>
