import { apiErrorTexts } from '../../shared/messages/apiErrors'
import { badField } from '../errors'
import { isUuid } from './requireUuid'

/**
 * Validates an idempotency key.
 * @throws AppError BAD_USER_INPUT
 */
export function requireKey(key: string): string {
  if (!isUuid(key)) throw badField('IdempotencyKey', apiErrorTexts.BAD_USER_INPUT)
  return key.toLowerCase()
}
