import { staffOnly, type FieldLabel } from './fieldLabel'

/** Fields of every entity. */
export const commonLabels = {
  Id: staffOnly('ID'),
  Sk: staffOnly('種別キー'),
  UserId: staffOnly('会員ID'),
  Version: staffOnly('版'),
  CreatedAt: staffOnly('作成日時'),
  UpdatedAt: staffOnly('更新日時'),
} satisfies Record<string, FieldLabel>

export type CommonField = keyof typeof commonLabels
