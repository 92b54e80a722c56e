import type { ImplementationStatus } from '../generated/schema'

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
