import { caseKindLabels, caseStateLabels } from '../../../shared/words/labels/caseLabels'
import type { CaseFilter } from '../../../shared/generated/schema'
import {
  listQueries,
  request,
  toRecord,
  type ListContract,
  type ResourceQueries,
} from '../../ground/dataProvider/resourceQueries'
import { CaseListDocument, CasePageDocument } from '../../generated/graphql'

const contract: ListContract<CaseFilter, never> = {
  fields: [
    { where: (values) => ({ Kind: values.among('kind', caseKindLabels) }) },
    { where: (values) => ({ State: values.among('state', caseStateLabels) }) },
  ],
  sortFields: {},
}

export const caseQueries: ResourceQueries = {
  ...listQueries(CaseListDocument, contract, (data) => data.listCases),
  getOne: ({ id }) =>
    request(CasePageDocument, { id: String(id) }, ({ getCase }) => ({ data: toRecord(getCase) })),
}
