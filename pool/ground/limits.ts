import {
  ACCESS_TOKEN_HOURS,
  ADDRESS_CODE_HOURS,
  RECOVERY_CODE_HOURS,
  STAFF_SESSION_HOURS,
} from '../../shared/facts/terms'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export type Window = { tries: number; milliseconds: number }

/** Attempts per window. A person is counted by account, real or invented. `failuresPerAddress` also bounds the known people of a network together. */
export type Limits = {
  codeRequests: Window
  confirmations: Window
  passwordChanges: Window
  totpCodes: Window
  failuresPerAddress: Window
  mailsPerAddress: Window
}

export const standardLimits: Limits = {
  codeRequests: { tries: 5, milliseconds: HOUR },
  confirmations: { tries: 10, milliseconds: HOUR },
  passwordChanges: { tries: 10, milliseconds: HOUR },
  totpCodes: { tries: 10, milliseconds: HOUR },
  failuresPerAddress: { tries: 100, milliseconds: 5 * MINUTE },
  mailsPerAddress: { tries: 100, milliseconds: 5 * MINUTE },
}

export const SESSION_LIFETIME = 3 * MINUTE
export const TOKEN_LIFETIME = ACCESS_TOKEN_HOURS * HOUR
export const REFRESH_LIFETIME = 30 * DAY
/** A sign-in ends after this time without use. */
export const IDLE_LIFETIME = { member: 14 * DAY, staff: STAFF_SESSION_HOURS * HOUR }
/** Two tabs may refresh at once: a replaced refresh token is accepted for this long. */
export const REPLACED_GRACE = MINUTE
export const CODE_LIFETIME = {
  SignUp: ADDRESS_CODE_HOURS * HOUR,
  Recovery: RECOVERY_CODE_HOURS * HOUR,
  Email: ADDRESS_CODE_HOURS * HOUR,
} as const
export const TOTP_TRIES_PER_SESSION = 5
