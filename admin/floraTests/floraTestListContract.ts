import { filterValues } from '../dataProvider/filterValues'
import type { ListContract } from '../dataProvider/listVariables'
import type { InspectionDetailFilter, InspectionDetailSortField } from '../generated/graphql'
import { floraStatusWords } from './floraStatusWords'

/** The list of flora tests as the contract asks for it; conditions are named as on the screen. */
export const floraTestListContract: ListContract<InspectionDetailFilter, InspectionDetailSortField> = {
  filter: (filter) => {
    const values = filterValues(filter)
    const q = values.text('q')
    const sample = values.text('sample')
    return {
      q: q ? { contains: q } : undefined,
      Status: values.among('status', floraStatusWords),
      SampleId: sample ? { beginsWith: sample } : undefined,
      DeadlineForApplicationAt: values.days('deadline'),
      InspectionDetailCreatedAt: values.moments('created'),
    }
  },
  sortFields: {
    InspectionDetailCreatedAt: 'InspectionDetailCreatedAt',
    DeadlineForApplicationAt: 'DeadlineForApplicationAt',
  },
}
