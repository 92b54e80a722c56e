import type { NextDateKind } from '../generated/schema'

/** What the next date of a person is. */
export const nextDateKindLabels = {
  Booking: 'ガイダンス',
  BookingDeadline: '予約の期限',
  Exam: '検査',
  Expiration: '有効期限',
} satisfies Record<NextDateKind, string>
