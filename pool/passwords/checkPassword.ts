import { PASSWORD_COMMON, PASSWORD_LIKE_EMAIL } from '../../shared/messages/authErrors'
import { isCommonPassword } from '../../shared/validation/commonPasswords'
import { isOwnAddress, isTrivialPassword, PASSWORD_MAX, PASSWORD_MIN } from '../../shared/validation/password'
import { characterCount } from '../../shared/validation/formFields'
import { refusals } from '../poolError'

/**
 * No composition rules, and the password is never altered (specification §5; OWASP ASVS 6.2).
 * @throws InvalidPasswordException if it is too short, too long, very common, or the person's own address
 */
export function checkPassword(password: string, email: string): void {
  const length = characterCount(password)
  if (length < PASSWORD_MIN) throw refusals.password('Password not long enough')
  if (length > PASSWORD_MAX) throw refusals.password('Password too long')
  if (isTrivialPassword(password) || isCommonPassword(password)) throw refusals.password(PASSWORD_COMMON)
  if (isOwnAddress(password, email)) throw refusals.password(PASSWORD_LIKE_EMAIL)
}
