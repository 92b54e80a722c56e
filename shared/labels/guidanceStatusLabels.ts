import type { GuidanceStatus } from '../generated/schema'
import { each, same, type FieldLabel } from './fieldLabel'

export const guidanceStatusLabels = {
  Invited: each('案内済み', '予約できます'),
  Reserved: same('予約済み'),
  Attended: same('参加済み'),
  NoShow: each('欠席', 'ご参加を確認できませんでした'),
  Cancelled: same('キャンセル済み'),
} satisfies Record<GuidanceStatus, FieldLabel>
