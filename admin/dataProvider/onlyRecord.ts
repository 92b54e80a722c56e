import { apiErrorTexts } from '../../shared/messages/apiErrors'
import { toRecord } from './resourceQueries'

/**
 * The single row of a list filtered by id, for resources without a call for one.
 * @throws HttpError when there is none
 */
export function onlyRecord<Row extends { Id: string }>(rows: readonly Row[]) {
  const [row] = rows
  if (row) return toRecord(row)
  const refusal = { message: apiErrorTexts.NOT_FOUND, extensions: { code: 'NOT_FOUND' } }
  throw Object.assign(new Error(apiErrorTexts.NOT_FOUND), { graphQLErrors: [refusal] })
}
