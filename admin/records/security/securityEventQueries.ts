import { securityEventLabels } from '../../../shared/words/labels/consoleLabels'
import type { SecurityEventFilter } from '../../../shared/generated/schema'
import {
  type ListContract,
  listQueries,
  type ResourceQueries,
} from '../../ground/dataProvider/resourceQueries'
import { SecurityEventListDocument } from '../../generated/graphql'

const contract: ListContract<SecurityEventFilter, never> = {
  fields: [{ where: (values) => ({ Kind: values.among('kind', securityEventLabels) }) }],
  sortFields: {},
}

export const securityEventQueries: ResourceQueries = listQueries(
  SecurityEventListDocument,
  contract,
  (data) => data.listSecurityEvents,
)
