/** What a field is called: by staff in the console, and by members (null where members never see it). */
export type FieldLabel = { admin: string; donor: string | null }

export const same = (label: string) => ({ admin: label, donor: label })
export const staffOnly = (label: string) => ({ admin: label, donor: null })
export const each = (admin: string, donor: string) => ({ admin, donor })
