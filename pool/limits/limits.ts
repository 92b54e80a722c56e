export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export type Window = { tries: number; milliseconds: number }

/** How often what may be tried; a person is counted by account, real or invented. */
export type Limits = {
  codeRequests: Window
  confirmations: Window
  passwordChanges: Window
  totpCodes: Window
  /** Failing sign-ins and codes of one network address, over all accounts. */
  failuresPerAddress: Window
  /** New accounts and mails from one network address. */
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
export const TOKEN_LIFETIME = HOUR
export const REFRESH_LIFETIME = 30 * DAY
/** A sign-in that is not used for so long is over; a console left for the night is. */
export const IDLE_LIFETIME = { member: 14 * DAY, staff: 12 * HOUR }
/** Two tabs refresh at the same moment: a refresh token that was replaced counts as the new one for so long. */
export const REPLACED_GRACE = MINUTE
export const CODE_LIFETIME = { SignUp: DAY, Recovery: HOUR, Email: DAY } as const
/** Tries within one session of a second factor. */
export const TOTP_TRIES_PER_SESSION = 5
