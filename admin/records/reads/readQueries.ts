import { readClassLabels, readPurposeLabels } from '../../../shared/words/labels/readLabels'
import type { StaffReadFilter } from '../../../shared/generated/schema'
import { filterValues } from '../../ground/dataProvider/filterValues'
import {
  listVariables,
  request,
  toRecord,
  type ListContract,
  type ResourceQueries,
} from '../../ground/dataProvider/resourceQueries'
import { StaffReadListDocument } from '../../generated/graphql'

const contract: ListContract<StaffReadFilter, never> = {
  fields: [
    {
      where: (values) => {
        const actor = values.text('actor')
        return {
          ActorId: actor ? { eq: actor } : undefined,
          Purpose: values.among('purpose', readPurposeLabels),
          Time: values.moments('time'),
        }
      },
    },
  ],
  sortFields: {},
}

export const readQueries: ResourceQueries = {
  getList: (params, start, today) => {
    const values = filterValues(params.filter)
    const variables = {
      ...listVariables(contract, params, start, today),
      UserId: values.text('person') ?? null,
      Classes: values.choices('class', readClassLabels),
    }
    return request(StaffReadListDocument, variables, ({ listStaffReads: { items, total, nextToken } }) => ({
      data: items.map(toRecord),
      total,
      meta: { nextToken },
    }))
  },
}
