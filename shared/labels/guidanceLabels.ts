import type { BookingSlot, Guidance } from '../generated/schema'
import type { CommonField } from './commonLabels'
import { each, same, staffOnly, type FieldLabel } from './fieldLabel'

export const guidanceLabels = {
  Status: each('状態', '予約の状態'),
  ZohoBookingId: staffOnly('外部予約ID'),
  GuidanceInvitedAt: each('案内日時', 'ご案内した日'),
  ReservedAt: each('予約日時', 'ガイダンスの日時'),
  DeadlineAt: each('予約の期限', '予約の期限'),
  ChangesLeft: each('日時を変更できる残りの回数', '日時を変更できる残りの回数'),
  ConsentVersion: same('同意書の版'),
  KitNumber: same('検査キット番号'),
} satisfies Record<Exclude<keyof Guidance, CommonField>, FieldLabel>

export const bookingSlotLabels = {
  StartAt: same('開始'),
  EndAt: same('終了'),
  Remaining: each('残席', '残り'),
} satisfies Record<keyof BookingSlot, FieldLabel>

/** 残り2名 */
export const remainingPlaces = (count: number) => `残り${count}名`
