import { isCommonPassword } from '../../../shared/validation/commonPasswords'
import { refusals } from '../poolError'

const MIN_LENGTH = 8
const MAX_LENGTH = 256

/**
 * Refuses a password that is too short, too long or among the commonest. No composition rules, no change to it
 * (specification §5; OWASP ASVS 6.2).
 * @throws InvalidPasswordException
 */
export function checkPassword(password: string): void {
  const length = Array.from(password).length
  if (length < MIN_LENGTH) throw refusals.password('Password not long enough')
  if (length > MAX_LENGTH) throw refusals.password('Password too long')
  if (isCommonPassword(password)) throw refusals.password('Password is too common')
}
