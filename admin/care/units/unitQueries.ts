import { unitLabels as labels, unitStateLabels } from '../../../shared/words/labels/unitLabels'
import type { UnitFilter, UnitSortField } from '../../../shared/generated/schema'
import {
  type ListContract,
  listQueries,
  request,
  type ResourceQueries,
  toRecord,
} from '../../ground/dataProvider/resourceQueries'
import { UnitListDocument, UnitPageDocument } from '../../generated/graphql'
import { conditionsOf } from '../../parts/list/filterField'

const { search, choices, moments, text, flag } = conditionsOf<UnitFilter>()

export const unitListContract = {
  search: search('q', [{ label: '便番号' }]),
  fields: [
    text('number', 'Number', labels.Number, { how: 'beginsWith' }),
    choices('state', 'State', labels.State, { words: unitStateLabels }),
    flag('left', 'HandedOver', '引き渡し', { yes: '引き渡し済み', no: '引き渡し前' }),
    moments('handedOver', 'HandedOverAt', labels.HandedOverAt),
    text('batch', 'HandOverBatch', labels.HandOverBatch, { how: 'eq', lacks: true }),
    moments('holdChanged', 'HoldChangedAt', labels.HoldChangedAt),
    flag('accepted', 'Accepted', labels.Accepted.admin, { yes: '受け入れた', no: '受け入れなかった' }),
    moments('received', 'ReceivedAt', labels.ReceivedAt),
  ],
  sortFields: { ReceivedAt: 'ReceivedAt' },
} satisfies ListContract<UnitFilter, UnitSortField>

export const unitQueries: ResourceQueries = {
  ...listQueries(UnitListDocument, unitListContract, (data) => data.listUnits),
  getOne: ({ id }) =>
    request(UnitPageDocument, { id: String(id) }, ({ getUnit }) => ({ data: toRecord(getUnit) })),
}
