import type { NextDateKind } from '../generated/schema'

export const nextDateKindLabels = {
  Booking: 'ガイダンス',
  BookingDeadline: '予約の期限',
  Exam: '検査',
  Expiration: '有効期限',
} satisfies Record<NextDateKind, string>
