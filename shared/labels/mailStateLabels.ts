import type { MailState } from '../generated/schema'

export const mailStateLabels = {
  Waiting: '送信待ち',
  Sent: '送信済み',
  Failed: '送信失敗',
  Cancelled: '取りやめ',
} satisfies Record<MailState, string>
