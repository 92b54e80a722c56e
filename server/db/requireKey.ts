import { apiErrorTexts } from '../../shared/messages/apiErrors'
import { badField } from '../errors'
import { isUuid } from './requireUuid'

/** A key that the sender made for one call, however often it is sent. @throws AppError BAD_USER_INPUT */
export function requireKey(key: string): string {
  if (!isUuid(key)) throw badField('IdempotencyKey', apiErrorTexts.BAD_USER_INPUT)
  return key.toLowerCase()
}
