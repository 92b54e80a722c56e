import { mailStateLabels } from '../../shared/labels/mailStateLabels'
import { filterValues } from '../dataProvider/filterValues'
import { request, toRecord, type ResourceQueries } from '../dataProvider/resourceQueries'
import { MailListDocument } from '../generated/graphql'

export const mailQueries: ResourceQueries = {
  getList: ({ filter, sort }, { limit, nextToken }) => {
    const values = filterValues(filter)
    return request(
      MailListDocument,
      {
        filter: {
          State: values.among('state', mailStateLabels),
          CreatedAt: values.moments('created'),
        },
        sortDirection: sort?.order ?? 'DESC',
        limit,
        nextToken,
      },
      ({ listMails: list }) => ({
        data: list.items.map(toRecord),
        total: list.total,
        meta: { nextToken: list.nextToken },
      }),
    )
  },
}
