import { inspectionDetailLabels as labels } from '../../../shared/words/labels/floraLabels'
import type { InspectionDetailFilter, InspectionDetailSortField } from '../../../shared/generated/schema'
import {
  type ListContract,
  listQueries,
  request,
  type ResourceQueries,
  onlyRecord,
} from '../../ground/dataProvider/resourceQueries'
import { FloraTestListDocument, FloraTestPageDocument } from '../../generated/graphql'
import { conditionsOf } from '../../parts/list/filterField'
import { floraStatusWords } from './FloraStatusChip'

const { search, choices, dates, moments, text } = conditionsOf<InspectionDetailFilter>()

export const floraTestListContract = {
  search: search('q'),
  fields: [
    choices('status', 'Status', labels.Status, { words: floraStatusWords }),
    text('sample', 'SampleId', labels.SampleId, { how: 'beginsWith', lacks: true }),
    dates('deadline', 'DeadlineForApplicationAt', labels.DeadlineForApplicationAt, { lacks: true }),
    moments('created', 'InspectionDetailCreatedAt', labels.InspectionDetailCreatedAt),
  ],
  sortFields: {
    InspectionDetailCreatedAt: 'InspectionDetailCreatedAt',
    DeadlineForApplicationAt: 'DeadlineForApplicationAt',
  },
} satisfies ListContract<InspectionDetailFilter, InspectionDetailSortField>

export const floraTestQueries: ResourceQueries = {
  ...listQueries(
    FloraTestListDocument,
    floraTestListContract,
    (data) => data.listIntestinalFloraTestByIdInspectionDetailCreatedAt,
  ),
  getOne: ({ id }) =>
    request(
      FloraTestPageDocument,
      { id: String(id) },
      ({ listIntestinalFloraTestByIdInspectionDetailCreatedAt: list }) => ({ data: onlyRecord(list.items) }),
    ),
}
