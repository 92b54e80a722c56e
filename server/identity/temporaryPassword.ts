import { randomInt } from 'node:crypto'

/** Without what is easily mistaken when read from a mail: no 0 O o, 1 I l. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'

/** What Amazon Cognito asks of a password unless told otherwise; the hyphens are its symbol. */
const REQUIRED = [/[A-Z]/, /[a-z]/, /\d/]

/** How long a temporary password may be used for the first sign-in, in milliseconds. */
export const TEMPORARY_PASSWORD_LIFETIME = 7 * 24 * 60 * 60_000

/** 16 characters in four groups, 92 bits less what is thrown away: one in twelve lacks a digit. */
export function createTemporaryPassword(): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
  for (;;) {
    const password = [group(), group(), group(), group()].join('-')
    if (REQUIRED.every((kind) => kind.test(password))) return password
  }
}
