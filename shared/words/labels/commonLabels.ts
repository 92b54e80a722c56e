/** A field's name for staff and members; `donor` is null if members never see it. */
export type FieldLabel = { admin: string; donor: string | null }

// The mark lets the bundler drop the tables that a page does not use.
/* @__NO_SIDE_EFFECTS__ */
export const same = (label: string) => ({ admin: label, donor: label })
/* @__NO_SIDE_EFFECTS__ */
export const staffOnly = (label: string) => ({ admin: label, donor: null })
/* @__NO_SIDE_EFFECTS__ */
export const each = (admin: string, donor: string) => ({ admin, donor })

/** Separate from the other guidance words, because the first list needs it. */
export const kitNumberLabel = same('検査キット番号')

export const commonLabels = {
  Id: staffOnly('ID'),
  Sk: staffOnly('種別キー'),
  UserId: staffOnly('会員ID'),
  Version: staffOnly('版'),
  CreatedAt: staffOnly('作成日時'),
  UpdatedAt: staffOnly('更新日時'),
} satisfies Record<string, FieldLabel>

export type CommonField = keyof typeof commonLabels

export const booleanLabel = (value: boolean) => (value ? 'はい' : 'いいえ')

/** For columns of a state: suspension, update required. */
export const presenceLabel = (value: boolean) => (value ? 'あり' : 'なし')
