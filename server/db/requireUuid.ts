import { AppError } from '../errors'

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
