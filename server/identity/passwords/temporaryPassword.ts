import { randomInt } from 'node:crypto'

/** Without what is easily mistaken when read from a mail: no 0 O o, 1 I l. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'

/** 16 characters in four groups, 92 bits. */
export function createTemporaryPassword() {
  const group = () => Array.from({ length: 4 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
  return [group(), group(), group(), group()].join('-')
}
