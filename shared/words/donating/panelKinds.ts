import type { PanelKind } from '../../generated/schema'

export const panelKindLabels = {
  Registration: '登録検査',
  Renewal: '更新検査',
  Interim: '期間中の検査',
  Exit: '最後の検査',
} satisfies Record<PanelKind, string>

/** For the person, who knows the first one by what it is for. */
export const examNames = { ...panelKindLabels, Registration: 'ドナー登録検査' } as const
