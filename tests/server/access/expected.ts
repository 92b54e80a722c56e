export type PrincipalName =
  | 'guest'
  | 'applicant'
  | 'ranked'
  | 'suspended'
  | 'withdrawn'
  | 'administrator'
  | 'support'
  | 'removedAdministrator'
  | 'idToken'

/** What an operation answers a principal: the code of the refusal, or null when it is let in. */
export type Expected = Record<PrincipalName, string | null>

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
  administrator: F,
  support: F,
}
export const memberWrites: Expected = { ...memberReads, suspended: F }
export const everybodyReads: Expected = { ...memberReads, administrator: null, support: null }
/** Members their own, staff whoever may audit. */
export const auditorReads: Expected = { ...everybodyReads, support: F }
export const staffReads: Expected = {
  ...everybodyIsRefused,
  applicant: F,
  ranked: F,
  suspended: F,
  administrator: null,
  support: null,
}
export const administratorOnly: Expected = { ...staffReads, support: F }
