import type { GraphQLSchema } from 'graphql'
import { preferenceSlotSchema } from '../../../../shared/forms/preferenceSlot'
import { object, string } from '../../../../shared/forms/yup'
import { allocationPage } from '../../../care/waitingList/allocations'
import type { RequestContext } from '../../../ground/access/context'
import type { Page } from '../../../ground/db/keysetPage'
import { validated } from '../../../ground/errors'
import type { CaseFilter } from '../../../generated/resolvers'
import { listCases } from '../../../records/cases/listCases'
import { listBulkRows } from '../../bulk/bulkJobs'
import { coerceInput } from './coerceInput'
import { type ExportRequest, withPeople } from './exportTable'
import { BATCH, readPages } from './readPages'

type Start = { limit: number; nextToken?: string | null }

/** The rows of a list that has no filter of the contract, with their people. */
const paged = <Row extends { UserId?: string | null }>(
  context: RequestContext,
  readPage: (start: Start, options: { largest: number; countTo?: number }) => Promise<Page<Row>>,
) => ({
  count: async (countTo: number) => (await readPage({ limit: 1 }, { largest: 1, countTo })).total(),
  async *batches() {
    const pages = readPages((start) => readPage(start, { largest: BATCH }))
    for await (const rows of pages) yield await withPeople(context, rows)
  },
})

export function openAllocations(context: RequestContext, { filter }: ExportRequest) {
  const { Year, Month } = validated(preferenceSlotSchema.pick(['Year', 'Month']), filter ?? {})
  return paged(context, (start, options) =>
    allocationPage(context, { year: Year, month: Month }, start, options),
  )
}

const bulkFilterSchema = object({
  JobId: string().required(),
  State: string().oneOf(['Pending', 'Done', 'Refused'] as const),
}).exact()

export function openBulk(context: RequestContext, { filter }: ExportRequest) {
  const which = validated(bulkFilterSchema, filter ?? {})
  return paged(context, (start, options) => listBulkRows(context, { ...which, ...start }, options))
}

/** The register of cases, with their ages and without what was said. */
export const openCases =
  (schema: GraphQLSchema) =>
  (context: RequestContext, { filter: given, sortDirection }: ExportRequest) => {
    const filter = coerceInput<CaseFilter>(schema, 'CaseFilter', 'filter', given)
    return paged(context, (start, options) =>
      listCases(context, { filter, sortDirection, ...start }, options),
    )
  }
