import { securityEventLabels } from '../../shared/labels/securityEventLabels'
import { filterValues } from '../dataProvider/filterValues'
import { request, toRecord, type ResourceQueries } from '../dataProvider/resourceQueries'
import { SecurityEventListDocument } from '../generated/graphql'

export const securityEventQueries: ResourceQueries = {
  getList: ({ filter, sort }, { limit, nextToken }) =>
    request(
      SecurityEventListDocument,
      {
        filter: { Kind: filterValues(filter).among('kind', securityEventLabels) },
        sortDirection: sort?.order ?? 'DESC',
        limit,
        nextToken,
      },
      ({ listSecurityEvents: list }) => ({
        data: list.items.map(toRecord),
        total: list.total,
        meta: { nextToken: list.nextToken },
      }),
    ),
}
