import type { InspectionType } from '../generated/schema'

export const inspectionTypeLabels = {
  Registration: 'ドナー登録検査',
  Renewal: '更新検査',
} satisfies Record<InspectionType, string>
