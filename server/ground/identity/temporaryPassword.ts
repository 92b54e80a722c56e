import { randomInt } from 'node:crypto'
import { TEMPORARY_PASSWORD_DAYS } from '../../../shared/facts/terms'

/** Without characters that look alike: 0 O o, 1 I l. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'

/** Amazon Cognito's default requirements; hyphens are the symbol. */
const REQUIRED = [/[A-Z]/, /[a-z]/, /\d/]

/** In milliseconds. */
export const TEMPORARY_PASSWORD_LIFETIME = TEMPORARY_PASSWORD_DAYS * 24 * 60 * 60_000

/** 16 characters in four groups, about 92 bits; one in twelve candidates lacks a digit and is discarded. */
export function createTemporaryPassword(): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
  for (;;) {
    const password = [group(), group(), group(), group()].join('-')
    if (REQUIRED.every((kind) => kind.test(password))) return password
  }
}
