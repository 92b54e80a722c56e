import type { GetListParams } from 'react-admin'
import { addDays, startOfJapaneseDate } from '../../shared/dates'
import { ActivityListDocument, type ActivityListQueryVariables } from '../generated/graphql'
import { filterValues } from '../dataProvider/filterValues'
import { request, type ResourceQueries } from '../dataProvider/resourceQueries'

/** The log begins with the service; the API means the last 30 days where no beginning is given. */
const FROM_THE_BEGINNING = '2020-01-01'

/** The conditions of the log as the contract asks for them; `to` is a day that still belongs to the range. */
export function activityListVariables({ filter, pagination }: GetListParams): ActivityListQueryVariables {
  const values = filterValues(filter)
  const { page, perPage } = pagination ?? { page: 1, perPage: 25 }
  const from = values.flag('all') ? FROM_THE_BEGINNING : values.date('from')
  const to = values.date('to')
  return {
    ...(from && { from: startOfJapaneseDate(from).toISOString() }),
    ...(to && { to: startOfJapaneseDate(addDays(to, 1)).toISOString() }),
    userId: values.text('userId'),
    category: values.text('category'),
    operation: values.text('operation'),
    text: values.text('text'),
    limit: perPage,
    offset: (page - 1) * perPage,
  }
}

export const activityQueries: ResourceQueries = {
  getList: (params) =>
    request(ActivityListDocument, activityListVariables(params), ({ listUserActivity: log }) => ({
      data: log.items,
      total: log.count,
    })),
}
