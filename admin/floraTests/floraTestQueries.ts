import { listVariables } from '../dataProvider/listVariables'
import { onlyRecord } from '../dataProvider/onlyRecord'
import { request, toRecord, type ResourceQueries } from '../dataProvider/resourceQueries'
import { FloraTestListDocument, FloraTestPageDocument } from '../generated/graphql'
import { floraTestListContract } from './floraTestListContract'

export const floraTestQueries: ResourceQueries = {
  getList: (params, start, today) =>
    request(
      FloraTestListDocument,
      listVariables(floraTestListContract, params, start, today),
      ({ listIntestinalFloraTestByIdInspectionDetailCreatedAt: list }) => ({
        data: list.items.map(toRecord),
        total: list.total,
        meta: { nextToken: list.nextToken },
      }),
    ),
  getOne: ({ id }) =>
    request(
      FloraTestPageDocument,
      { id: String(id) },
      ({ listIntestinalFloraTestByIdInspectionDetailCreatedAt: list }) => ({ data: onlyRecord(list.items) }),
    ),
}
