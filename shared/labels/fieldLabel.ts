/** A field's name for staff and members; `donor` is null if members never see it. */
export type FieldLabel = { admin: string; donor: string | null }

export const same = (label: string) => ({ admin: label, donor: label })
export const staffOnly = (label: string) => ({ admin: label, donor: null })
export const each = (admin: string, donor: string) => ({ admin, donor })
