import type { GetListParams } from 'react-admin'
import type { JapaneseDate } from '../../../shared/facts/dates'
import { ActivityListDocument, type ActivityListQueryVariables } from '../../generated/graphql'
import { filterValues } from '../../ground/dataProvider/filterValues'
import { request, type ResourceQueries } from '../../ground/dataProvider/resourceQueries'

/** Earlier than the service. Without a start date the API returns the last 30 days. */
const FROM_THE_BEGINNING = '2020-01-01T00:00:00.000Z'

export function activityListVariables(
  { filter, pagination }: GetListParams,
  today: JapaneseDate,
): ActivityListQueryVariables {
  const values = filterValues(filter, today)
  const { page, perPage } = pagination ?? { page: 1, perPage: 25 }
  const { ge, lt } = values.moments('time') ?? {}
  return {
    from: values.flag('all') ? FROM_THE_BEGINNING : ge,
    to: lt,
    user_id: values.text('person') ?? values.text('userId'),
    category: values.text('category'),
    operation: values.text('operation'),
    text: values.text('text'),
    actor: values.text('actor'),
    people: values.flag('people') || undefined,
    limit: perPage,
    offset: (page - 1) * perPage,
  }
}

export const activityQueries: ResourceQueries = {
  getList: (params, _start, today) =>
    request(ActivityListDocument, activityListVariables(params, today), ({ listUserActivity: log }) => ({
      data: log.items,
      total: log.count,
    })),
}
