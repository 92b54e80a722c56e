import { SEARCH_TOO_SLOW } from '../../shared/messages/apiErrors'
import { AppError } from '../errors'
import { databaseCode } from './transaction'

const QUERY_CANCELED = '57014'

/** @throws AppError BAD_USER_INPUT when PostgreSQL ended the search for its time */
export function withinSearchTime<T>(search: PromiseLike<T>): Promise<T> {
  return Promise.resolve(search).catch((error: unknown) =>
    Promise.reject(
      databaseCode(error) === QUERY_CANCELED ? new AppError('BAD_USER_INPUT', SEARCH_TOO_SLOW) : error,
    ),
  )
}
