import { apiErrorTexts } from '../../shared/messages/apiErrors'
import { AppError, badField } from '../errors'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isUuid = (id: string): boolean => UUID.test(id)

/**
 * An invalid id is answered like an unknown one.
 * @throws AppError NOT_FOUND
 */
export function requireUuid(id: string): string {
  if (!isUuid(id)) throw new AppError('NOT_FOUND')
  return id
}

/**
 * Validates an idempotency key.
 * @throws AppError BAD_USER_INPUT
 */
export function requireKey(key: string): string {
  if (!isUuid(key)) throw badField('IdempotencyKey', apiErrorTexts.BAD_USER_INPUT)
  return key.toLowerCase()
}
