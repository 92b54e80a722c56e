import type { Role } from '../../../../shared/generated/schema'

export type PrincipalName =
  | 'guest'
  | 'applicant'
  | 'ranked'
  | 'suspended'
  | 'withdrawn'
  | 'administrator'
  | 'support'
  | 'coordinator'
  | 'physician'
  | 'reception'
  | 'finance'
  | 'auditor'
  | 'removedAdministrator'
  | 'idToken'

/** Who of staff it is; the duties' table says what they are let in to. */
export const staffNames = {
  administrator: 'Administrator',
  support: 'Support',
  coordinator: 'Coordinator',
  physician: 'Physician',
  reception: 'Reception',
  finance: 'Finance',
  auditor: 'Auditor',
} as const satisfies Partial<Record<PrincipalName, Role>>

export type StaffName = keyof typeof staffNames

/** What an operation answers a principal: the code of the refusal, or null when it is let in. */
export type Expected = Record<Exclude<PrincipalName, StaffName>, string | null>

const everybodyIsRefused = {
  guest: 'UNAUTHENTICATED',
  withdrawn: 'UNAUTHENTICATED',
  removedAdministrator: 'UNAUTHENTICATED',
  idToken: 'UNAUTHENTICATED',
}
const F = 'FORBIDDEN'
export const memberReads: Expected = {
  ...everybodyIsRefused,
  applicant: null,
  ranked: null,
  suspended: null,
}
export const memberWrites: Expected = { ...memberReads, suspended: F }
export const everybodyReads: Expected = { ...memberReads }
export const staffReads: Expected = {
  ...everybodyIsRefused,
  applicant: F,
  ranked: F,
  suspended: F,
}
/** Not all of staff: which, the duties' table says. */
export const administratorOnly: Expected = { ...staffReads }
/** As `administratorOnly`; the contract says so in other words. */
export const physicianOnly: Expected = { ...staffReads }
export const financeOnly: Expected = { ...staffReads }
