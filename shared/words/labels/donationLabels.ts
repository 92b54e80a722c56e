import type { DonationInfo, ImplementationStatus, RewardStage } from '../../generated/schema'
import { type CommonField, each, same, staffOnly, type FieldLabel } from './commonLabels'

export const donationLabels = {
  DonationAt: same('献便日時'),
  StoolReceiptStatus: each('便の受領', 'お預かり'),
  RewardStatus: same('協力金'),
  RewardStage: staffOnly('協力金の段階'),
  DonationInfoCreatedAt: staffOnly('作成日時'),
  User: staffOnly('会員'),
} satisfies Record<Exclude<keyof DonationInfo, CommonField>, FieldLabel>

/** Of a visit that needs one. */
export const VISIT_REASON = '理由'

export const implementationStatusLabels = {
  Implemented: '実施済み',
  NotImplemented: '未実施',
} satisfies Record<ImplementationStatus, string>

export const stoolReceiptLabels = {
  Implemented: '受領済み',
  NotImplemented: '未受領',
} satisfies Record<ImplementationStatus, string>

export const rewardStatusLabels = {
  Implemented: 'お渡し済み',
  NotImplemented: '未渡し',
} satisfies Record<ImplementationStatus, string>

export const reminderLabels = {
  Implemented: '送信済み',
  NotImplemented: '未送信',
} satisfies Record<ImplementationStatus, string>

export const rewardStageLabels = {
  Pending: '見込み',
  Due: '確定（お渡し待ち）',
  Paid: 'お渡し済み',
} satisfies Record<RewardStage, string>
