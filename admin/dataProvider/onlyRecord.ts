import { apiErrorTexts } from '../../shared/messages/apiErrors'
import { toRecord } from './resourceQueries'

/**
 * The one row of a list that was narrowed to an id, where the contract has no call for one.
 * @throws a refusal as the API words it, when there is none
 */
export function onlyRecord<Row extends { Id: string }>(rows: readonly Row[]) {
  const [row] = rows
  if (row) return toRecord(row)
  const refusal = { message: apiErrorTexts.NOT_FOUND, extensions: { code: 'NOT_FOUND' } }
  throw Object.assign(new Error(apiErrorTexts.NOT_FOUND), { graphQLErrors: [refusal] })
}
