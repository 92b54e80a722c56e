import type { FloraTestStatus } from '../generated/schema'
import { each, same, type FieldLabel } from './fieldLabel'

export const floraTestStatusLabels = {
  Guidance: each('案内済み', 'お申し込みいただけます'),
  Applied: same('申込済み'),
  Received: each('検体受領', '解析中'),
  Shared: each('結果公開済み', '結果をご覧いただけます'),
} satisfies Record<FloraTestStatus, FieldLabel>
